import { MOST_GAMES, MOST_POINTS } from './command.ts';

/** How long and how large everything may be that is entered (docs/api.md); how often, functions/limits/rates.ts says. */

/** The longest texts, in characters. */
export const LONGEST = {
  id: 64,
  name: 1000,
  remark: 1000,
  pgn: 100_000,
  scoring: 100,
  gap: 10,
  date: 64,
  zone: 64,
  setting: 64,
  club: 200,
  label: 100,
  nickname: 40,
  url: 2000,
  key: 200,
  idempotencyKey: 255,
  email: 254,
  code: 20,
  phone: 30,
  place: 60,
  note: 500,
  dispute: 200,
  message: 2000,
  words: 2000,
  invitation: 300,
} as const;

export const RANGES = {
  rating: [-100_000, 100_000],
  minutes: [0, 10_000],
  points: [-1_000_000, 1_000_000],
  gamePoints: [0, MOST_POINTS],
  line: [1, 999_999_999],
  distance: [-10_000, 10_000],
  rung: [1, 10_000],
} as const;

export const MOST = {
  players: 10_000,
  /** A log may be read whose ladder is too large to make. */
  seeded: 250_000,
  seats: 100,
  /** Of one match, with their points. */
  games: MOST_GAMES,
  dates: 3,
  closures: 200,
  /** Of the words of one setting. */
  words: 7,
  /** Of rungs, in one setting. */
  bands: 5,
  ladders: 500,
  /** Under way, or ended without a ladder and not taken off the list. */
  imports: 10,
  keys: 10_000,
  webhooks: 10,
  nicknames: 5000,
  proposals: 5,
  /** For which players of one ladder ask each other at the same time. */
  askedGames: 100,
  /** Of people who ask to join and have no answer yet. */
  requests: 50,
  members: 10_000,
  /** Part of one request: all of it is recorded, or nothing. */
  newMembers: 90,
  /** Of one request: each is an e-mail. */
  invitations: 20,
  /** A side of a club's crest or a player's photograph, in pixels. */
  pixels: 256,
} as const;

/** The most that a request may carry, in bytes: a club's crest or a photograph, a long game with its comments, everybody on a ladder, a season log. */
export const BYTES = {
  picture: 24 * 1024,
  body: 64 * 1024,
  seed: 1024 * 1024,
  log: 4 * 1024 * 1024,
} as const;
