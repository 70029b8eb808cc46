import { randomUUID } from 'node:crypto';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import {
  changeImport,
  clearImport,
  finishImport,
  type ImportEnd,
  isOver,
  type LogImport,
  readImport,
} from '../books/imports.ts';
import { type Item, sizeOf } from '../database/item.ts';
import { type LadderKey, parseEntryName } from '../database/keys.ts';
import { MOST_BYTES, MOST_ITEMS, StoreOutage } from '../database/transaction.ts';
import type { LadderStore } from '../ladders/store.ts';
import { inLanguage } from '../runtime/speaking.ts';
import { ADMIN, IMPORTING, REQUESTS } from '../runtime/texts.ts';
import type { Transfers } from '../transfers/transfers.ts';
import type { Checked, CheckTask } from './check.ts';
import { filesOf, PER_PART, readItems, removeFiles } from './import-files.ts';
import type { Pace } from './pace.ts';

export interface ImportWorld {
  readonly store: Pick<LadderStore, 'database'>;
  readonly transfers: Transfers;
  readonly check: (task: CheckTask, tell: (line: number) => void) => Promise<Checked>;
  readonly pace: Pace;
  readonly now: () => Instant;
  readonly hasTime: () => boolean;
}

/** `more`: it goes on with the next step. `busy`: another process is at work on it. */
export type Progress = 'more' | 'over' | 'busy';

/** After this silence, in milliseconds, somebody is no longer at work. */
const SILENCE = 30_000;
/** How often the line that a check is at is noted, in milliseconds. */
const NOTED_EVERY = 2000;
/** How often work may begin and achieve nothing: then the import fails. */
const MOST_TRIES = 12;
/** How often a change that the table turns away is tried. */
const MOST_TURNED_AWAY = 60;

/** Whether a process is at work on an import. A clock set back does not prolong that. */
export const isWorkedOn = ({ worker, changed }: LogImport, now: Instant): boolean =>
  worker !== undefined && Math.abs(now - changed) < SILENCE;

/** Takes an import over from a worker that is known to be dead, so that nobody waits for it. */
export async function releaseDead({ store }: Pick<ImportWorld, 'store'>, key: LadderKey): Promise<void> {
  const found = await readImport(store.database, key);
  if (!found?.worker || isOver(found)) return;
  const { worker: _, ...rest } = found;
  await changeImport(store.database, key, found, { ...rest, token: randomUUID() });
}

/** Goes on with an import from where it is, as long as there is time. It may be killed at any point. */
export async function workOn(world: ImportWorld, key: LadderKey): Promise<Progress> {
  const found = await readImport(world.store.database, key);
  if (!found || isOver(found)) return 'over';
  if (isWorkedOn(found, world.now())) return 'busy';
  try {
    return await inLanguage(found.language, () => new Work(world, key, found).run());
  } catch (error) {
    if (error instanceof TakenOver) return 'busy';
    throw error;
  }
}

type End = ImportEnd | 'cleared';

/** Another process has changed the import, and goes on with it. */
class TakenOver extends Error {}

class Work {
  readonly #world: ImportWorld;
  readonly #key: LadderKey;
  #import: LogImport;

  constructor(world: ImportWorld, key: LadderKey, found: LogImport) {
    this.#world = world;
    this.#key = key;
    this.#import = found;
  }

