import { kept } from '#shared/calendar/days.ts';
import type { Drawing } from '../ui/page/qr.tsx';
import { draw } from '../ui/page/qr-encoder.ts';
import type { Place } from './page.tsx';

/** A page is made again and again, and its address stays. */
const drawn = new Map<string, Drawing>();

const MANY = 500;

/** Where the ladder lies, for whoever reads it on paper: their camera opens it. Only the sheet has it, below the ladder. */
export const PaperAddress = ({ place: { club, ladder, past, origin } }: { readonly place: Place }) => {
  if (origin === undefined || past !== undefined) return null;
  const address = `${origin}/${club.id}/${ladder}/`;
  const { side, path } = kept(drawn, address, MANY, () => draw(address));
  return (
    <div class="paper-address">
      <svg viewBox={`0 0 ${side} ${side}`} shape-rendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      {address}
    </div>
  );
};
