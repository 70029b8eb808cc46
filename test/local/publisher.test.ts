import { beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../../functions/publishing/files.ts';
import { playSeason } from '../../local/demo/season.ts';
import { DEMO } from '../../local/demo.ts';
import { Publisher } from '../../local/publisher.ts';
import { parseInstant } from '../../shared/calendar/moment.ts';
import { type Instant, instant } from '../../shared/ladder/vocabulary.ts';
import { MemoryStore } from '../functions/memory-store.ts';

const FRIDAY: Instant = parseInstant('2026-11-20T20:05:00Z') ?? instant(0);
const season = playSeason(FRIDAY);
const seeding = season.lines()[0]?.command;
const PAGE = `/${DEMO.club}/${DEMO.ladder}/index.html`;

/** Notes the versions of the demo ladder's pages as they are put, and may hold one up or fail. */
class Shelf implements FileStore {
  readonly versions: number[] = [];
  broken = false;
  held: Promise<void> = Promise.resolve();

  async put(path: string, _: string, { version }: { readonly version: number }): Promise<'written'> {
    if (this.broken) throw new Error('the disk is full');
    if (path !== PAGE) return 'written';
    this.versions.push(version);
    await this.held;
    return 'written';
  }
}

describe('publishing on a laptop', () => {
  let [now, told]: [Instant, string[]] = [FRIDAY, []];
  let [store, shelf] = [new MemoryStore(), new Shelf()];
  let publisher = new Publisher(store, shelf, { now: () => now }, () => {});
  beforeEach(async () => {
    [now, told, store, shelf] = [FRIDAY, [], new MemoryStore(), new Shelf()];
    publisher = new Publisher(store, shelf, { now: () => now }, (what) => told.push(what));
    await store.createClub({ id: DEMO.club, name: DEMO.name });
    await store.createLadder(DEMO, season.ladder.header);
    if (seeding) await store.submit(DEMO, seeding);
  });

  /** Whoever is on rung 7 leaves. */
  async function commit(): Promise<number> {
    const ladder = await store.load(DEMO);
    const player = ladder?.order.at(7);
    if (!ladder || !player) throw new Error('nobody is on rung 7');
    const done = await store.submit(DEMO, { at: ladder.at, verb: 'leave', body: { player } });
    if (done.kind !== 'accepted') throw new Error(done.kind);
    return done.entry.line;
  }

  it('renders together what was committed while it was rendering', async () => {
    let release = (): void => {};
    shelf.held = new Promise((resolve) => {
      release = resolve;
    });
    const first = publisher.ladder(DEMO, 2);
    await expect.poll(() => shelf.versions).toEqual([2]);
    const others = [await commit(), await commit(), await commit()].map((line) => publisher.ladder(DEMO, line));
    release();
    await Promise.all([first, ...others]);
    expect(shelf.versions).toEqual([2, 5]);
  });

  it('publishes nothing that is published already', async () => {
    await publisher.all();
    await publisher.all();
    await publisher.ladder(DEMO, 2);
    expect(shelf.versions).toEqual([2]);
    await commit();
    await publisher.all();
    expect(shelf.versions).toEqual([2, 3]);
  });

  it('publishes everything anew when another hour begins, for a night may be over', async () => {
    await publisher.all();
    now = instant(FRIDAY + 60 * 60 * 1000);
    await publisher.all();
    expect(shelf.versions).toEqual([2, 2]);
  });

  it('tells what fails, stops nobody, and makes it good at the next look', async () => {
    shelf.broken = true;
    await publisher.ladder(DEMO, 2);
    expect(told).toEqual(['publishing lavers-chess/main']);
    shelf.broken = false;
    await publisher.all();
    expect(shelf.versions).toEqual([2]);
  });
});
