import * as z from 'zod/mini';
import { linesView, lineView } from '../contract/entries.ts';
import { count, gamePoints, list, object, optional, told, tuple, when } from '../contract/schema.ts';
import { goTerms, header, settledPeriod, stateView } from '../contract/state.ts';
import { challenge, day, line, player, preferences } from '../log/fields.ts';
import { EVERYBODY, LADDER, OFFICIALS, ORGANISER, operationsWith } from './operation.ts';

const people = z.optional(list(object({ id: player, name: z.string() })));

const personShape = {
  player,
  name: z.string(),
  people: told('Who plays as it, those who usually do first, where the entrants are pairs.', people),
  former: told('Those who have played as it and don’t now.', people),
  rating: z.optional(z.number()),
  admitted: told('When they were admitted or last rejoined.', z.optional(day)),
  played: told('The last day that counts as played.', z.optional(day)),
  preferences: z.optional(object(preferences)),
  declined: told('Challenges declined so far.', z.optional(count)),
  hasResult: told('Whether a result of theirs stands.', z.optional(z.literal(true))),
  away: told(
    'The days of the season on which they are or were away, as announced, both included.',
    z.optional(list(object({ from: day, to: day }))),
  ),
  must: told('Whom a program must challenge next to enter.', z.optional(player)),
} as const;

export const deskPerson = object(personShape);
export type DeskPerson = z.infer<typeof deskPerson>;

export const deskStanding = object({
  rung: told('Those with equal points share the rung of the first of them.', z.int()),
  ...personShape,
  points: z.optional(z.number()),
  gap: told('The gap to the next program below.', z.optional(z.string())),
  missed: told('How many settled periods in a row they have missed.', z.optional(count)),
  barred: told('Pairs of the same box that it can’t play, as somebody plays as both.', z.optional(list(player))),
});
export type DeskStanding = z.infer<typeof deskStanding>;

const deskNight = object({
  day,
  turn: told('Whose turn it is to challenge; null where nobody can.', z.nullable(player)),
  waiting: told('Was left over while everybody else played, and goes first.', z.optional(player)),
  pegs: list(
    object({
      player,
      side: told('Dark is free to play, light is in a match.', z.enum(['dark', 'light'])),
      imbalance: told('Challenges issued minus accepted.', z.int()),
      passed: z.boolean(),
      met: told('Whom they have met tonight.', list(player)),
      may: told('Whom they may challenge.', list(player)),
    }),
  ),
});
export type DeskNight = z.infer<typeof deskNight>;

const score = tuple(z.number(), z.number());

const deskAwaiting = object({
  line,
  score,
  points: told('Of each game in the order played, the challenger’s first.', z.optional(gamePoints)),
  day,
  minutes: z.optional(z.number()),
  pgn: z.optional(z.string()),
  white: told('Who had White, where the moves name the two otherwise than the ladder does.', z.optional(player)),
  by: told('Who reported it: the label of their key.', z.optional(z.string())),
  reported: told('The player who reported it, where it waits for the other one.', z.optional(player)),
  counts: told('When it counts by itself.', z.optional(when)),
  disputed: told('The other player disputes it.', z.optional(z.literal(true))),
  walkover: told('The loser gave the game up before it began.', z.optional(z.literal(true))),
  noShow: told('The loser did not turn up.', z.optional(z.literal(true))),
  retired: told('The loser could not go on.', z.optional(z.literal(true))),
});
export type DeskAwaiting = z.infer<typeof deskAwaiting>;

const deskGoGame = object({
  stones: z.int(),
  komi: z.number(),
  white: z.optional(player),
  choosesColours: told('Who has the choice of colour in an even game.', z.optional(player)),
  main: told('Minutes before byo-yomi.', z.optional(z.number())),
  byoyomi: told('Minutes for every 25 moves of byo-yomi.', z.optional(z.number())),
  scoring: z.string(),
});
export type DeskGoGame = z.infer<typeof deskGoGame>;