  async run(): Promise<Progress> {
    await this.#change({ worker: randomUUID(), tries: this.#import.tries + 1 });
    if (this.#import.tries > MOST_TRIES && this.#import.state !== 'withdrawing') await this.#giveUp(IMPORTING.givenUp);
    if (this.#import.state === 'checking') await this.#check();
    if (this.#import.state === 'writing') await this.#write();
    if (this.#import.state === 'withdrawing') await this.#withdraw();
    if (isOver(this.#import)) return this.#tidied();
    const { worker: _, ...rest } = this.#import;
    this.#import = rest;
    await this.#change({});
    return 'more';
  }

  async #tidied(): Promise<'over'> {
    await removeFiles(this.#world.transfers, filesOf(this.#key, this.#import.id), this.#import.items);
    return 'over';
  }

  async #giveUp(fault: string): Promise<void> {
    await this.#change({ state: 'withdrawing', fault });
  }

  async #check(): Promise<void> {
    const checked = await this.#noting((tell) => this.#world.check({ ...this.#import, key: this.#key }, tell));
    if (checked.kind === 'fault') return this.#change({ state: 'refused', fault: checked.message });
    const { refused, items, fits } = checked;
    const found = { checked: this.#import.lines, refused, items };
    if (this.#import.dryRun) return this.#change({ state: 'checked', ...found });
    if (!fits) return this.#change({ state: 'refused', ...found });
    await this.#change({ state: 'writing', tries: 0, ...found });
  }

  /** Notes the progress now and then, which also says that the import is being worked on. */
  async #noting<T>(work: (tell: (line: number) => void) => Promise<T>): Promise<T> {
    let line = this.#import.checked;
    let noted: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      noted = noted.then(() => this.#change({ checked: line }));
      noted.catch(() => {});
    }, NOTED_EVERY);
    try {
      const done = await work((at) => {
        line = at;
      });
      clearInterval(timer);
      await noted;
      return done;
    } finally {
      clearInterval(timer);
    }
  }

  async #write(): Promise<void> {
    if (this.#import.stored === 0) await this.#clear();
    let part: { readonly number: number; readonly items: readonly Item[] } | undefined;
    while (this.#import.stored < this.#import.items) {
      if (!this.#world.hasTime()) return;
      const number = Math.floor(this.#import.stored / PER_PART);
      if (part?.number !== number) {
        const items = await readItems(
          this.#world.transfers,
          this.#key,
          filesOf(this.#key, this.#import.id).part(number),
        );
        if (!items) return this.#giveUp(IMPORTING.logGone);
        part = { number, items };
      }
      await this.#writeSome(portionOf(part.items, this.#import.stored % PER_PART));
    }
    await this.#finish();
  }

  async #writeSome(items: readonly Item[]): Promise<void> {
    const lines = items.flatMap(({ sk }) => parseEntryName(sk) ?? []);
    const written = lines.at(-1) ?? this.#import.written;
    const stored = this.#import.stored + items.length;
    const { store } = this.#world;
    await this.#ask(unitsOf(items), { stored, written, tries: 0 }, (seen, to) =>
      changeImport(store.database, this.#key, seen, to, items),
    );
  }

  async #finish(): Promise<void> {
    const { store, transfers } = this.#world;
    const [head] = (await readItems(transfers, this.#key, filesOf(this.#key, this.#import.id).head)) ?? [];
    if (!head) return this.#giveUp(IMPORTING.logGone);
    const end = await this.#ask(unitsOf([head]), { state: 'made' }, (seen, to) =>
      finishImport(store.database, this.#key, seen, to, head),
    );
    if (end === 'no-such-club') await this.#giveUp(REQUESTS.noClub);
    if (end === 'exists') await this.#giveUp(ADMIN.ladderExists(this.#key.ladder));
    if (end === 'too-many-ladders') await this.#giveUp(ADMIN.tooManyLadders(String(MOST.ladders)));
  }

  async #withdraw(): Promise<void> {
    if (await this.#clear()) await this.#change({ state: this.#import.fault === undefined ? 'withdrawn' : 'failed' });
  }

  /** Clears the place where the ladder will be; returns whether nothing is left. A ladder itself is never deleted. */
  async #clear(): Promise<boolean> {
    const { store, hasTime } = this.#world;
    while (hasTime()) {
      const end = await this.#ask(2 * MOST_ITEMS, { tries: 0 }, (seen, to) =>
        clearImport(store.database, this.#key, seen, to),
      );
      if (end !== 'changed') return true;
    }
    return false;
  }

  async #change(change: Partial<LogImport>): Promise<void> {
    await this.#ask(0, change, (seen, to) => changeImport(this.#world.store.database, this.#key, seen, to));
  }

  /** Asks for a change until it is made, more slowly where the table turns it away. */
  async #ask(
    units: number,
    change: Partial<LogImport>,
    ask: (seen: LogImport, to: LogImport) => Promise<End>,
  ): Promise<Exclude<End, 'lost' | 'busy'>> {
    const { pace, now } = this.#world;
    const to = { ...this.#import, ...change, changed: now(), token: randomUUID() };
    for (let turnedAway = 0; turnedAway < MOST_TURNED_AWAY; turnedAway++) {
      await pace.spend(units + 2);
      const end = await ask(this.#import, to);
      if (end === 'lost') throw new TakenOver();
      if (end !== 'busy') {
        if (end === 'changed') this.#import = to;
        pace.speedUp();
        return end;
      }
      await pace.slowDown();
    }
    throw new StoreOutage(`the table turns away what is to be written of ${this.#key.club}/${this.#key.ladder}`);
  }
}

/** Write units of a transaction: two for each kilobyte begun of each item. */
const unitsOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + 2 * Math.ceil(sizeOf(item) / 1024), 0);

/** As many items from one on as fit into a transaction, beside the import itself. */
function portionOf(items: readonly Item[], from: number): readonly Item[] {
  let bytes = 4096;
  let to = from;
  while (to < items.length && to - from < MOST_ITEMS - 1) {
    const item = items[to];
    bytes += item ? sizeOf(item) : 0;
    if (bytes > MOST_BYTES) break;
    to++;
  }
  return items.slice(from, to);
}
