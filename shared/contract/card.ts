import * as z from 'zod/mini';
import { day } from '../log/fields.ts';
import { who, whoShape } from './phrase.ts';
import { count, list, object, optional, rung, told, tuple } from './schema.ts';
import { spoken } from './view.ts';

export const cardView = object({
  format: told('Of this contract; a field that goes or changes its meaning raises it.', z.literal(1)),
  language: spoken,
  name: z.exactOptional(z.string()),
  season: object({ start: day, end: z.exactOptional(day) }),
  state: z.enum(['ahead', 'running', 'finished']),
  leaders: told('The player on the top rung; all of them if several have equal points.', list(who)),
  since: optional(
    'Since when that player has been there; missing where several lead, and where points or gaps are measured.',
    day,
  ),
  top: optional(
    'Who has the first three places, top first, and where their photographs lie.',
    list(object({ ...whoShape, rung, face: z.exactOptional(z.string()) })),
  ),
  latest: optional(
    'The last three results that stand, newest first: when each was played, and the challenger’s points first.',
    list(object({ day, challenger: who, challenged: who, score: tuple(z.number(), z.number()) })),
  ),
  players: optional('How many are on the ladder.', count),
  played: optional('Whether a result stands.', z.literal(true)),
  established: optional('Whether at least 20 results stand.', z.literal(true)),
  deadline: optional('When the next month or week ends that players are to play in.', day),
  winner: optional('Who has won the season, once it is over.', who),
  pairs: optional('The entrants are pairs.', z.literal(true)),
  hasNights: told('Whether there are club nights, at which players check in.', z.boolean()),
  venue: optional('Where the club plays: the first line of its own words.', z.string()),
  closed: optional('Whether nothing can be recorded until an organiser opens it again.', z.literal(true)),
  nights: optional('When the club plays, where its days are known: "Mondays, 19:50–22:00".', z.string()),
  champions: told(
    'Who has won the seasons before, newest first; nobody where a final was not played to its end.',
    list(object({ season: z.string(), winner: z.exactOptional(who) })),
  ),
});
export type CardView = z.infer<typeof cardView>;
