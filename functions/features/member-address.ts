import { isSameAddress } from '#shared/words/email-address.ts';
import { WORDS } from '#web/ui/texts.ts';
import { noteChange } from '../books/admin-history.ts';
import { readContact } from '../books/contacts.ts';
import { changeMember } from '../books/members.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { isProblem } from '../http/problem.ts';
import { happensTo } from '../notifying/email/contact-links.ts';
import { changeBy } from './admin-history.ts';
import { addressChanged, changed, changedTo, personIn } from './members.ts';

const TAKEN_AWAY = { kind: 'taken-away' } as const;

/** Removes a player's address, which an organiser need not have read: its links end with it. */
async function removeMemberAddress(call: Call): EndpointAnswer<'removeMemberAddress'> {
  const { club, at, runtime } = call;
  const { database } = runtime;
  const person = await personIn(call);
  if (isProblem(person)) return person;
  const { id, name, record } = person;
  const email = (await readContact(database, club, id))?.email;
  if (!email) return { status: 204 };
  const change = { ...changeBy(call, 'member-changed', `${name}: ${WORDS.email}`), member: id };
  if (record?.email !== undefined && isSameAddress(record.email, email.to)) {
    const to = changedTo(person, { email: null }, call);
    const along = () => addressChanged(call, id, TAKEN_AWAY);
    return (await changeMember(database, club, record.version, to, change, along)) === 'changed'
      ? { status: 204 }
      : changed;
  }
  await happensTo(database, club, id, () => TAKEN_AWAY, at);
  await noteChange(database, club, change);
  return { status: 204 };
}

export const memberAddress = { removeMemberAddress } as const;
