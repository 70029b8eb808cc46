import { describe, expect, it } from 'vitest';
import { entryName, ladderPartition } from '#functions/database/keys.ts';
import { beginDeletingLadder, clearLadder, freeLadder } from '#functions/erasing/deleting.ts';
import { forget } from '#functions/erasing/forget-on-ladder.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { setHidden } from '#functions/ladders/status.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, HEADER, join, match, namesIn, newLadderIn, player, say, standings, storeAt } from './club.ts';
import { KINDS } from './databases.ts';
import { conflict, toTransactions } from './disturbance.ts';
import { useEmulator } from './emulator.ts';
import { asked, NEXT, played, SUMMER, start } from './next-season.ts';
import { WatchedServer } from './watched.ts';

describe.each(KINDS)('a store on $name', ({ use }) => {
  const databases = use();
  const open = async () => new LadderStore(await databases());

  it('starts the next season under the same address, and keeps the one before as it was', async () => {
    const store = await open();
    const key = await played(store);
    const before = await store.load(key);
    const turned = await start(store, key);
    expect(turned).toMatchObject({ kind: 'turned', repeated: false, seasons: { present: 2 } });
    const [now, then] = [await store.load(key), await store.load({ ...key, season: 1 })];
    expect(standings(now)).toEqual(standings(before));
    expect(now?.header).toMatchObject({ season: NEXT, line: 7 });
    expect(now?.line).toBe(8);
    expect(then).toEqual(before);
    expect((await store.seasons(key)).ended).toEqual([
      { number: 1, name: '2021-22', first: 1, last: 6, start: '2021-09-06', end: '2022-06-06', ended: at(SUMMER) },
    ]);
    expect((await store.log(key)).map(({ line, command }) => [line, command.verb])).toEqual([[8, 'seed']]);
    expect((await store.log({ ...key, season: 1 })).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
    expect([await store.verify(key), await store.verify({ ...key, season: 1 })]).toEqual([[], []]);
    expect(await store.version(key)).toMatchObject({ line: 8, season: 2 });
    expect(await store.versions([key])).toMatchObject([{ line: 8, season: 2 }]);
  });

  it('turns nothing where there is no such ladder, where it is closed, and where no season was before', async () => {
    const store = await open();
    const key = await played(store);
    const nowhere = { ...key, ladder: 'none' };
    const undo = (of = key) => store.undoSeason(of, () => undefined, asked());
    for (const each of [start(store, nowhere), undo(nowhere)]) expect(await each).toEqual({ kind: 'no-such-ladder' });
    await expect(undo()).rejects.toThrow(`${key.club}/${key.ladder} has had no season before`);
    await store.setClosed(key, true, at(SUMMER));
    for (const each of [start(store, key), undo()]) expect(await each).toEqual({ kind: 'closed' });
    expect((await store.seasons(key)).ended).toEqual([]);
    await store.setClosed(key, false, at(SUMMER));
    await start(store, key);
    const touched = [nowhere, { ...key, season: 1 }, key].map((each) => store.touch(each, at(SUMMER)));
    expect(await Promise.all(touched)).toEqual(['no-such-ladder', 'ladder-changed', 'touched']);
  });

  it('has nothing fall due in a season that is over', async () => {
    const store = await open();
    const key = await newLadderIn(store);
    for (const id of ['ann', 'bob', 'cy']) accepted(await store.submit(key, join(id)));
    accepted(await store.submit(key, match('m1', 'cy', 'bob')));
    await start(store, key);
    expect(await store.dueAt({ ...key, season: 1 })).toBeUndefined();
    expect(await store.dueAt(key)).toBeGreaterThan(at('2022-06-01T00:00'));
    const due = [];
    for (const shard of store.due(at('2023-12-01T00:00')))
      for await (const { club, ladder } of shard) if (club === key.club) due.push(ladder);
    expect(due).toEqual(['main']);
  });

  it('forgets a person in all of its seasons, and each verifies and stays as it was', async () => {
    const database = await databases();
    const [store, other] = [await open(), await open()];
    const key = await played(store);
    await start(store, key);
    await other.load(key);
    const person = { player: player('ann'), as: player('former-1'), name: 'Former player 1', said: [] };
    expect(await forget(key, { database, person, token: 'one', spend: async () => {} })).toBe('forgotten');
    for (const season of [1, 2]) {
      expect(await store.verify({ ...key, season })).toEqual([]);
      expect(JSON.stringify(await store.log({ ...key, season }))).not.toContain('"ann"');
      expect((await store.load({ ...key, season }))?.players.get(person.as)?.id).toBe(person.as);
    }
    accepted(await other.submit(key, join('zoe', '2022-09-05T20:00')));
    expect(await other.verify(key)).toEqual([]);
    expect(await forget(key, { database, person, token: 'two', spend: async () => {} })).toBe('unknown');
  });

  it('is deleted with all of its seasons', async () => {
    const database = await databases();
    const [store, other] = [await open(), await open()];
    const key = await played(store);
    await start(store, key);
    await store.undoSeason(key, () => undefined, asked({ at: at('2022-08-02T12:00') }));
    await start(store, key, { at: at('2022-08-04T12:00') });
    await other.load(key);
    expect(await beginDeletingLadder(store.database, key, at('2022-08-05T12:00'))).toBe('begun');
    for (const each of [store, other]) {
      const { kind: end } = await each.submit(key, say('2022-09-05T20:00', 'settle', {}));
      expect(['gone', 'no-such-ladder']).toContain(end);
      expect(await each.load(key)).toBeUndefined();
    }
    while ((await clearLadder(database, key)) > 0);
    await freeLadder(database, key);
    for (const season of [1, 2, 3]) expect(await namesIn(database, { ...key, season })).toEqual([]);
    expect(await createLadder(store.database, key, HEADER)).toBe('created');
    expect(accepted(await other.submit(key, join('ann'))).entry.line).toBe(2);
  });

  it('goes back to the season before where nothing was played, and its lines go on behind those of the undone one', async () => {
    const [store, other] = [await open(), await open()];
    const key = await played(store);
    await start(store, key);
    accepted(await other.submit(key, say('2022-08-01T12:00', 'join', join('dan').body)));
    const undo = await store.undoSeason(key, () => undefined, asked({ at: at('2022-08-02T12:00') }));
    expect(undo).toMatchObject({ kind: 'turned', seasons: { present: 1, ended: [] } });
    expect(standings(await other.load(key))).toEqual(standings(await store.load(key)));
    expect((await other.load(key))?.players.has(join('dan').body.player)).toBe(false);
    expect((await store.version(key))?.line).toBe(10);
    // Of the undone season there is only where it ended.
    const left = [];
    for await (const { sk } of store.database.query({ pk: ladderPartition({ ...key, season: 2 }) })) left.push(sk);
    expect(left).toEqual([entryName(lineNumber(10))]);
    expect((await store.seasons(key)).undone).toEqual([10]);
    expect(accepted(await other.submit(key, say('2022-08-03T12:00', 'settle', {}))).entry.line).toBe(11);
    expect(await store.verify(key)).toEqual([]);
    expect(await start(store, key, { at: at('2022-08-04T12:00') })).toMatchObject({ seasons: { present: 3 } });
    expect([await store.verify(key), await store.verify({ ...key, season: 1 })]).toEqual([[], []]);
    expect((await store.seasons(key)).undone).toEqual([10]);
    const no = await store.undoSeason(key, ({ length }) => length, asked());
    expect(no).toEqual({ kind: 'refused', no: 1 });
    await store.undoSeason(key, () => undefined, asked({ at: at('2022-08-05T12:00') }));
    expect((await store.seasons(key)).undone).toEqual([10, 14]);
  });
});

describe('where others write all the time', () => {
  const place = useEmulator();

  it('a season is turned, and a ladder closed or hidden, as soon as they let it, or it is given up with nothing written', async () => {
    const key = await played(storeAt(place()));
    const others = new RegExp(`others write to .*${key.club}.* all the time`);
    const { store: never } = new WatchedServer(place(), toTransactions(100, conflict));
    await expect(start(never, key)).rejects.toThrow(others);
    await expect(never.setClosed(key, true, at(SUMMER))).rejects.toThrow(others);
    const hide = (store: LadderStore) => setHidden(store.database, key, true);
    await expect(hide(never)).rejects.toThrow(others);
    const { store: now } = new WatchedServer(place());
    expect([await now.seasons(key), await now.version(key)]).toMatchObject([{ ended: [] }, { line: 6 }]);
    const soon = () => new WatchedServer(place(), toTransactions(7, conflict)).store;
    expect(await hide(soon())).toBe('changed');
    expect(await start(soon(), key)).toMatchObject({ kind: 'turned', seasons: { present: 2 } });
    expect(await soon().setClosed(key, true, at(SUMMER))).toBe('changed');
  });
});
