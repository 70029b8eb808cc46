import { EVERYBODY, OFFICIALS, operationsWith, recorded, verb } from './operation.ts';

export const nightsOperations = operationsWith(
  { tag: 'Club night' },
  verb('arrive', { id: 'recordArrival', roles: EVERYBODY, answers: recorded, summary: 'Check a player in' }),
  verb('depart', { id: 'recordDeparture', roles: OFFICIALS, answers: recorded, summary: 'Check a player out' }),
  verb('pass', { id: 'passTurn', roles: OFFICIALS, answers: recorded, summary: 'Pass' }),
  verb('close', {
    id: 'closeNormalPlay',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Close normal play on the night of the final',
  }),
);
