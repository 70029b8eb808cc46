import * as z from 'zod/mini';
import { parseDay, parseInstant } from '../calendar/moment.ts';
import {
  type ChallengeId,
  type Day,
  type Instant,
  type LineNumber,
  type PlayerId,
  parseChallengeId,
  parsePlayerId,
} from '../ladder/vocabulary.ts';
import { parseGap } from '../policies/gaps.ts';

/** Text that a parser of ours turns into a word of the vocabulary. */
function word<T>(parse: (text: string) => T | undefined, says: string) {
  return z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const parsed = parse(text);
      if (parsed !== undefined) return parsed;
      context.issues.push({ code: 'custom', message: says, input: text });
      return z.NEVER;
    }),
  );
}

const ID_SAYS = 'must be 1–64 of a–z, 0–9 and "-"';

export const player = word<PlayerId>(parsePlayerId, ID_SAYS);
export const challenge = word<ChallengeId>(parseChallengeId, ID_SAYS);
export const day = word<Day>(parseDay, 'must be a date, such as 2021-09-06');
export const moment = word<Instant>(
  parseInstant,
  'must be a date and time with offset, such as 2021-09-06T19:50:00+01:00',
);
export const line = z.pipe(
  z.int(),
  z.transform((number) => number as LineNumber),
);

/** The moves of a game. */
export const pgn = z.string().check(z.maxLength(100_000));

/** Text for people, not blank. */
export const remark = z.string().check(z.regex(/\S/, 'must not be blank'), z.maxLength(1000));
export const name = z.string().check(z.maxLength(1000));

export const score = z.readonly(z.tuple([z.number(), z.number()]));
export const scores = z.readonly(z.array(z.readonly(z.tuple([player, z.number()]))));

/** The gap between two programs, such as "3.5+". */
export const gap = z
  .string()
  .check(z.refine((text) => parseGap(text) !== undefined, 'must be a gap, such as "0?", "1" or "3.5+"'));

/** What players may say of themselves, and how. */
export const preferences = {
  rated: z.exactOptional(z.boolean()),
  main: z.exactOptional(z.number()),
  byoyomi: z.exactOptional(z.number()),
  scoring: z.exactOptional(z.string()),
  registered: z.exactOptional(z.boolean()),
  paidUntil: z.exactOptional(day),
} as const;
