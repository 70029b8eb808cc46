import { describe, expect, it } from 'vitest';
import { grantAccess, noteUse, readAccessRecords } from '#functions/books/access-keys.ts';
import { addClub, readClub } from '#functions/books/clubs.ts';
import { noteRenamed, readNaming, setNaming, showAlone } from '#functions/books/naming.ts';
import { keepNotice, readNotice } from '#functions/books/notices.ts';
import { openLink, putSession } from '#functions/books/sessions.ts';
import { readWebhooks } from '#functions/books/webhooks.ts';
import { beginDeletingClub, beginDeletingLadder } from '#functions/erasing/deleting.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import { StoredBuckets } from '#functions/limits/stored-buckets.ts';
import { formatNotification } from '#functions/notifying/messages.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { NOW, PERSON, Place } from './cleared.ts';
import { accepted, arrive, at, HEADER, join, match, player, result, say, settle } from './club.ts';
import { KINDS } from './databases.ts';

describe.each(KINDS)('a ladder that is deleted, on $name', (kind) => {
  const open = kind.use();
  const begin = () => new Place(open).fill();

  it('leaves nothing in items, files or transfers, but the other ladder and the club’s members; others remember it in vain', async () => {
    const place = await begin();
    const { store } = place;
    const [warm, timer] = [await place.server(), await place.server()];
    accepted(await warm.submit(place.main, join('wendy', '21:00')));
    const [told = ''] = await place.tell(place.main);
    const kept = (await readNotice(store.database, place.main, '9/result')) ?? expect.fail();
    expect(await beginDeletingLadder(store.database, place.main, NOW)).toBe('begun');
    expect(await beginDeletingLadder(store.database, place.main, NOW)).toBe('no-such-ladder');
    for (const server of [warm, store]) {
      expect((await server.submit(place.main, join('vera', '21:10'))).kind).toBe('gone');
      expect((await server.rehearse(place.main, settle('22:10'))).kind).toBe('gone');
    }
    // What the queues still say of it does nothing.
    expect(await settleLadder({ store: timer, now: () => at('2022-01-01T10:00') }, place.main)).toBe('nothing-due');
    expect(await timer.touch(place.main, NOW)).toBe('no-such-ladder');
    expect(await place.deliver(told)).toBe(undefined);
    await place.publish();
    expect((await readClub(store.database, place.club))?.ladders).toEqual(['juniors']);
    expect(place.files.read(`/${place.club}/index.html`)).not.toContain('href="main/"');
    expect(await place.clear()).toBe('later');
    // Who had read the ladder before tells of it still.
    await keepNotice(store.database, place.main, '9/result', kept);
    expect(await place.clear()).toBe('later');
    expect(await createLadder(store.database, place.main, HEADER)).toBe('exists');
    expect(await place.clearAgain()).toBe('over');
    expect([await place.clear(), await place.clear()]).toEqual(['none', 'none']);
    expect(await place.findAll(`${place.club}#LADDER#main`)).toEqual([]);
    expect(await place.findAll(`${place.club}/main`)).toEqual([]);
    expect((await place.findAll('zebedee')).filter((each) => !/juniors|member/.test(each))).toEqual([]);
    expect((await warm.submit(place.main, join('vera', '21:10'))).kind).toBe('no-such-ladder');
    expect(await store.verify(place.other)).toEqual([]);
  });

  it('leaves its address to another one, of which nobody takes it for the old one', async () => {
    const place = await begin();
    const warm = await place.server();
    accepted(await warm.submit(place.main, join('wendy', '21:00')));
    await beginDeletingLadder(place.store.database, place.main, NOW);
    await place.clear();
    expect(await place.clearAgain()).toBe('over');
    expect(await createLadder(place.store.database, place.main, HEADER)).toBe('created');
    for (const id of ['una', 'tom']) accepted(await place.store.submit(place.main, join(id, '21:30')));
    accepted(await warm.submit(place.main, join('vera', '21:40')));
    expect(await place.store.verify(place.main)).toEqual([]);
    await place.publish();
    const view = place.files.read(`/${place.club}/main/view.json`);
    expect([view.includes('zebedee'), view.includes('vera')]).toEqual([false, true]);
  });

  it('is deleted while many write to it: each is told that it was recorded or that it is gone, and nothing is left', async () => {
    const place = await begin();
    const servers = [await place.server(), await place.server()] as const;
    const names = Array.from({ length: 20 }, (_, index) => `new-${index}`);
    const [ends] = await Promise.all([
      Promise.all(names.map((id, index) => servers[index % 2 === 0 ? 0 : 1].submit(place.main, join(id, '22:00')))),
      beginDeletingLadder(place.store.database, place.main, NOW),
    ]);
    expect(ends.filter(({ kind }) => kind !== 'accepted' && kind !== 'gone')).toEqual([]);
    await place.clear();
    expect(await place.clearAgain()).toBe('over');
    expect(await place.findAll(`${place.club}#LADDER#main`)).toEqual([]);
  });
});

