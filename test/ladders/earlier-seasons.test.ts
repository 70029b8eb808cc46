import { describe, expect, it } from 'vitest';
import { entryName } from '#functions/database/keys.ts';
import { beginDeletingLadder, clearLadder } from '#functions/erasing/deleting.ts';
import { forget } from '#functions/erasing/forget-on-ladder.ts';
import { addSeason, type EarlierSeason } from '#functions/importing/add-season.ts';
import type { TurnOptions } from '#functions/ladders/season-transition.ts';
import { linesOfBroughtIn, seasonsItem } from '#functions/ladders/seasons.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, at, match, namesIn, newLadderIn, player, standings } from './club.ts';
import { KINDS } from './databases.ts';
import { earlierSeasonOf } from './earlier-season.ts';
import { beforeTransaction, killedAt } from './failing.ts';
import { asked, NEXT, played, SUMMER, start } from './next-season.ts';

const DAYS = { start: '2020-01-01', end: '2020-12-31' };

/** Bob beats Ann at the bottom of three, and a result that was wrong is put right. */
function earlier(days = DAYS, players = ['cy', 'ann', 'bob'], matches = 1): EarlierSeason {
  const [, ann = '', bob = ''] = players;
  const day = days.start.slice(0, 8);
  return earlierSeasonOf({ system: 'crewe', timezone: 'Europe/London', season: days }, [
    { at: `${day}02T12:00:00Z`, seed: { order: 'given', players: players.map((id) => ({ id })) } },
    ...Array.from({ length: matches }, (_, index) => ({
      at: `${day}03T12:00:00Z`,
      match: { id: `m${index + 1}`, challenger: bob, challenged: ann, score: [0, 1] },
    })),
    { at: `${day}04T12:00:00Z`, correct: { line: 3, score: [1, 0] } },
  ]);
}

const ADDED = '2021-10-01T12:00';

const add = (
  store: LadderStore,
  key: { club: string; ladder: string },
  season = earlier(),
  changes: Partial<TurnOptions> = {},
) => addSeason(store, key, season, asked({ at: at(ADDED), ...changes }));

const namesOf = async (store: LadderStore, key: { club: string; ladder: string }) =>
  (await store.seasons(key)).ended.map(({ name }) => name);

