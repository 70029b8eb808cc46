import { isDeepStrictEqual } from 'node:util';
import { Forgetting, type Forgotten } from '#shared/view/forgetting.ts';
import { accessIn } from '../books/access-keys.ts';
import { changeIn } from '../books/admin-history.ts';
import { pageChanged } from '../books/clubs.ts';
import { removeContact } from '../books/contacts.ts';
import { removeFace } from '../books/faces.ts';
import { requestIn } from '../books/join-requests.ts';
import { changeMember, memberKey, storedMemberIn } from '../books/members.ts';
import { changeNaming, namingWithout } from '../books/naming.ts';
import { heldKey } from '../books/notices-sent.ts';
import { AGAIN, untilThrough, writeAll } from '../database/change.ts';
import { keysOf, membersOf, tallyOf } from '../database/counter.ts';
import type { Database } from '../database/database.ts';
import { type Item, keyOf, pack } from '../database/item.ts';
import {
  ACCESS,
  CHANGE,
  clubPartition,
  JOIN_REQUEST,
  LINK,
  MEMBER,
  ratePartition,
  SESSION,
  SUBSCRIPTION,
  sessionPartition,
  usePartition,
} from '../database/keys.ts';
import { present, still } from '../database/transaction.ts';
import { allOf } from '../runtime/at-once.ts';

/** Takes a person out of what a club keeps beside its ladders. Done twice it changes nothing more. */
export async function forgetInClub(database: Database, club: string, person: Forgotten): Promise<void> {
  const forgetting = new Forgetting(person);
  for await (const item of database.query({ pk: clubPartition(club), sk: { beginsWith: ACCESS } }))
    await forgetKey(database, club, item, forgetting);
  for await (const item of database.query({ pk: clubPartition(club), sk: { beginsWith: CHANGE } }))
    await forgetChange(database, item, forgetting);
  await forgetRequests(database, club, person);
  await forgetTheirs(database, club, person);
  await forgetMember(database, club, person);
  for await (const item of database.query({ pk: clubPartition(club), sk: { beginsWith: MEMBER } }))
    await forgetNote(database, club, item, forgetting);
  await forgetNickname(database, club, person);
  await showAgain(database, club);
}

/** A club's page names who leads its ladders: who was just making it may have read what they were called before. */
const showAgain = (database: Database, club: string): Promise<void> =>
  untilThrough(database, club, async () => {
    const writes = await pageChanged(database, club);
    return writes.length === 0 || (await writeAll(database, writes)) === 'committed' ? undefined : AGAIN;
  });

/** Their own keys go, with the browsers that were signed in by them; of others the labels are put otherwise. */
async function forgetKey(database: Database, club: string, item: Item, forgetting: Forgetting): Promise<void> {
  const record = accessIn(item);
  if (record.player === forgetting.person.player) return removeKey(database, club, item, record.hash);
  const told = {
    ...record,
    label: forgetting.text(record.label),
    ...(record.by !== undefined && { by: forgetting.text(record.by) }),
  };
  if (isDeepStrictEqual(record, told)) return;
  // One that is withdrawn at that moment stays so: it is looked at again in the end.
  const put = { ...item, value: pack(told) };
  await writeAll(database, [{ put, condition: still('changed', 'value', item['value'] ?? '') }]);
}

async function removeKey(database: Database, club: string, { pk, sk }: Item, hash: string): Promise<void> {
  const partition = sessionPartition(club);
  const sessions = await allOf(database.query({ pk: partition, sk: { beginsWith: `${SESSION}${hash}#` } }));
  return untilThrough(database, club, async () => {
    const { oneLess } = await tallyOf(database, keysOf(club));
    const end = await writeAll(database, [
      { remove: { pk, sk }, condition: present('gone') },
      { remove: { pk: partition, sk: `${LINK}${hash}` } },
      { remove: { pk: usePartition(club), sk: hash } },
      ...sessions.map((item) => ({ remove: keyOf(item) })),
      oneLess,
    ]);
    return end === 'counted' ? AGAIN : undefined;
  });
}

/** A request of theirs that was accepted says no more than that. */
async function forgetRequests(database: Database, club: string, { player }: Forgotten): Promise<void> {
  for await (const item of database.query({ pk: clubPartition(club), sk: { beginsWith: JOIN_REQUEST } })) {
    const request = requestIn(item);
    if ('player' in request && request.player === player) await writeAll(database, [{ remove: keyOf(item) }]);
  }
}

/** Their choices of notices, their photograph, their browsers (those of their own keys are gone), and how often they have asked. */
async function forgetTheirs(database: Database, club: string, { player }: Forgotten): Promise<void> {
  await removeContact(database, club, player);
  await removeFace(database, club, player);
  const browsers = { pk: sessionPartition(club), sk: { beginsWith: `${SUBSCRIPTION}${player}#` } };
  const rates = (await allOf(database.query({ pk: ratePartition(club) }))).filter(({ sk }) =>
    sk.endsWith(`#${player}`),
  );
  for (const item of [heldKey(club, player), ...(await allOf(database.query(browsers))), ...rates])
    await writeAll(database, [{ remove: keyOf(item) }]);
}

async function forgetMember(database: Database, club: string, { player }: Forgotten): Promise<void> {
  const key = memberKey(club, player);
  await untilThrough(database, club, async () => {
    if (!(await database.get(key, ['version']))) return undefined;
    const { more } = await tallyOf(database, membersOf(club));
    const end = await writeAll(database, [{ remove: key, condition: present('gone') }, more(-1)]);
    return end === 'counted' ? AGAIN : undefined;
  });
}

/** What is noted of others may tell of them. Who is changed at that moment is looked at again in the end. */
async function forgetNote(database: Database, club: string, item: Item, forgetting: Forgetting): Promise<void> {
  const { version, ...member } = storedMemberIn(item);
  const { note = '' } = member;
  const told = forgetting.text(note);
  if (told !== note) await changeMember(database, club, version, { ...member, note: told });
}

async function forgetChange(database: Database, item: Item, forgetting: Forgetting): Promise<void> {
  const change = changeIn(item);
  const { person } = forgetting;
  const told =
    change.member === person.player
      ? { ...change, about: person.name, member: person.as, by: forgetting.text(change.by) }
      : { ...change, about: forgetting.text(change.about), by: forgetting.text(change.by) };
  if (!isDeepStrictEqual(change, told)) await database.put({ ...item, value: pack(told) });
}

/** Counted too: anything that still uses the former names is then made again. */
const forgetNickname = (database: Database, club: string, { player, as }: Forgotten): Promise<void> =>
  changeNaming(database, club, (naming) => namingWithout(naming, player, as));
