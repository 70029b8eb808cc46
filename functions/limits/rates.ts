import type { StoredRate } from '#shared/features/operation.ts';
import type { Rate } from './throttle.ts';

/** How often one may ask: every limit of the service, and what it is for. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a key may ask of one process, and how many of its requests may be in progress there at once. */
interface Share {
  readonly rate: Rate;
  readonly atOnce: number;
}

/** Limits that each process keeps in memory: they cost nothing, and keep a flood from reaching the store. */
export interface Rates {
  readonly organiser: Share;
  readonly scorer: Share;
  readonly player: Share;
  readonly operator: Share;
  readonly club: Rate;
  readonly address: Rate;
  /** Where no address tells callers apart: on a laptop everybody is 127.0.0.1. */
  readonly noAddress: Rate;
}

/**
 * The busiest club night that we know of: 8 tablets, which look every second and tap twice a second when results come
 * in, perhaps all with one scorer's link (24 requests a second); 60 phones, which look every 4 seconds (15), now and then
 * all at once, when the line is back; and the desk.
 */
export const RATES: Rates = {
  organiser: { rate: { most: 300, per: 6 * SECOND }, atOnce: 32 },
  scorer: { rate: { most: 300, per: 6 * SECOND }, atOnce: 32 },
  // A phone, a tablet and a computer of the same player: one request a second in all, a few at once.
  player: { rate: { most: 50, per: 10 * SECOND }, atOnce: 8 },
  operator: { rate: { most: 300, per: 6 * SECOND }, atOnce: 32 },
  // Twice that night, and everybody's page opening at once.
  club: { most: 1000, per: 10 * SECOND },
  // Requests without a good key: a club house has one address, and 70 people may open their links there in a minute.
  address: { most: 200, per: 40 * SECOND },
  noAddress: { most: 1000, per: 10 * SECOND },
};

/** A limit that holds across all processes, for each player's key, each ladder, each club, or each address in a club. */
export interface StoredLimit extends Rate {
  readonly of: 'player' | 'ladder' | 'club' | 'address';
  /** How many a process counts at once, one by default. What it does not use it keeps: bursts may be larger. */
  readonly ahead?: number;
  /** Whether a process does not count the first of these at all, so that what is no flood costs nothing. */
  readonly firstFree?: true;
}

/** Counting costs a write, so only rare or costly requests have a limit of their own. A dry run counts towards none. */
export const STORED = {
  /** What a player records, of any kind: a minute's worth at once. */
  records: { of: 'player', most: 60, per: MINUTE, ahead: 6 },
  /** A link of an official's that got about, or a program that loops, takes nothing of what all clubs together may write. */
  recordsOfClub: { of: 'club', most: 20_000, per: HOUR, ahead: 50, firstFree: true },
  /** Challenges and withdrawals bother other players, and nobody plays that often in a day. */
  challenges: { of: 'player', most: 30, per: DAY },
  /** People who ask to join: a whole class on its first evening. */
  asks: { of: 'club', most: 60, per: DAY },
  /** Likewise from one address, such as that of a club house. */
  asksOfAddress: { of: 'address', most: 20, per: HOUR },
  /** Tests of a webhook go to another party's server. */
  pings: { of: 'ladder', most: 10, per: 5 * MINUTE },
  /** Each new ladder is published, and is there for ever. */
  ladders: { of: 'club', most: 50, per: DAY },
  /** Each choice publishes all ladders of the club again. */
  namings: { of: 'club', most: 20, per: HOUR },
  /** Likewise, and the list of all clubs. */
  clubChanges: { of: 'club', most: 20, per: HOUR },
  /** How single people are shown: a club of juniors in one go. Each publishes the ladders again that the player is on. */
  shownNames: { of: 'club', most: 200, per: HOUR },
  /** A photograph that is tried out: each publishes the ladders again that the player is on. */
  faces: { of: 'player', most: 20, per: HOUR },
  /** A copy of what is stored about a person reads the logs of all ladders. */
  copies: { of: 'club', most: 60, per: HOUR },
  ownCopies: { of: 'player', most: 10, per: HOUR },
} as const satisfies Readonly<Record<StoredRate, StoredLimit>>;
