import { object } from '../contract/schema.ts';
import { gameDatesShape } from './dates.ts';
import { LADDER, operationsWith, PLAYER } from './operation.ts';
import { opponentContactsShape } from './own.ts';
import { proposalsShape } from './proposals.ts';

/** What lies beside the season log of a player’s next games. */
const upcomingView = object({
  ...gameDatesShape,
  ...opponentContactsShape,
  ...proposalsShape,
});

export const upcomingOperations = operationsWith(
  { lambda: 'challenges-and-results', roles: PLAYER, tag: 'Challenges' },
  {
    id: 'getUpcoming',
    method: 'GET',
    path: `${LADDER}/upcoming`,
    answers: { 200: upcomingView },
    summary: 'See what concerns one’s next games',
    description:
      'For a player, in one answer: when their challenges are to be played (`listDates`), how to reach their opponents (`listOpponentContacts`), and what they and others propose to each other (`listProposals`).',
  },
);
