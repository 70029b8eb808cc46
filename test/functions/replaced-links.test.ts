import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { grantAccess } from '#functions/books/access-keys.ts';
import { readSessions } from '#functions/books/sessions.ts';
import { pack } from '#functions/database/item.ts';
import { clubPartition, SIGNED_UP } from '#functions/database/keys.ts';
import { newAccessKey } from '#functions/http/credential.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { officeTo } from '#test/notifying/office.ts';
import { Evening, type Got, LADDER, outcomeOf, type Sent } from './evening.ts';

const ACCESS = '/api/clubs/riverside/access';
const PLAYER = { role: 'player', player: 'bob', label: 'Bob', use: 'link' } as const;
const SCORER = { role: 'scorer', label: 'tablet', use: 'link' } as const;

let evening: Evening;
let key: string;
beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo', use: 'program' });
});

const opens = async (sent: Sent): Promise<unknown> => outcomeOf(await evening.send('GET', `${LADDER}/state`, sent));
const follow = (text: unknown): Promise<Got> => evening.send('POST', '/api/session', { body: { key: text } });
const cookieIn = ({ cookies }: Got): string => cookies.at(-1)?.split(';')[0] ?? '';
const replace = (hash: unknown, body: object = {}, name?: string): Promise<Got> => {
  const headers = name === undefined ? {} : { 'idempotency-key': name };
  return evening.send('POST', `${ACCESS}/${String(hash)}/replacement`, { key, body, headers });
};

interface Told {
  readonly hash: string;
  readonly label: string;
  readonly revoked?: string;
  readonly replaced?: string;
  readonly sessions: readonly { readonly id: string }[];
}
async function inUse(label: string): Promise<readonly Told[]> {
  const { access }: { access: Told[] } = JSON.parse((await evening.must('GET', ACCESS, { key })).text);
  return access.filter((each) => each.label === label && !each.revoked && !each.replaced);
}

