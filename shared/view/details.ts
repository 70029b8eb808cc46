import type { StandingView } from '../contract/view.ts';
import { awayUntil } from '../rules/away/days.ts';
import { protectedUntil } from '../rules/challenge/whom/protected-days.ts';
import { prefersOf } from '../rules/go/terms-in-words.ts';
import { figureOf } from '../systems/figures.ts';
import { systemOf } from '../systems/registry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, PlayerId } from '../vocabulary/vocabulary.ts';
import { measuredOf, rungsOf } from './measures.ts';
import { missedInARow } from './missed.ts';

type Details = Partial<StandingView>;

/** What a ladder shows of a player besides the name, on a day: each system something else. */
export function detailsOf(ladder: Ladder, today: Day): (id: PlayerId) => Details {
  const { controls, preferences } = systemOf(ladder);
  const runs = controls.missed(ladder) ? missedInARow(ladder) : new Map<PlayerId, number>();
  const rungs = rungsOf(ladder);
  const protectedDays = figureOf(ladder, 'protectedDays');
  return (id) => {
    const [missed, rung, player] = [runs.get(id), rungs.get(id), ladder.players.get(id)];
    const [prefers, away] = [prefersOf(ladder, id), awayUntil(ladder, id, today)];
    const until = protectedUntil(ladder, id, today, protectedDays);
    return {
      ...(missed !== undefined && { missed }),
      ...(player?.declined !== undefined && { declined: player.declined }),
      ...(preferences.includes('rated') && { rated: player?.preferences?.rated ?? false }),
      ...(rung !== undefined && { rung }),
      ...measuredOf(ladder, id, rung),
      ...(prefers && { prefers }),
      ...(away && { away }),
      ...(until && { protected: until }),
      ...(player?.entering && { entering: true }),
    };
  };
}
