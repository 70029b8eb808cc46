import { describe, expect, it } from 'vitest';
import { readNaming, setNaming } from '#functions/club/naming.ts';
import { addClearance } from '#functions/erasing/clearances.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { grantAccess, noteUse, readAccessRecords } from '#functions/http/key-book.ts';
import { openLink, putSession } from '#functions/http/session-book.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import { keepNotice, readNotice } from '#functions/notifying/kept-notices.ts';
import { formatNotification } from '#functions/notifying/messages.ts';
import { readWebhooks } from '#functions/notifying/webhook-book.ts';
import { makeWebhookNotices } from '#functions/notifying/webhook-notices.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import type { Forgotten } from '#shared/view/forgetting.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { NOW, Place } from './cleared.ts';
import { accepted, arrive, at, join, match, player, result, say } from './club.ts';
import { KINDS } from './databases.ts';
import { NotedDatabase } from './noted.ts';

const PERSON: Forgotten = {
  player: player('zebedee'),
  as: player('former-4821'),
  name: 'Former player 4821',
  said: ['zebedee the great'],
};

describe.each(KINDS)('a person who is forgotten, on $name', (kind) => {
  const open = kind.use();
  const begin = () => new Place(async (partitions) => new NotedDatabase(await open(), partitions)).fill();
  const spend = async () => {};

  it('is nowhere in items, files or transfers, the ladders verify, and who remembers them writes nothing of them', async () => {
    const place = await begin();
    const { store, club, main, other } = place;
    const warm = await place.server();
    accepted(await warm.submit(main, join('wendy', '21:00'), { idempotencyKey: 'w' }));
    await place.publish();
    for (const [hash, whose] of [
      ['z', 'zebedee'],
      ['y', 'yolanda'],
    ] as const) {
      const record = { hash, role: 'player', label: `${whose} the great`, player: whose, created: NOW } as const;
      const change = { at: NOW, what: 'key-made', about: record.label, by: 'Jo', role: 'organiser' } as const;
      await grantAccess(store.database, club, record, change);
      await openLink(store.database, club, hash, NOW);
      await noteUse(store.database, club, hash, NOW);
      await putSession(store.database, club, {
        access: hash,
        hash: 's',
        device: 'x',
        opened: NOW,
        ends: NOW,
        used: NOW,
      });
    }
    await setNaming(store.database, club, { mode: 'full', nicknames: { zebedee: 'Zeb', yolanda: 'Yo' } });
    const before = [await store.load(main), await store.load(other)];
    const name = `${club}#1`;
    await addClearance(store.database, { name, kind: 'person', club, begun: NOW, person: PERSON });
    expect(await place.clear(name)).toBe('later');
    for (const key of [main, other]) expect(await store.verify(key)).toEqual([]);
    accepted(await warm.submit(main, arrive('wendy', '21:50')));
    expect(await warm.submit(main, join('wendy', '21:00'), { idempotencyKey: 'w' })).toMatchObject({ repeated: true });
    accepted(await warm.submit(main, say('22:05', 'depart', { player: PERSON.as })));
    expect((await warm.submit(main, arrive('zebedee', '22:06'))).kind).toBe('refused');
    await place.publish();
    place.rest();
    expect(await place.clear(name)).toBe('over');
    expect((await place.findAll('zebedee')).filter((each) => !each.includes('webhook#'))).toEqual([]);
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
    const name = `${club}#1`;
    await addClearance(store.database, { name, kind: 'person', club, begun: NOW, person: PERSON });
    expect(await place.clear(name)).toBe('later');
    // Who had read the line before keeps what they made of it.
    await keepNotice(store.database, main, '8/result', old ?? expect.fail());
    for (let times = 0; times < 2; times++) {
      const notice = JSON.parse((await place.deliver(message)) ?? '{}');
      expect(notice).toMatchObject({
        id: `${club}/main/8/result`,
        text: expect.stringContaining('Former player 4821'),
      });
      expect(JSON.stringify(notice)).not.toContain('zebedee');
    }
    await keepNotice(store.database, main, '8/result', old ?? expect.fail());
    await place.publish();
    place.rest();
    expect(await place.clear(name)).toBe('over');
    expect((await place.findAll('zebedee')).filter((each) => !each.includes('webhook#'))).toEqual([]);
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
    const [warm, name] = [await place.server(), `${place.club}#1`];
    await addClearance(store.database, { name, kind: 'person', club: place.club, begun: NOW, person: PERSON });
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
    place.rest();
    expect(await place.clear(name)).toBe('over');
    expect((await place.findAll('zebedee')).filter((each) => !each.includes('webhook#'))).toEqual([]);
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
    expect([(await store.version(main))?.shut, await store.dueAt(main), await store.verify(main)]).toEqual([
      'closed',
      undefined,
      [],
    ]);
    expect(JSON.stringify(await store.log(main))).not.toContain('zebedee');
  });
});
