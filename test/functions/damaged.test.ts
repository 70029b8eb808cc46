import { beforeEach, describe, expect, it } from 'vitest';
import { readClearances } from '#functions/books/clearances.ts';
import { putContact, readContact, readContacts } from '#functions/books/contacts.ts';
import { readDisputes } from '#functions/books/disputes.ts';
import { readGameDates } from '#functions/books/game-dates.ts';
import { readRequests } from '#functions/books/join-requests.ts';
import { readMembers } from '#functions/books/members.ts';
import { currentNotice } from '#functions/books/notices.ts';
import { addressOf, addressWrite, organisersOf, readAddresses } from '#functions/books/organisers.ts';
import { readAskedGames, readProposals } from '#functions/books/proposals.ts';
import { readSubscriptions } from '#functions/books/push-subscriptions.ts';
import { readWebhooks } from '#functions/books/webhooks.ts';
import { writeAll } from '#functions/database/change.ts';
import { pack } from '#functions/database/item.ts';
import { CLEARANCES, clubPartition, homePartition, sessionPartition } from '#functions/database/keys.ts';
import { EXPIRY } from '#functions/database/table.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { player } from '../ladders/club.ts';
import { Evening } from './evening.ts';

const [CLUB, KEY] = ['riverside', { club: 'riverside', ladder: 'main' }];

let evening: Evening;

beforeEach(async () => {
  evening = await Evening.begin();
});

/** Puts something there that nothing can read. */
const damage = (pk: string, sk: string) =>
  evening.database.put({ pk, sk, [EXPIRY]: 9_999_999_999, value: pack({ nothing: 'of the kind' }) });

const heard = () => evening.database.lines.map(({ what, error }) => [what, error]);

const contact = (id: string) =>
  putContact(evening.database, CLUB, 0, { player: player(id), secret: `secret of ${id}`, wishes: {} });

it('of the contacts of a club one that is damaged is left out, and the operator hears of it; for its player alone it fails', async () => {
  for (const id of ['ann', 'cy']) await contact(id);
  await damage(sessionPartition(CLUB), 'contact#bob');
  expect((await readContacts(evening.database, CLUB)).map((each) => each.player)).toEqual(['ann', 'cy']);
  expect(heard()).toEqual([
    ['left out', 'DamagedItem: SESSIONS#riverside contact#… is damaged: player, secret, wishes'],
  ]);
  await expect(readContact(evening.database, CLUB, player('bob'))).rejects.toThrow('contact#… is damaged');
});

async function all(found: AsyncIterable<unknown>): Promise<readonly unknown[]> {
  const each: unknown[] = [];
  for await (const one of found) each.push(one);
  return each;
}

describe('a list of which everything is damaged is empty, and the operator hears of each', () => {
  const { database, store } = { database: () => evening.database, store: () => evening.store };
  const [home, club, sessions] = [homePartition(KEY), clubPartition(CLUB), sessionPartition(CLUB)];

  it.each<[string, string, string, () => Promise<readonly unknown[]>]>([
    ['members', club, 'member#zed', () => readMembers(database(), CLUB)],
    ['requests to join', club, 'joining#zed', () => readRequests(database(), CLUB, evening.now)],
    ['browsers', sessions, 'push#zed#1', () => readSubscriptions(database(), CLUB)],
    ['webhooks', home, 'webhook#3', () => readWebhooks(database(), KEY)],
    ['dates', home, 'proposal#date#1', () => readGameDates(store(), KEY)],
    ['disputes', home, 'proposal#dispute#7#ann', () => readDisputes(store(), KEY, evening.now)],
    ['proposals', home, 'proposal#from#ann#bob', () => readProposals(store(), KEY, player('ann'), evening.now)],
    ['games asked for', home, 'proposal#game#ann', () => readAskedGames(store(), KEY, evening.now)],
    ['what is to be cleared', CLEARANCES, 'zed', () => all(readClearances(database()))],
  ])('%s', async (_, pk, sk, list) => {
    await damage(pk, sk);
    expect(await list()).toEqual([]);
    expect(heard()).toEqual([['left out', expect.stringContaining('is damaged:')]]);
  });
});

it('the list of members is there without a record that is damaged, and says that it is not whole', async () => {
  const key = await evening.hand(CLUB, { role: 'organiser' });
  const list = async () => (await evening.send('GET', `/api/clubs/${CLUB}/members`, { key })).json;
  const whole = await list();
  expect(whole).not.toHaveProperty('partial');
  await damage(clubPartition(CLUB), 'member#zed');
  expect(await list()).toEqual({ ...whole, partial: true });
});

it('a notice that is damaged is made again, as one is that is no longer there', async () => {
  const name = '7/result';
  await damage(homePartition(KEY), `notice#${name}`);
  expect(await currentNotice(evening.database, { key: KEY, name })).toBeUndefined();
  expect(heard()).toEqual([['left out', expect.stringContaining('notice#… is damaged:')]]);
});

it('an organiser whose address is damaged gets no mail, and least of all at the address that they gave when they signed up', async () => {
  const [first, second] = [await organiser('Ann'), await organiser('Bob')];
  const at = { state: 'confirmed', since: evening.now } as const;
  await writeAll(evening.database, [
    {
      put: {
        pk: clubPartition(CLUB),
        sk: 'signed-up',
        value: pack({ hash: 'h', person: 'Ann', email: 'old@a.example', at: evening.now }),
      },
    },
    addressWrite(CLUB, second, { to: 'bob@a.example', ...at }),
  ]);
  await damage(sessionPartition(CLUB), `organiser#${first}`);
  const { addresses } = await readAddresses(evening.database, CLUB);
  expect([...addresses.values()]).toEqual(expect.arrayContaining([undefined]));
  expect((await organisersOf(evening.database, CLUB, evening.now)).map(({ email }) => email)).toEqual([
    'bob@a.example',
  ]);
  expect(await addressOf(evening.database, CLUB, first)).toBeUndefined();
});

async function organiser(label: string): Promise<string> {
  await evening.hand(CLUB, { role: 'organiser', label });
  const keys = evening.database
    .items()
    .filter(({ sk, value }) => sk.startsWith('access#') && String(value).includes(label));
  return keys[0]?.sk.slice('access#'.length) ?? expect.fail();
}

it('nobody is erased past a record that can’t be read: it may name them', async () => {
  await damage(clubPartition(CLUB), 'member#zed');
  const ann = { player: player('ann'), as: player('former-1'), name: 'Former player 1', said: [] };
  await expect(forgetInClub(evening.database, CLUB, ann)).rejects.toThrow('member#… is damaged');
});

it.each(['keys', 'history'])('the %s of a club are all there, or fail: one may be what matters', async (what) => {
  const key = await evening.hand(CLUB, { role: 'organiser' });
  await damage(clubPartition(CLUB), what === 'keys' ? 'access#zed' : 'change#000000000000001-x');
  const path = `/api/clubs/${CLUB}/${what === 'keys' ? 'access' : 'changes'}`;
  expect(await evening.send('GET', path, { key })).toMatchObject({ status: 503 });
});
