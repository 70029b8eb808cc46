import * as z from 'zod/mini';
import { code, email, textLine } from '../contract/fields.ts';
import { object, told, utc } from '../contract/schema.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { CLUB, ORGANISER, operationsWith } from './operation.ts';

export const newOrganiser = z.strictObject({
  label: textLine(LONGEST.label),
  email,
  succeeds: told(
    'Whether the caller hands over to them: once their link is opened, the caller’s own opens nothing more, and the browsers that it has signed in are signed out.',
    z._default(z.boolean(), false),
  ),
});

const invitedOrganiser = object({
  hash: told('SHA-256 of the key of their link: names it.', z.string()),
  label: z.string(),
  to: told('Where their link went: of what stands before the @ the first letter alone.', z.string()),
  until: told('When the link lapses unless it is opened.', utc),
});

const masked = told('The address: of what stands before the @ the first letter alone.', z.string());

export const newCode = z.strictObject({
  again: told(
    'Whether another one is to be sent though the last one can still be entered.',
    z._default(z.boolean(), false),
  ),
});

const sentCode = object({ to: masked, until: told('Until when the code can be entered.', utc) });

const ownAddressView = object({
  to: told('Their confirmed address: of what stands before the @ the first letter alone.', z.optional(z.string())),
  mails: told('Whether this deployment sends e-mails.', z.boolean()),
});

export const newAddress = z.strictObject({ email });
export const enteredCode = z.strictObject({ code });

export const organisersOperations = operationsWith(
  { lambda: 'access', roles: ORGANISER, tag: 'Access' },
  {
    id: 'inviteOrganiser',
    method: 'POST',
    path: `${CLUB}/organisers`,
    body: newOrganiser,
    answers: { 201: invitedOrganiser },
    reauthenticates: 'always',
    problems: ['too-many-keys', 'no-mail', 'too-many-requests'],
    summary: 'Invite an organiser by e-mail',
    description:
      'Their link goes to that address and is told nobody else; it can be opened for 14 days. Opening it says that the address is theirs: from then on they confirm by codes sent there, and the club’s e-mails to organisers reach them. Where they succeed the caller, the caller stays an organiser until then: a club is never without one.',
  },
  {
    id: 'requestCode',
    method: 'POST',
    path: `${CLUB}/confirmation/code`,
    body: newCode,
    answers: { 200: sentCode },
    problems: ['no-mail', 'no-address', 'too-many-requests'],
    summary: 'Have a code sent to confirm a session by',
    description:
      'Six digits to the organiser’s own confirmed address. They confirm the session that asked, once, within ten minutes and five tries. One that can still be entered is not sent twice, unless `again` says so; five are sent in an hour at most.',
  },
  {
    id: 'getOwnAddress',
    method: 'GET',
    path: `${CLUB}/address`,
    answers: { 200: ownAddressView },
    summary: 'See an organiser’s own address',
  },
  {
    id: 'changeOwnAddress',
    method: 'POST',
    path: `${CLUB}/address`,
    body: newAddress,
    answers: { 200: sentCode },
    reauthenticates: 'always',
    problems: ['no-mail', 'no-address', 'too-many-requests'],
    summary: 'Give another address of one’s own',
    description: 'An organiser’s; a code is sent there, which `confirmOwnAddress` takes. Until then nothing changes.',
  },
  {
    id: 'confirmOwnAddress',
    method: 'POST',
    path: `${CLUB}/address/confirmation`,
    body: enteredCode,
    answers: { 200: ownAddressView },
    problems: ['wrong-code', 'spent-code'],
    summary: 'Confirm another address of one’s own',
    description: 'By the code that was sent there. The address before it is told by e-mail.',
  },
);
