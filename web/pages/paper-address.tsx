import type { Place } from './page.tsx';

/** Where the ladder lies, for whoever reads it on paper; its button draws a code of it. Only the sheet has it, below the ladder. */
export const PaperAddress = ({ place: { club, ladder, past, origin } }: { readonly place: Place }) =>
  origin === undefined || past !== undefined ? null : (
    <div class="paper-address">{`${origin}/${club.id}/${ladder}/`}</div>
  );
