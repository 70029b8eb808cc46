import * as z from 'zod/mini';
import { clause, list, object, told } from '../contract/schema.ts';
import { WRONG } from '../log/fault-words.ts';
import { id, saying } from '../log/fields.ts';
import { headerShape } from '../log/parse.ts';
import { CLUB, LADDER, ORGANISER, operationsWith, recorded, verb } from './operation.ts';

const statusView = object({
  name: told('What people call it: who deletes it types this.', z.string()),
  hidden: told('Whether it is off the club’s page and kept from search engines.', z.boolean()),
  closed: told('Whether nothing is recorded on it any more.', z.boolean()),
});
export type StatusView = z.infer<typeof statusView>;

export const ladderStatus = z
  .strictObject({ hidden: z.exactOptional(z.boolean()), closed: z.exactOptional(z.boolean()) })
  .check(
    z.refine(
      (body) => Object.keys(body).length > 0,
      saying(() => WRONG.hiddenOrClosed),
    ),
  );

const madeLadder = z.readonly(
  z.extend(headerShape, {
    id,
    version: z.literal(1),
    warnings: list(object({ code: told('Such as "final-soon".', z.string()), detail: z.string(), clause })),
  }),
);

/** Besides its id, a ladder is given by the fields of its header. */
export const newLadder = z.looseObject({ id });

export const laddersOperations = operationsWith(
  { roles: ORGANISER },
  {
    id: 'createLadder',
    method: 'POST',
    path: `${CLUB}/ladders`,
    lambda: 'clubs',
    rates: ['ladders'],
    body: z.extend(headerShape, newLadder.shape),
    answers: { 201: madeLadder },
    problems: ['already-exists', 'being-deleted', 'already-importing', 'too-many-ladders'],
    tag: 'Club',
    summary: 'Create a ladder',
    description:
      'Besides `id`, the fields of the header of a season log. What is wrong with a header is said in one sentence.',
  },
  {
    id: 'getLadderStatus',
    method: 'GET',
    path: `${LADDER}/status`,
    lambda: 'access',
    answers: { 200: statusView },
    tag: 'Club',
    summary: 'See whether a ladder is hidden or closed',
  },
  {
    id: 'updateLadderStatus',
    method: 'POST',
    path: `${LADDER}/status`,
    lambda: 'access',
    rates: ['clubChanges'],
    body: ladderStatus,
    answers: { 200: statusView },
    tag: 'Club',
    summary: 'Hide a ladder or close it, or undo that',
    description:
      'A hidden ladder is not on its club’s page, and search engines are told to leave it alone; it stays at its address. On a closed one nothing is recorded, nothing falls due, and everybody can still look at it. Before it is closed, what is due by then is settled. Periods that end while it is closed are worked out when it is opened again.',
  },
  verb('configure', {
    id: 'configureLadder',
    answers: recorded,
    tag: 'Ladder',
    summary: 'Change a ladder in mid-season',
    description:
      'Name, last day and settings change from now on; closures count as if they had always been there, and everything since is worked out again. What is not named stays; `null` puts a setting back to the system’s own, or leaves the season without a last day.',
  }),
);
