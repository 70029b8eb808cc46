import { created, EVERYBODY, OFFICIALS, operationsWith, recorded, verb } from './operation.ts';

export const challengesOperations = operationsWith(
  { tag: 'Challenges' },
  verb('challenge', {
    id: 'issueChallenge',
    roles: EVERYBODY,
    rates: ['challenges'],
    answers: created,
    summary: 'Challenge a player',
    description: 'On a club night the match begins with it. Without an `id` it gets one.',
  }),
  verb('accept', { id: 'acceptChallenge', roles: EVERYBODY, answers: recorded, summary: 'Accept a challenge' }),
  verb('decline', { id: 'declineChallenge', roles: EVERYBODY, answers: recorded, summary: 'Decline a challenge' }),
  verb('withdraw', {
    id: 'withdrawChallenge',
    roles: EVERYBODY,
    rates: ['challenges'],
    answers: recorded,
    summary: 'Withdraw a challenge',
  }),
  verb('postpone', {
    id: 'postponeChallenge',
    roles: EVERYBODY,
    answers: recorded,
    summary: 'Postpone a challenge',
    description:
      'A player says it for themselves, as `player`, and it waits until the other one says so, too; organisers and scorers may leave out `player`, and it is put off at once. Then there is more time to play it, and it counts as accepted.',
  }),
  verb('offer', {
    id: 'recordOffer',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Note that a player has offered a day',
    description:
      'Where a challenge is lost by the one of the two who offers no day to play it (`playLate`: `lost-by-silent`). Players offer one by proposing a date, or by agreeing to one, and the service notes it; organisers and scorers note what was said elsewhere, once for each of the two. Which day it is, nobody learns from it.',
  }),
);
