import type { Preferences } from './command.ts';
import type { Header } from './header.ts';
import { Order } from './order.ts';
import { Table } from './table.ts';
import {
  type ChallengeId,
  type Day,
  FIRST_LINE,
  type Instant,
  instant,
  type LineNumber,
  type PlayerId,
} from './vocabulary.ts';

export const PRESENCES = ['absent', 'present', 'departed'] as const;
export type Presence = (typeof PRESENCES)[number];

/** A player's peg on one night (L10–L14). Light side out is: in a running match. */
export interface Peg {
  readonly night: Day;
  /** Absent: no peg yet, but somebody was met in a match from a sheet. Departed: who they met stays met. */
  readonly presence: Presence;
  /** Challenges issued minus accepted, I−A. */
  readonly imbalance: number;
  /** The situation in which they passed; a pass stands while the night's situation is still that one (L16). */
  readonly passed?: number;
  readonly met: readonly PlayerId[];
}

/** Somebody who was once admitted. Whether they are on the ladder now, the order says. */
export interface Player {
  readonly id: PlayerId;
  readonly name?: string;
  readonly rating?: number;
  /** When they were admitted or last rejoined. */
  readonly admitted: Day;
  /** The last day that counts as played. */
  readonly played?: Day;
  readonly preferences?: Preferences;
  readonly peg?: Peg;
}

/** A challenge that has no result yet. In Lavers that is a match in progress. */
export interface Challenge {
  readonly id: ChallengeId;
  readonly challenger: PlayerId;
  readonly challenged: PlayerId;
  readonly issued: Instant;
  /** Rungs from the challenger up to the challenged when it was issued; negative for somebody below (L20a). */
  readonly distance: number;
}

/** Tonight, or the last night on which somebody arrived. */
export interface Night {
  readonly day: Day;
  /** Counts what clears all passes: matches that end, arrivals, departures (L16). */
  readonly situation: number;
  /** Who was left over while everybody else played, and goes first (L12a). */
  readonly waiting?: PlayerId;
  readonly present: readonly PlayerId[];
}

/** What the Grand Final adds (L27–L34). */
export interface GrandFinal {
  /** Removed at the cut and not yet back (L29); missing before the cut. */
  readonly latecomers?: readonly PlayerId[];
  /** Who lost rung 1 without playing, in the order in which it happened (L30). */
  readonly displaced: readonly PlayerId[];
  readonly closed: boolean;
  /** The play-off that is due; where the upper player is not on rung 1, another one follows it (L32). */
  readonly playoff?: readonly [lower: PlayerId, upper: PlayerId];
  readonly champion?: PlayerId;
}

/** A period that counted and is settled. */
export interface SettledPeriod {
  readonly first: Day;
  readonly last: Day;
}

/** What only the log remembers. A ladder that came from the store has it empty; `looksBack` says who needs it. */
export interface Past {
  /** Challenges that have ended. */
  readonly ended: Table<ChallengeId, Challenge>;
  /** Pairs that met, by `meetingKey`. */
  readonly met: Table<string, true>;
}

/** A ladder at one moment: the fold of its log. Never changed, only followed by another. */
export interface Ladder {
  readonly header: Header;
  /** The last line: the ladder's version. */
  readonly line: LineNumber;
  /** When the last well-formed line happened. */
  readonly at: Instant;
  readonly order: Order;
  readonly players: Table<PlayerId, Player>;
  /** Those without a result. */
  readonly challenges: Table<ChallengeId, Challenge>;
  /** The periods that counted, the last twelve of them, oldest first. */
  readonly settled: readonly SettledPeriod[];
  readonly night?: Night;
  readonly final?: GrandFinal;
  readonly past: Past;
}

export const BEGINNING = instant(Number.MIN_SAFE_INTEGER);

export const newLadder = (header: Header): Ladder => ({
  header,
  line: FIRST_LINE,
  at: BEGINNING,
  order: Order.empty,
  players: Table.empty(),
  challenges: Table.empty(),
  settled: [],
  past: { ended: Table.empty(), met: Table.empty() },
});

/** Names the meeting of a pair on a day, whoever challenged. */
export const meetingKey = (day: Day, one: PlayerId, other: PlayerId): string =>
  one < other ? `${day} ${one} ${other}` : `${day} ${other} ${one}`;

/** The ladder with one player's record changed. */
export function withPlayer(ladder: Ladder, id: PlayerId, change: (player: Player) => Player): Ladder {
  const player = ladder.players.get(id);
  return player ? { ...ladder, players: ladder.players.set(id, change(player)) } : ladder;
}

/** How a player is called: by name, or by id where no name was given. */
export const nameOf = (ladder: Ladder, id: PlayerId): string => ladder.players.get(id)?.name ?? id;