describe.each(KINDS.slice(1))('a club that is deleted, on $name', (kind) => {
  const open = kind.use();

  it('leaves nothing anywhere, and its name can then be taken again', async () => {
    const place = await new Place(open).fill();
    const { store } = place;
    const record = { hash: 'h', role: 'organiser', label: 'Jo', use: 'link', created: NOW } as const;
    const change = { at: NOW, what: 'key-made', about: 'Jo', by: 'Jo', role: 'organiser' } as const;
    await grantAccess(store.database, place.club, record, change);
    await noteUse(store.database, place.club, 'h', NOW);
    await openLink(store.database, place.club, 'h', NOW);
    await new StoredBuckets(store.database).tryAcquire({ club: place.club, name: 'x' }, { most: 1, per: 1000 });
    expect(await beginDeletingClub(store.database, place.club, NOW)).toBe('begun');
    expect(await beginDeletingClub(store.database, place.club, NOW)).toBe('no-such-club');
    expect(await addClub(store.database, { id: place.club, name: 'Others' })).toBe('exists');
    expect(await createLadder(store.database, { club: place.club, ladder: 'new' }, HEADER)).toBe('no-such-club');
    await place.publish();
    expect(place.files.read('/index.html')).not.toContain(place.club);
    const names = [place.club, `${place.club}/main`, `${place.club}/juniors`];
    expect(await place.clear(place.club)).toBe('later');
    expect(place.queued.toSorted()).toEqual(names.slice(1).toSorted());
    for (const name of names.slice(1)) expect(await place.clear(name)).toBe('later');
    place.rest();
    for (const name of names) expect(await place.clear(name)).toBe('over');
    expect(await place.findAll(place.club)).toEqual([]);
    expect(await addClub(store.database, { id: place.club, name: 'Others' })).toBe('created');
  });
});

