import * as z from 'zod/mini';
import { lineView } from '../contract/entries.ts';
import { list, object, optional, told, when } from '../contract/schema.ts';
import { line, player, score } from '../log/fields.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { LADDER, NOT_SCORERS, ORGANISER, operationsWith, PLAYER } from './operation.ts';

const disputeView = object({
  player,
  players: told('All who played, the challenger first.', list(player)),
  at: when,
  says: optional('What is wrong, in their words.', z.string()),
  score: optional('As they saw it, the challenger’s points first.', score),
  entry: told('The line that gave the result.', lineView),
});
export type DisputeView = z.infer<typeof disputeView>;

/** Results that count although a player says that they are wrong, oldest first; of a player their own. */
const disputesView = object({
  disputes: list(disputeView),
  mayDispute: told('The lines of those results of which a player may say so.', list(line)),
});

/** Which line gave a result that is wrong, what is, and the score as the player saw it. */
export const newDispute = z.strictObject({
  line: line,
  says: z.optional(z.string().check(z.maxLength(LONGEST.dispute))),
  score: z.optional(score),
});

export const dismissedDispute = z.strictObject({ line: line, player });

export const disputesOperations = operationsWith(
  { lambda: 'challenges-and-results', tag: 'Results' },
  {
    id: 'listDisputes',
    method: 'GET',
    path: `${LADDER}/disputes`,
    roles: NOT_SCORERS,
    answers: { 200: disputesView },
    summary: 'List the results that players say are wrong',
  },
  {
    id: 'disputeResult',
    method: 'POST',
    path: `${LADDER}/disputes`,
    roles: PLAYER,
    rates: ['records', 'challenges'],
    body: newDispute,
    answers: { 204: 'nothing' },
    problems: ['not-yours', 'not-disputable', 'already-exists'],
    summary: 'Say that a result is wrong',
    description:
      'By a player of the game who has not entered it, within two weeks; it counts or waits for them, and nobody may have confirmed, corrected or voided it. It moves nobody: organisers see it in Admin until the line is corrected or voided, or they dismiss it.',
  },
  {
    id: 'dismissDispute',
    method: 'POST',
    path: `${LADDER}/disputes/dismissal`,
    roles: ORGANISER,
    rates: ['records'],
    body: dismissedDispute,
    answers: { 204: 'nothing' },
    problems: ['unknown-dispute'],
    summary: 'Dismiss what a player says is wrong',
  },
);
