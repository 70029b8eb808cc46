import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeClub, choose, setSuspended } from '#functions/books/change-club.ts';
import { addClub, readClub } from '#functions/books/clubs.ts';
import { CLUBS, type LadderKey, parseClubPartition, parseLadderPartition } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { setHidden } from '#functions/ladders/status.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { publishClub } from '#functions/publishing/publish-club.ts';
import { clubTarget, FRONT, ladderTarget, type Publishing, restTarget } from '#functions/publishing/target.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { accepted, match, seed } from '../ladders/club.ts';
import { failing } from '../ladders/failing.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { at, Club, header } from '../view/club.ts';
import { textOf } from '../view/page.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const PAGE = '/index.html';
const ROOKS = { club: 'rooks', ladder: 'main' };
const KNIGHTS = { club: 'knights', ladder: 'main' };

describe('the front page', () => {
  let [store, shelf, now] = [new LadderStore(new MemoryDatabase()), new Shelf(), at('2021-09-06T20:00:00+01:00')];
  const pass = (seconds: number) => {
    now = instant(now + seconds * 1000);
  };
  const bring = (target: Parameters<typeof bringUpToDate>[1]) =>
    bringUpToDate({ store, files: shelf, now, origin: ORIGIN, release: 'r1' }, target);
  /** As happens after a line: the page of its ladder, a minute later the rest, and another minute later the list. */
  const follow = async (key: LadderKey) => {
    await bring(ladderTarget(key));
    pass(60);
    await bring(restTarget(key));
    pass(60);
    await bring({ ...FRONT, latest: key });
  };
  const submit = async (key: LadderKey, command: ReturnType<typeof seed>) => {
    pass(1);
    accepted(await store.submit(key, { ...command, at: now }));
  };
  const open = async (key: LadderKey, leader: string, games = 1) => {
    await addClub(store.database, { id: key.club, name: `The ${key.club}` });
    await createLadder(store.database, key, header());
    await submit(
      key,
      seed(['a', 'b', 'c', 'd'], (id) => (id === 'a' ? leader : `${leader} ${id}`)),
    );
    if (games > 0) await submit(key, match('m0', 'd', 'c'));
    await bring(ladderTarget(key));
    pass(1);
    await bring(FRONT);
  };
  const front = (): string => textOf(shelf.read(PAGE));
  const live = (): string | undefined => /data-ladder="([^"]+)"/.exec(shelf.read(PAGE))?.[1];

  beforeEach(async () => {
    [store, shelf, now] = [new LadderStore(new MemoryDatabase()), new Shelf(), at('2021-09-06T20:00:00+01:00')];
    await open(ROOKS, 'Ann');
    await open(KNIGHTS, 'Kit');
  });

  it('says who leads each ladder as soon as its first page is there, and somebody else when the lead changes', async () => {
    expect(front()).toContain('Leading: Ann');
    expect(front()).toContain('Leading: Kit');
    await submit(ROOKS, match('m1', 'b', 'a'));
    await follow(ROOKS);
    expect(front()).toContain('Leading: Ann b');
  });

  it('speaks the language of most clubs, and English where as many speak that', async () => {
    const spoken = () => /<html lang="(\w+)"/.exec(shelf.read(PAGE))?.[1];
    await changeClub(store.database, 'rooks', { language: 'fr' });
    await submit(ROOKS, match('m1', 'b', 'a'));
    await follow(ROOKS);
    expect([spoken(), live()]).toEqual(['en', '/knights/main/']);
    await changeClub(store.database, 'knights', { language: 'fr' });
    await bring(FRONT);
    expect(spoken()).toBe('fr');
    expect(front()).toMatch(/En tête\s: Ann b/);
    expect(live()).toBe('/rooks/main/');
  });

  it('asks the store one question about all clubs, and one about each of the few whose ladders it names', async () => {
    for (let number = 0; number < 60; number++)
      await addClub(store.database, { id: `c${number}`, name: `Club ${number}` });
    const asked = vi.spyOn(store.database, 'query');
    await bring({ ...FRONT, latest: ROOKS });
    const partitions = asked.mock.calls.map(([query]) => ('pk' in query ? query.pk : ''));
    expect(partitions.filter((pk) => pk === CLUBS)).toHaveLength(1);
    expect(new Set(partitions.flatMap((pk) => parseClubPartition(pk) ?? []))).toEqual(new Set(['rooks']));
  });

  it('shows live the ladder on which something happened last', async () => {
    expect(live()).toBe('/knights/main/');
    await submit(ROOKS, match('m1', 'b', 'a'));
    await follow(ROOKS);
    expect(live()).toBe('/rooks/main/');
    pass(60);
    await bring(ladderTarget(KNIGHTS));
    await bring(FRONT);
    expect(live()).toBe('/rooks/main/');
  });

  it('shows live no ladder of a club that signed itself up before 20 results stand or the operator says so', async () => {
    await choose(store.database, 'knights', { untried: true });
    const play = async (results: number) => {
      for (let nth = 0; nth < results; nth++) {
        pass(24 * 3600);
        await submit(KNIGHTS, match(`k${nth}-${results}`, 'd', 'c'));
      }
      await follow(KNIGHTS);
      return live();
    };
    expect(await play(18)).toBe('/rooks/main/');
    expect(await play(1)).toBe('/knights/main/');
    await submit(KNIGHTS, { at: now, verb: 'void', body: { line: lineNumber(3) } });
    await follow(KNIGHTS);
    expect(live()).toBe('/rooks/main/');
    await setSuspended(store.database, 'knights', false);
    pass(1);
    await bring(FRONT);
    expect(live()).toBe('/knights/main/');
  });

  it('shows live no ladder without a game, however new it is', async () => {
    await open({ club: 'pawns', ladder: 'main' }, 'Pip', 0);
    expect(front()).toContain('Leading: Pip');
    expect(live()).toBe('/knights/main/');
  });

  it('says nothing of an unlisted club or a hidden ladder, not even live', async () => {
    await changeClub(store.database, 'knights', { unlisted: true });
    await bring(FRONT);
    expect(front()).not.toMatch(/knights|Kit/i);
    expect(live()).toBe('/rooks/main/');
    await setHidden(store.database, ROOKS, true);
    pass(1);
    await bring(FRONT);
    expect(front()).not.toContain('Ann');
    expect(live()).toBeUndefined();
  });

  it('lists many clubs by name alone, before a ladder is shown, and looks at no more cards than those of the one that has changed', async () => {
    for (let number = 0; number < 20; number++)
      await addClub(store.database, { id: `c${number}`, name: `Club ${number}` });
    await bring(FRONT);
    expect(shelf.read(PAGE)).toContain('type="search"');
    expect(front()).not.toContain('Leading');
    await submit(ROOKS, match('m1', 'b', 'a'));
    await bring(ladderTarget(ROOKS));
    pass(60);
    const read: string[] = [];
    shelf.beforeText = (path) => read.push(path);
    await bring({ ...FRONT, latest: ROOKS });
    expect(read.filter((path) => path.endsWith('card.json'))).toEqual(['/rooks/main/card.json']);
    expect(live()).toBe('/rooks/main/');
    // Nobody scrolls past a ladder to find their club among many.
    const [search = 0, shown = 0] = ['type="search"', 'class="live"'].map((part) => shelf.read(PAGE).indexOf(part));
    expect(shown).toBeGreaterThan(search);
  });
});