describe.each(KINDS)('a person who is forgotten, on $name', (kind) => {
  const open = kind.use();
  const begin = () => new Place(open).fill();
  const spend = async () => {};

  it('is nowhere in items, files or transfers, the ladders verify, and who remembers them writes nothing of them', async () => {
    const place = await begin();
    const { store, club, main, other } = place;
    const warm = await place.server();
    accepted(await warm.submit(main, join('wendy', '21:00'), { idempotencyKey: 'w' }));
    await place.publish();
    for (const [hash, whose] of Object.entries({ z: 'zebedee', y: 'yolanda' })) {
      const label = `${whose} the great`;
      const record = { hash, role: 'player', label, player: whose, use: 'link', created: NOW } as const;
      const change = { at: NOW, what: 'key-made', about: record.label, by: 'Jo', role: 'organiser' } as const;
      await grantAccess(store.database, club, record, change);
      await openLink(store.database, club, hash, NOW);
      await noteUse(store.database, club, hash, NOW);
      const times = { opened: NOW, ends: NOW, used: NOW };
      await putSession(store.database, club, { access: hash, hash: 's', device: 'x', ...times });
    }
    await setNaming(store.database, club, { mode: 'full', nicknames: { zebedee: 'Zeb', yolanda: 'Yo' } });
    await noteRenamed(store.database, club, PERSON.player, 'Zebedee Smythe', ['Zeb Smith']);
    const shown = { at: NOW, what: 'person-shown', about: 'Zeb: initials', by: 'Jo', role: 'organiser' } as const;
    const alone = { as: 'initials', nickname: 'Zeb' } as const;
    await showAlone(store.database, club, PERSON.player, alone, { ...shown, member: PERSON.player });
    const before = [await store.load(main), await store.load(other)];
    const name = await place.beginForgetting();
    expect(await place.clear(name)).toBe('later');
    for (const key of [main, other]) expect(await store.verify(key)).toEqual([]);
    accepted(await warm.submit(main, arrive('wendy', '21:50')));
    expect(await warm.submit(main, join('wendy', '21:00'), { idempotencyKey: 'w' })).toMatchObject({ repeated: true });
    accepted(await warm.submit(main, say('22:05', 'depart', { player: PERSON.as })));
    expect((await warm.submit(main, arrive('zebedee', '22:06'))).kind).toBe('refused');
    await place.publish();
    expect(await place.clearAgain(name)).toBe('over');
    expect(await place.findPerson('zebedee')).toEqual([]);
    for (const word of ['Zeb', 'Smythe', 'Smith']) expect(await place.findAll(word)).toEqual([]);
    expect(place.files.read(`/${club}/main/index.html`)).toContain('Former player 4821');
    const order = (ladder: (typeof before)[0]) => [...(ladder?.order.players() ?? [])];
    const after = [await store.load(main), await store.load(other)];
    for (const [index, ladder] of after.entries())
      expect(order(ladder)).toEqual(order(before[index]).map((id) => (id === 'zebedee' ? 'former-4821' : id)));
    expect((await readAccessRecords(store.database, club)).map(({ hash }) => hash)).toEqual(['y']);
    expect((await readNaming(store.database, club)).nicknames).toEqual({ yolanda: 'Yo' });
    expect([await place.clear(name), await store.verify(main)]).toEqual(['none', []]);
  });

  it('is in no notice that waits to be sent: the message is the same, and the text is made again under the other name', async () => {
    const place = await begin();
    const { store, club, main } = place;
    const [message = ''] = await place.tell(main);
    expect(message).not.toContain('zebedee');
    expect(await place.deliver(message)).toContain('zebedee the great');
    const old = await readNotice(store.database, main, '8/result');
    const name = await place.beginForgetting();
    expect(await place.clear(name)).toBe('later');
    // Who had read the line before keeps what they made of it.
    await keepNotice(store.database, main, '8/result', old ?? expect.fail());
    for (let times = 0; times < 2; times++) {
      const notice = JSON.parse((await place.deliver(message)) ?? '{}');
      const text = expect.stringContaining('Former player 4821');
      expect(notice).toMatchObject({ id: `${club}/main/8/result`, text });
      expect(JSON.stringify(notice)).not.toContain('zebedee');
    }
    await keepNotice(store.database, main, '8/result', old ?? expect.fail());
    await place.publish();
    expect(await place.clearAgain(name)).toBe('over');
    expect(await place.findPerson('zebedee')).toEqual([]);
  });

  it('is in no notice that is made while they are forgotten, whenever its maker has read the log', async () => {
    const place = await begin();
    const { store, club, main } = place;
    accepted(await store.submit(main, match('told', 'xerxes', 'zebedee')));
    const reader = await place.server();
    const log = reader.log.bind(reader);
    let waiting = true;
    reader.log = async (...asked) => {
      const lines = await log(...asked);
      if (!waiting) return lines;
      waiting = false;
      expect(await place.forget(main, PERSON, 'one', spend)).toBe('forgotten');
      await forgetInClub(place.database, club, PERSON);
      return lines;
    };
    const event = { kind: 'line', key: main, line: lineNumber(8) } as const;
    const webhooks = await readWebhooks(store.database, main);
    const [delivery] = await makeWebhookNotices(place.notifying(reader))({ event, webhooks });
    expect(waiting).toBe(false);
    expect(await place.deliver(formatNotification(delivery ?? expect.fail()))).not.toContain('zebedee');
  });

  it('while a publication runs, and results come in: nothing of them is put in place after that, and no result is lost', async () => {
    const place = await begin();
    const { store, main } = place;
    const [warm, name] = [await place.server(), await place.beginForgetting()];
    let waiting = true;
    place.files.beforeWrite = async (path) => {
      if (!waiting || !path.endsWith('index.html')) return;
      waiting = false;
      await place.clear(name);
      await place.publish();
    };
    const publishing = { store, files: place.files, now: at('2021-09-07T10:01'), origin: 'https://x', release: 'r1' };
    accepted(await store.submit(main, join('tom', '21:00')));
    await publishLadder(publishing, main);
    const names = Array.from({ length: 12 }, (_, index) => `new-${index}`);
    const other = { ...place.other };
    const [ends] = await Promise.all([
      Promise.all(names.map((id) => warm.submit(other, join(id, '22:30')))),
      place.forget(other, { ...PERSON, player: player('xerxes'), as: player('former-1') }, 'another', spend),
    ]);
    const done = ends.filter(({ kind: end }) => end === 'accepted').length;
    expect(ends.filter(({ kind: end }) => end !== 'accepted' && end !== 'busy')).toEqual([]);
    expect((await store.load(other))?.players.size).toBe(3 + done);
    expect(await store.verify(other)).toEqual([]);
    await place.publish();
    expect(await place.clearAgain(name)).toBe('over');
    expect(await place.findPerson('zebedee')).toEqual([]);
  });

  it('on a closed ladder too, which stays closed; taken up again where it was broken off, and by nobody else meanwhile', async () => {
    const place = await begin();
    const { store, main } = place;
    await store.setClosed(main, true, NOW);
    let left = 2;
    const breaking = async () => {
      if (left-- === 0) throw new Error('killed');
    };
    await expect(place.forget(main, PERSON, 'one', breaking)).rejects.toThrow('killed');
    expect(await place.forget(main, PERSON, 'two', spend)).toBe('busy');
    expect((await store.submit(main, result('m9'))).kind).toBe('busy');
    await expect(settleLadder({ store, now: () => NOW }, main)).rejects.toThrow('written anew');
    expect(await place.forget(main, PERSON, 'one', spend)).toBe('forgotten');
    expect(await place.forget(main, PERSON, 'two', spend)).toBe('unknown');
    expect((await store.version(main))?.shut).toBe('closed');
    expect([await store.dueAt(main), await store.verify(main)]).toEqual([undefined, []]);
    expect(JSON.stringify(await store.log(main))).not.toContain('zebedee');
  });
});
