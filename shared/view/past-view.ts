import type { FinalView, LadderView } from '../contract/view.ts';

/** Which season of a ladder is over, by what its address ends with, and the day after which nothing was played in it. */
export type PastSeason = NonNullable<LadderView['past']>;

/** What the public sees of a season that the next one has followed: as it ended, and of nothing that is to come; of a final only where it was played. */
export function pastView(view: LadderView, past: PastSeason): LadderView {
  const { night: _, challenges: __, rematches: ___, final, ...rest } = closedView(view);
  const { closed: ____, ...seen } = rest;
  return { ...seen, ...(final?.cut && { final: asItEnded(final) }), matches: [], past };
}

const asItEnded = ({ ahead: _, ...final }: FinalView): FinalView => final;

/** What the public sees of a ladder that its organiser has closed: as it stands, and of nothing that is to come. */
export function closedView(view: LadderView): LadderView {
  const { due: _, later: __, standings, ...rest } = view;
  return { ...rest, closed: true, standings: standings.map(({ forecast: ___, ...row }) => row) };
}
