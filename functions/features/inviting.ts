import { isDeepStrictEqual } from 'node:util';
import { localOf } from '#shared/calendar/zone.ts';
import { invitations, invitationToSee, newMessage, type WhyUnsent } from '#shared/features/members.ts';
import { peopleBehind } from '#shared/rules/entrants/people.ts';
import { TELLING } from '#shared/view/texts.ts';
import { LONGEST, MOST } from '#shared/vocabulary/size-limits.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import type { PostOffice } from '../aws/post-office.ts';
import { type AccessRecord, readAccessRecords } from '../books/access-keys.ts';
import { type AddressEvent, invitableAt } from '../books/address-life.ts';
import { noteChange } from '../books/admin-history.ts';
import { readClub } from '../books/clubs.ts';
import { type Contact, readContact, readContacts } from '../books/contacts.ts';
import { uncountInvitation } from '../books/mail-record.ts';
import { putMessage, readMessage } from '../books/notices.ts';
import { readAs } from '../http/body.ts';
import { type Call, type Endpoint, type EndpointAnswer, ofLadder } from '../http/call.ts';
import {
  isProblem,
  noMail,
  noSuchLadder,
  noSuchMember,
  type Problem,
  problem,
  tooManyRequests,
} from '../http/problem.ts';
import { type Person, peopleOf, personOf } from '../ladders/people.ts';
import { linksInForce } from '../notifying/addresses/player-access.ts';
import { INVITED_FOR, newSignInLink } from '../notifying/addresses/sign-in-links.ts';
import { isReachedBy } from '../notifying/email/channel.ts';
import { happensTo } from '../notifying/email/contact-links.ts';
import {
  type InvitationScene,
  invitationWords,
  inviterOf,
  sendInvitation,
} from '../notifying/email/invitation-letter.ts';
import { againstWriting, ofClub, type Trust, trustIn } from '../notifying/email/invitation-limits.ts';
import { wants } from '../notifying/notice-preferences.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { grant } from './grant.ts';

/** A second tap within this time sends nothing more, in milliseconds. */
const JUST_NOW = 60_000;

interface Inviting {
  readonly call: Call;
  readonly scene: InvitationScene;
  readonly office: PostOffice;
  readonly keys: readonly AccessRecord[];
  readonly trust: Trust;
  readonly path: string;
}

/** Invites members by e-mail, one after another: those before a failure stay invited. */
async function inviteMembers(call: Call): EndpointAnswer<'inviteMembers'> {
  const asked = readAs(invitations, call.event);
  if (isProblem(asked)) return asked;
  const { club, runtime } = call;
  const { office, database } = runtime;
  if (!office) return noMail;
  const { ladder, members, text } = asked.value;
  const scene = await sceneOf(call, ladder, text);
  if (isProblem(scene)) return scene;
  const [{ people }, keys, trust] = await Promise.all([
    peopleOf(database, club, new Set(members)),
    readAccessRecords(database, club),
    trustIn(database, scene.of),
  ]);
  const inviting = { call, scene, office, keys, trust, path: `/${club}/${ladder}/me/` };
  const byId = new Map(people.map((person) => [person.id, person]));
  const sent: PlayerId[] = [];
  const unsent: { player: PlayerId; why: WhyUnsent }[] = [];
  for (const player of new Set(members)) {
    const person = byId.get(player);
    const why = person ? await invite(inviting, person) : 'unknown';
    if (typeof why === 'object') return why;
    if (why === undefined) sent.push(player);
    else unsent.push({ player, why });
  }
  const [only, another] = sent;
  if (only !== undefined) {
    const isOne = another === undefined;
    const about = isOne ? (byId.get(only)?.name ?? only) : PEOPLE.members(String(sent.length));
    const change = { ...changeBy(call, 'members-invited', about), ...(isOne && { member: only }) };
    await noteChange(database, club, change);
  }
  return { status: 200, body: { sent, unsent } };
}

/** What all invitations of a request have in common. */
async function sceneOf(call: Call, ladder: string, own: string | undefined): Promise<InvitationScene | Problem> {
  const { club, runtime } = call;
  const key = { club, ladder };
  const of = await readClub(runtime.database, club);
  const found = of?.ladders.includes(ladder) ? await runtime.store.load(key) : undefined;
  if (!of || !found) return noSuchLadder;
  if (of.untried && own !== undefined) return problem('invalid', PEOPLE.noOwnWords);
  return { ...(await inviterOf(call, of)), of, key, ladder: found, ...(own !== undefined && { own }) };
}

/** What an invitation would say to a member, before any is sent. */
async function previewInvitation(call: Call): EndpointAnswer<'previewInvitation'> {
  const asked = readAs(invitationToSee, call.event);
  if (isProblem(asked)) return asked;
  const { ladder, member, text } = asked.value;
  const scene = await sceneOf(call, ladder, text);
  if (isProblem(scene)) return scene;
  const person = await personOf(call.runtime.database, call.club, member);
  if (!person) return noSuchMember;
  const { of, sender } = scene;
  const words = inLanguage(of.language, () => invitationWords(scene, { player: person.id, name: person.name }));
  return {
    status: 200,
    body: { ...words, from: sender.name, replyTo: sender.replyTo ?? [], ownWords: of.untried !== true },
  };
}

