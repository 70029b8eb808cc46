import * as z from 'zod/mini';
import { id, player } from '../log/fields.ts';
import { UNREACHED } from '../vocabulary/club.ts';
import { count, list, object, rung, told, utc } from './schema.ts';

const called = told('What the club calls them.', z.string());

/** A ladder on which somebody is, or was. */
const ladderOf = object({
  ladder: id,
  name: told('What they are called there, where that is something else.', z.optional(z.string())),
  left: told('Where they are not on it now: since when.', z.optional(z.enum(['this season', 'before']))),
});

/** A member as organisers see them. */
export const memberView = object({
  id: told('Their id on every ladder of the club, and of their links.', player),
  name: called,
  rating: told('For the next seeding.', z.optional(z.number())),
  email: z.optional(z.string()),
  note: z.optional(z.string()),
  unreached: told(
    'Why nothing is sent any more to the address by which they are told, where that is so: it came back, or was called spam.',
    z.optional(z.enum(UNREACHED)),
  ),
  since: told('Since when there is a record of them.', z.optional(utc)),
  version: told('Of the record, which a change of it names; 0 where there is none yet.', count),
  ladders: list(ladderOf),
});
export type MemberView = z.infer<typeof memberView>;

const ladders = told(
  'The ladders of the club, by what they are called.',
  list(object({ ladder: id, name: z.string() })),
);

/** A page of a club’s members, in the order of their ids: those of whom there is a record, and all others on its ladders. */
export const membersView = object({
  members: list(memberView),
  ladders,
  more: told('Whether there are more: ask for those after the last one.', z.boolean()),
});
export type MembersView = z.infer<typeof membersView>;

export const addedMembers = object({ added: told('Their ids.', list(player)) });

/** Who is called what, and on which ladders they are or were: all that scorers are told. */
export const namesakesView = object({
  members: list(
    object({
      id: player,
      name: called,
      also: told('What ladders call them besides.', z.optional(list(z.string()))),
      ladders: list(id),
    }),
  ),
  ladders,
});
export type NamesakesView = z.infer<typeof namesakesView>;

/** Something that a player has to answer, to confirm or to play. */
const waiting = object({
  kind: z.enum(['answer', 'confirm', 'play']),
  with: told('The other player, where it is one.', z.optional(z.string())),
});
export type Waiting = z.infer<typeof waiting>;

/** A ladder of the club as it concerns the player who asks. */
const ownLadder = object({
  ladder: id,
  name: told('What people call it.', z.string()),
  rung: told('Theirs; missing where they are not on it.', z.optional(rung)),
  of: told('How many there are.', z.optional(count)),
  points: z.optional(z.number()),
  gap: told('The gap to the next below.', z.optional(z.string())),
  waits: told('What waits for them there.', list(waiting)),
});
export type OwnLadder = z.infer<typeof ownLadder>;

/** How a browser of a player can be told of what concerns them. */
export const pushView = object({
  key: told('The public key of the deployment, for which a browser subscribes (VAPID).', z.string()),
  endpoint: told('Where this browser is told; missing where it is not.', z.optional(z.string())),
});

export const ownLaddersView = object({ ladders: list(ownLadder) });
export type OwnLaddersView = z.infer<typeof ownLaddersView>;
