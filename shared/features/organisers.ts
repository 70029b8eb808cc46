import * as z from 'zod/mini';
import { email, textLine } from '../contract/fields.ts';
import { object, told, utc } from '../contract/schema.ts';
import { LONGEST } from '../vocabulary/size-limits.ts';
import { CLUB, ORGANISER, operationsWith } from './operation.ts';

export const newOrganiser = z.strictObject({ label: textLine(LONGEST.label), email });

const invitedOrganiser = object({
  hash: told('SHA-256 of the key of their link: names it.', z.string()),
  label: z.string(),
  to: told('Where their link went; no other letter of the name than the first.', z.string()),
  until: told('When the link lapses unless it is opened.', utc),
});

export const organisersOperations = operationsWith(
  { lambda: 'access', roles: ORGANISER, tag: 'Access' },
  {
    id: 'inviteOrganiser',
    method: 'POST',
    path: `${CLUB}/organisers`,
    body: newOrganiser,
    answers: { 201: invitedOrganiser },
    problems: ['confirmation-needed', 'too-many-keys', 'no-mail', 'too-many-requests'],
    summary: 'Invite an organiser by e-mail',
    description:
      'Their link goes to that address and is told nobody else; it can be opened for 14 days. Opening it says that the address is theirs: from then on they confirm by codes sent there, and the club’s e-mails to organisers reach them.',
  },
);
