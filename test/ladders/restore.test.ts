import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BackupBucket } from '#functions/backups/bucket.ts';
import { BackupFault } from '#functions/backups/lines.ts';
import { backUp } from '#functions/backups/nightly.ts';
import { type Restored, restoreFrom, sourceIn } from '#functions/backups/restore.ts';
import { changeClub } from '#functions/books/change-club.ts';
import { addClearance, endClearance } from '#functions/books/clearances.ts';
import { readClub } from '#functions/books/clubs.ts';
import { readWebhooks } from '#functions/books/webhooks.ts';
import type { Database } from '#functions/database/database.ts';
import { HEAD } from '#functions/database/keys.ts';
import { beginDeletingClub } from '#functions/erasing/deleting.ts';
import { Pace } from '#functions/importing/pace.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { clubTarget, ladderTarget, restTarget } from '#functions/publishing/target.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { S3 } from '../cloud/s3.ts';
import { at, Evening, LADDER } from '../functions/evening.ts';
import { Shelf } from '../publishing/shelf.ts';
import { databaseAt, useEmulator } from './emulator.ts';
import { MemoryDatabase } from './memory-database.ts';

const PLACE = { bucket: 'backups', region: 'eu-west-1', folder: 'ClubLadder' };
const LATER = at('2021-09-20T12:00:00Z');
const MAIN = { club: 'riverside', ladder: 'main' };
const NOW = LATER + 86_400_000;

/** Two clubs, one of them in its second season, with all that they have besides; and an organiser's link from before. */
async function life() {
  const evening = await Evening.begin();
  const key = await evening.hand('riverside', { role: 'organiser' });
  const organiser = { key };
  await evening.must('POST', `${LADDER}/result`, { ...organiser, body: { challenge: 'open', score: [2, 0] } });
  evening.now = LATER;
  const season = { start: '2021-09-27', end: '2022-06-06' };
  await evening.must('POST', `${LADDER}/seasons`, { ...organiser, body: { season, endsEarly: true } });
  await evening.must('POST', '/api/clubs/riverside/members', {
    ...organiser,
    body: { members: [{ id: 'gil', name: 'Gil' }] },
  });
  const webhook = { url: 'https://chat.example.org/', events: ['result'], label: 'chat' };
  await evening.must('POST', `${LADDER}/webhooks`, { ...organiser, body: webhook });
  await evening.must('PATCH', '/api/clubs/riverside', {
    ...organiser,
    body: { naming: { mode: 'initials', nicknames: {} } },
  });
  const player = await evening.signIn('riverside', { role: 'player', player: 'ann' });
  const shows = { phone: '020 7946 0000', shows: ['phone'] };
  await evening.must('PUT', '/api/clubs/riverside/own/contact', { cookie: player.cookie, body: shows });
  return { evening, key, player, link: await evening.hand('riverside', { role: 'organiser' }) };
}

let lived: Awaited<ReturnType<typeof life>>;
beforeAll(async () => {
  lived = await life();
});

let s3: S3;
/** What was asked that changes something, such as "PUT clubs/riverside.json". */
let changes: string[];
let database: MemoryDatabase;
beforeEach(() => {
  s3 = new S3({ page: 1, isVersioned: true });
  s3.now = Date.parse('2026-11-25T03:23:00Z');
  changes = [];
  answeringTo(() => undefined);
  database = lived.evening.database.copy();
});

/** Has S3 answer with a status to what is asked of some names. */
const answeringTo = (statusOf: (name: string) => number | undefined): void => {
  s3.before = ({ method, url }) => {
    const status = statusOf(url.pathname);
    if (status === undefined && method !== 'GET')
      changes.push(`${method} ${url.pathname.replace('/ClubLadder/', '').replace(/[0-9a-f]{32}/, '…')}`);
    return status;
  };
};

