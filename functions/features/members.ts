import { memberChange, newMembers } from '#shared/features/members.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress } from '#shared/words/email-address.ts';
import { WORDS } from '#web/ui/texts.ts';
import { readAccessRecords, revokeAccess } from '../books/access-keys.ts';
import type { AddressEvent } from '../books/address-life.ts';
import { readClearances } from '../books/clearances.ts';
import { contactChanged, contactGone, readContact } from '../books/contacts.ts';
import { removeFace } from '../books/faces.ts';
import { addMembers, changeMember, type Member, removeMember, type StoredMember } from '../books/members.ts';
import { readSessions, removeSession } from '../books/sessions.ts';
import { readAs } from '../http/body.ts';
import type { Call, EndpointAnswer } from '../http/call.ts';
import { idIn } from '../http/event.ts';
import { isProblem, noSuchMember, type Problem, problem } from '../http/problem.ts';
import { staleSession } from '../http/session-length.ts';
import { type Person, personOf } from '../ladders/people.ts';
import { contactAfter } from '../notifying/email/contact-links.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { keepNameInPast } from './keep-name.ts';
import { findNamesakes, firstSignIn, listMembers, told } from './member-list.ts';

const tooMany = problem('too-many-members', () => PEOPLE.tooManyMembers(String(MOST.members)));
export const changed = problem('member-changed', () => PEOPLE.memberChanged);

/** Adds members. The same id with other data is another person. */
async function add(call: Call): EndpointAnswer<'addMembers'> {
  const asked = readAs(newMembers, call.event);
  if (isProblem(asked)) return asked;
  const { club, at, runtime } = call;
  const { members } = asked.value;
  const no = againstIds(members) ?? (await againstForgotten(call, members));
  if (no) return no;
  const [only, another] = members;
  const about = only && !another ? only.name : PEOPLE.members(String(members.length));
  const change = { ...changeBy(call, 'members-added', about), ...(only && !another && { member: only.id }) };
  const records = members.map((each): Member => ({ ...each, name: each.name.trim(), since: at }));
  const outcome = await addMembers(runtime.database, club, records, change);
  if (outcome.kind === 'too-many') return tooMany;
  if (outcome.kind === 'added') return { status: 201, body: { added: members.map(({ id }) => id) } };
  return problem('already-exists', PEOPLE.idTaken(lineOf(members, outcome.id), outcome.id));
}

const lineOf = (members: readonly { readonly id: PlayerId }[], wanted: PlayerId): string =>
  `members.${members.findIndex(({ id }) => id === wanted)}`;

function againstIds(members: readonly { readonly id: PlayerId }[]): Problem | undefined {
  const twice = members.findIndex(({ id }, index) => members.findIndex((each) => each.id === id) < index);
  return twice < 0 ? undefined : problem('duplicate-id', PEOPLE.idTwice(`members.${twice}`));
}

/** A new member with the id of a person who is being forgotten would be forgotten too. */
async function againstForgotten(
  { club, runtime }: Call,
  members: readonly { readonly id: PlayerId }[],
): Promise<Problem | undefined> {
  for await (const found of readClearances(runtime.database)) {
    const gone = found.club === club ? found.person?.player : undefined;
    if (gone !== undefined && members.some(({ id }) => id === gone))
      return problem('being-deleted', PEOPLE.idForgotten(lineOf(members, gone), gone));
  }
  return undefined;
}

