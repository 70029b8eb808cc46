import type { LadderView } from '../contract/view.ts';

/** What the public sees of a ladder that its organiser has closed: as it stands, and of nothing that is to come. */
export function closedView(view: LadderView): LadderView {
  const { due: _, later: __, standings, ...rest } = view;
  return { ...rest, closed: true, standings: standings.map(({ forecast: ___, ...row }) => row) };
}
