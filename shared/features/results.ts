import * as z from 'zod/mini';
import { ANY_VERB, REFUSALS } from '../contract/problems.ts';
import { told } from '../contract/schema.ts';
import * as field from '../log/fields.ts';
import { created, EVERYBODY, LADDER, NOT_SCORERS, OFFICIALS, operationsWith, recorded, verb } from './operation.ts';

/** Which line gave a wrong result, and what is right; beside the line it is the object of `match` without an id, or of `finish` without a game. */
const replacedResult = z.looseObject({
  line: told('The line that gave the wrong result.', field.line),
  challenger: z.exactOptional(field.player),
  challenged: z.exactOptional(field.player),
  score: z.exactOptional(field.score),
  scores: told('Of a game for points.', z.exactOptional(field.scores)),
  points: z.exactOptional(field.games),
  playedAt: z.exactOptional(field.moment),
  override: z.exactOptional(field.remark),
});

export const resultsOperations = operationsWith(
  { tag: 'Results' },
  verb('result', { id: 'recordResult', roles: EVERYBODY, answers: recorded, summary: 'Record a result' }),
  verb('match', {
    id: 'recordMatch',
    roles: EVERYBODY,
    answers: created,
    summary: 'Record a match that has no open challenge',
    description:
      'Players record their own, on a ladder on which nobody has to challenge; there it may wait for the other one to confirm it.',
  }),
  verb('approve', { id: 'approveResult', roles: NOT_SCORERS, answers: recorded, summary: 'Approve a result' }),
  verb('reject', { id: 'rejectResult', roles: NOT_SCORERS, answers: recorded, summary: 'Reject a result' }),
  verb('start', { id: 'startGame', roles: EVERYBODY, answers: created, summary: 'Start a game for points' }),
  verb('finish', { id: 'finishGame', roles: EVERYBODY, answers: recorded, summary: 'Record the scores of a game' }),
  verb('abandon', {
    id: 'abandonGame',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Cancel a running match or game',
  }),
  verb('playoff', {
    id: 'recordPlayoff',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Record the play-off of the final',
  }),
  verb('correct', {
    id: 'correctLine',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Correct a score',
    description: 'Everything since then is worked out again.',
  }),
  verb('void', {
    id: 'voidLine',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Cancel a line of the log',
    description: 'Everything since then is worked out again.',
  }),
  {
    id: 'replaceResult',
    method: 'POST',
    path: `${LADDER}/replace`,
    lambda: 'challenges-and-results',
    roles: OFFICIALS,
    query: ['dryRun'],
    headers: ['Idempotency-Key', 'If-Match', 'Ladder-Seen'],
    rates: ['records', 'recordsOfClub'],
    body: replacedResult,
    answers: recorded,
    problems: [
      ...ANY_VERB,
      ...REFUSALS.void,
      ...REFUSALS.challenge,
      ...REFUSALS.match,
      ...REFUSALS.finish,
      'closed-challenge',
      'unknown-challenge',
      'not-yours',
      'ladder-closed',
      'ladder-deleted',
      'season-turned',
      'ladder-changed',
      'key-reused',
      'too-large',
    ],
    summary: 'Correct who played, when, or both',
    description:
      'What was wrong is cancelled and the right result recorded, in one transaction: both or neither. Beside `line` stand the fields of `match`, or of `finish` on a ladder for points. It answers with the last of its lines; `moves` are what all of them come to.',
  },
);
