import type { Day, PlayerId } from '../../vocabulary/vocabulary.ts';
import type { Bout } from './tournament.ts';

/** Games that were played on one day, in which nobody plays twice. */
export interface Round {
  readonly day: Day;
  readonly bouts: readonly Bout[];
}

/**
 * A ladder has no rounds, so they are made of its games: each day has as few as it takes for nobody to play twice in one.
 * So both players of a game have it in the same round, and every round has one true date.
 */
export function roundsOf(bouts: readonly Bout[]): readonly Round[] {
  const rounds: { readonly day: Day; readonly bouts: Bout[]; readonly busy: Set<PlayerId> }[] = [];
  for (const bout of bouts.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))) {
    const pair = [bout.white, bout.black];
    // After the last round that either of them plays: the order of a player's games stays.
    const last = rounds.findLastIndex(({ day, busy }) => day === bout.day && pair.some((player) => busy.has(player)));
    const free = rounds.findIndex(({ day }, index) => day === bout.day && index > last);
    const round = rounds[free] ?? { day: bout.day, bouts: [], busy: new Set() };
    if (free < 0) rounds.push(round);
    round.bouts.push(bout);
    for (const player of pair) round.busy.add(player);
  }
  return rounds;
}