/** Changes a member's record, or creates one for a player who has none. */
async function updateMember(call: Call): EndpointAnswer<'updateMember'> {
  const asked = readAs(memberChange, call.event);
  if (isProblem(asked)) return asked;
  const { club, runtime } = call;
  const person = await personIn(call);
  if (isProblem(person)) return person;
  const { version, ...wanted } = asked.value;
  const stale = isOther(person.record?.email, wanted.email) && staleSession(call.caller.confirmed, call.at);
  if (stale) return stale;
  const to = changedTo(person, wanted, call);
  const what = FIELDS.filter((name) => name in wanted).map((name) => WORDS[name]);
  const change = { ...changeBy(call, 'member-changed', `${to.name}: ${what.join(', ')}`), member: person.id };
  const typed = { kind: 'typed', from: person.record?.email, to: to.email } as const;
  const end = await changeMember(runtime.database, club, version, to, change, () =>
    addressChanged(call, person.id, typed),
  );
  if (end === 'too-many') return tooMany;
  if (end === 'lost') return changed;
  if (wanted.name !== undefined) await keepNameInPast(call, person, to.name);
  const [contact, signedIn] = await Promise.all([
    readContact(runtime.database, club, person.id),
    firstSignIn(runtime.database, club, person.id),
  ]);
  const now = { ...person, name: to.name, record: { ...to, version: version + 1 } };
  return { status: 200, body: told(now, contact, signedIn) };
}

/** Whether another address comes in the place of one: invitations to it sign in as that member. */
const isOther = (email: string | undefined, wanted: string | null | undefined): boolean =>
  email !== undefined && wanted != null && !isSameAddress(email, wanted);

const FIELDS = ['name', 'rating', 'email', 'note'] as const;

type MemberWanted = {
  readonly [Field in (typeof FIELDS)[number]]?: Member[Field] | null;
};

/** What is not named stays; null takes something away. */
export function changedTo({ id, name, record, on }: Person, wanted: MemberWanted, { at }: Call): Member {
  const rating = record ? record.rating : on.find((each) => each.rating !== undefined)?.rating;
  const { email, note, since = at } = record ?? {};
  const said = { rating, email, note, ...wanted };
  return {
    id,
    name: (wanted.name ?? name).trim(),
    ...(said.rating != null && { rating: said.rating }),
    ...(said.email != null && { email: said.email }),
    ...(said.note != null && { note: said.note }),
    since,
  };
}

export async function personIn({ event, club, runtime }: Call): Promise<Person | Problem> {
  const id = parsePlayerId(idIn(event, 'player') ?? '');
  return (id && (await personOf(runtime.database, club, id))) ?? noSuchMember;
}

/** Takes off the list who never was on a ladder, and withdraws their links. Everybody else stays in logs, unless they are forgotten. */
async function deleteMember(call: Call): EndpointAnswer<'deleteMember'> {
  const { club, runtime } = call;
  const person = await personIn(call);
  if (isProblem(person)) return person;
  const { record, on } = person;
  if (on.length > 0) return problem('member-on-ladder', PEOPLE.onLadders(on.map(({ ladder }) => ladder).join(', ')));
  if (!record) return noSuchMember;
  await withdrawLinks(call, record);
  const change = { ...changeBy(call, 'member-removed', record.name), member: record.id };
  const end = await removeMember(runtime.database, club, record.id, record.version, change, () =>
    goneWith(call, record),
  );
  if (end !== 'removed') return changed;
  await removeFace(runtime.database, club, record.id);
  return { status: 204 };
}

/** What becomes of the address in use, should the list have another one now: the links that went to it end with it. */
export async function addressChanged({ club, at, runtime }: Call, id: PlayerId, event: AddressEvent) {
  const contact = await readContact(runtime.database, club, id);
  const to = contact && contactAfter(contact, event, at);
  return to ? contactChanged(club, contact.version, to, 'beside', contact) : [];
}

/** How a member was told goes along: their id may be somebody else's one day. */
async function goneWith({ club, runtime }: Call, { id }: StoredMember) {
  const contact = await readContact(runtime.database, club, id);
  return contact ? contactGone(club, contact, 'beside') : [];
}

async function withdrawLinks(call: Call, { id }: StoredMember): Promise<void> {
  const { club, at, runtime } = call;
  for (const { player, hash, label, revoked } of await readAccessRecords(runtime.database, club)) {
    if (player !== id || revoked !== undefined) continue;
    await revokeAccess(runtime.database, club, hash, at, changeBy(call, 'key-withdrawn', label));
    runtime.keys.forget({ club, access: hash });
    for (const each of await readSessions(runtime.database, club, hash))
      await removeSession(runtime.database, club, each);
  }
}

export const members = { listMembers, addMembers: add, updateMember, deleteMember, findNamesakes } as const;
