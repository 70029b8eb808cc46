import type { HistoryView, PlayedView, PlayerIndex } from '../../shared/contract/history.ts';

/** A match or game from the side of one player. */
export interface Bout {
  readonly played: PlayedView;
  readonly opponents: readonly PlayerIndex[];
  /** Their points, and those of the others in the same order; in a game of several their score. */
  readonly own: number;
  readonly others: readonly number[];
  /** Missing where it does not count: voided, rejected, or awaiting approval. */
  readonly outcome?: Outcome;
}

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How often somebody has won, drawn and lost. In a game of several, whoever has more has won against whoever has less. */
export type Tally = Readonly<Record<Outcome, number>>;

/** Everything that a player has played, newest first. */
export function boutsOf({ results }: Pick<HistoryView, 'results'>, player: PlayerIndex): readonly Bout[] {
  return results
    .filter(({ players }) => players.includes(player))
    .map((played) => boutOf(played, player))
    .toReversed();
}

function boutOf(played: PlayedView, player: PlayerIndex): Bout {
  const seat = played.players.indexOf(player);
  const own = played.score[seat] ?? 0;
  const others = played.score.filter((_, index) => index !== seat);
  return {
    played,
    opponents: played.players.filter((_, index) => index !== seat),
    own,
    others,
    ...(played.state === 'stands' && { outcome: outcomeOf(own, Math.max(...others)) }),
  };
}

const outcomeOf = (own: number, other: number): Outcome => (own > other ? 'won' : own < other ? 'lost' : 'drawn');

export const tallyOf = (outcomes: readonly Outcome[]): Tally => {
  const count = (wanted: Outcome): number => outcomes.filter((each) => each === wanted).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
};

/** The record against each opponent, those met most often first. */
export function recordsOf(
  bouts: readonly Bout[],
): readonly { readonly opponent: PlayerIndex; readonly tally: Tally }[] {
  const met = new Map<PlayerIndex, Outcome[]>();
  for (const { outcome, opponents, own, others } of bouts) {
    if (outcome === undefined) continue;
    for (const [index, opponent] of opponents.entries())
      met.set(opponent, [...(met.get(opponent) ?? []), outcomeOf(own, others[index] ?? 0)]);
  }
  return [...met]
    .map(([opponent, outcomes]) => ({ opponent, tally: tallyOf(outcomes), times: outcomes.length }))
    .toSorted((one, other) => other.times - one.times || one.opponent - other.opponent);
}
