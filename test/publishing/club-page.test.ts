import { beforeEach, describe, expect, it } from 'vitest';
import { bringUpToDate } from '../../functions/publishing/publish.ts';
import type { Publishing } from '../../functions/publishing/publishing.ts';
import { clubTarget } from '../../functions/publishing/target.ts';
import type { LadderKey } from '../../functions/store/port.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import { MemoryStore } from '../functions/memory-store.ts';
import { at, Club } from '../view/club.ts';
import { Shelf } from './shelf.ts';
import { ORIGIN } from './store.ts';

const CLUB = 'riverside';
const PAGE = `/${CLUB}/index.html`;
const { header } = new Club().seed('2021-09-06T08:00Z', { ann: 'Ann', bob: 'Bob' }).season.ladder;

/** Notes what is read of ladders; those that are broken cannot be read. */
class Counting extends MemoryStore {
  readonly headers: string[] = [];
  readonly broken = new Set<string>();

  override async header(key: LadderKey): Promise<Header | undefined> {
    this.headers.push(key.ladder);
    if (this.broken.has(key.ladder)) throw new Error('no such part');
    return super.header(key);
  }

  override load(key: LadderKey): Promise<never> {
    throw new Error(`${key.ladder} was read as a whole`);
  }
}

describe('the page of a club', () => {
  let [store, shelf] = [new Counting(), new Shelf()];
  let told: Readonly<Record<string, unknown>>[] = [];
  const publish = () => {
    const log: Publishing['log'] = (line) => told.push(line);
    const publishing = { store, files: shelf, now: at('2021-09-13T21:00+01:00'), origin: ORIGIN, release: 'r1', log };
    return bringUpToDate(publishing, clubTarget(CLUB));
  };
  const make = (ladder: string) => store.createLadder({ club: CLUB, ladder }, { ...header, name: `The ${ladder}` });
  beforeEach(async () => {
    [store, shelf, told] = [new Counting(), new Shelf(), []];
    await store.createClub({ id: CLUB, name: 'Riverside' });
  });

  it('reads of the two hundredth ladder what it read of the first: its header, and of no other ladder anything', async () => {
    for (let number = 1; number <= 200; number++) {
      await make(`l${number}`);
      await publish();
      expect(store.headers).toHaveLength(number);
    }
    expect(shelf.read(PAGE)).toContain('The l200');
  });

  it('lists a ladder that cannot be read by its id, tells of it, and is made again until it can', async () => {
    for (const ladder of ['first', 'second', 'third']) await make(ladder);
    store.broken.add('second');
    expect(await publish()).toBe('written');
    const page = shelf.read(PAGE);
    expect(page).toContain('The third');
    expect(page).toContain('<a href="second/"><bdi>second</bdi></a>');
    expect(told).toMatchObject([{ ladder: 'riverside/second', error: 'Error: no such part' }]);
    store.broken.clear();
    expect(await publish()).toBe('written');
    expect(shelf.read(PAGE)).toContain('The second');
    expect(await publish()).toBe('current');
  });

  it('stays as it is while none of its ladders can be read: then it is storage that fails', async () => {
    for (const ladder of ['first', 'second']) {
      await make(ladder);
      store.broken.add(ladder);
    }
    await expect(publish()).rejects.toThrow('no such part');
    expect(shelf.paths()).not.toContain(PAGE);
  });
});
