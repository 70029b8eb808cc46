import * as z from 'zod/mini';
import { textLine } from '../contract/fields.ts';
import { count, list, object, told } from '../contract/schema.ts';
import { id, player } from '../log/fields.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { CLUB, ORGANISER, operations } from './operation.ts';

/** A person who is being forgotten, or would be: as whom they stay, and where they were found. */
export const forgettingView = object({
  as: told('Their id from then on.', player),
  name: told('What they are called from then on.', z.string()),
  ladders: list(
    object({
      ladder: id,
      lines: told('How many lines of its log are about them.', count),
      texts: told('In how many of them a text names them.', count),
      left: told(
        'Texts that have a part of their name in them and stay as they are, twenty at most: they may be about them.',
        list(object({ line: z.int(), text: z.string() })),
      ),
    }),
  ),
});
export type ForgettingView = z.infer<typeof forgettingView>;

/** The people to forget, to rename, and what else they are called in texts. */
export const forgetting = z.strictObject({
  player,
  name: z.string().check(z.maxLength(LONGEST.name)),
  also: z.exactOptional(z.array(textLine(LONGEST.label)).check(z.maxLength(10))),
});

export const forgettingOperations = operations({
  id: 'forgetPlayer',
  method: 'POST',
  path: `${CLUB}/forgetting`,
  lambda: 'access',
  roles: ORGANISER,
  query: ['dryRun'],
  rates: ['namings'],
  body: forgetting,
  answers: { 200: forgettingView, 202: forgettingView },
  reauthenticates: 'always',
  problems: ['unknown-player', 'already-importing'],
  tag: 'Club',
  summary: 'Erase a person',
  description:
    'On every ladder of the club they get an id and a name that say nothing, in the stored log as in everything that is published; texts that name them are changed too, their own links are deleted, and the ladders stand as before. It cannot be undone. `name` is what they are called; `also` is what else they are called in reasons and notes. With `dryRun=true` it says what would be changed, and which texts may be about them besides.',
});
