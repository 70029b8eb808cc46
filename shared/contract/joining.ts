import * as z from 'zod/mini';
import { id } from '../log/fields.ts';
import { list, object, told, utc } from './schema.ts';

/** What an asker's own browser keeps: it says what became of their request. */
export const askedToJoin = object({ request: told('A secret: whoever has it is the asker.', z.string()) });

/** Somebody who asks to join, as organisers see them. */
const joinRequest = object({
  id: z.string(),
  ladder: id,
  name: z.string(),
  email: z.optional(z.string()),
  note: z.optional(z.string()),
  asked: utc,
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const joinRequestsView = object({
  open: told('Whether people may ask to join.', z.boolean()),
  requests: told('Those that have no answer yet, oldest first. After 30 days they are forgotten.', list(joinRequest)),
});
export type JoinRequestsView = z.infer<typeof joinRequestsView>;

/** What became of a request, for who asked. */
export const joinAnswer = object({
  state: told(
    'A request that is gone was turned down, led to a sign-in before, or is older than 30 days.',
    z.enum(['waiting', 'accepted', 'gone']),
  ),
  link: told('Signs the asker in; given until it was opened.', z.optional(z.string())),
});
