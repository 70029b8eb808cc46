import * as z from 'zod/mini';
import { challenge, player } from '../log/fields.ts';
import { CONTACT_KINDS } from '../vocabulary/club.ts';
import { list, object, told } from './schema.ts';

/** What a player shows of themselves to their opponents. Only they see this. */
export const ownContactView = object({
  phone: told('As they entered it.', z.optional(z.string())),
  email: told('The address by which they are told; missing where they have confirmed none.', z.optional(z.string())),
  shows: told('What opponents see who show something too.', list(z.enum(CONTACT_KINDS))),
});
export type OwnContactView = z.infer<typeof ownContactView>;

/** How to reach the opponents of a player’s challenges and games for points. */
export const opponentContactsView = object({
  contacts: list(
    object({
      challenge: told('The challenge, or the game for points: one that was asked for, too.', challenge),
      player: told('The opponent.', player),
      phone: z.optional(z.string()),
      email: z.optional(z.string()),
    }),
  ),
});
export type OpponentContact = z.infer<typeof opponentContactsView>['contacts'][number];
