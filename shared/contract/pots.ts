import * as z from 'zod/mini';
import { line } from '../log/fields.ts';
import { resultState } from './ladder-facts.ts';
import { whoShape } from './phrase.ts';
import { list, object, optional, told, when } from './schema.ts';

const potRowView = object({
  ...whoShape,
  score: z.number(),
  spread: told('Over the lowest score.', z.number()),
  rating: optional(
    'Their part of the game’s spread in tenths of a percent, rounded down; missing where all had the same score.',
    z.number(),
  ),
  points: told('That part of the pot, rounded down.', z.number()),
  bonus: told('Points that rounding left over.', z.number()),
  net: told('Points and bonus less the stake.', z.number()),
});
export type PotRowView = z.infer<typeof potRowView>;

export const potGameView = object({
  line,
  state: told('Whether its scores count; only those that stand ever moved points.', resultState),
  at: told('When it was played.', when),
  pot: told('In points.', z.number()),
  spread: told('The sum of all spreads.', z.number()),
  rows: told('The best score first, equal scores as entered.', list(potRowView)),
  correctedBy: optional('The line that corrected its scores last.', line),
  voidedBy: optional('The line that voided it: every stake went back.', line),
});
export type PotGameView = z.infer<typeof potGameView>;
