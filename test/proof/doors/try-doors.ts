import { putContact } from '#functions/books/contacts.ts';
import { readSessions } from '#functions/books/sessions.ts';
import { clubPartition, JOIN_REQUEST } from '#functions/database/keys.ts';
import { newContact } from '#functions/notifying/email/contact-links.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { routeKeyOf } from '#shared/features/operation.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { markdown } from '#test/bench/figures.ts';
import { Evening } from '#test/functions/evening.ts';
import { player } from '#test/ladders/club.ts';
import { mailPages, server, signUps, type Told, uploads, wholeFiles } from './beside.ts';
import { ADDRESSES, CLUBS, everybodyAt, GROUPS, strangersAt, unreadable } from './callers.ts';
import { Doors } from './doors.ts';
import { differences } from './may.ts';
import { Packaged } from './packaged.ts';
import { InProcess, ROUTES } from './routes.ts';

/** What a club has that only its own organisers may name. */
async function thingsOf(evening: Evening, club: string) {
  const { key, hash } = await evening.signIn(club, { role: 'organiser' });
  const [ladder, sent] = [`/api/clubs/${club}/ladders/main`, { key }];
  const hook = { url: 'https://chat.example.org/hook', events: ['result'], label: 'chat' };
  const webhook = (await evening.must('POST', `${ladder}/webhooks`, { ...sent, body: hook })).json['id'];
  await evening.must('PATCH', `/api/clubs/${club}`, { ...sent, body: { joining: true } });
  await evening.must('POST', `${ladder}/requests`, { body: { name: 'Flo', consent: true } });
  const [{ sk: request = '' } = {}] = await fromAsync(
    evening.database.query({ pk: clubPartition(club), sk: { beginsWith: JOIN_REQUEST } }),
  );
  const [session] = await readSessions(evening.store.database, club, hash);
  return { hash, session: session?.hash ?? '', webhook: String(webhook), request: request.slice(JOIN_REQUEST.length) };
}

async function fromAsync<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** A season's first evening at clubs of every kind, and everybody who may ask something of them. */
export async function gather() {
  const evening = await Evening.begin();
  const { own, other, suspended, deleted } = CLUBS;
  for (const club of [suspended, deleted]) await evening.open(club);
  for (const club of [other, suspended, deleted]) {
    const body = { order: 'given', players: ['ann', 'bob'].map((id) => ({ id, name: id })) };
    const key = await evening.hand(club, { role: 'organiser' });
    await evening.must('POST', `/api/clubs/${club}/ladders/main/seed`, { key, body });
  }
  for (const [id, state] of [
    ['bob', 'confirmed'],
    ['cy', 'asked'],
  ] as const) {
    const email = { to: ADDRESSES[id], state, since: evening.now };
    await putContact(evening.store.database, own, 0, { ...newContact(player(id)), email });
  }
  const everybody = await everybodyAt(evening);
  const ids = await thingsOf(evening, other);
  await evening.must('POST', `/api/clubs/${suspended}/suspension`, { operator: true, body: { suspended: true } });
  await evening.must('POST', `/api/clubs/${deleted}/deletion`, {
    operator: true,
    body: { name: `The ${deleted} club` },
  });
  await evening.workOff();
  // Links that were opened are spent by then.
  evening.now = instant(evening.now + 5 * 60_000);
  const operator = unreadable('operator', 'the operator', { operator: true }, 'no-key');
  return { evening, ids, callers: [...strangersAt(own), ...everybody, operator] };
}

/**
 * Tries every door. Beyond their own club only every `thin`th caller does. With `bundles`, a folder, those that stay shut
 * and those who look meet the functions as they are packaged; what may change something is done in this process.
 */
export async function tryDoors(thin: number, bundles?: string) {
  const { evening, ids, callers } = await gather();
  const here = new InProcess(evening.world, evening.database.copy());
  const packaged = bundles === undefined ? undefined : await Packaged.like(here, evening.now, bundles);
  const doors = new Doors(packaged ?? here, callers, ids, here);
  try {
    for (const route of ROUTES) {
      await doors.knock(route, thin);
      await doors.hints(route);
      await doors.swapped(route);
      await doors.misused(route);
      await doors.misnamed(route);
    }
    await doors.elsewhere();
    if (packaged) for (const route of ROUTES) await doors.look(route);
  } finally {
    packaged?.close();
  }
  const tell: Told = (fault) => doors.note(fault);
  for (const difference of differences(OPERATIONS.map((each) => ({ door: routeKeyOf(each), roles: each.roles }))))
    tell(difference);
  await mailPages(here.copy(), tell);
  await signUps(here.copy(), tell);
  await wholeFiles(tell);
  await uploads(tell);
  await server(here.copy(), tell);
  return { doors, callers };
}

/** Which statuses each kind of caller got from each route, whatever club was asked about. */
export function tableOf({ cells }: Doors): string {
  const rows = ROUTES.map(({ name }) => {
    const row = GROUPS.map((group) => [...(cells.get(name)?.get(group) ?? [])].toSorted().join(' '));
    return [`\`${name}\``, ...row];
  });
  return markdown(['route', ...GROUPS], rows);
}
