import { EVERYBODY, OFFICIALS, operations, recorded, verb } from './operation.ts';

/** Who is here on a club night, whose turn it is, and the night of the final. */
export const nightsOperations = operations(
  verb('arrive', {
    id: 'recordArrival',
    roles: EVERYBODY,
    answers: recorded,
    tag: 'Club night',
    summary: 'Check a player in',
  }),
  verb('depart', {
    id: 'recordDeparture',
    roles: OFFICIALS,
    answers: recorded,
    tag: 'Club night',
    summary: 'Check a player out',
  }),
  verb('pass', {
    id: 'passTurn',
    roles: OFFICIALS,
    answers: recorded,
    tag: 'Club night',
    summary: 'Pass',
  }),
  verb('close', {
    id: 'closeNormalPlay',
    roles: OFFICIALS,
    answers: recorded,
    tag: 'Club night',
    summary: 'Close normal play on the night of the final',
  }),
);
