import type { AskedView } from '../contract/forecast.ts';
import type { Attendance } from '../rules/duty.ts';
import { askedBySeason } from '../rules/inactivity/season-minimum.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { PlayerId } from '../vocabulary/vocabulary.ts';

/** What a season asks of a player by its end, where that can be told. */
export type AskedOf = (player: PlayerId) => AskedView | undefined;

export function askedOn(ladder: Ladder, attendance: Attendance): AskedOf {
  const season = askedBySeason(ladder, attendance);
  if (!season) return () => undefined;
  const { until, asked, doneBy } = season;
  return (player) => {
    const done = doneBy(player);
    return (
      done && {
        until,
        ...(asked.played > 0 && { played: { done: done.played, of: asked.played } }),
        ...(asked.made > 0 && { made: { done: done.made, of: asked.made } }),
      }
    );
  };
}
