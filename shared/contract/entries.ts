import * as z from 'zod/mini';
import { challenge, closures, day, line, player, preferences } from '../log/fields.ts';
import { SEEDING_ORDERS, VERBS } from '../vocabulary/vocabulary.ts';
import { changedSettings } from './ladder-facts.ts';
import { moveShape } from './notices.ts';
import { clause, gamePoints, list, object, rung, told, tuple, when } from './schema.ts';
import { ofAnyKind, settlementName } from './settlement-kind.ts';
import { goTerms } from './state.ts';

/** Who moved from which rung to which; in a dry run also by name. */
export const lineMove = object({ ...moveShape, name: told('In a dry run.', z.optional(z.string())) });
export type LineMove = z.infer<typeof lineMove>;

const lineSettlement = ofAnyKind({
  period: settlementName,
  through: told('The last of several that came out alike; missing where it is one.', z.optional(z.string())),
  dropped: z.optional(list(player)),
  removed: list(player),
  forfeited: z.optional(list(object({ player, points: z.number() }))),
  moves: list(lineMove),
  why: clause,
});

const people = told(
  'Who plays as a pair, those who usually do first.',
  z.optional(list(object({ id: player, name: z.optional(z.string()) }))),
);

const seededPlayer = object({
  id: player,
  name: z.optional(z.string()),
  rating: z.optional(z.number()),
  gap: z.optional(z.string()),
  people,
  ...preferences,
});

const bodyShape = {
  order: z.optional(z.enum(SEEDING_ORDERS)),
  players: told(
    'Of a seed in the order of rungs; of a game by id, in the order of seats; of a play-off the lower one first.',
    z.optional(list(z.union([player, seededPlayer]))),
  ),
  player: z.optional(player),
  people,
  name: z.optional(z.string()),
  told: told('Of another name: it is told, as the organiser wants it.', z.optional(z.literal(true))),
  rung: told('Where an organiser or scorer put a player: somebody new, who came back, or by hand.', z.optional(rung)),
  ...preferences,
  id: z.optional(challenge),
  challenger: z.optional(player),
  challenged: z.optional(player),
  agreed: z.optional(z.boolean()),
  unreached: z.optional(z.literal(true)),
  challenge: z.optional(challenge),
  game: z.optional(challenge),
  score: told('The challenger’s points, then the challenged player’s.', z.optional(tuple(z.number(), z.number()))),
  points: told('Of each game in the order played, the challenger’s first.', z.optional(gamePoints)),
  scores: z.optional(list(tuple(player, z.number()))),
  winner: z.optional(player),
  from: told('The first day on which the player is away.', z.optional(day)),
  to: told('The last day on which the player is away.', z.optional(day)),
  end: told('The season’s new last day; null for none.', z.optional(z.nullable(day))),
  closures: told('All days on which the club is closed now.', z.optional(closures)),
  settings: told('Settings that were changed; null puts one back to the system’s own.', z.optional(changedSettings)),
  walkover: told('The loser gave it up before it began, or did not take up the play-off.', z.optional(z.literal(true))),
  noShow: told('The loser did not turn up.', z.optional(z.literal(true))),
  retired: told('The loser could not go on.', z.optional(z.literal(true))),
  reported: told('The player who reported the result.', z.optional(player)),
  disputed: told('The player who disputes the result.', z.optional(player)),
  lineup: told('Who played, of pairs, where that is said.', z.optional(list(player))),
  minutes: z.optional(z.number()),
  pgn: z.optional(z.string()),
  white: told('Who had White, where the moves name the two otherwise than the ladder does.', z.optional(player)),
  distance: told(
    'Of a match from a sheet: rungs from the challenger up to the challenged when challenged.',
    z.optional(z.int()),
  ),
} as const;
const body = object(bodyShape);
export type LineBody = z.infer<typeof body>;

/** A line of the season log: what was asked, as in the log, and what came of it. Which fields it has, its verb says. */
export const lineView = object({
  ...bodyShape,
  playedAt: z.optional(when),
  arrivedAt: told('When somebody arrived, if not when that was recorded.', z.optional(when)),
  amends: told('The line that a correction or cancellation is about.', z.optional(line)),
  line,
  at: told('When it was recorded.', when),
  verb: z.enum(VERBS),
  by: told('Who recorded it: the label of their key.', z.optional(z.string())),
  override: told('Why a rule was passed over, or a player removed or put on another rung.', z.optional(z.string())),
  moves: told('Everybody whom the line moved.', list(lineMove)),
  settled: told('What was due before it, and was settled first.', list(lineSettlement)),
  terms: told('What a challenge of programs is played at.', z.optional(goTerms)),
  free: told(
    'The challenge was a free one: the challenger reaches no further without it, and has one less from then on.',
    z.optional(z.literal(true)),
  ),
  shares: told(
    'What each player of a game for points gets out of the pot, stakes included.',
    z.optional(list(object({ player, points: z.number() }))),
  ),
  why: told('The clause by which it moved players.', z.optional(clause)),
  version: told('The ladder’s version with this line.', line),
  since: told('Of a correction of several lines: the version before the first of them.', z.optional(line)),
  dryRun: told('Nothing was recorded: this is what would happen.', z.optional(z.literal(true))),
});
export type LineView = z.infer<typeof lineView>;

export const linesView = object({ entries: list(lineView) });
