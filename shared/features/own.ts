import * as z from 'zod/mini';
import { count, list, object, rung, told } from '../contract/schema.ts';
import { challenge, id, player } from '../log/fields.ts';
import { CONTACT_KINDS } from '../vocabulary/club.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { CLUB, LADDER, operationsWith, PLAYER } from './operation.ts';

const waiting = object({
  kind: z.enum(['answer', 'confirm', 'play']),
  with: told('The other player, where it is one.', z.optional(z.string())),
});
export type OwnWaiting = z.infer<typeof waiting>;

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

const ownLaddersView = object({ ladders: list(ownLadder) });

const pushView = object({
  key: told('The public key of the deployment, for which a browser subscribes (VAPID).', z.string()),
  endpoint: told('Where this browser is told; missing where it is not.', z.optional(z.string())),
});

/** What a player shows of themselves to their opponents. Only they see this. */
const ownContactView = object({
  phone: told('As they entered it.', z.optional(z.string())),
  email: told('The address by which they are told; missing where they have confirmed none.', z.optional(z.string())),
  shows: told('What opponents see who show something too.', list(z.enum(CONTACT_KINDS))),
});
export type OwnContactView = z.infer<typeof ownContactView>;

export const opponentContactsShape = {
  contacts: list(
    object({
      challenge: told(
        'The challenge, or the game for points: one that was asked for, too. Missing for one whom they have still to play in a round.',
        z.optional(challenge),
      ),
      player: told('The opponent.', player),
      name: told('The person, where the opponent is a pair.', z.optional(z.string())),
      phone: z.optional(z.string()),
      email: z.optional(z.string()),
    }),
  ),
} as const;
const opponentContactsView = object(opponentContactsShape);
export type OpponentContact = z.infer<typeof opponentContactsView>['contacts'][number];

/** As a browser writes a subscription of its own; it may say when it ends. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(LONGEST.url)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(100)), auth: z.string().check(z.maxLength(50)) }),
});

/** What a player shows to their opponents; an empty phone number takes theirs away. */
export const ownContact = z.strictObject({
  phone: z.string().check(z.maxLength(LONGEST.phone)),
  shows: z.array(z.enum(CONTACT_KINDS)).check(z.maxLength(CONTACT_KINDS.length)),
});

export const ownOperations = operationsWith(
  { roles: PLAYER, tag: 'Members' },
  {
    id: 'listOwnLadders',
    method: 'GET',
    path: `${CLUB}/own`,
    lambda: 'sessions-and-views',
    answers: { 200: ownLaddersView },
    summary: 'List my ladders',
    description:
      'For a player: every ladder of the club, with their rung where they have one, and what waits for them. Ladders off the club’s page are told to those who are on them.',
  },
  {
    id: 'getPushSubscription',
    method: 'GET',
    path: `${CLUB}/own/push`,
    lambda: 'sessions-and-views',
    answers: { 200: pushView },
    problems: ['browser-only', 'no-push'],
    summary: 'See whether this browser shows notices',
    description: 'For a player’s browser, which subscribes at its push service for the key that is told.',
  },
  {
    id: 'subscribeToPush',
    method: 'PUT',
    path: `${CLUB}/own/push`,
    lambda: 'sessions-and-views',
    body: pushSubscription,
    answers: { 204: 'nothing' },
    problems: ['browser-only'],
    summary: 'Show notices in this browser',
    description:
      'What the browser gave when it subscribed, as it is. It takes the place of what this session had before, and ends with it: by signing out, by a link that is withdrawn, and where the player is forgotten.',
  },
  {
    id: 'unsubscribeFromPush',
    method: 'DELETE',
    path: `${CLUB}/own/push`,
    lambda: 'sessions-and-views',
    answers: { 204: 'nothing' },
    problems: ['browser-only'],
    summary: 'Show no more notices in this browser',
  },
  {
    id: 'getOwnContact',
    method: 'GET',
    path: `${CLUB}/own/contact`,
    lambda: 'sessions-and-views',
    answers: { 200: ownContactView },
    summary: 'See what one shows to opponents',
  },
  {
    id: 'updateOwnContact',
    method: 'PUT',
    path: `${CLUB}/own/contact`,
    lambda: 'sessions-and-views',
    body: ownContact,
    answers: { 200: ownContactView },
    summary: 'Choose what opponents see',
    description:
      'A phone number, and whether opponents see that and the e-mail address by which one is told. They see it only if they show something too. It is never published, and no organiser sees it.',
  },
  {
    id: 'listOpponentContacts',
    method: 'GET',
    path: `${LADDER}/contacts`,
    lambda: 'sessions-and-views',
    query: ['as'],
    answers: { 200: opponentContactsView },
    summary: 'See how to reach one’s opponents',
    description:
      'The opponents of a player’s open and accepted challenges, those whom they have still to play in a round, and those who have joined the same game for points, running or asked for, as far as both have chosen to show something. Empty for a player who shows nothing.',
  },
);
