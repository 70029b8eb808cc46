import * as z from 'zod/mini';
import { changedSettings } from '../contract/ladder-facts.ts';
import { list, object, optional, told, when } from '../contract/schema.ts';
import { day, line } from '../log/fields.ts';
import { headerShape } from '../log/parse.ts';
import { SEEDING_ORDERS } from '../vocabulary/vocabulary.ts';
import { LADDER, OFFICIALS, ORGANISER, operationsWith } from './operation.ts';

const span = { start: day, first: told('The number of its first line: lines go on counting.', line) } as const;

export const seasonsView = object({
  version: told('The last line of the log.', line),
  present: object({ ...span, end: z.exactOptional(day) }),
  ended: list(
    object({
      ...span,
      name: told('What its address ends with, such as "2026-27".', z.string()),
      last: told('The number of its last line.', line),
      end: told('The day after which nothing was played in it.', day),
      ended: told('When the next one was started.', when),
      added: optional('Whether it was added from before the ladder was here: then it can be removed.', z.literal(true)),
    }),
  ),
});
export type SeasonsView = z.infer<typeof seasonsView>;

/** The next season of a ladder; the players as in `seed`, or everybody on the ladder from the top. */
export const newSeason = z.strictObject({
  season: headerShape.shape.season,
  closures: headerShape.shape.closures,
  settings: z.exactOptional(changedSettings),
  order: z._default(z.enum(SEEDING_ORDERS), 'given'),
  players: z.exactOptional(z.array(z.unknown())),
  endsEarly: z._default(z.boolean(), false),
});

export const seasonsOperations = operationsWith(
  { tag: 'Ladder' },
  {
    id: 'listSeasons',
    method: 'GET',
    path: `${LADDER}/seasons`,
    lambda: 'sessions-and-views',
    roles: OFFICIALS,
    answers: { 200: seasonsView },
    summary: 'List the seasons of the ladder',
  },
  {
    id: 'startSeason',
    method: 'POST',
    path: `${LADDER}/seasons`,
    lambda: 'clubs',
    roles: ORGANISER,
    headers: ['Idempotency-Key', 'If-Match'],
    rates: ['records'],
    body: newSeason,
    answers: { 200: seasonsView, 201: seasonsView },
    problems: [
      'ladder-closed',
      'season-running',
      'season-unplayed',
      'duplicate-id',
      'missing-rating',
      'ladder-changed',
      'key-reused',
      'too-large',
    ],
    summary: 'Start the next season',
    description:
      'It goes on under the same address, with the figures as they were; the season before stays at an address of its own. Without `players`, everybody on the ladder goes on. Lines go on counting.',
  },
  {
    id: 'addSeason',
    method: 'POST',
    path: `${LADDER}/seasons/earlier`,
    lambda: 'clubs',
    roles: ORGANISER,
    headers: ['Idempotency-Key'],
    rates: ['records'],
    carries: 'log',
    answers: { 200: seasonsView, 201: seasonsView },
    problems: ['ladder-closed', 'key-reused', 'too-large'],
    summary: 'Add an earlier season',
    description:
      'From its season log, in which the rules refuse nothing, and which has an end before the first day of the season that the ladder is in. Nobody is told of it. Another log of the same days takes its place.',
  },
  {
    id: 'removeSeason',
    method: 'DELETE',
    path: `${LADDER}/seasons/earlier/{season}`,
    lambda: 'clubs',
    roles: ORGANISER,
    headers: ['Idempotency-Key'],
    rates: ['records'],
    answers: { 200: seasonsView },
    problems: ['ladder-closed', 'unknown-season', 'season-played', 'key-reused', 'too-large'],
    summary: 'Remove an earlier season',
    description: 'One that was added from a log, with all its pages and files. One that was played here stays.',
  },
  {
    id: 'undoSeason',
    method: 'POST',
    path: `${LADDER}/seasons/undo`,
    lambda: 'clubs',
    roles: ORGANISER,
    headers: ['Idempotency-Key', 'If-Match'],
    rates: ['records'],
    answers: { 200: seasonsView },
    problems: ['ladder-closed', 'first-season', 'season-played', 'ladder-changed', 'key-reused', 'too-large'],
    summary: 'Undo the start of the season',
    description: 'As long as nothing was played in it. The ladder goes on in the season before.',
  },
  {
    id: 'downloadSeason',
    method: 'GET',
    path: `${LADDER}/seasons/{season}/log`,
    lambda: 'sessions-and-views',
    roles: ORGANISER,
    answers: { 200: 'log', 303: 'nothing' },
    problems: ['unknown-season'],
    summary: 'Download the log of a season before',
    description: 'Its lines count from 1, as those of any file.',
  },
);