describe('a link that is replaced', () => {
  test('opens nothing more, and the new one is for the same', async () => {
    const expires = instant(evening.now + 86_400_000);
    const bob = await evening.signIn('riverside', { ...PLAYER, expires });
    const got = await replace(bob.hash);
    expect(got.status).toBe(201);
    expect(got.json).toMatchObject({ ...PLAYER, expires: new Date(expires).toISOString() });
    expect(got.json['link']).toBe(`https://ladder.example/enter/#${String(got.json['key'])}`);
    expect([outcomeOf(await follow(bob.key)), outcomeOf(await follow(got.json['key']))]).toEqual(['revoked-key', 200]);
    expect(await opens({ key: bob.key })).toBe('revoked-key');
    expect(evening.database.dump()).not.toContain(String(got.json['key']).split('.')[1]);
  });

  test('signs out whoever it has signed in, where it is lost', async () => {
    const bob = await evening.signIn('riverside', PLAYER);
    expect(await opens({ cookie: bob.cookie })).toBe(200);
    await replace(bob.hash, { signOut: true });
    expect(await opens({ cookie: bob.cookie })).toBe('revoked-key');
    expect(await readSessions(evening.store.database, 'riverside')).toEqual([]);
  });

  test('signs out nobody, where its player only wants to see it again', async () => {
    const bob = await evening.signIn('riverside', PLAYER);
    const { json } = await replace(bob.hash, { signOut: false });
    expect([await opens({ cookie: bob.cookie }), outcomeOf(await follow(bob.key))]).toEqual([200, 'replaced-link']);
    expect(await opens({ key: bob.key })).toBe('replaced-link');
    const phone = cookieIn(await follow(json['key']));
    const [now, ...others] = await inUse('Bob');
    expect([now?.hash, now?.sessions.length, others]).toEqual([json['hash'], 2, []]);
    const again = await replace(json['hash'], { signOut: false });
    expect((await inUse('Bob'))[0]).toMatchObject({ hash: again.json['hash'], sessions: [{}, {}] });
    expect([await opens({ cookie: bob.cookie }), await opens({ cookie: phone })]).toEqual([200, 200]);
  });

  test.each(['withdraw', 'lost', 'everywhere', 'one'])(
    'takes along what earlier ones have signed in, when it ends: %s',
    async (how) => {
      const bob = await evening.signIn('riverside', PLAYER);
      const kept = await replace(bob.hash, { signOut: false });
      const hash = String(kept.json['hash']);
      expect(await opens({ cookie: bob.cookie })).toBe(200);
      const [{ sessions: [{ id = '' } = {}] = [] } = {}] = await inUse('Bob');
      if (how === 'withdraw') await evening.must('DELETE', `${ACCESS}/${hash}`, { key });
      if (how === 'lost') await replace(hash, { signOut: true });
      if (how === 'everywhere') await evening.must('DELETE', `${ACCESS}/${hash}/sessions`, { key });
      if (how === 'one') await evening.must('DELETE', `${ACCESS}/${hash}/sessions/${id}`, { key });
      expect(['revoked-key', 'session-ended']).toContain(await opens({ cookie: bob.cookie }));
      expect(await readSessions(evening.store.database, 'riverside')).toEqual([]);
    },
  );

  test('of a browser that opens the new one, too, leaves one session there', async () => {
    const bob = await evening.signIn('riverside', PLAYER);
    const { json } = await replace(bob.hash, { signOut: false });
    const got = await evening.send('POST', '/api/session', { cookie: bob.cookie, body: { key: json['key'] } });
    expect(got.json).toMatchObject({ label: 'Bob', others: [] });
    expect(await readSessions(evening.store.database, 'riverside')).toHaveLength(1);
  });

  test('lets its scorer set right what they recorded with it, the same evening', async () => {
    const tablet = await evening.signIn('riverside', SCORER);
    const arrived = await evening.post('arrive', { cookie: tablet.cookie, body: { player: 'eve' } });
    const { json } = await replace(tablet.hash, { signOut: false });
    const fresh = cookieIn(await follow(json['key']));
    for (const cookie of [tablet.cookie, fresh]) {
      const sent = { cookie, query: { dryRun: 'true' }, body: { line: arrived.json['line'] } };
      expect((await evening.post('void', sent)).status).toBe(200);
    }
  });
});

describe('asking for a replacement', () => {
  test('again, as no answer came, leaves one link and not two', async () => {
    const bob = await evening.signIn('riverside', PLAYER);
    for (const signOut of [true, false]) {
      const [before] = await inUse('Bob');
      const lost = await replace(before?.hash, { signOut }, `once ${signOut}`);
      const again = await replace(before?.hash, { signOut }, `once ${signOut}`);
      expect([lost.status, again.status]).toEqual([201, 201]);
      expect(outcomeOf(await follow(lost.json['key']))).toBe(signOut ? 'revoked-key' : 'replaced-link');
      expect((await inUse('Bob')).map(({ hash }) => hash)).toEqual([again.json['hash']]);
      expect((await follow(again.json['key'])).status).toBe(200);
    }
    expect(await opens({ cookie: bob.cookie })).toBe('revoked-key');
  });

  test('twice at once, by two organisers, makes one', async () => {
    const bob = await evening.signIn('riverside', PLAYER);
    const both = await Promise.all([replace(bob.hash, {}, 'one'), replace(bob.hash, {}, 'other')]);
    expect(both.map(outcomeOf).toSorted()).toEqual([201, 'not-in-use']);
    expect(await inUse('Bob')).toHaveLength(1);
  });

  test('is refused for what is withdrawn, replaced, out of date or another club’s', async () => {
    const [gone, old] = [await evening.signIn('riverside', SCORER), await evening.signIn('riverside', SCORER)];
    await evening.must('DELETE', `${ACCESS}/${gone.hash}`, { key });
    await replace(old.hash);
    const late = await evening.signIn('riverside', { ...SCORER, expires: instant(evening.now + 1000) });
    const theirs = await evening.signIn('hilltop', SCORER);
    evening.advance(1000);
    const codes = [];
    for (const { hash } of [gone, old, late, theirs]) codes.push(outcomeOf(await replace(hash)));
    expect(codes).toEqual(['not-in-use', 'not-in-use', 'not-in-use', 'unknown-access']);
  });

  test('is told in the admin history, once for each', async () => {
    const bob = await evening.signIn('riverside', PLAYER);
    await replace(bob.hash);
    const { json } = await evening.must('GET', '/api/clubs/riverside/changes', { key });
    expect(json['changes']).toMatchObject([{ what: 'key-replaced', about: 'Bob', by: 'Jo' }]);
  });

  test('replaces the key of a program at once', async () => {
    const bot = await evening.must('POST', ACCESS, { key, body: { ...SCORER, label: 'bot', use: 'program' } });
    const got = await replace(bot.json['hash'], { signOut: false });
    expect(got.json['link']).toBeUndefined();
    const [before, now] = [String(bot.json['key']), String(got.json['key'])];
    expect([await opens({ key: before }), await opens({ key: now })]).toEqual(['revoked-key', 200]);
  });
});

