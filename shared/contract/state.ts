import * as z from 'zod/mini';
import { challenge, day, line, player, preferences } from '../log/fields.ts';
import { headerShape } from '../log/parse.ts';
import { allSlots } from '../systems/slots.ts';
import { GAME_KINDS, PRESENCES } from '../vocabulary/ladder.ts';
import type { LadderSnapshot } from '../vocabulary/snapshot.ts';
import { count, gamePoints, list, milliseconds, object, optional, told, tuple } from './schema.ts';
import { slotSchemas } from './slot-schemas.ts';

export const header = z
  .readonly(
    z.extend(headerShape, {
      line: optional('The number of the season’s first line, where the ladder has had seasons before.', line),
    }),
  )
  .check(z.describe('What a ladder is, and by what it is played.'));

const peg = object({
  night: day,
  presence: z.enum(PRESENCES),
  imbalance: told('Challenges issued minus accepted.', z.int()),
  passed: optional('The situation of the night in which they passed.', z.int()),
  met: list(player),
});

const playerState = object({
  id: player,
  name: z.exactOptional(z.string()),
  rating: z.exactOptional(z.number()),
  admitted: told('When they were admitted or last rejoined.', day),
  played: optional('The last day that counts as played.', day),
  preferences: z.exactOptional(object(preferences)),
  gap: optional('The level of the gap to the next program below.', z.number()),
  entering: z.exactOptional(z.literal(true)),
  declined: z.exactOptional(count),
  hasResult: z.exactOptional(z.literal(true)),
  peg: z.exactOptional(peg),
});

const score = tuple(z.number(), z.number());

export const goTerms = object({ kind: z.enum(GAME_KINDS), level: z.int() });

const awaitingState = object({
  score,
  points: optional('Of each game in the order played, the challenger’s first.', gamePoints),
  day,
  line,
  walkover: z.exactOptional(z.literal(true)),
  noShow: z.exactOptional(z.literal(true)),
  retired: z.exactOptional(z.literal(true)),
  reported: optional('The player who reported it, where it waits for the other one.', player),
  counts: optional('When it counts by itself.', milliseconds),
  disputed: optional('The other player disputes it.', z.literal(true)),
});

const challengeState = object({
  id: challenge,
  challenger: player,
  challenged: player,
  issued: milliseconds,
  line: optional('The line that issued it.', line),
  distance: told('Rungs from the challenger up to the challenged when it was issued.', z.int()),
  terms: z.exactOptional(goTerms),
  under: optional('How often the ladder’s settings had been changed when it was issued; missing for never.', count),
  unreached: optional(
    'The challenged player has never signed in: until they accept, the challenge costs nobody anything.',
    z.literal(true),
  ),
  accepted: z.exactOptional(z.literal(true)),
  awaiting: z.exactOptional(awaitingState),
  acceptedAt: optional('When it was accepted, where the days to play it count from then.', milliseconds),
  reopened: optional('When its result was last rejected, where it is to be played by a day.', milliseconds),
  postponing: optional('The player who would put it off, if the other agrees.', player),
  postponed: optional('How often it was put off.', count),
  offered: optional('Which of the two have offered a day to play it, the first of them first.', list(player)),
  decided: z.exactOptional(line),
});

export const settledPeriod = object({ first: day, last: day });

/** A ladder as plain JSON, complete enough to decide on: everything but what only the log remembers. */
export const ladderState: z.ZodMiniType<LadderSnapshot> = object({
  header,
  line: told('The last line: the ladder’s version.', line),
  at: milliseconds,
  pages: told('The order from the top.', list(object({ number: count, players: list(player) }))),
  players: list(playerState),
  challenges: list(challengeState),
  settled: told(
    'The periods that counted, oldest first: the last twelve, and more where players were away in some of them.',
    list(settledPeriod),
  ),
  ...slotSchemas(allSlots()),
});

export const stateView = object({ now: milliseconds, ladder: ladderState });
