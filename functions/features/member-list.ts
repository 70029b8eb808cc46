import type { MembersView, MemberView } from '#shared/features/members.ts';
import { UNREACHED } from '#shared/vocabulary/club.ts';
import { type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { isSameAddress } from '#shared/words/email-address.ts';
import { readAccessRecords } from '../books/access-keys.ts';
import { readClub } from '../books/clubs.ts';
import { type Contact, readContacts } from '../books/contacts.ts';
import { readMailRecord } from '../books/mail-record.ts';
import { readLink, readLinks, readSessions } from '../books/sessions.ts';
import { FIRST_INVITATIONS } from '../database/counter.ts';
import type { Database } from '../database/database.ts';
import type { Endpoint } from '../http/call.ts';
import { namesakes, type Person, peopleAfter } from '../ladders/people.ts';
import { trustIn } from '../notifying/email/invitation-limits.ts';

const SHOWN = 500;

export const listMembers: Endpoint<'listMembers'> = async ({
  club,
  runtime: { database, office },
  query: { after = '' },
}) => {
  const [{ people, ladders, more, isPartial }, signedIn] = await Promise.all([
    peopleAfter(database, club, after, SHOWN),
    firstSignIns(database, club),
  ]);
  const contacts = await contactsOf(database, club, people);
  const members = people.map((person) => told(person, contacts.get(person.id), signedIn.get(person.id)));
  const invitations = await invitationsLeft(database, club);
  return {
    status: 200,
    body: {
      members,
      ladders,
      invitations,
      mails: office !== undefined,
      more,
      ...(isPartial && { partial: true as const }),
    },
  };
};

/** What is answered before an organiser is refused. */
async function invitationsLeft(database: Database, club: string): Promise<MembersView['invitations']> {
  const of = await readClub(database, club);
  if (!of) return {};
  const [{ isNew, isStopped }, { sent, returned }] = await Promise.all([
    trustIn(database, of),
    readMailRecord(database, club),
  ]);
  return {
    ...(isNew && { left: Math.max(0, FIRST_INVITATIONS - sent) }),
    ...(isStopped && { cameBack: returned }),
  };
}

/** When players first opened a link of theirs, or followed an invitation. */
async function firstSignIns(database: Database, club: string): Promise<ReadonlyMap<string, Instant>> {
  const [records, links, sessions] = await Promise.all([
    readAccessRecords(database, club),
    readLinks(database, club),
    readSessions(database, club),
  ]);
  const opened = new Map<string, Instant>([...links].map(([hash, link]) => [hash, link.opened]));
  for (const { access, opened: at } of sessions) opened.set(access, instant(Math.min(at, opened.get(access) ?? at)));
  const first = new Map<string, Instant>();
  for (const { hash, player } of records) {
    const at = opened.get(hash);
    if (player !== undefined && at !== undefined) first.set(player, instant(Math.min(at, first.get(player) ?? at)));
  }
  return first;
}

export async function firstSignIn(database: Database, club: string, player: PlayerId): Promise<Instant | undefined> {
  const theirs = (await readAccessRecords(database, club)).filter((record) => record.player === player);
  const opened = await Promise.all(
    theirs.map(async ({ hash }) => [readLink(database, club, hash), ...(await readSessions(database, club, hash))]),
  );
  const all = (await Promise.all(opened.flat())).flatMap((each) => each?.opened ?? []);
  return all.length > 0 ? instant(Math.min(...all)) : undefined;
}

/** The contacts of people in the order of their ids. */
async function contactsOf(
  database: Database,
  club: string,
  people: readonly Person[],
): Promise<ReadonlyMap<PlayerId, Contact>> {
  const [from, to] = [people[0]?.id, people.at(-1)?.id];
  if (from === undefined || to === undefined) return new Map();
  const contacts = await readContacts(database, club, { from, to });
  return new Map(contacts.map((each) => [each.player, each] as const));
}

/** A member as organisers see them: rating, e-mail and note appear nowhere else. */
export function told(
  { id, name, record, on, shown, nickname, face }: Person,
  contact?: Contact,
  signedIn?: Instant,
): MemberView {
  const unreached = UNREACHED.find((each) => each === contact?.email?.state);
  const { note, since, version = 0 } = record ?? {};
  const isOwn = contact?.email?.state === 'confirmed' && !isSameAddress(contact.email.to, record?.email ?? '');
  const email = isOwn ? (contact.shared?.shows.includes('email') ? contact.email.to : undefined) : record?.email;
  const rating = record ? record.rating : on.find((each) => each.rating !== undefined)?.rating;
  return {
    id,
    name,
    ...(rating !== undefined && { rating }),
    ...(email !== undefined && { email }),
    ...(note !== undefined && { note }),
    ...(unreached && { unreached }),
    ...(isOwn && email === undefined && { ownAddress: true as const }),
    ...(shown && { shown }),
    ...(nickname !== undefined && { nickname }),
    ...(face && { face }),
    ...(contact?.invited !== undefined && { invited: formatInstant(contact.invited) }),
    ...(signedIn !== undefined && { signedIn: formatInstant(signedIn) }),
    ...(since !== undefined && { since: formatInstant(since) }),
    version,
    ladders: on.map((each) => ({
      ladder: each.ladder,
      ...(each.name !== name && { name: each.name ?? id }),
      ...(each.place !== 'on' && { left: each.place === 'left' ? ('this season' as const) : ('before' as const) }),
    })),
  };
}

const formatInstant = (at: Instant): string => new Date(at).toISOString();

/** Members of the same name and where they play, for organisers who add one. */
export const findNamesakes: Endpoint<'findNamesakes'> = async ({ club, runtime, query: { name } }) => ({
  status: 200,
  body: await namesakes(runtime.database, club, name),
});
