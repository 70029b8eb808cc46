import * as z from 'zod/mini';
import { day, line } from '../log/fields.ts';
import { list, object, told, when } from './schema.ts';

const span = { start: day, first: told('The number of its first line: lines go on counting.', line) } as const;

/** The seasons of a ladder: the one that it is in, and those before, oldest first. */
export const seasonsView = object({
  version: told('The last line of the log.', line),
  present: object({ ...span, end: z.exactOptional(day) }),
  ended: list(
    object({
      ...span,
      name: told('What its address ends with, such as "2026-27".', z.string()),
      last: told('The number of its last line.', line),
      end: told('The day after which nothing was played in it.', day),
      ended: told('When the next one was started.', when),
    }),
  ),
});
export type SeasonsView = z.infer<typeof seasonsView>;
