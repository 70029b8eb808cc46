import { beforeEach, describe, expect, it } from 'vitest';
import { addClub, readClub } from '#functions/club/clubs.ts';
import { parseLadderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { publishClub } from '#functions/publishing/publish-club.ts';
import { clubTarget, type Publishing } from '#functions/publishing/target.ts';
import { failing } from '../ladders/failing.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { at, Club } from '../view/club.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const CLUB = 'riverside';
const PAGE = `/${CLUB}/index.html`;
const CARD = `/${CLUB}/main/card.json`;
const { header } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' }).season.ladder;

describe('the page of a club', () => {
  /** Ladders of which nothing can be read, and those of which anything was. */
  const [broken, read] = [new Set<string>(), new Set<string>()];
  /** No ladder is read as a whole. */
  const isOut = (pk: string, operation: string): boolean => {
    const { ladder } = parseLadderPartition(pk) ?? {};
    if (ladder === undefined) return false;
    read.add(ladder);
    return broken.has(ladder) || operation === 'query';
  };
  let [database, shelf] = [new MemoryDatabase(), new Shelf()];
  let [store, published] = [new LadderStore(database), new LadderStore(database)];
  let told: Readonly<Record<string, unknown>>[] = [];
  const publishing = (): Publishing => {
    const log: Publishing['log'] = (line) => told.push(line);
    return { store: published, files: shelf, now: at('2021-09-13T21:00+01:00'), origin: ORIGIN, release: 'r1', log };
  };
  const publish = () => bringUpToDate(publishing(), clubTarget(CLUB));
  const club = async () => (await readClub(store.database, CLUB)) ?? expect.fail('no club');
  const putCard = (leader: string): void => {
    const leaders = [{ id: 'leader', name: leader }];
    const { season } = header;
    shelf.bodies.set(CARD, JSON.stringify({ format: 1, season, state: 'running', leaders, champions: [] }));
  };
  const make = (ladder: string) =>
    createLadder(store.database, { club: CLUB, ladder }, { ...header, name: `The ${ladder}` });
  beforeEach(async () => {
    [database, shelf, told] = [new MemoryDatabase(), new Shelf(), []];
    [store, published] = [new LadderStore(database), new LadderStore(failing(database, isOut))];
    broken.clear();
    await addClub(store.database, { id: CLUB, name: 'Riverside' });
  });

  it('reads of the two hundredth ladder what it read of the first: its header, and of no other ladder anything', async () => {
    for (let number = 1; number <= 200; number++) {
      await make(`l${number}`);
      read.clear();
      await publish();
      expect([...read]).toEqual([`l${number}`]);
    }
    expect(shelf.read(PAGE)).toContain('The l200');
  });

  it('lists a ladder that cannot be read by its id, tells of it, and is made again until it can', async () => {
    for (const ladder of ['first', 'second', 'third']) await make(ladder);
    broken.add('second');
    expect(await publish()).toBe('written');
    const page = shelf.read(PAGE);
    expect(page).toContain('The third');
    expect(page).toContain('<a href="second/"><bdi>second</bdi></a>');
    expect(told).toMatchObject([{ ladder: 'riverside/second', error: 'Error: the database is out of reach' }]);
    broken.clear();
    expect(await publish()).toBe('written');
    expect(shelf.read(PAGE)).toContain('The second');
    expect(await publish()).toBe('current');
  });

  it('stays as it is while none of its ladders can be read: then it is storage that fails', async () => {
    for (const ladder of ['first', 'second']) {
      await make(ladder);
      broken.add(ladder);
    }
    await expect(publish()).rejects.toThrow('out of reach');
    expect(shelf.paths()).not.toContain(PAGE);
  });

  it('shows the newest card of two processes that publish it at once, whichever page is put last', async () => {
    await make('main');
    putCard('Ann');
    shelf.beforeWrite = async (path) => {
      if (path !== PAGE) return;
      shelf.beforeWrite = () => {};
      putCard('Bob');
      await publishClub({ ...publishing(), now: at('2021-09-13T20:00+01:00') }, await club());
    };
    await publishClub(publishing(), await club());
    expect(shelf.read(PAGE)).toContain('<bdi>Bob</bdi> leads.');
    expect(await publish()).toBe('current');
  });

  it('is made a few times while cards keep changing, and then again at the next look', async () => {
    await make('main');
    let cards = 0;
    shelf.beforeWrite = (path) => {
      if (path === PAGE) putCard(`Ann ${++cards}`);
    };
    await publishClub(publishing(), await club());
    expect(shelf.paths().filter((path) => path === PAGE)).toHaveLength(4);
    shelf.beforeWrite = () => {};
    expect(await publish()).toBe('written');
    expect(shelf.read(PAGE)).toContain(`<bdi>Ann ${cards}</bdi> leads.`);
    expect(await publish()).toBe('current');
  });

  it.each(['', '{"format":1,"na', 'null'])('is made once where the card of a ladder says %j', async (card) => {
    await make('main');
    shelf.bodies.set(CARD, card);
    await publishClub(publishing(), await club());
    expect(shelf.paths().filter((path) => path === PAGE)).toHaveLength(1);
    expect(shelf.read(PAGE)).toContain('The main');
  });
});
