import * as z from 'zod/mini';
import { instant, rung as rungOf } from '../vocabulary/vocabulary.ts';

/** What all schemas of the contract are made of. A field that is not listed is no part of the contract. */

/** Says what a value means, in the words that the reference of the API shows. */
export const told = <T extends z.ZodMiniType>(description: string, schema: T): T =>
  schema.check(z.describe(description));

export const optional = <T extends z.ZodMiniType>(description: string, schema: T) =>
  told(description, z.exactOptional(schema));

export const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.readonly(z.strictObject(shape));
export const list = <T extends z.ZodMiniType>(each: T) => z.readonly(z.array(each));
export const tuple = <A extends z.ZodMiniType, B extends z.ZodMiniType>(one: A, other: B) =>
  z.readonly(z.tuple([one, other]));

/** Of each game of a match in the order played, the challenger’s points first. */
export const gamePoints = list(tuple(z.int(), z.int()));

export const count = z.int().check(z.minimum(0));
export const clause = z.string().check(z.describe('A clause of the written rules, such as "L20a".'));

/** Place in the order: 1 is the top. */
export const rung = z
  .pipe(
    z.int().check(z.minimum(1)),
    z.transform((place) => rungOf(place)),
  )
  .check(z.describe('Place in the order: 1 is the top.'));

/** A moment in the ladder's own time zone: 2021-11-01T20:14:00+00:00. */
export const when = z
  .string()
  .check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?[+-]\d\d:\d\d$/),
    z.meta({ description: 'A moment in the ladder’s own time zone.', format: 'date-time' }),
  );

/** A moment in UTC: a club has no time zone, its ladders have. */
export const utc = z
  .string()
  .check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    z.meta({ description: 'A moment in UTC.', format: 'date-time' }),
  );

export const milliseconds = z
  .pipe(
    z.int(),
    z.transform((number) => instant(number)),
  )
  .check(z.describe('Milliseconds since 1970-01-01T00:00Z.'));
