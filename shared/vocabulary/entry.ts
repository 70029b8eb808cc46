import type { Command, Score, Scores } from './command.ts';
import type { HandicapTerms } from './ladder.ts';
import type { ChallengeId, Clause, Day, Instant, LineNumber, PlayerId, Rung, Verb } from './vocabulary.ts';

/** Neighbours who all moved by `change` rungs (below is positive), joined (`from`: the rung of the first) or were removed. */
export interface Move {
  readonly players: readonly PlayerId[];
  /** The first one's rung before. */
  readonly from: Rung;
  readonly change: number | 'joined' | 'removed';
}

/** What a calendar is divided into. */
export const CALENDAR_KINDS = ['month', 'week'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** What can be missed: one of those, or a number of days since a player's last game. */
export const PERIOD_KINDS = [...CALENDAR_KINDS, 'days'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** A whole calendar month or ISO week, and when it is over: as the next one begins by the clocks of the ladder. */
export interface DuePeriod {
  /** Such as "2021-10" or "2021-W40". */
  readonly name: string;
  readonly first: Day;
  readonly last: Day;
  readonly at: Instant;
}

export type Penalty = 'dropped' | 'removed' | 'forfeited';

/** What a settlement did: to whom, in the order before it, also to those who could not move; and everybody whom that moved. */
interface SettlementEffect {
  readonly clause: Clause;
  /** Of what it did under another clause. */
  readonly clauses?: { readonly [Each in Penalty]?: Clause };
  readonly dropped?: readonly PlayerId[];
  readonly removed: readonly PlayerId[];
  readonly forfeited?: readonly { readonly player: PlayerId; readonly points: number }[];
  readonly moves: readonly Move[];
}

export interface PeriodSettlement<Kind extends PeriodKind = PeriodKind> extends SettlementEffect, DuePeriod {
  readonly kind: Kind;
  /** How many weeks or months it takes in, or after how many days without a game it is due; missing for one. */
  readonly length?: number;
  /** The last of several periods that all came out like this one: each between them that counts was settled alike. */
  readonly through?: DuePeriod;
}

/** A final's cut: players who have not arrived by then are removed. */
export interface CutSettlement extends SettlementEffect {
  readonly kind: 'cut';
  /** Its local date and time, such as "2022-06-06T20:15". */
  readonly name: string;
  readonly at: Instant;
  readonly through?: never;
}

/** The end of a season with a minimum of games or challenges: players short of it go to the bottom (H18). */
export interface SeasonSettlement extends SettlementEffect {
  readonly kind: 'season';
  /** As `seasonName` has it. */
  readonly name: string;
  readonly last: Day;
  readonly at: Instant;
  readonly through?: never;
}

/** A challenge that a player did not take, where a number of them costs something (H17). */
export interface Strike {
  readonly player: PlayerId;
  /** Its number, counted from 1; reaching the limit costs the player something. */
  readonly count: number;
  readonly of: number;
}

/** A challenge that was not accepted, or not played, in time. */
export interface DeadlineSettlement extends SettlementEffect {
  readonly kind: 'deadline';
  /** As `deadlineName` or, where it was not accepted, `acceptanceName` has it. */
  readonly name: string;
  readonly at: Instant;
  readonly challenge: ChallengeId;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  /** It was to be accepted by then; missing where it was to be played. */
  readonly unaccepted?: true;
  /** Whether the challenger won without playing, or the challenged player did, both lost, or it is closed without a result. */
  readonly outcome: 'forfeited' | 'defended' | 'lost-by-both' | 'closed';
  /** The player who lost it by offering no day to play while the other had offered one. */
  readonly silent?: PlayerId;
  /** The players who got a strike by it. */
  readonly strikes?: readonly Strike[];
  readonly through?: never;
}

/** A result that a player reported, and that nobody has confirmed or disputed in time: it counts from then on. */
export interface ConfirmationSettlement extends SettlementEffect {
  readonly kind: 'confirmation';
  /** As `confirmationName` has it. */
  readonly name: string;
  readonly at: Instant;
  readonly challenge: ChallengeId;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly score: Score;
  readonly through?: never;
}

/** The scores of a game for points that a player reported, and that nobody has confirmed or disputed in time. */
export interface PotConfirmationSettlement extends SettlementEffect {
  readonly kind: 'pot-confirmation';
  /** As `confirmationName` has it. */
  readonly name: string;
  readonly at: Instant;
  readonly game: ChallengeId;
  readonly scores: Scores;
  readonly through?: never;
}

/** Something that fell due and was settled. `name` is unique on a ladder; what was done by `at`, its due time, was in time. */
export type Settlement =
  | PeriodSettlement
  | CutSettlement
  | SeasonSettlement
  | DeadlineSettlement
  | ConfirmationSettlement
  | PotConfirmationSettlement;
export type SettlementKind = Settlement['kind'];

/** Who won a challenge without playing when it ran out, and who lost it; undefined if nobody did. */
export function wonBy({
  outcome,
  challenger,
  challenged,
}: Pick<DeadlineSettlement, 'outcome' | 'challenger' | 'challenged'>):
  | { readonly won: PlayerId; readonly lost: PlayerId }
  | undefined {
  if (outcome === 'forfeited') return { won: challenger, lost: challenged };
  return outcome === 'defended' ? { won: challenged, lost: challenger } : undefined;
}

export const deadlineName = (challenge: ChallengeId): string => `deadline-${challenge}`;

/** Names the deadline by which a challenge is to be accepted: like no other settlement. */
export const acceptanceName = (challenge: ChallengeId): string => `acceptance-${challenge}`;

/** Names the end of a season by its last day: like no other settlement. */
export const seasonName = (last: Day): string => `season-${last}`;

/** Names a round by its last day: like no other settlement. */
export const roundName = (last: Day): string => `round-${last}`;

/** The clause by which a result waits for another player. */
export const CONFIRMED_BY: Clause = '§0';

/** Names what counts by itself, of a challenge or game: like no other settlement. */
export const confirmationName = (challenge: ChallengeId): string => `confirmed-${challenge}`;

export const clauseFor = ({ clause, clauses }: Pick<Settlement, 'clause' | 'clauses'>, what?: Penalty): Clause =>
  (what && clauses?.[what]) ?? clause;

/** When a settlement fell due or, of several periods in one, the last of them. */
export const settledAt = ({ at, through }: Settlement): Instant => through?.at ?? at;

export const isPeriod = (settlement: Settlement): settlement is PeriodSettlement =>
  PERIOD_KINDS.some((kind) => kind === settlement.kind);

/** What an accepted command did, and by which clause: why everybody stands where they stand. */
export interface Effects {
  readonly settled: readonly Settlement[];
  readonly clause?: Clause;
  readonly moves: readonly Move[];
  /** What a challenge is played at: fixed when it was issued, and kept in every replay. */
  readonly terms?: HandicapTerms;
  /** The challenge used one of its challenger's free ones, to anybody above (H3). */
  readonly free?: true;
  /** Who got a strike by declining (H17). */
  readonly strikes?: readonly Strike[];
}

export const NO_EFFECTS: Effects = { settled: [], moves: [] };

/** One accepted line of the log: the command, where it stands, and what it did. */
export interface Entry<V extends Verb = Verb> {
  readonly line: LineNumber;
  readonly command: Command<V>;
  readonly effects: Effects;
}
