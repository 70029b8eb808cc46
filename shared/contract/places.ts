import * as z from 'zod/mini';
import { player } from '../log/fields.ts';
import { count, list, object, optional, rung, told } from './schema.ts';

/** How a season that is over ended, beside its page: by it other seasons' pages tell of a player's past. */
export const placesView = object({
  format: told('Of this contract; a field that goes or changes its meaning raises it.', z.literal(1)),
  of: told('How many players were on the ladder.', count),
  winner: optional('Who won the season, where it had a winner.', player),
  places: told('The players whose names are shown in full, top first.', list(z.readonly(z.tuple([player, rung])))),
});
export type PlacesView = z.infer<typeof placesView>;