const names = () => s3.names(PLACE.bucket);
const bodyOf = (name: string): Buffer => s3.objects.get(`${PLACE.bucket}/${name}`)?.body ?? expect.fail(`no ${name}`);
const files = () => new BackupBucket(PLACE, s3.send);

/** A night's run; gives what it changed in the bucket. */
async function night(from: Database = database, more: object = {}): Promise<readonly string[]> {
  changes.length = 0;
  await backUp({ database: from, files: files(), origin: 'table', log: () => {}, hasTime: () => true, ...more });
  return [...changes];
}

function restoreInto(to: Database, wanted: { at?: number; club?: string } = {}, more: object = {}): Promise<Restored> {
  const deps = { database: to, now: NOW, pace: new Pace(Number.POSITIVE_INFINITY), ...more };
  return restoreFrom(deps, sourceIn('s3://backups/ClubLadder', files()), { at: Date.now(), ...wanted }, () => {});
}

/** All that is published of the clubs of a table, by name. */
async function pagesOf(from: Database): Promise<ReadonlyMap<string, string>> {
  const shelf = new Shelf();
  const [store, now] = [new LadderStore(from), at('2021-10-01T12:00:00Z')];
  const publishing = { store, files: shelf, now, origin: 'https://ladder.example', release: 'r1' };
  for (const id of ['riverside', 'hilltop']) {
    await bringUpToDate(publishing, clubTarget(id));
    for (const ladder of (await readClub(from, id))?.ladders ?? [])
      for (const target of [ladderTarget({ club: id, ladder }), restTarget({ club: id, ladder })])
        await bringUpToDate(publishing, target);
  }
  return shelf.bodies;
}

async function differencesIn(from: Database): Promise<readonly unknown[]> {
  const store = new LadderStore(from);
  const found: unknown[] = [];
  for (const club of ['riverside', 'hilltop'])
    for (const ladder of ['main', 'juniors'])
      for (const season of club === 'riverside' && ladder === 'main' ? [1, 2] : [1])
        found.push(...((await store.verify({ club, ladder, season })) ?? ['none']));
  return found;
}

/** A database that does some things otherwise. */
const watched = (of: Database, changes: Partial<Database>): Database => ({
  pause: async () => {},
  now: of.now,
  log: of.log,
  get: (...given) => of.get(...given),
  getMany: (...given) => of.getMany(...given),
  query: (query) => of.query(query),
  put: (item) => of.put(item),
  update: (...given) => of.update(...given),
  transact: (...given) => of.transact(...given),
  ...changes,
});

describe('a deployment whose table is lost', () => {
  const place = useEmulator();

  it('comes out of its backups as it was: no difference, the same pages, and old links and sessions open', async () => {
    await night();
    const table = databaseAt(place());
    expect(await restoreInto(table)).toEqual({ restored: 2, before: 0, failed: [] });
    expect(await differencesIn(table)).toEqual([]);
    expect(await pagesOf(table)).toEqual(await pagesOf(database));
    const evening = new Evening({ store: new LadderStore(table) });
    evening.now = LATER;
    const entered = await evening.must('POST', '/api/session', { body: { key: lived.link } });
    expect(entered.json).toMatchObject({ role: 'organiser' });
    const own = await evening.must('GET', '/api/clubs/riverside/own/contact', { cookie: lived.player.cookie });
    expect(own.json).toMatchObject({ phone: '020 7946 0000' });
    const members = await evening.must('GET', '/api/clubs/riverside/members', { key: lived.key });
    expect(members.text).toContain('"Gil"');
    expect((await readWebhooks(table, MAIN)).map(({ label }) => label)).toEqual(['chat']);
    // It goes on.
    await evening.must('POST', `${LADDER}/arrive`, { key: lived.key, body: { player: 'ann' } });
    expect(await differencesIn(table)).toEqual([]);
    // The same items from another database are the same pieces: only what a restore itself says is new.
    const changed = await night(table, { origin: 'another' });
    expect(changed.filter((change) => change.includes('log-'))).toHaveLength(2);
    expect(await night(table, { origin: 'another' })).toEqual([]);
  });
});

