import { created, EVERYBODY, NOT_SCORERS, OFFICIALS, operationsWith, recorded, verb } from './operation.ts';

export const resultsOperations = operationsWith(
  { tag: 'Results' },
  verb('result', { id: 'recordResult', roles: EVERYBODY, answers: recorded, summary: 'Record a result' }),
  verb('match', {
    id: 'recordMatch',
    roles: OFFICIALS,
    answers: created,
    summary: 'Record a match that has no open challenge',
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
);
