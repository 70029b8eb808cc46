import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { bringUpToDate } from '#functions/publishing/publish.ts';
import { fileOf, ladderTarget } from '#functions/publishing/target.ts';
import { DataFolder } from '#local/data-folder.ts';
import { Publisher } from '#local/publisher.ts';
import { EarlierPages, keepSite } from '#local/site-folder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { MemoryDatabase } from '../ladders/memory-database.ts';
import { at, Club } from '../view/club.ts';

const NOW = at('2026-11-20T20:05Z');
const CLUB = 'riverside';
const LADDERS = 10;
const { header } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' }).season.ladder;
const keyOf = (number: number): LadderKey => ({ club: CLUB, ladder: `l${number}` });

let path: string;
let folder: DataFolder;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'ladder-test-'));
  folder = new DataFolder(path);
});
afterEach(() => rmSync(path, { recursive: true }));

describe('the site of earlier starts', () => {
  const clock = (now: Instant, ahead = 0) => ({ now: () => now, ahead });
  const page = async () => {
    await new FolderStore(folder.site).put('/index.html', 'x', {
      contentType: 'text/html',
      edition: { version: 1, at: NOW, release: 'r1' },
    });
  };

  it.each([
    ['is kept at the next start', clock(instant(NOW + 1000)), true, 'kept'],
    ['is made anew where the clock was set back', clock(instant(NOW - 1000)), true, 'empty'],
    ['is made anew where the clock was set otherwise', clock(instant(NOW + 1000), 60_000), true, 'empty'],
    ['is made anew where the database is not the folder’s own', clock(instant(NOW + 1000)), false, 'empty'],
  ] as const)('%s', async (_, next, isOwn, outcome) => {
    expect(keepSite(folder, clock(NOW), true)).toBe('empty');
    await page();
    expect(keepSite(folder, next, isOwn)).toBe(outcome);
    expect(folder.has('site/index.html')).toBe(outcome === 'kept');
  });

  it('is made anew where the database was left half filled', async () => {
    keepSite(folder, clock(NOW), true);
    await page();
    folder.removeDatabase();
    expect(keepSite(folder, clock(NOW), true)).toBe('empty');
  });
});

describe('a start on ladders that were published before', () => {
  let store: LadderStore;
  let rendered: string[];
  let asked: string[];
  let later = 0;
  beforeEach(async () => {
    [store, rendered, asked] = [new LadderStore(new MemoryDatabase()), [], []];
    await addClub(store.database, { id: CLUB, name: 'Riverside' });
    for (let number = 0; number < LADDERS; number++) await createLadder(store.database, keyOf(number), header);
  });

  /** One start: everything is looked at once. */
  async function start(release = 'r1'): Promise<void> {
    [rendered, asked] = [[], []];
    const files = new FolderStore(folder.site);
    const noting = {
      database: store.database,
      version: (key: LadderKey) => {
        asked.push('version');
        return store.version(key);
      },
      versions: (keys: readonly LadderKey[]) => {
        asked.push('versions');
        return store.versions(keys);
      },
    };
    const publisher = new Publisher({
      store: noting,
      isThere: new EarlierPages(folder, release).has,
      now: () => instant(NOW + ++later),
      publish: async (target) => {
        rendered.push(target.kind === 'ladder' ? target.key.ladder : target.kind);
        return bringUpToDate({ store, files, now: NOW, origin: 'http://x', release }, target);
      },
      tell: (_, error) => {
        throw error;
      },
    });
    await publisher.all();
    publisher.close();
  }

  const play = async (key: LadderKey) => {
    const command = { at: NOW, verb: 'settle', body: {} } as const;
    expect(await store.submit(key, command)).toMatchObject({ kind: 'accepted' });
  };

  /** The club, its ladders, and the list of clubs: at once, and when the ladders have their cards. */
  const EVERYTHING = LADDERS + 3;

  it('renders nothing that is current, and asks for the versions of all ladders at once', async () => {
    await start();
    expect(rendered).toHaveLength(EVERYTHING);
    await start();
    expect(rendered).toEqual([]);
    expect(asked).toEqual(['versions']);
  });

  it('renders what was recorded or touched meanwhile, or was lost, or is of another release', async () => {
    await start();
    await play(keyOf(3));
    await store.touch(keyOf(5), instant(NOW + 1));
    await new FolderStore(folder.site).remove(fileOf(keyOf(7), 'index.html'));
    await start();
    expect(rendered).toEqual(['l3', 'l5', 'l7', 'front']);
    await start();
    expect(rendered).toEqual(['rest']);
    await start('r2');
    expect(rendered).toHaveLength(EVERYTHING);
  });

  it('takes back nothing that was published while it looked, though that is of a later line than it read', async () => {
    const files = new FolderStore(folder.site);
    const publisher = new Publisher({
      store: {
        database: store.database,
        versions: async (keys) => {
          const versions = await store.versions(keys);
          await play(keyOf(3));
          publisher.show([ladderTarget(keyOf(3))]);
          await publisher.idle();
          return versions;
        },
      },
      isThere: new EarlierPages(folder, 'r1').has,
      now: () => instant(NOW + ++later),
      publish: (target) => bringUpToDate({ store, files, now: NOW, origin: 'http://x', release: 'r1' }, target),
      tell: (what) => expect.fail(what),
    });
    const removed: string[] = [];
    const remove = vi
      .spyOn(FolderStore.prototype, 'remove')
      .mockImplementation(async (name) => void removed.push(name));
    await publisher.all();
    remove.mockRestore();
    publisher.close();
    expect(removed.filter((name) => name.includes('l3'))).toEqual([]);
  });

  it('takes back what is of later lines than there are, as after an older copy was put in the database’s place', async () => {
    const before = store;
    await start();
    store = new LadderStore(new MemoryDatabase());
    await addClub(store.database, { id: CLUB, name: 'Riverside' });
    for (let number = 0; number < LADDERS; number++) await createLadder(store.database, keyOf(number), header);
    await play(keyOf(3));
    await start();
    store = before;
    await start();
    expect(rendered).toEqual(['l3', 'front']);
    const files = new FolderStore(folder.site);
    expect(await files.edition(fileOf(keyOf(3), 'index.html'))).toMatchObject({ version: 1 });
  });
});
