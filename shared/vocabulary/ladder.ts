import type { GamePoints, MayBeUnfinished, Preferences, Score } from './command.ts';
import { type Header, headerLine } from './header.ts';
import { Order } from './order.ts';
import { Table } from './table.ts';
import { type ChallengeId, type Day, type Instant, instant, type LineNumber, type PlayerId } from './vocabulary.ts';

export const PRESENCES = ['absent', 'present', 'departed'] as const;
/** A player's peg on one night (L10–L14). Light side out is: in a running match. */
export interface Peg {
  readonly night: Day;
  /** Absent: no peg yet, but a player was met in a match from a sheet. Departed: who they met stays met. */
  readonly presence: (typeof PRESENCES)[number];
  /** Challenges issued minus accepted, I−A. */
  readonly imbalance: number;
  /** The situation in which they passed; a pass stands while the night's situation is still that one (L16). */
  readonly passed?: number;
  readonly met: readonly PlayerId[];
}

/** A player who was once admitted. Whether they are on the ladder now, the order says. */
export interface Player {
  readonly id: PlayerId;
  readonly name?: string;
  readonly rating?: number;
  /** When they were admitted or last rejoined. */
  readonly admitted: Day;
  /** The last day that counts as played. */
  readonly played?: Day;
  readonly preferences?: Preferences;
  /** The level of the gap to the next program below. */
  readonly gap?: number;
  /** A program that has not yet found its place: its entry goes on. */
  readonly entering?: true;
  /** Challenges declined: counted and shown, never punished (C12). */
  readonly declined?: number;
  /** Whether a result of theirs stands, which fixes their election (C14). */
  readonly hasResult?: true;
  readonly peg?: Peg;
}

/** A result that moves nothing before it is approved (N7), or confirmed by the other player. */
export interface Awaiting extends MayBeUnfinished {
  readonly score: Score;
  /** The points of each game, if they were given. */
  readonly points?: GamePoints;
  readonly day: Day;
  readonly line: LineNumber;
  /** The player who reported it, where it waits for the other one. */
  readonly reported?: PlayerId;
  /** When it counts by itself. */
  readonly counts?: Instant;
  /** The other player disputes it: it waits for the club. */
  readonly disputed?: true;
}

export const GAME_KINDS = ['up', 'down', 'entry'] as const;
/** What a game of programs is played at, fixed when the challenge is issued. */
export interface HandicapTerms {
  /** Whether a program tries to cut the gap above it, to grow the one below it, or to enter the ladder. */
  readonly kind: (typeof GAME_KINDS)[number];
  /** The level of the handicap: 0 is even, 1 without komi, k stones from 2 on. */
  readonly level: number;
}

/** A challenge that has no final result yet. In Lavers that is a match in progress. */
export interface Challenge {
  readonly id: ChallengeId;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly issued: Instant;
  /** The line that issued it; missing on those that were stored before it was kept. */
  readonly line?: LineNumber;
  /** Rungs from the challenger up to the challenged when it was issued; negative for a player below (L20a). */
  readonly distance: number;
  readonly terms?: HandicapTerms;
  /** How often the ladder's settings had been changed when it was issued; missing for never. */
  readonly under?: number;
  /** The challenged player may not have heard of it: until they accept, it costs nobody anything (H14). */
  readonly unreached?: true;
  readonly accepted?: true;
  /** When, where the days to play it count from then. */
  readonly acceptedAt?: Instant;
  readonly awaiting?: Awaiting;
  /** When its result was last rejected, where it is to be played by a day. */
  readonly reopened?: Instant;
  /** The player who would put it off, if the other agrees. */
  readonly postponing?: PlayerId;
  /** How often it was put off; missing for never. */
  readonly postponed?: number;
  /** Those of the two who have offered a day to play, in that order; missing if neither has. */
  readonly offered?: readonly PlayerId[];
  /** Once it has ended: its last day had passed before it was played. */
  readonly lapsed?: true;
  /** Once it has ended: a player came off the ladder before it was played. */
  readonly left?: true;
  /** Likewise, where that player was removed: the period that they had missed. */
  readonly missed?: SettledPeriod;
  /** Likewise: it was withdrawn. */
  readonly withdrawn?: true;
  /** The line that gave it its result. */
  readonly decided?: LineNumber;
}

/** The challenge issued first comes before the others; at the same instant, the one whose line comes first. */
export const byIssue = (one: Challenge, other: Challenge): number =>
  one.issued - other.issued || (one.line ?? 0) - (other.line ?? 0);

export interface SettledPeriod {
  readonly first: Day;
  readonly last: Day;
}

/** What only the log remembers. A ladder that came from the store has it empty; `looksBack` says who needs it. */
interface Past {
  readonly ended: Table<ChallengeId, Challenge>;
  /** What only some systems remember: each through a lens of its own (`remembered`). */
  readonly slots: Slots;
}

/** State that only some systems have, by name: read and changed through a lens (`slot`) alone. */
type Slots = Readonly<Record<string, unknown>>;

/** A ladder at one moment: the fold of its log. Never changed, only followed by another. */
export interface Ladder {
  readonly header: Header;
  /** The last line: the ladder's version. */
  readonly line: LineNumber;
  /** When the last well-formed line happened. */
  readonly at: Instant;
  readonly order: Order;
  readonly players: Table<PlayerId, Player>;
  /** Challenges without a result. */
  readonly challenges: Table<ChallengeId, Challenge>;
  /** The periods that counted, oldest first: enough of the latest ones that twelve of them count for everybody. */
  readonly settled: readonly SettledPeriod[];
  readonly slots: Slots;
  readonly past: Past;
}

/** Before anything that a log can hold, and yet a date that every zone can write. */
export const BEGINNING = instant(Date.parse('0000-01-02'));

export const newLadder = (header: Header): Ladder => ({
  header,
  line: headerLine(header),
  at: BEGINNING,
  order: Order.empty,
  players: Table.empty(),
  challenges: Table.empty(),
  settled: [],
  slots: {},
  past: { ended: Table.empty(), slots: {} },
});

/** Names two players, whichever comes first. */
export const keyOfTwo = (one: PlayerId, other: PlayerId): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

export function withPlayer(ladder: Ladder, id: PlayerId, change: (player: Player) => Player): Ladder {
  const player = ladder.players.get(id);
  if (!player) return ladder;
  const players = ladder.players.set(id, change(player));
  return players === ladder.players ? ladder : { ...ladder, players };
}

/** How a player is called: by name, or by id where no name was given. */
export const nameOf = (ladder: Ladder, id: PlayerId): string => ladder.players.get(id)?.name ?? id;