/** Nothing where the invitation was sent, or just had been. */
async function invite(inviting: Inviting, person: Person): Promise<WhyUnsent | Problem | undefined> {
  const { call, scene, office, path, trust } = inviting;
  const { of } = scene;
  const { at, club, runtime } = call;
  const { database, siteOrigin } = runtime;
  const seen = await readContact(database, club, person.id);
  const open = invitableAt(seen ?? {}, addressOf(person));
  if (typeof open === 'string') return open;
  if (wasJustInvited(seen, at)) return undefined;
  const why = await againstWriting(runtime, trust, of, person.id, open.to);
  if (why) return why;
  const access = await keyFor(inviting, person);
  if (typeof access !== 'string') return access;
  const term = { at, life: INVITED_FOR };
  const { login, url } = newSignInLink({
    site: siteOrigin,
    club,
    player: person.id,
    to: open.to,
    access,
    path,
    ...term,
  });
  const isStillSo = (contact: Contact) =>
    isDeepStrictEqual(invitableAt(contact, addressOf(person)), open) && !wasJustInvited(contact, at);
  const happens = (event: AddressEvent, isMeant = isStillSo) =>
    happensTo(database, club, person.id, (contact) => (isMeant(contact) ? event : undefined), at);
  const contact = await happens({ kind: 'invited', to: open.to, login });
  if (!contact) {
    // Another request has invited them since that look, or their address is another one.
    await uncountInvitation(database, club);
    return wasJustInvited(await readContact(database, club, person.id), at) ? undefined : 'unreached';
  }
  const sent = await sendInvitation({ office, siteOrigin, now: () => at }, scene, { contact, name: person.name, url });
  if (sent !== 'later') return undefined;
  await happens({ kind: 'not-sent', before: seen?.invited }, ({ invited }) => invited === at);
  await uncountInvitation(database, club);
  throw new Error('the e-mail was not taken');
}

const wasJustInvited = (contact: Contact | undefined, at: Instant): boolean =>
  contact?.invited !== undefined && at - contact.invited < JUST_NOW;

const addressOf = ({ record }: Person): string | undefined => parseAddress(record?.email ?? '');

/** Sees to it that a player has a link: what signs them in is in force as long as that is. Its hash. */
async function keyFor({ call, keys }: Inviting, { id, name }: Person): Promise<string | Problem> {
  const [newest] = linksInForce(keys, id, call.at);
  if (newest) return newest.hash;
  const granted = await grant(call, { role: 'player', label: name.slice(0, LONGEST.label), player: id, use: 'link' });
  return isProblem(granted) ? granted : granted.hash;
}

const already = problem('already-messaged', () => PEOPLE.messagedToday);

/** Has a message e-mailed to all players of a ladder whom it can reach: it is put beside the ladder, and notices are made of it. */
const messagePlayers: Endpoint<'messagePlayers'> = ofLadder(async (call, key) => {
  const asked = readAs(newMessage, call.event);
  if (isProblem(asked)) return asked;
  const { at, club, runtime } = call;
  const { buckets, database, office, store } = runtime;
  if (!office) return noMail;
  const [of, ladder] = [await readClub(database, club), await store.load(key)];
  if (!of || !ladder) return noSuchLadder;
  const { day } = localOf(ladder.header.timezone, at);
  const text = asked.value.text.trim();
  const players = [...new Set(ladder.order.players().flatMap((each) => peopleBehind(ladder, each)))];
  const sentTo = (to: readonly PlayerId[]) => {
    const sent = new Set(to);
    const unsent = players.filter((each) => !sent.has(each));
    return { status: 200, body: { sent: to, unsent } } as const;
  };
  const before = await readMessage(database, key, day);
  if (before) return before.text === text ? sentTo(before.to) : already;
  const contacts = new Map((await readContacts(database, club)).map((each) => [each.player, each]));
  const to = players.filter((each) => isWanted(contacts.get(each), of.untried === true));
  if (to.length === 0) return sentTo(to);
  const full = await buckets.tryAcquire({ club, name: 'messages' }, ofClub(of, MOST.players), to.length);
  if (full > 0) return tooManyRequests(TELLING.said.tooMany, full / 1000);
  const change = changeBy(call, 'players-messaged', PEOPLE.members(String(to.length)));
  return (await putMessage(database, key, { day, text, to, by: call.caller.id }, change))
    ? sentTo(to)
    : messagePlayers(call);
});

/** What a club writes that nobody has looked at yet reaches those alone who have said that the address is theirs. */
const isWanted = (contact: Contact | undefined, untried: boolean): boolean =>
  contact !== undefined &&
  (untried ? contact.email?.state === 'confirmed' : isReachedBy(contact, 'message')) &&
  wants(contact.wishes, 'message', 'email');

export const inviting = { inviteMembers, previewInvitation, messagePlayers } as const;
