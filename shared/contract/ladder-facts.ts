import * as z from 'zod/mini';
import { day, line, settingName, settingValue } from '../log/fields.ts';
import { headerShape } from '../log/parse.ts';
import { RESULT_STATES } from '../vocabulary/vocabulary.ts';
import { gamePoints, object, optional, told, tuple, when } from './schema.ts';

export const ladderShape = {
  format: told('Of this contract; a field that goes or changes its meaning raises it.', z.literal(1)),
  version: told('The last line of the log that it shows.', line),
  asOf: when,
  name: z.exactOptional(z.string()),
  system: told('Which of the systems the ladder is played by.', headerShape.shape.system),
  timezone: z.string(),
  season: object({ start: day, end: z.exactOptional(day) }),
} as const;

export const resultKind = z.enum(['match', 'playoff', 'game']);

/** Only a result that stands counts. */
export const resultState = z
  .enum(RESULT_STATES)
  .check(
    z.describe(
      'Only a result that stands counts; one that awaits approval, was rejected or closed by leaving moves nobody.',
    ),
  );

export const meetingShape = {
  score: told('Their own games, then the other’s.', tuple(z.number(), z.number())),
  how: optional('Of a match that was not played, or not to its end.', z.enum(['walkover', 'unfinished'])),
} as const;

export const howPlayedShape = {
  points: optional(
    'The points of each game in the order played, the challenger’s first; missing where they were not given.',
    gamePoints,
  ),
  walkover: optional('The loser gave it up before it began, or did not take up the play-off.', z.literal(true)),
  noShow: optional('The loser did not turn up.', z.literal(true)),
  retired: optional('The loser could not go on.', z.literal(true)),
  brokenOff: optional('It ended as it stood: nobody has won, whoever was ahead.', z.literal(true)),
} as const;

/** Settings that were changed; null for the system's own. */
export const changedSettings = z.record(settingName, z.nullable(settingValue));
