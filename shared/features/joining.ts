import * as z from 'zod/mini';
import { email, memberName, note } from '../contract/fields.ts';
import { list, object, told, utc } from '../contract/schema.ts';
import { id, player } from '../log/fields.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { CLUB, LADDER, ORGANISER, operationsWith } from './operation.ts';

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

const joinAnswer = object({
  state: told(
    'A request that is gone was turned down, led to a sign-in before, or is older than 30 days.',
    z.enum(['waiting', 'accepted', 'gone']),
  ),
  link: told('Signs the asker in; given until it was opened.', z.optional(z.string())),
});

/** A request to join a ladder; `website` is a hidden field that only programs fill in. */
export const newRequest = z.strictObject({
  name: memberName,
  email: z.exactOptional(email),
  note: z.exactOptional(note),
  consent: z.literal(true),
  website: z.exactOptional(z.string().check(z.maxLength(LONGEST.url))),
});

export const claimedRequest = z.strictObject({ request: z.string().check(z.maxLength(LONGEST.key)) });

export const acceptedRequest = z.strictObject({ player });

export const joiningOperations = operationsWith(
  { lambda: 'access', tag: 'Members' },
  {
    id: 'createJoinRequest',
    method: 'POST',
    path: `${LADDER}/requests`,
    roles: 'anybody',
    rates: ['asks', 'asksOfAddress'],
    body: newRequest,
    answers: { 201: object({ request: told('A secret: it proves who asked.', z.string()) }) },
    problems: ['club-suspended', 'unknown-ladder', 'requests-closed', 'too-many-requests-to-join'],
    summary: 'Ask to join a ladder',
    description:
      'Open to anybody, where the club lets people ask. `consent` says that the organisers may keep what is given until they answer, for 30 days at most; `website` stays empty. The answer is a secret by which the asker learns what became of it (`claimJoinRequest`).',
  },
  {
    id: 'claimJoinRequest',
    method: 'POST',
    path: `${CLUB}/claim`,
    roles: 'anybody',
    body: claimedRequest,
    answers: { 200: joinAnswer },
    problems: ['too-many-keys'],
    summary: 'See what became of one’s own request to join',
    description:
      'By its secret. Once it was accepted, the answer has the link that signs the new player in: this once.',
  },
  {
    id: 'listJoinRequests',
    method: 'GET',
    path: `${CLUB}/requests`,
    roles: ORGANISER,
    answers: { 200: joinRequestsView },
    summary: 'List requests to join',
    description:
      'Those without an answer yet, of which a club has 50 at most. They are public nowhere. Whether people may ask is changed by `updateClub`.',
  },
  {
    id: 'acceptJoinRequest',
    method: 'POST',
    path: `${CLUB}/requests/{request}/acceptance`,
    roles: ORGANISER,
    body: acceptedRequest,
    answers: { 204: 'nothing' },
    problems: ['unknown-request', 'unknown-member'],
    summary: 'Accept a request to join',
    description:
      '`player` is as whom they were added to the club, or to a ladder, before. Name, e-mail and note of the request are forgotten.',
  },
  {
    id: 'declineJoinRequest',
    method: 'DELETE',
    path: `${CLUB}/requests/{request}`,
    roles: ORGANISER,
    query: ['block'],
    answers: { 204: 'nothing' },
    problems: ['unknown-request'],
    summary: 'Turn down a request to join',
  },
);
