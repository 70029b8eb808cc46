import * as z from 'zod/mini';
import { player } from '../log/fields.ts';
import { list, object, rung, told } from './schema.ts';

export const namesView = object({
  format: told('Of this contract; a field that goes or changes its meaning raises it.', z.literal(1)),
  players: told('Everybody on the ladder, top first.', list(z.readonly(z.tuple([player, z.string(), rung])))),
});
export type NamesView = z.infer<typeof namesView>;