describe.each(KINDS)('a season from before the ladder was here, on $name,', ({ use }) => {
  const databases = use();
  const open = async () => new LadderStore(await databases());
  const begin = async () => {
    const database = await databases();
    const store = new LadderStore(database);
    return { database, store, key: await played(store) };
  };

  it('becomes one of those that it has had, with its corrections, and what it is in goes on', async () => {
    const { store, key } = await begin();
    const before = await store.load(key);
    expect(await add(store, key)).toMatchObject({ kind: 'turned', repeated: false });
    const [season] = (await store.seasons(key)).ended;
    expect(season).toMatchObject({ name: '2020', ...DAYS, ended: at('2021-01-01T00:00') });
    const then = { ...key, season: season?.number ?? 0 };
    expect(standings(await store.load(then))).toEqual(['cy', 'bob', 'ann']);
    expect(await store.load(key)).toEqual(before);
    expect([await store.verify(key), await store.verify(then)]).toEqual([[], []]);
    accepted(await store.submit(key, match('m9', 'cy', 'ann')));
    await start(store, key);
    expect(await namesOf(store, key)).toEqual(['2020', '2021-22']);
  });

  it('stands among them by its days, and leaves the season that is going on, and its undoing, alone', async () => {
    const { store, key } = await begin();
    await start(store, key);
    await add(store, key, earlier({ start: '2021-01-01', end: '2021-08-31' }));
    await add(store, key);
    expect(await namesOf(store, key)).toEqual(['2020', '2021', '2021-22']);
    const { kind } = await store.undoSeason(
      key,
      (_, before) => (before?.name === '2021-22' ? undefined : 'no'),
      asked(),
    );
    expect(kind).toBe('turned');
    expect(await namesOf(store, key)).toEqual(['2020', '2021']);
    expect(await store.undoSeason(key, (_, before) => before ?? 'first', asked())).toEqual({
      kind: 'refused',
      no: 'first',
    });
  });

  it('is refused in the days of another season, and replaced by another log of its own', async () => {
    const { database, store, key } = await begin();
    await start(store, key);
    const late = await add(store, key, earlier({ start: '2022-08-01', end: '2022-12-31' }));
    expect(late).toEqual({ kind: 'refused', no: { after: NEXT.start } });
    const within = await add(store, key, earlier({ start: '2022-01-01', end: '2022-03-31' }));
    expect(within).toMatchObject({ kind: 'refused', no: { within: { name: '2021-22' } } });
    await add(store, key);
    const [wrong] = (await store.seasons(key)).ended;
    const other = earlier({ ...DAYS, end: '2020-11-30' }, ['dee', 'ann', 'bob']);
    expect(await add(store, key, other, { request: 'right' })).toMatchObject({ kind: 'turned' });
    expect(await namesOf(store, key)).toEqual(['2020', '2021-22']);
    const [right] = (await store.seasons(key)).ended;
    expect(standings(await store.load({ ...key, season: right?.number ?? 0 }))).toEqual(['dee', 'bob', 'ann']);
    expect(await namesIn(database, { ...key, season: wrong?.number ?? 0 })).toEqual([]);
    const part = await add(store, key, earlier({ start: '2019-07-01', end: '2020-06-30' }));
    expect(part).toMatchObject({ kind: 'refused', no: { within: { name: '2020' } } });
  });

  it('is refused where no lines are left for it, which leaves those that are there', async () => {
    const { store, key, database } = await begin();
    await database.put(seasonsItem(key, { present: 1, ended: [], given: 497 }));
    expect(await add(store, key)).toMatchObject({ kind: 'turned' });
    const [season] = (await store.seasons(key)).ended;
    expect(await store.verify({ ...key, season: season?.number ?? 0 })).toEqual([]);
    const another = earlier({ start: '2019-01-01', end: '2019-12-31' });
    expect(await add(store, key, another)).toEqual({ kind: 'refused', no: 'full' });
    expect(await namesOf(store, key)).toEqual(['2020']);
  });

  it('is whole or not there wherever its writer is killed, and there once when it is sent again', async () => {
    const database = await databases();
    const many = earlier(DAYS, undefined, 60);
    let end: unknown;
    let nth = 0;
    do {
      nth++;
      const store = await open();
      const key = await newLadderIn(store);
      const before = await store.load(key);
      const once = { idempotencyKey: 'file' };
      end = await add(new LadderStore(killedAt(database, nth)), key, many, once).catch(() => 'killed');
      if (end === 'killed') expect(await namesOf(store, key)).toEqual([]);
      expect(await add(await open(), key, many, once)).toMatchObject({ kind: 'turned' });
      const { ended } = await store.seasons(key);
      expect(ended.map(({ name }) => name)).toEqual(['2020']);
      expect(await store.verify({ ...key, season: ended[0]?.number ?? 0 })).toEqual([]);
      expect(await store.load(key)).toEqual(before);
      // Of what was begun and not finished, nothing is left.
      for (let season = 2; season < 6; season++)
        if (season !== ended[0]?.number) expect(await namesIn(database, { ...key, season })).toEqual([]);
    } while (end === 'killed');
    expect(nth).toBeGreaterThan(5);
  });

  it('that was never finished keeps nothing of a person who is forgotten', async () => {
    const { database, key } = await begin();
    await add(new LadderStore(killedAt(database, 4)), key).catch(() => 'killed');
    expect(await namesIn(database, { ...key, season: 2 })).toContain(entryName(lineNumber(linesOfBroughtIn(2) + 1)));
    const person = { player: player('cy'), as: player('former-1'), name: 'Former player 1', said: [] };
    expect(await forget(key, { database, person, token: 'one', spend: async () => {} })).toBe('forgotten');
    expect(await namesIn(database, { ...key, season: 2 })).toEqual([]);
  });

  it('is added beside another one that is finished while it is being written', async () => {
    const { database, store, key } = await begin();
    let count = 0;
    const overtaken = beforeTransaction(database, async () => {
      if (++count === 3) await add(store, key, earlier({ start: '2019-01-01', end: '2019-12-31' }));
    });
    expect(await add(new LadderStore(overtaken), key)).toMatchObject({ kind: 'turned' });
    expect(await namesOf(store, key)).toEqual(['2019', '2020']);
  });

  it('is there once where two send it at once, and beside a season that is started meanwhile', async () => {
    const { store, key } = await begin();
    const other = await open();
    const once = { idempotencyKey: 'file' };
    const both = await Promise.allSettled([
      add(store, key, earlier(), once),
      add(other, key, earlier(), once),
      start(other, key),
    ]);
    expect(both.at(-1)).toMatchObject({ value: { kind: 'turned' } });
    expect(await add(store, key, earlier(), once)).toMatchObject({ kind: 'turned' });
    expect(await namesOf(store, key)).toEqual(['2020', '2021-22']);
    for (const { number } of (await store.seasons(key)).ended)
      expect(await store.verify({ ...key, season: number })).toEqual([]);
    expect(await store.verify(key)).toEqual([]);
  });

  it('is not added to a ladder that is being deleted meanwhile, and goes with it', async () => {
    const { database, key } = await begin();
    let count = 0;
    const overtaken = beforeTransaction(database, async () => {
      if (++count === 4) await beginDeletingLadder(database, key, at(SUMMER));
    });
    expect(await add(new LadderStore(overtaken), key)).toEqual({ kind: 'no-such-ladder' });
    expect(count).toBeGreaterThan(3);
    while ((await clearLadder(database, key)) > 0);
    for (const season of [2, 3]) expect(await namesIn(database, { ...key, season })).toEqual([]);
  });

  it('is not added to a ladder that is not there, is closed, or had another request by that name', async () => {
    const { store, key } = await begin();
    expect(await add(store, { ...key, ladder: 'none' })).toEqual({ kind: 'no-such-ladder' });
    await store.setClosed(key, true, at(SUMMER));
    expect(await add(store, key)).toEqual({ kind: 'closed' });
    await store.setClosed(key, false, at(SUMMER));
    await add(store, key, earlier(), { idempotencyKey: 'file' });
    const another = { idempotencyKey: 'file', request: 'another' };
    expect(await add(store, key, earlier(), another)).toEqual({ kind: 'key-reused' });
    expect(await add(store, key, earlier(), { idempotencyKey: 'file' })).toMatchObject({ repeated: true });
  });
});