describe('the nightly backup', () => {
  it('writes a second time nothing, and then only what has changed', async () => {
    expect(await night()).toContain('PUT clubs/riverside.json');
    expect(await night()).toEqual([]);
    const evening = new Evening({}, database);
    evening.now = LATER;
    await evening.must('POST', `${LADDER}/arrive`, { key: lived.key, body: { player: 'ann' } });
    const parts = ['pieces/riverside/main/2/….jsonl.gz', 'pieces/riverside/main/2/log-0/….jsonl.gz'];
    const expected = [
      ...parts.map((name) => `PUT ${name}`),
      'PUT clubs/riverside.json',
      ...parts.map((name) => `DELETE ${name}`),
    ];
    expect((await night()).toSorted()).toEqual(expected.toSorted());
    expect(await night()).toEqual([]);
  });

  it('reads of a long log only the piece that grows', async () => {
    const asked: unknown[] = [];
    const reader = watched(database, {
      query(query) {
        if ('pk' in query && query.sk && 'from' in query.sk && query.sk.from.startsWith('entry#0'))
          asked.push(query.sk);
        return database.query(query);
      },
    });
    await night();
    const evening = new Evening({}, database);
    evening.now = LATER;
    for (let count = 0; count < 1000; count++)
      await evening.store.submit(MAIN, { at: LATER, verb: 'settle', body: {} });
    await backUp({ database: reader, files: files(), origin: 'table', log: () => {}, hasTime: () => true });
    expect(asked).toHaveLength(2);
    await evening.store.submit(MAIN, { at: LATER, verb: 'settle', body: {} });
    asked.length = 0;
    await backUp({ database: reader, files: files(), origin: 'table', log: () => {}, hasTime: () => true });
    expect(asked).toEqual([{ from: 'entry#00001000', to: expect.stringMatching(/^entry#0000101\d$/) }]);
    const restored = new MemoryDatabase();
    await restoreInto(restored);
    expect(await differencesIn(restored)).toEqual([]);
  });

  it('takes away what was deleted, which can be restored as of before, but leaves what is of another table', async () => {
    await night();
    const before = s3.now;
    s3.now += 86_400_000;
    await beginDeletingClub(database, 'hilltop', LATER);
    expect(await night(new MemoryDatabase(), { origin: 'new' })).toEqual([]);
    expect(await night()).toContain('DELETE clubs/hilltop.json');
    expect(names().filter((name) => name.includes('hilltop'))).toEqual([]);
    const [now, then] = [new MemoryDatabase(), new MemoryDatabase()];
    expect((await restoreInto(now)).restored).toBe(1);
    expect((await restoreInto(then, { at: before })).restored).toBe(2);
    expect(await differencesIn(then)).toEqual([]);
  });

  it('keeps no line from before a person was forgotten', async () => {
    await night();
    const old = names();
    const evening = new Evening({}, database);
    evening.now = LATER;
    const body = { player: 'bob', name: 'Bob' };
    await evening.must('POST', '/api/clubs/riverside/forgetting', { key: lived.key, body });
    await evening.workOff();
    await night();
    const texts = names().map((name) => (name.endsWith('.gz') ? gunzipSync(bodyOf(name)) : bodyOf(name)));
    expect(old).not.toEqual(names());
    const restored = new MemoryDatabase();
    await restoreInto(restored);
    expect(Buffer.concat(texts).toString()).not.toMatch(/"pk":"CLUB#riverside[^"]*","sk":"[^"]*\bbob\b/);
    expect([...(await pagesOf(restored)).values()].join()).not.toMatch(/\bBob\b/);
  });

  it('goes on with other clubs where one fails, and says so at the end', async () => {
    answeringTo((name) => (name.includes('pieces/riverside/') ? 403 : undefined));
    const lines: unknown[] = [];
    const log = (line: unknown) => lines.push(line);
    await expect(night(database, { log })).rejects.toThrow('1 clubs were not backed up');
    expect(lines).toEqual([
      expect.objectContaining({ club: 'riverside', error: expect.stringContaining('403') }),
      expect.objectContaining({ clubs: 1, failed: 1 }),
    ]);
    answeringTo(() => undefined);
    expect(names()).toContain('ClubLadder/clubs/hilltop.json');
    await expect(night(database, { hasTime: () => false })).rejects.toThrow('no time to back up 2 clubs');
  });

  it('begins with the club for which there was no time, so that it is not the last one every night', async () => {
    const forOne = () => {
      let left = 1;
      return { hasTime: () => left-- > 0 };
    };
    const clubs = async () => {
      await expect(night(database, forOne())).rejects.toThrow('no time to back up 1 clubs');
      return changes.filter((change) => change.includes(' clubs/'));
    };
    expect(await clubs()).toEqual([expect.stringContaining('hilltop')]);
    expect(await clubs()).toEqual([expect.stringContaining('riverside')]);
    // A night that has time for all leaves nothing to begin with.
    await night();
    expect(names().filter((name) => name.endsWith('next.json'))).toEqual([]);
  });

  it('has no part of a ladder that is being changed all the time, and leaves the backup of the night before', async () => {
    await night();
    const before = names();
    let touched = 0;
    const restless = watched(database, {
      async get(key, only) {
        const found = await database.get(key, only);
        return found && key.sk === HEAD ? { ...found, touched: ++touched } : found;
      },
    });
    await expect(night(restless)).rejects.toThrow('were not backed up');
    expect(names()).toEqual(before);
  }, 20_000);
});

describe('a restore', () => {
  let into: MemoryDatabase;
  beforeEach(async () => {
    into = new MemoryDatabase();
    await night();
  });

  it('leaves a table alone that has other clubs, but brings a single club that is lacking', async () => {
    const other = await Evening.begin();
    await expect(restoreInto(other.database)).rejects.toThrow('the table is not empty, it has 2 clubs');
    await expect(restoreInto(other.database, { club: 'hilltop' })).rejects.toThrow('hilltop is in the table already');
    expect(await restoreInto(into, { club: 'hilltop' })).toMatchObject({ restored: 1, failed: [] });
    expect(await readClub(into, 'riverside')).toBeUndefined();
    expect(await restoreInto(into, { club: 'riverside' })).toMatchObject({ restored: 1, failed: [] });
    expect(await differencesIn(into)).toEqual([]);
  });

  it('waits until a club that is being deleted is gone, whenever that was begun', async () => {
    await restoreInto(into);
    await beginDeletingClub(into, 'hilltop', LATER);
    const again = await restoreInto(into, { club: 'hilltop' });
    expect(again.failed).toEqual([new BackupFault('the club hilltop is being deleted: wait a quarter of an hour')]);
    expect(await readClub(into, 'hilltop')).toBeUndefined();
    await endClearance(into, 'hilltop');
    const beforeLife = () => addClearance(into, { name: 'hilltop', kind: 'club', club: 'hilltop', begun: LATER });
    expect(await restoreInto(into, { club: 'hilltop' }, { beforeLife })).toMatchObject({ failed: [expect.anything()] });
    expect(await readClub(into, 'hilltop')).toBeUndefined();
    await endClearance(into, 'hilltop');
    expect(await restoreInto(into, { club: 'hilltop' })).toMatchObject({ restored: 1, failed: [] });
  });

  it('is held to no bucket and no moment in which it found nothing', async () => {
    const [none, nobody] = ['clubs', 'club nobody'].map((what) => ({
      restored: 0,
      before: 0,
      failed: [new BackupFault(`s3://backups/ClubLadder has no ${what}`)],
    }));
    expect(await restoreInto(into, { club: 'nobody' })).toEqual(nobody);
    expect(await restoreInto(into, { at: 0 })).toEqual(none);
    answeringTo(() => 403);
    await expect(restoreInto(into, { at: 1 })).rejects.toThrow('S3 answered 403');
    answeringTo(() => undefined);
    expect(await restoreInto(into)).toEqual({ restored: 2, before: 0, failed: [] });
  });

  it('has nobody told of what happened before it, and of what comes after', async () => {
    await restoreInto(into);
    const store = new LadderStore(into);
    const make = makeWebhookNotices({ store, siteOrigin: 'https://ladder.example' });
    const [webhook] = await readWebhooks(into, MAIN);
    const webhooks = webhook ? [{ ...webhook, since: lineNumber(1), events: ['result', 'challenge'] as const }] : [];
    const told = (line: number) => make({ event: { kind: 'line', key: MAIN, line: lineNumber(line) }, webhooks });
    expect(await told(8)).toEqual([]);
    const evening = new Evening({ store });
    evening.now = at('2021-09-28T12:00:00Z');
    const body = { challenger: 'dee', challenged: 'cy', score: [2, 0], override: 'test' };
    const { json } = await evening.must('POST', `${LADDER}/match`, { key: lived.key, body });
    expect(await told(Number(json['version']))).toHaveLength(1);
  });

  it.each([
    ['is cut off', (bytes: Uint8Array) => bytes.slice(0, -20), /log-0\/.*\.gz is damaged or cut off/],
    ['is missing', () => undefined, /log-0\/.*\.gz is missing/],
    [
      'was changed',
      (bytes: Uint8Array) => zipped(bytes, (text) => text.replace('"cy"', '"ann"').replace('}', '} ')),
      /it is not what was written/,
    ],
    [
      'is of a later format',
      (bytes: Uint8Array) => zipped(bytes, (text) => text.replace('backup/1', 'backup/9')),
      /is of the format club-ladder-backup\/9, and this version reads/,
    ],
  ])('brings no club of which a piece %s, says which it is, and goes on once that is mended', async (_, spoil, why) => {
    const name = names().find((each) => each.includes('riverside/main/1/log-0')) ?? '';
    const whole = bodyOf(name);
    const spoilt = spoil(whole);
    s3.lose(`${PLACE.bucket}/${name}`);
    if (spoilt) s3.put(`${PLACE.bucket}/${name}`, spoilt);
    const { failed, restored } = await restoreInto(into);
    expect([restored, failed.length]).toEqual([1, 1]);
    expect(failed[0]).toMatchObject({ name: 'BackupFault', message: expect.stringMatching(why) });
    expect(await readClub(into, 'riverside')).toBeUndefined();
    expect(await new LadderStore(into).version(MAIN)).toBeUndefined();
    s3.put(`${PLACE.bucket}/${name}`, whole);
    expect(await restoreInto(into)).toEqual({ restored: 1, before: 1, failed: [] });
    expect(await differencesIn(into)).toEqual([]);
  });

  it('goes on after a break as of the moment at which it began, though nights have passed', async () => {
    let puts = 0;
    const breaking = watched(into, {
      async put(item) {
        if (++puts > 20) throw new Error('the cable is out');
        return into.put(item);
      },
    });
    const began = { at: s3.now };
    expect((await restoreInto(breaking, began)).failed).not.toEqual([]);
    s3.now += 86_400_000;
    await changeClub(database, 'riverside', { unlisted: true });
    await night();
    expect(await restoreInto(into)).toMatchObject({ failed: [] });
    expect((await readClub(into, 'riverside'))?.unlisted).toBeUndefined();
    expect(await differencesIn(into)).toEqual([]);
    await expect(
      restoreFrom(
        { database: breaking, now: NOW, pace: new Pace() },
        sourceIn('s3://other/ClubLadder', files()),
        { at: NOW },
        () => {},
      ),
    ).rejects.toThrow('the table is not empty');
  });
});

const zipped = (bytes: Uint8Array, change: (text: string) => string): Uint8Array =>
  gzipSync(change(gunzipSync(bytes).toString()));
