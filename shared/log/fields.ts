import * as z from 'zod/mini';
import { isOfOurYears, LAST_DATE, parseDay, parseInstant, YEARS } from '../calendar/moment.ts';
import { parseZone, zoneMeant } from '../calendar/zone-names.ts';
import { BEGINNING } from '../ladder/ladder.ts';
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
function word<T>(parse: (text: string) => T | undefined, says: string | ((text: string) => string)) {
  return z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const parsed = parse(text);
      if (parsed !== undefined) return parsed;
      const message = typeof says === 'string' ? says : says(text);
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

const ID_SAYS = 'must be 1–64 of a–z, 0–9 and "-"';

export const player = word<PlayerId>(parsePlayerId, ID_SAYS);
export const challenge = word<ChallengeId>(parseChallengeId, ID_SAYS);
const OUTSIDE = `must lie in the years ${YEARS[0]} to ${YEARS[1]}`;

/** A date, or a date and time, in the years that a ladder can have; `even`: or this one. */
function dated<T>(parse: (text: string) => T | undefined, says: string, outside = OUTSIDE, even?: T) {
  const isAllowed = (text: string): boolean => isOfOurYears(text) || (even !== undefined && parse(text) === even);
  return word<T>(
    (text) => (isAllowed(text) ? parse(text) : undefined),
    (text) => (parse(text) === undefined ? says : outside),
  );
}

const DAY_SAYS = 'must be a date, such as 2021-09-06';

export const day = dated<Day>(parseDay, DAY_SAYS);
/** A date that may be meant for ever. */
export const lastDay = dated<Day>(parseDay, DAY_SAYS, `${OUTSIDE}; where there is no end, write ${LAST_DATE}`);
/** Lines ahead of the first that could be read are dated before all time. */
export const moment = dated<Instant>(
  parseInstant,
  'must be a date and time with offset, such as 2021-09-06T19:50:00+01:00',
  OUTSIDE,
  BEGINNING,
);

/** A time zone by the name that the IANA database has for it. */
export const zone = word<string>(parseZone, (text) => `must be an IANA time zone${didYouMean(text)}`);

function didYouMean(text: string): string {
  const meant = zoneMeant(text);
  return meant === undefined ? ', such as Europe/London' : `. Did you mean ${meant}?`;
}

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
  paidUntil: z.exactOptional(lastDay),
} as const;
