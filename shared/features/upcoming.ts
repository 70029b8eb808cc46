import * as z from 'zod/mini';
import { list, object, optional, told, when } from '../contract/schema.ts';
import { player } from '../log/fields.ts';
import { FREE_TIMES } from '../vocabulary/free-times.ts';
import { gameDatesShape } from './dates.ts';
import { LADDER, operationsWith, PLAYER } from './operation.ts';
import { opponentContactsShape } from './own.ts';
import { proposalsShape } from './proposals.ts';

const freeTimes = list(z.enum(FREE_TIMES));
const freeTimesShape = {
  when: told('When they can usually play: on weekdays, or on a day of the weekend.', freeTimes),
  wants: optional('They would like a game until then, the end of the week by the ladder’s clocks.', when),
} as const;
const freeTimesView = object(freeTimesShape);
export type FreeTimesView = z.infer<typeof freeTimesView>;

export const newFreeTimes = z.strictObject({
  when: z.array(z.enum(FREE_TIMES)).check(z.maxLength(FREE_TIMES.length)),
  wants: z.boolean(),
});

const suggestedView = object({
  player,
  when: told('When both have said that they can play; empty where one of them has said nothing.', freeTimes),
});
export type SuggestedView = z.infer<typeof suggestedView>;

/** What lies beside the season log of a player’s next games. */
const upcomingView = object({
  ...gameDatesShape,
  ...opponentContactsShape,
  ...proposalsShape,
  contactChosen: told('Whether they have chosen what their opponents see of them, be it nothing.', z.boolean()),
  free: told('When they can play.', freeTimesView),
  suggested: optional(
    'Whom to challenge, as was suggested to them within a week; as long as the rules would take it and neither has a challenge open.',
    suggestedView,
  ),
  ready: told(
    'Whom they may challenge now, and who has said when they can play; those who would like a game first.',
    list(object({ player, ...freeTimesShape })),
  ),
});

export const upcomingOperations = operationsWith(
  { lambda: 'challenges-and-results', roles: PLAYER, tag: 'Challenges' },
  {
    id: 'getUpcoming',
    method: 'GET',
    path: `${LADDER}/upcoming`,
    query: ['as'],
    answers: { 200: upcomingView },
    summary: 'See what concerns one’s next games',
    description:
      'For a player, in one answer: when their challenges are to be played (`listDates`), how to reach their opponents (`listOpponentContacts`), what they and others propose to each other (`listProposals`), who of those they may challenge can play when, and what game was suggested to them.',
  },
  {
    id: 'updateFreeTimes',
    method: 'PUT',
    path: `${LADDER}/upcoming/free-times`,
    rates: ['records'],
    body: newFreeTimes,
    answers: { 200: freeTimesView },
    problems: ['unknown-player'],
    summary: 'Say when one can play',
    description:
      'Only players who may challenge them see it. That they would like a game ends by itself with the week, by the ladder’s clocks; the rest stands for the season.',
  },
);
