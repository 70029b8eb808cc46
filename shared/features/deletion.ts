import * as z from 'zod/mini';
import { object, told } from '../contract/schema.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { CLUB, LADDER, ORGANISER, operationsWith } from './operation.ts';

/** Something is being deleted: nobody sees it any more, and what is left of it is cleared away. */
const deletionView = object({ deleted: told('"club/ladder", or the club’s id.', z.string()) });

/** What is to be deleted is named again, as people call it. */
export const namedAgain = z.strictObject({ name: z.string().check(z.maxLength(LONGEST.name)) });

export const deletionOperations = operationsWith(
  { lambda: 'access', tag: 'Club' },
  {
    id: 'deleteLadder',
    method: 'POST',
    path: `${LADDER}/deletion`,
    roles: ORGANISER,
    body: namedAgain,
    answers: { 202: deletionView },
    reauthenticates: 'always',
    problems: ['ladder-deleted'],
    summary: 'Delete a ladder',
    description:
      'With everything that was recorded and published; it cannot be undone, so download the log first. `name` is what the ladder is called. It is gone at once; what lies of it is cleared away in the background, and a quarter of an hour after that its address can be taken again.',
  },
  {
    id: 'deleteClub',
    method: 'POST',
    path: `${CLUB}/deletion`,
    roles: 'operator',
    body: namedAgain,
    answers: { 202: deletionView },
    summary: 'Delete a club',
    description: 'With all its ladders, links and settings; `name` is what the club is called.',
  },
);
