import { created, EVERYBODY, operationsWith, recorded, verb } from './operation.ts';

export const challengesOperations = operationsWith(
  { roles: EVERYBODY, tag: 'Challenges' },
  verb('challenge', {
    id: 'issueChallenge',
    rates: ['challenges'],
    answers: created,
    summary: 'Challenge a player',
    description: 'On a club night the match begins with it. Without an `id` it gets one.',
  }),
  verb('accept', { id: 'acceptChallenge', answers: recorded, summary: 'Accept a challenge' }),
  verb('decline', { id: 'declineChallenge', answers: recorded, summary: 'Decline a challenge' }),
  verb('withdraw', {
    id: 'withdrawChallenge',
    rates: ['challenges'],
    answers: recorded,
    summary: 'Withdraw a challenge',
  }),
  verb('postpone', {
    id: 'postponeChallenge',
    answers: recorded,
    summary: 'Put a challenge off',
    description:
      'A player says it for themselves, as `player`, and it waits until the other one says so, too; organisers and scorers may leave out `player`, and it is put off at once. Then there is more time to play it, and it counts as accepted.',
  }),
);
