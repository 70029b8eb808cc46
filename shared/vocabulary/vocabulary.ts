/** The words of the whole product: each stands here once, and means one thing in code, log, API and page. */

/**
 * Where the registry of systems says which there are.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the registry fills it.
export interface Registered {}
export type SystemId = Registered extends { readonly systems: infer Systems } ? keyof Systems : never;

export const VERBS = [
  'seed',
  'join',
  'prefer',
  'rename',
  'regroup',
  'leave',
  'place',
  'away',
  'back',
  'arrive',
  'depart',
  'pass',
  'challenge',
  'accept',
  'decline',
  'withdraw',
  'postpone',
  'offer',
  'result',
  'match',
  'approve',
  'reject',
  'abandon',
  'start',
  'finish',
  'correct',
  'void',
  'close',
  'playoff',
  'configure',
  'settle',
] as const;
export type Verb = (typeof VERBS)[number];

export const SEEDING_ORDERS = ['given', 'rating', 'draw'] as const;
export type SeedingOrder = (typeof SEEDING_ORDERS)[number];

const OUTCOMES = ['challenger-won', 'challenged-won', 'drawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Only a result that stands counts. */
export const RESULT_STATES = ['stands', 'awaiting', 'rejected', 'void'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** 1–64 of a–z, 0–9 and '-'. */
export type PlayerId = Branded<string, 'PlayerId'>;
/** Names a challenge, match or game: 1–64 of a–z, 0–9 and '-'. */
export type ChallengeId = Branded<string, 'ChallengeId'>;
/** Place in the order: 1 is the top. */
export type Rung = Branded<number, 'Rung'>;
/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = Branded<number, 'Instant'>;
/** A local date, written YYYY-MM-DD, so that text order is time order. */
export type Day = Branded<string, 'Day'>;
/** Number of a line of the season log; the header is line 1. A ladder's version is the number of its last line. */
export type LineNumber = Branded<number, 'LineNumber'>;
/** A clause of the written rules, such as "L20a", or "§0" for what is common to all systems. */
export type Clause = string;

const ID = /^[a-z0-9-]{1,64}$/;
export const isId = (text: string): boolean => ID.test(text);

export const parsePlayerId = (text: string): PlayerId | undefined => (isId(text) ? (text as PlayerId) : undefined);
export const parseChallengeId = (text: string): ChallengeId | undefined =>
  isId(text) ? (text as ChallengeId) : undefined;
export const rung = (place: number): Rung => place as Rung;
export const instant = (milliseconds: number): Instant => milliseconds as Instant;
export const lineNumber = (line: number): LineNumber => line as LineNumber;
export const FIRST_LINE = lineNumber(1);
