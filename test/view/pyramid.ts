import type { LadderView } from '#shared/contract/view.ts';
import { Club, nameFor } from './club.ts';
import { seasonView } from './told.ts';

/**
 * A pyramid of so many, "p1" on top, where p7 has beaten p1, and p8 has challenged p5. Pages ask nothing but the view whether
 * a ladder is one, so that any will do.
 */
export function pyramidOf(size: number): LadderView {
  const club = new Club({ system: 'crewe' });
  const names = Array.from({ length: size }, (_, index) => [
    `p${index + 1}`,
    index < 96 ? nameFor(index) : `${nameFor(index)} ${index}`,
  ]);
  club.seed('2021-09-06T08:00Z', Object.fromEntries(names));
  if (size >= 8) {
    club.match('2021-09-13T20:00Z', 'p7', 'p1', [1, 0]);
    club.does('2021-09-14T10:00Z', 'challenge', { id: 'one', challenger: 'p8', challenged: 'p5' });
  }
  return { ...seasonView(club.season, club.season.ladder.at), shape: 'pyramid' };
}

/** The same, with one player away. */
export const whereAway = (view: LadderView, player: string): LadderView => ({
  ...view,
  standings: view.standings.map((each) => (each.id === player ? { ...each, away: view.season.start } : each)),
});
