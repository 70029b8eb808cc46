import type { HistoryView, PlayedView, PlayerIndex } from '#shared/contract/history.ts';
import type { GamePoints } from '#shared/vocabulary/command.ts';
import { fromOwnSide, signed } from '#shared/words/score.ts';
import { GAMES, TEXT as SHARED } from '#shared/words/texts.ts';
import { BOUTS } from '../texts.ts';
import { outcomeOf } from './controls.ts';

export interface Bout {
  readonly played: PlayedView;
  readonly opponents: readonly PlayerIndex[];
  /** Their points, and those of the others in the same order; in a game of several their score. */
  readonly own: number;
  readonly others: readonly number[];
  /** The points of each game, their own first. */
  readonly points?: GamePoints;
  /** Against all of them. Missing where it does not count: voided, rejected, or awaiting approval. */
  readonly outcome?: BoutOutcome;
  /** Against each of them, in the same order; missing likewise. */
  readonly against?: readonly BoutOutcome[];
}

export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type BoutOutcome = (typeof OUTCOMES)[number];

/** How often a player has won, drawn and lost. In a game of several, a player has won against those with less. */
export type Tally = Readonly<Record<BoutOutcome, number>>;

export function boutsOf(history: Pick<HistoryView, 'results' | 'system'>, player: PlayerIndex): readonly Bout[] {
  return history.results
    .filter(({ players }) => players.includes(player))
    .map((played) => boutOf(history, played, player))
    .toReversed();
}

/** Where a score came among those of a game of several, equals sharing a place. */
const placeOf = ({ own, others }: Pick<Bout, 'own' | 'others'>): number =>
  1 + others.filter((other) => other > own).length;

/** What a player's results come to: won, drawn and lost, or how often of all games they had the best score. */
export function sumOf(bouts: readonly Omit<Bout, 'opponents'>[]): string {
  const counting = bouts.filter(({ outcome }) => outcome);
  if (counting.some(({ played: { kind } }) => kind === 'pot'))
    return BOUTS.pots(counting.length, counting.filter((bout) => placeOf(bout) === 1).length);
  const { won, drawn, lost } = tallyOf(counting.flatMap(({ outcome }) => outcome ?? []));
  return BOUTS.tally(won, drawn, lost);
}

/** "2nd of 5, +2 points", of a game for points. */
export function potWords({
  own,
  others,
  played: { net = [], score },
}: Pick<Bout, 'own' | 'others' | 'played'>): string {
  return BOUTS.pot(placeOf({ own, others }), score.length, signed(net[score.indexOf(own)] ?? 0));
}

/** What is said of a result by its state; nothing of one that counts. */
export function stateWords(state: PlayedView['state']): string {
  switch (state) {
    case 'stands':
      return '';
    case 'void':
      return SHARED.undone;
    case 'rejected':
      return GAMES.takenBack;
    case 'awaiting':
      return BOUTS.awaiting;
  }
}

type PlayedSystem = Pick<HistoryView, 'system'>;

export function boutOf(history: PlayedSystem, played: PlayedView, player: PlayerIndex): Bout {
  const seat = played.players.indexOf(player);
  const others = [...played.players.keys()].filter((index) => index !== seat);
  const against = others.map((other) => outcomeBetween(history, played, seat, other));
  const outcome = OUTCOMES.findLast((each) => against.includes(each));
  return {
    played,
    opponents: others.flatMap((other) => played.players[other] ?? []),
    own: played.score[seat] ?? 0,
    others: others.map((other) => played.score[other] ?? 0),
    ...(played.points && { points: played.points.map((game) => fromOwnSide(game, seat === 0)) }),
    ...(played.state === 'stands' && outcome && { outcome, against }),
  };
}

/** How it ended between two of the players: with a score of two, the system says who has won. */
function outcomeBetween({ system }: PlayedSystem, played: PlayedView, seat: number, other: number): BoutOutcome {
  const { kind, score, brokenOff } = played;
  // Settings have no say: they may have changed since.
  if (brokenOff) return 'drawn';
  const [own, theirs] = [score[seat] ?? 0, score[other] ?? 0];
  if (kind === 'pot' || kind === 'playoff') return own > theirs ? 'won' : own < theirs ? 'lost' : 'drawn';
  const isChallenger = seat === 0;
  const outcome = outcomeOf({ header: { system } }, isChallenger ? [own, theirs] : [theirs, own]);
  if (outcome === 'drawn') return 'drawn';
  return (outcome === 'challenger-won') === isChallenger ? 'won' : 'lost';
}

export const tallyOf = (outcomes: readonly BoutOutcome[]): Tally => {
  const count = (wanted: BoutOutcome): number => outcomes.filter((each) => each === wanted).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
};

export function recordsOf(
  bouts: readonly Bout[],
): readonly { readonly opponent: PlayerIndex; readonly tally: Tally }[] {
  const met = new Map<PlayerIndex, BoutOutcome[]>();
  for (const { opponents, against = [] } of bouts)
    for (const [index, outcome] of against.entries()) {
      const opponent = opponents[index];
      if (opponent !== undefined) met.set(opponent, [...(met.get(opponent) ?? []), outcome]);
    }
  return [...met]
    .map(([opponent, outcomes]) => ({ opponent, tally: tallyOf(outcomes), times: outcomes.length }))
    .toSorted((one, other) => other.times - one.times || one.opponent - other.opponent);
}
