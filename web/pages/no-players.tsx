import { PageCode } from './page-code.tsx';
import type { Place } from './place.ts';

/** What to do next where a ladder has no players. */
export const NoPlayers = ({ place: { origin, club, ladder } }: { readonly place: Place }) => (
  <div class="nothing">
    <p>
      <strong>No players yet.</strong> Organiser? <a href="desk/">Add players on the Admin page</a>. Everyone else: come
      back once the first results are in, or scan this code to keep the page on your phone.
    </p>
    {origin !== undefined && <PageCode address={`${origin}/${club.id}/${ladder}/`} label="QR code of this page" />}
  </div>
);
