import { created, EVERYBODY, NOT_SCORERS, OFFICIALS, operations, recorded, verb } from './operation.ts';

/** Results and their approval, games for points, corrections. */
export const resultsOperations = operations(
  verb('result', {
    id: 'recordResult',
    roles: EVERYBODY,
    answers: recorded,
    tag: 'Results',
    summary: 'Record a result',
  }),
  verb('match', {
    id: 'recordMatch',
    roles: OFFICIALS,
    answers: created,
    tag: 'Results',
    summary: 'Record a match that has no open challenge',
  }),
  verb('approve', {
    id: 'approveResult',
    roles: NOT_SCORERS,
    answers: recorded,
    tag: 'Results',
    summary: 'Approve a result',
  }),
  verb('reject', {
    id: 'rejectResult',
    roles: NOT_SCORERS,
    answers: recorded,
    tag: 'Results',
    summary: 'Reject a result',
  }),
  verb('start', {
    id: 'startGame',
    roles: EVERYBODY,
    answers: created,
    tag: 'Results',
    summary: 'Start a game for points',
  }),
  verb('finish', {
    id: 'finishGame',
    roles: EVERYBODY,
    answers: recorded,
    tag: 'Results',
    summary: 'Record the scores of a game',
  }),
  verb('abandon', {
    id: 'abandonGame',
    roles: OFFICIALS,
    answers: recorded,
    tag: 'Results',
    summary: 'Cancel a running match or game',
  }),
  verb('playoff', {
    id: 'recordPlayoff',
    roles: OFFICIALS,
    answers: recorded,
    tag: 'Results',
    summary: 'Record the play-off of the final',
  }),
  verb('correct', {
    id: 'correctLine',
    roles: OFFICIALS,
    answers: recorded,
    tag: 'Results',
    summary: 'Correct a score',
    description: 'Everything since then is worked out again.',
  }),
  verb('void', {
    id: 'voidLine',
    roles: OFFICIALS,
    answers: recorded,
    tag: 'Results',
    summary: 'Cancel a line of the log',
    description: 'Everything since then is worked out again.',
  }),
);