describe('a link or key of an organiser', () => {
  const mails: Mail[] = [];
  const office = officeTo((mail) => mails.push(mail));
  const make = (body: object) => evening.send('POST', ACCESS, { key, body });
  beforeEach(async () => {
    mails.length = 0;
    evening = await Evening.begin({ office });
    key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
    const signedUp = { hash: '', person: 'Jo', email: 'jo@march.example', at: evening.now };
    await evening.database.put({ pk: clubPartition('riverside'), sk: SIGNED_UP, value: pack(signedUp) });
  });

  test('that is made or replaced says by whom, to all organisers', async () => {
    const made = await make({ role: 'organiser', label: 'Bob' });
    expect(made.json).toMatchObject({ label: 'Bob', by: 'Jo' });
    const ann = await evening.hand('riverside', { role: 'organiser', label: 'Ann' });
    evening.advance(1000);
    const { json } = await evening.must('POST', `${ACCESS}/${made.json['hash']}/replacement`, { key: ann, body: {} });
    expect(json).toMatchObject({ label: 'Bob', by: 'Ann' });
    const { access }: { access: object[] } = JSON.parse((await evening.must('GET', ACCESS, { key })).text);
    expect(access.filter((each) => 'by' in each)).toMatchObject([
      { label: 'Bob', by: 'Jo' },
      { label: 'Bob', by: 'Ann' },
    ]);
  });

  test('that the operator made is no organiser’s, and says nobody', async () => {
    const record = {
      hash: newAccessKey('riverside').hash,
      role: 'organiser',
      label: 'Cy',
      created: evening.now,
    } as const;
    const change = { at: evening.now, what: 'key-made', about: 'Cy', by: 'command line', role: 'operator' } as const;
    await grantAccess(evening.database, 'riverside', { ...record, use: 'link' }, change);
    const { access }: { access: object[] } = JSON.parse((await evening.must('GET', ACCESS, { key })).text);
    const made = access.find((each) => 'label' in each && each.label === 'Cy');
    expect(made).toMatchObject({ use: 'link' });
    expect(made).not.toHaveProperty('by');
  });

  test('is told by e-mail to organisers with an address, five times a day at most, and no other is', async () => {
    const { json } = await make({ role: 'organiser', label: 'Bob' });
    await make({ role: 'scorer', label: 'bar' });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['jo@march.example', 'A new organiser link at The riverside club'],
    ]);
    expect(mails[0]?.text).toContain('A link or key for “Bob” was made by “Jo”.');
    expect(JSON.stringify(mails)).not.toContain(String(json['key']));
    for (let times = 0; times < 6; times++) await make({ role: 'organiser', label: 'Bob' });
    expect(mails).toHaveLength(5);
  });

  test('is handed out all the same where no e-mail can be sent', async () => {
    evening = new Evening({ office: { ...office, send: () => Promise.reject(new Error('no')) } }, evening.database);
    expect((await make({ role: 'organiser', label: 'Bob' })).status).toBe(201);
    expect(evening.lines).toContainEqual(expect.objectContaining({ what: 'organiser-letter' }));
  });
});
