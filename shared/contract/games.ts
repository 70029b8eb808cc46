import * as z from 'zod/mini';
import { challenge, day } from '../log/fields.ts';
import { who, whoShape } from './phrase.ts';
import { list, object, optional, rung, told, tuple, when } from './schema.ts';

const prefersShape = {
  main: optional('Minutes before byo-yomi.', z.number()),
  byoyomi: optional('Minutes for every 25 moves of byo-yomi.', z.number()),
  scoring: z.exactOptional(z.string()),
} as const;

/** What a program prefers to be played at; what it does not say is missing. */
export const prefersView = object(prefersShape);
export type PrefersView = z.infer<typeof prefersView>;

const goTermsView = object({
  ...prefersShape,
  level: told('0 is even, 1 without stones, k stones from 2 on.', z.int()),
  stones: z.int(),
  komi: z.number(),
  white: optional('Missing in an even game, where `chooses` says who has the choice.', who),
  scoring: z.string(),
});
export type GoTermsView = z.infer<typeof goTermsView>;

export const gameTermsView = object({
  black: z.exactOptional(who),
  white: z.exactOptional(who),
  chooses: optional('Who has the choice of colour.', who),
  rated: optional('Whether it counts for ratings.', z.boolean()),
  go: optional('The handicap of a game of programs.', goTermsView),
});
export type GameTermsView = z.infer<typeof gameTermsView>;

export const challengeView = object({
  id: challenge,
  challenger: who,
  challenged: who,
  since: when,
  state: told(
    'Whether it is accepted, or has a result that awaits approval or the other player’s confirmation.',
    z.enum(['open', 'accepted', 'awaiting']),
  ),
  waits: optional(
    'What its result waits for: the club’s approval, the other player, or the club as it is disputed.',
    z.enum(['approval', 'confirmation', 'decision']),
  ),
  score: optional(
    'The result that awaits approval: the challenger’s points, then the challenged player’s.',
    tuple(z.number(), z.number()),
  ),
  date: optional('When the two have agreed to play.', when),
  offered: optional(
    'Who has offered the other one a day to play, where the one who offers none loses; which day stays between the two.',
    list(who),
  ),
  terms: gameTermsView,
});
export type ChallengeView = z.infer<typeof challengeView>;

export const rematchView = object({ one: who, other: who, from: told('The first day on which they may.', day) });
export type RematchView = z.infer<typeof rematchView>;

export const entrantView = object({
  ...whoShape,
  rung: optional('Missing before its first game.', rung),
  next: optional('Whom it has to challenge next; missing on an empty ladder.', who),
  prefers: z.exactOptional(prefersView),
});
export type EntrantView = z.infer<typeof entrantView>;

export const potView = object({
  id: challenge,
  since: when,
  players: told('In the order of their seats.', list(who)),
  pot: z.number(),
  waits: optional(
    'What its scores wait for, where it has some: another of its players, or the club as they are disputed.',
    z.enum(['confirmation', 'decision']),
  ),
});
export type PotView = z.infer<typeof potView>;
