import { localOf } from '#shared/calendar/zone.ts';
import { invitations, invitationToSee, newMessage, type WhyUnsent } from '#shared/features/members.ts';
import { TELLING } from '#shared/view/texts.ts';
import { LONGEST, MOST } from '#shared/vocabulary/size-limits.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { parseAddress } from '#shared/words/email-address.ts';
import type { PostOffice } from '../aws/post-office.ts';
import { noteChange } from '../club/admin-history.ts';
import { type Club, readClub } from '../club/clubs.ts';
import { readAs } from '../http/body.ts';
import { type Call, type Endpoint, ofLadder, type Told } from '../http/call.ts';
import { keyInForce } from '../http/in-force.ts';
import { type AccessRecord, readAccessRecords } from '../http/key-book.ts';
import { isProblem, noSuchLadder, type Problem, problem, tooManyRequests } from '../http/problem.ts';
import type { Rate } from '../limits/throttle.ts';
import { type Contact, readContact, readContacts } from '../notifying/contacts.ts';
import { isReachedBy } from '../notifying/email/channel.ts';
import { changeContact, loginFor, newContact, secretLink, withLogin } from '../notifying/email/contact-links.ts';
import { envelopeOf } from '../notifying/email/sender.ts';
import { putMessage, readMessage } from '../notifying/kept-notices.ts';
import { wants } from '../notifying/preferences.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { PEOPLE, REQUESTS } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { grant } from './grant.ts';
import { type InvitationScene, invitationLetter, invitationWords, inviterOf } from './invitation-letter.ts';
import { type Person, peopleOf } from './people-book.ts';

const NO_MAIL = problem('no-mail', () => PEOPLE.noMail);

const DAY = 24 * 3_600_000;
/** How long an invitation signs its player in, in milliseconds. */
export const INVITED_FOR = 14 * DAY;
/** A second tap within this time sends nothing more, in milliseconds. */
const JUST_NOW = 60_000;
/** How many invitations go to one player, and e-mails to all of a club: fewer while the operator has not looked at it. */
const THEIRS: Rate = { most: 3, per: DAY };
const ofClub = ({ untried }: Club, most: number): Rate => ({ most: untried ? 100 : most, per: DAY });

interface Inviting {
  readonly call: Call;
  readonly scene: InvitationScene;
  readonly office: PostOffice;
  readonly keys: readonly AccessRecord[];
  readonly path: string;
}

