import * as z from 'zod/mini';
import { nothing } from '../contract/fields.ts';
import { list, object, told, utc } from '../contract/schema.ts';
import { id, player } from '../log/fields.ts';
import { CLUB, ORGANISER, operationsWith, PLAYER } from './operation.ts';

/** What is kept in one place, without its secrets; times are in UTC. */
const said = z.readonly(z.record(z.string(), z.unknown()));

/** All that a club keeps of one person, to be read by people: its parts are no contract. */
const copyView = object({
  format: told('Of the frame of it; what its parts have may change with any release.', z.literal(1)),
  about: told(
    'What this is, what each part is, and what is left out; in the language that was asked for.',
    list(z.string()),
  ),
  made: utc,
  club: object({ id, name: z.string() }),
  person: object({
    id: player,
    name: z.string(),
    names: told('By which names they are or were known.', list(z.string())),
  }),
  kept: told('What the club keeps besides its ladders, part by part.', z.readonly(z.record(z.string(), list(said)))),
  ladders: told(
    'The lines of the season logs that are about them or name them, as in docs/season-log.md.',
    list(
      object({
        ladder: id,
        name: z.string(),
        seasons: list(
          object({ season: told('Of a past one its name; empty for that of now.', z.string()), lines: list(said) }),
        ),
      }),
    ),
  ),
});
export type CopyView = z.infer<typeof copyView>;

export const copiesOperations = operationsWith(
  { lambda: 'access', tag: 'Members' },
  {
    id: 'copyOwn',
    method: 'GET',
    path: `${CLUB}/own/copy`,
    roles: PLAYER,
    rates: ['ownCopies'],
    answers: { 200: copyView },
    summary: 'Get a copy of what is kept of oneself',
    description:
      'Everything that the club keeps of the player who asks, of all ladders and seasons: what the list of members says, how they are told, their links and browsers, the lines about them, dates, proposals and disputes, and the admin history as far as it names them. No secrets, no ratings of others, and not what organisers note of other people.',
  },
  {
    id: 'copyMember',
    method: 'POST',
    path: `${CLUB}/members/{player}/copy`,
    roles: ORGANISER,
    rates: ['copies'],
    body: nothing,
    answers: { 200: copyView },
    problems: ['unknown-member'],
    summary: 'Make a copy of what is kept of a person',
    description:
      'The same copy for any person who asks the club for it. It is noted in the admin history. What a player alone may see is left out: their own address and number, and what they want to be told.',
  },
);