export const deskChallenge = object({
  id: challenge,
  challenger: player,
  challenged: player,
  issued: when,
  distance: told('Rungs from the challenger up to the challenged when it was issued.', z.int()),
  terms: z.optional(goTerms),
  accepted: z.optional(z.literal(true)),
  decided: z.optional(line),
  state: z.enum(['open', 'accepted', 'running', 'awaiting-approval']),
  mayPostpone: told('There may be more time to play it: it can be put off.', z.optional(z.literal(true))),
  mayOffer: told(
    'Where it is lost by the one who offers no day to play it: those of the two who have offered none yet.',
    z.optional(list(player)),
  ),
  awaiting: z.optional(deskAwaiting),
  game: z.optional(deskGoGame),
});
export type DeskChallenge = z.infer<typeof deskChallenge>;

const deskWaitingScores = object({
  line,
  scores: list(tuple(player, z.number())),
  day,
  by: told('Who reported them: the label of their key.', z.optional(z.string())),
  reported: told('The player who reported them.', player),
  counts: told('When they count by themselves.', z.optional(when)),
  disputed: told('The player who disputes them.', z.optional(player)),
});
export type DeskWaitingScores = z.infer<typeof deskWaitingScores>;

const deskGame = object({
  id: challenge,
  players: told('In the order of their seats.', list(player)),
  started: when,
  pot: told('In points.', z.number()),
  awaiting: told('Its scores, where a player reported them and they have yet to count.', z.optional(deskWaitingScores)),
});
export type DeskGame = z.infer<typeof deskGame>;

const deskFinal = object({
  latecomers: optional('Removed at the cut and not yet back; missing before the cut.', list(player)),
  displaced: list(player),
  closed: z.boolean(),
  playoff: z.exactOptional(tuple(player, player)),
  champion: z.exactOptional(player),
});

/** What the organisers and scorers of a club see of a ladder, with what has fallen due and is not yet written. */
export const deskView = object({
  version: told('The last line of the log.', line),
  asOf: when,
  header,
  standings: told('Everybody on a rung, top first.', list(deskStanding)),
  off: told('Those who were on the ladder once and may come back.', list(deskPerson)),
  entrants: told('Programs that wait for a rung, in the order in which they joined.', list(deskPerson)),
  night: told('Only on the day itself.', z.optional(deskNight)),
  challenges: told('Without a final result, oldest first.', list(deskChallenge)),
  games: told('Games for points that are running, oldest first.', list(deskGame)),
  final: z.optional(deskFinal),
  settled: told(
    'The periods that counted, oldest first: the last twelve, and more where players were away in some of them.',
    list(settledPeriod),
  ),
  due: told('When time alone next changes something.', z.optional(when)),
  entries: told('The last hundred lines of the log, newest first, without the moves of games.', list(lineView)),
});
export type DeskView = z.infer<typeof deskView>;

export const ladderViewOperations = operationsWith(
  { lambda: 'sessions-and-views', tag: 'Ladder' },
  {
    id: 'getLadder',
    method: 'GET',
    path: LADDER,
    roles: OFFICIALS,
    headers: ['If-None-Match'],
    answers: { 200: deskView, 304: 'nothing' },
    summary: 'See the ladder as organisers and scorers do',
    description: 'With what has fallen due and is not yet written.',
  },
  {
    id: 'getLadderState',
    method: 'GET',
    path: `${LADDER}/state`,
    roles: EVERYBODY,
    headers: ['If-None-Match'],
    answers: { 200: stateView, 304: 'nothing' },
    summary: 'Get the whole ladder',
    description:
      'What a tablet or phone needs to play ahead by the same rules. A player sees of the others no rating and no membership.',
  },
  {
    id: 'listEntries',
    method: 'GET',
    path: `${LADDER}/entries`,
    roles: OFFICIALS,
    query: ['before'],
    answers: { 200: linesView },
    summary: 'Read earlier lines of the log',
  },
  {
    id: 'downloadLog',
    method: 'GET',
    path: `${LADDER}/log`,
    roles: ORGANISER,
    answers: { 200: 'log', 303: 'nothing' },
    summary: 'Download the season log',
    description: 'One line of JSON for each entry. A very large log is fetched by a link (303).',
  },
);