/** Invites members by e-mail, one after another: those before a failure stay invited. */
async function inviteMembers(call: Call): Told<'inviteMembers'> {
  const asked = readAs(invitations, call.event);
  if (isProblem(asked)) return asked;
  const { club, runtime } = call;
  const { office, database } = runtime;
  if (!office) return NO_MAIL;
  const { ladder, members, text } = asked.value;
  const scene = await sceneOf(call, ladder, text);
  if (isProblem(scene)) return scene;
  const [{ people }, keys] = await Promise.all([peopleOf(database, club), readAccessRecords(database, club)]);
  const inviting = { call, scene, office, keys, path: `/${club}/${ladder}/me/` };
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
async function previewInvitation(call: Call): Told<'previewInvitation'> {
  const asked = readAs(invitationToSee, call.event);
  if (isProblem(asked)) return asked;
  const { ladder, member, text } = asked.value;
  const scene = await sceneOf(call, ladder, text);
  if (isProblem(scene)) return scene;
  const { people } = await peopleOf(call.runtime.database, call.club);
  const person = people.find(({ id }) => id === member);
  if (!person) return problem('unknown-member', REQUESTS.nowhere);
  const { of, sender } = scene;
  const words = inLanguage(of.language, () => invitationWords(scene, { player: person.id, name: person.name }));
  return {
    status: 200,
    body: { ...words, from: sender.name, replyTo: sender.replyTo ?? [], ownWords: of.untried !== true },
  };
}

/** Nothing where the invitation was sent, or just had been. */
async function invite(inviting: Inviting, person: Person): Promise<WhyUnsent | Problem | undefined> {
  const { call, scene, office, path } = inviting;
  const { of } = scene;
  const { at, club, runtime } = call;
  const { database, buckets, siteOrigin } = runtime;
  const seen = await readContact(database, club, person.id);
  const open = reachable(seen, person, at);
  if (typeof open === 'string') return open;
  if (seen?.invited !== undefined && at - seen.invited < JUST_NOW) return undefined;
  for (const [name, rate] of [
    [`invite#${person.id}`, THEIRS],
    ['invites', ofClub(of, 1000)],
  ] as const)
    if ((await buckets.tryAcquire({ club, name }, rate)) > 0) return 'too-often';
  const no = await keyFor(inviting, person);
  if (no) return no;
  const { login, url } = loginFor(runtime, club, person.id, path, INVITED_FOR);
  let invited = open;
  const isKept = await changeContact(database, club, person.id, (contact) => {
    const now = reachable(contact, person, at);
    if (typeof now === 'string') return undefined;
    invited = { ...withLogin(now, { ...login, confirms: true }, at), email: now.email, invited: at };
    return invited;
  });
  if (!isKept) return 'unreached';
  const stop = secretLink(siteOrigin, club, invited, 'stop');
  const sent = await office.send({
    to: invited.email.to,
    ...envelopeOf(scene.sender, office),
    ...inLanguage(of.language, () => invitationLetter(scene, { player: person.id, name: person.name, url, stop })),
    at,
    stop,
    whose: { club, player: person.id },
  });
  if (sent !== 'later') return undefined;
  await changeContact(database, club, person.id, ({ invited: _, ...rest }) => ({
    ...rest,
    ...(seen?.invited !== undefined && { invited: seen.invited }),
  }));
  throw new Error('the e-mail was not taken');
}

type Reachable = Contact & Required<Pick<Contact, 'email'>>;

/** Whom to write to: at the address that they have confirmed, else at that of their record; or why at none. */
function reachable(
  contact: Contact | undefined,
  { id, record }: Person,
  at: Instant,
): Reachable | 'no-address' | 'unreached' {
  const { email, ...known } = contact ?? newContact(id);
  if (email?.state === 'confirmed') return { ...known, email };
  const to = parseAddress(record?.email ?? '');
  if (to === undefined) return 'no-address';
  if (email?.to === to) return email.state === 'asked' ? { ...known, email } : 'unreached';
  // A new address has links of its own: those that went to another one are worth nothing.
  return { ...known, secret: newContact(id).secret, logins: [], email: { to, state: 'asked', since: at } };
}

/** Sees to it that a player has a link: what signs them in is in force as long as that is. */
async function keyFor({ call, keys }: Inviting, { id, name }: Person): Promise<Problem | undefined> {
  const theirs = keys.filter((each) => each.role === 'player' && each.player === id && each.use === 'link');
  if (theirs.some((each) => !each.replaced && !isProblem(keyInForce(each, call.at)))) return undefined;
  const granted = await grant(call, { role: 'player', label: name.slice(0, LONGEST.label), player: id, use: 'link' });
  return isProblem(granted) ? granted : undefined;
}

const already = problem('already-messaged', () => PEOPLE.messagedToday);

/** Has a message e-mailed to all players of a ladder whom it can reach: it is put beside the ladder, and notices are made of it. */
const messagePlayers: Endpoint<'messagePlayers'> = ofLadder(async (call, key) => {
  const asked = readAs(newMessage, call.event);
  if (isProblem(asked)) return asked;
  const { at, club, runtime } = call;
  const { buckets, database, office, store } = runtime;
  if (!office) return NO_MAIL;
  const [of, ladder] = [await readClub(database, club), await store.load(key)];
  if (!of || !ladder) return noSuchLadder;
  const { day } = localOf(ladder.header.timezone, at);
  const text = asked.value.text.trim();
  const players = ladder.order.players();
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
