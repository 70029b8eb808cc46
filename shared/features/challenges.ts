import { created, EVERYBODY, operations, recorded, verb } from './operation.ts';

/** Challenges, and what the other player says to them. */
export const challengesOperations = operations(
  verb('challenge', {
    id: 'issueChallenge',
    roles: EVERYBODY,
    rates: ['challenges'],
    answers: created,
    tag: 'Challenges',
    summary: 'Challenge a player',
    description: 'On a club night the match begins with it. Without an `id` it gets one.',
  }),
  verb('accept', {
    id: 'acceptChallenge',
    roles: EVERYBODY,
    answers: recorded,
    tag: 'Challenges',
    summary: 'Accept a challenge',
  }),
  verb('decline', {
    id: 'declineChallenge',
    roles: EVERYBODY,
    answers: recorded,
    tag: 'Challenges',
    summary: 'Decline a challenge',
  }),
  verb('withdraw', {
    id: 'withdrawChallenge',
    roles: EVERYBODY,
    rates: ['challenges'],
    answers: recorded,
    tag: 'Challenges',
    summary: 'Withdraw a challenge',
  }),
  verb('postpone', {
    id: 'postponeChallenge',
    roles: EVERYBODY,
    answers: recorded,
    tag: 'Challenges',
    summary: 'Put a challenge off',
    description:
      'A player says it for themselves, as `player`, and it waits until the other one says so, too; officials may leave out `player`, and it is put off at once. Then there is more time to play it, and it counts as accepted.',
  }),
);
