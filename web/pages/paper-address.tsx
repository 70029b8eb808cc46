import type { PageAddress } from './page.tsx';

/** The ladder's address, for readers on paper; its button draws a code of it. Only on the sheet, below the ladder. */
export const PaperAddress = ({ place: { club, ladder, past, origin } }: { readonly place: PageAddress }) =>
  origin === undefined || past !== undefined ? null : (
    <div class="paper-address">{`${origin}/${club.id}/${ladder}/`}</div>
  );
