import { created, EVERYBODY, OFFICIALS, ORGANISER, operationsWith, recorded, verb } from './operation.ts';

export const playersOperations = operationsWith(
  { tag: 'Players' },
  verb('seed', {
    id: 'seedLadder',
    roles: ORGANISER,
    answers: recorded,
    summary: 'Put the first players on the ladder',
  }),
  verb('join', { id: 'joinLadder', roles: EVERYBODY, answers: created, summary: 'Join the ladder' }),
  verb('prefer', {
    id: 'setPreferences',
    roles: EVERYBODY,
    answers: recorded,
    summary: 'Change a player’s preferences',
  }),
  verb('rename', {
    id: 'renamePlayer',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Change a player’s name',
    description: 'At any time, also after the season, and of a player who has left.',
  }),
  verb('regroup', {
    id: 'regroupPair',
    roles: OFFICIALS,
    answers: recorded,
    summary: 'Change who plays as a pair',
    description:
      'On a ladder of pairs: two to four people, those who usually play first. At any time, unless the pair would then share a person with one that it has an open challenge with.',
  }),
  verb('leave', { id: 'leaveLadder', roles: OFFICIALS, answers: recorded, summary: 'Take a player off the ladder' }),
  verb('place', {
    id: 'placePlayer',
    roles: ORGANISER,
    answers: recorded,
    summary: 'Put a player on another rung',
    description:
      'For what no rule says, such as a penalty that the club imposes: everybody between moves by one. It is no game and no defence. Why, `override` says, and everybody reads it. In Crewe, Nairobi and House rules.',
  }),
  verb('away', {
    id: 'announceAway',
    roles: EVERYBODY,
    answers: recorded,
    summary: 'Announce that a player is away',
    description:
      'From one day to another, both included, that are not over. While they are away nobody challenges them and they challenge nobody, and the deadlines of their challenges stand still.',
  }),
  verb('back', {
    id: 'announceBack',
    roles: EVERYBODY,
    answers: recorded,
    summary: 'End the days on which a player is away',
    description: 'They are back today: later days that were announced are taken back; those that are over stay.',
  }),
);