const CLUB = 'riverside';
const CLUB_PAGE = `/${CLUB}/index.html`;
const CARD = `/${CLUB}/main/card.json`;
const { header: settings } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' }).season.ladder;

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
  const putCard = (leader: string, name?: string, path = CARD): void => {
    const leaders = [{ id: 'leader', name: leader }];
    const { season } = settings;
    shelf.bodies.set(path, JSON.stringify({ format: 1, name, season, state: 'running', leaders, champions: [] }));
  };
  const make = (ladder: string) =>
    createLadder(store.database, { club: CLUB, ladder }, { ...settings, name: `The ${ladder}` });
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
    expect(shelf.read(CLUB_PAGE)).toContain('The l200');
  });

  it('lists a ladder that cannot be read by its id, tells of it, and is made again until it can', async () => {
    for (const ladder of ['first', 'second', 'third']) {
      await make(ladder);
      putCard('Ann', `The ${ladder}`, `/${CLUB}/${ladder}/card.json`);
    }
    broken.add('second');
    expect(await publish()).toBe('written');
    const page = shelf.read(CLUB_PAGE);
    expect(page).toContain('The third');
    expect(page).toContain('<a href="second/"><bdi>second</bdi></a>');
    expect(told).toMatchObject([{ ladder: 'riverside/second', error: 'Error: the database is out of reach' }]);
    broken.clear();
    expect(await publish()).toBe('written');
    expect(shelf.read(CLUB_PAGE)).toContain('The second');
    expect(await publish()).toBe('current');
  });

  it('is made once for ladders that are published for the first time, and again at each look until it has all of them', async () => {
    for (const ladder of ['a', 'b', 'c']) await make(ladder);
    const made: string[] = [];
    shelf.beforeWrite = (path) => void made.push(path);
    for (const ladder of ['c', 'a', 'b']) {
      expect(await publish()).toBe('written');
      made.length = 0;
      await bringUpToDate({ ...publishing(), store }, ladderTarget({ club: CLUB, ladder }));
      expect(made.includes(CLUB_PAGE)).toBe(ladder === 'b');
    }
    expect(await publish()).toBe('current');
  });

  it('stays as it is while none of its ladders can be read: then it is storage that fails', async () => {
    for (const ladder of ['first', 'second']) {
      await make(ladder);
      broken.add(ladder);
    }
    await expect(publish()).rejects.toThrow('out of reach');
    expect(shelf.paths()).not.toContain(CLUB_PAGE);
  });

  it('shows the newest card of two processes that publish it at once, whichever page is put last', async () => {
    await make('main');
    putCard('Ann');
    shelf.beforeWrite = async (path) => {
      if (path !== CLUB_PAGE) return;
      shelf.beforeWrite = () => {};
      putCard('Bob');
      await publishClub({ ...publishing(), now: at('2021-09-13T20:00+01:00') }, await club());
    };
    await publishClub(publishing(), await club());
    expect(shelf.read(CLUB_PAGE)).toContain('Leading: <bdi>Bob</bdi>');
    expect(await publish()).toBe('current');
  });

  it('is made a few times while cards keep changing, and then again at the next look', async () => {
    await make('main');
    let cards = 0;
    shelf.beforeWrite = (path) => {
      if (path === CLUB_PAGE) putCard(`Ann ${++cards}`);
    };
    await publishClub(publishing(), await club());
    expect(shelf.paths().filter((path) => path === CLUB_PAGE)).toHaveLength(4);
    shelf.beforeWrite = () => {};
    expect(await publish()).toBe('written');
    expect(shelf.read(CLUB_PAGE)).toContain(`Leading: <bdi>Ann ${cards}</bdi>`);
    expect(await publish()).toBe('current');
  });

  it.each(['', '{"format":1,"na', 'null'])('is made once where the card of a ladder says %j', async (card) => {
    await make('main');
    shelf.bodies.set(CARD, card);
    await publishClub(publishing(), await club());
    expect(shelf.paths().filter((path) => path === CLUB_PAGE)).toHaveLength(1);
    expect(shelf.read(CLUB_PAGE)).toContain('The main');
  });
});
