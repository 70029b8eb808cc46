import * as z from 'zod/mini';
import { list, object, optional, told, tuple, when } from '../contract/schema.ts';
import { challenge, player } from '../log/fields.ts';
import { LONGEST, MOST } from '../vocabulary/size-limits.ts';
import { LADDER, NOT_SCORERS, operationsWith } from './operation.ts';

export const gameDateView = object({
  challenge,
  players: told('The challenger first.', tuple(player, player)),
  at: when,
  by: optional('Who proposed it; missing where an organiser or scorer has set it.', player),
  or: optional('Later days that were proposed with it: the other player accepts one of them.', list(when)),
  place: optional('Where, in the words of the player who proposed it; never public.', z.string()),
  agreed: told('Whether both have agreed; the public sees it then.', z.boolean()),
  tooLate: optional(
    'Where the challenge is lost by the one who offers no day: it will have run out by then, so this is no offer.',
    z.literal(true),
  ),
});
export type GameDateView = z.infer<typeof gameDateView>;

const calledOffView = object({
  challenge,
  players: told('The challenger first.', tuple(player, player)),
  at: when,
  by: optional('Who cannot play then; missing where an organiser or scorer has called it off.', player),
});
export type CalledOffView = z.infer<typeof calledOffView>;

/** A player’s challenges, soonest first; organisers and scorers see everybody's. */
export const gameDatesShape = {
  dates: list(gameDateView),
  calledOff: told('Where no other date has been proposed since, until that date.', list(calledOffView)),
} as const;
export const gameDatesView = object(gameDatesShape);

/** When a challenge is to be played, by the clocks of the ladder: "2026-11-24T19:30", or with their offset where they show it twice. */
export const gameDate = z.strictObject({ challenge, at: z.string().check(z.maxLength(40)) });

/** The first of several days, those besides it, and where. */
export const newGameDate = z.strictObject({
  ...gameDate.shape,
  or: z.optional(z.array(gameDate.shape.at).check(z.maxLength(MOST.dates - 1))),
  place: z.optional(z.string().check(z.maxLength(LONGEST.place))),
});

export const datesOperations = operationsWith(
  { lambda: 'challenges-and-results', roles: NOT_SCORERS, tag: 'Challenges' },
  {
    id: 'listDates',
    method: 'GET',
    path: `${LADDER}/dates`,
    answers: { 200: gameDatesView },
    summary: 'List when challenges are to be played',
  },
  {
    id: 'proposeDate',
    method: 'POST',
    path: `${LADDER}/dates`,
    rates: ['records', 'challenges'],
    body: newGameDate,
    answers: { 200: gameDateView },
    problems: ['unknown-challenge', 'not-yours', 'unknown-proposal'],
    summary: 'Propose when to play a challenge',
    description:
      'By the clocks of the ladder, such as `2026-11-24T19:30`, and once the challenge is accepted; `or` gives up to two more, of which the other player accepts one. It takes the place of what was proposed or agreed before; what an organiser or scorer says counts as agreed. Where a challenge is lost by the one who offers no day (`lost-by-silent`), a player’s first one, by which it can still be played in time, is noted in the season log as an `offer`, without the day.',
  },
  {
    id: 'acceptDate',
    method: 'POST',
    path: `${LADDER}/dates/agree`,
    rates: ['records'],
    body: gameDate,
    answers: { 200: gameDateView },
    problems: ['unknown-challenge', 'not-yours', 'unknown-proposal'],
    summary: 'Agree to a date',
    description:
      'To the very one that was proposed, or to one of several: where that has been changed meanwhile, nothing is agreed.',
  },
  {
    id: 'cancelDate',
    method: 'POST',
    path: `${LADDER}/dates/call-off`,
    rates: ['records'],
    body: gameDate,
    answers: { 204: 'nothing' },
    problems: ['unknown-challenge', 'not-yours', 'unknown-proposal'],
    summary: 'Call off a date',
    description:
      'The date as it stands, agreed or only proposed: the player who proposed it takes it back, the other turns it down. The other player is told. Either may propose another.',
  },
);
