import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type Club, readClub, readClubIds, readClubs, readClubsGone } from '#functions/books/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { Version } from '#functions/ladders/head.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import {
  clubTarget,
  clubVersion,
  FRONT,
  formatTarget,
  frontVersion,
  ladderTarget,
  type PageTarget,
  restTarget,
  stirTarget,
  type Target,
} from '#functions/publishing/target.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { oneByOne, Rests, Retries, within } from './pacing.ts';
import type { TaskDone } from './threads/task.ts';
import { QueueFullError } from './threads/threads.ts';
import type { LadderState, PageChange } from './watched-database.ts';

export interface Shop {
  readonly store: Pick<LadderStore, 'database' | 'version' | 'versions'>;
  /** Whether something was published in at least some state by an earlier start; asked of each thing once. */
  readonly isThere?: (target: PageTarget, state: LadderState) => Promise<boolean>;
  /** `limit`: in milliseconds. */
  readonly publish: (target: Target, limit: number) => Promise<Pick<TaskDone, 'published'>>;
  /** Told of each failure, and in how many milliseconds at least it is tried again. */
  readonly tell: (what: string, error: unknown, again: number) => void;
}

/** Something that is published again as soon as its turn comes, and the state that is then needed at least. */
interface WaitingPage {
  state: LadderState;
  readonly done: Promise<void>;
}

const isAtLeast = (one: LadderState, other: LadderState): boolean =>
  one.line >= other.line && one.touched >= other.touched;
const both = (one: LadderState, other: LadderState): LadderState => ({
  line: Math.max(one.line, other.line),
  touched: Math.max(one.touched, other.touched),
});

/** How many ladders may wait for their pages before those who change ladders wait for them too. */
const MOST_BEHIND = 12;

const NOTHING: LadderState = { line: 0, touched: 0 };

const stateOf = ({ line, touched = instant(0) }: Version): LadderState => ({ line, touched });

/** In milliseconds. */
const FRONT_EVERY = 60_000;

/** How soon a page is made again at the earliest, in milliseconds: nobody sees more, and those who record need the processor. */
const PAGE_EVERY = 40;

/** How many ladders are looked at with one question to the store. */
const AT_ONCE = 100;

/** Publishes ladders as they change: what comes during a rendering is rendered together next; failures are retried later. */
export class Publisher {
  readonly #shop: Shop;
  readonly #retries: Retries;
  readonly #working = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, WaitingPage>();
  readonly #published = new Map<string, LadderState>();
  /** When each was last begun. */
  readonly #begun = new Map<string, number>();
  /** The rest of the files of ladders whose pages have changed lately. */
  readonly #rests = new Rests((key) => this.#rest(key));
  /** Changes that are being shown, and how many of them are about something new. */
  readonly #showing = new Set<Promise<void>>();
  readonly #making = new Set<Promise<void>>();
  #missed = false;
  /** How often something stirred. */
  #stirs = 0;
  #frontMade = performance.now();
  #frontTimer: NodeJS.Timeout | undefined;

  constructor(shop: Shop, retries = new Retries()) {
    this.#shop = shop;
    this.#retries = retries;
  }

  /** Has pages show what has changed; done when they do, or have failed. It is safe already: nobody need wait. */
  async show(changes: readonly PageChange[]): Promise<void> {
    await Promise.all(changes.map((change) => this.#noteShowing(change)));
  }

  #noteShowing(change: PageChange): Promise<void> {
    const shown = this.#show(change).catch((error: unknown) => this.#shop.tell('publishing', error, 0));
    for (const each of change.kind !== 'changed' ? [this.#showing, this.#making] : [this.#showing]) {
      each.add(shown);
      void shown.finally(() => each.delete(shown));
    }
    return shown;
  }

  /** Whether changes come faster than pages can show them: then those who make more should wait for their own. */
  get isBehind(): boolean {
    return this.#waiting.size + this.#working.size > MOST_BEHIND;
  }

  /** Whether something could not be published since all was last looked at: it has to be looked at again. */
  get hasMissed(): boolean {
    return this.#missed;
  }

  /** Resolves when pages show all that has changed so far, or that failed. */
  async shown(): Promise<void> {
    await Promise.all(this.#showing);
  }

  /** Resolves when everything new so far has its pages. */
  async made(): Promise<void> {
    await Promise.all(this.#making);
  }

  async #show(change: PageChange): Promise<void> {
    if (change.kind === 'changed') return this.ladder(change.key, change.state);
    // What stirs while that is being told counts as one more, and all that does while that waits as the same.
    const stir = { ...NOTHING, line: ++this.#stirs };
    if (change.kind === 'stirred') return this.#soon(stirTarget(change.club, change.ladder), stir);
    if (change.kind !== 'told') await this.#showNew(change);
  }

  async #showNew({ club: id, ladder }: PageChange & { readonly kind: 'made' | 'gone' }): Promise<void> {
    const key = ladder !== undefined && { club: id, ladder };
    // What was there before under this name tells nothing of what is there now.
    if (key) for (const target of [ladderTarget(key), restTarget(key)]) this.#published.delete(formatTarget(target));
    const club = await readClub(this.#shop.store.database, id);
    await Promise.all([this.#front(), ...(club ? [this.#club(club)] : [])]);
    if (key) await this.#look(key);
  }

  /** Publishes a ladder in at least some state; resolves when the page shows it. */
  ladder(key: LadderKey, state: LadderState): Promise<void> {
    return this.#soon(ladderTarget(key), state);
  }

  /** Publishes a ladder out of turn, because a reader waits for it; done after some milliseconds in any case. */
  prompt(key: LadderKey, patience: number): Promise<void> {
    return within(patience, this.#look(key));
  }

  /** Publishes everything that is not up to date: all of it at first, then what other processes have changed. */
  async all(): Promise<void> {
    this.#missed = false;
    await this.#front();
    const clubs: Club[] = [];
    for await (const id of readClubIds(this.#shop.store.database)) {
      const club = await readClub(this.#shop.store.database, id);
      if (club) clubs.push(club);
    }
    await oneByOne(clubs, (club) => this.#club(club));
    const keys = clubs.flatMap(({ id: club, ladders }) => ladders.map((ladder): LadderKey => ({ club, ladder })));
    const errors: unknown[] = [];
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys.slice(from, from + AT_ONCE);
      const versions = await this.#shop.store.versions(some);
      errors.push(...(await oneByOne(some.entries(), ([index, key]) => this.#bring(key, versions[index]))));
      // Readers who ask for a page meanwhile are answered before the next ones are looked at.
      await setImmediate();
    }
    if (this.#frontTimer) await this.#frontAgain();
    if (errors.length > 0) throw errors[0];
  }

  /** Publishes a ladder with the rest of its files, each unless it is up to date. */
  async #bring(key: LadderKey, version: Version | undefined): Promise<void> {
    if (version) await this.ladder(key, stateOf(version));
    if (!this.#rests.isComing(key)) await this.#rest(key);
  }

  /** Publishes nothing more by itself. What has not been published by then is made good at the next start. */
  close(): void {
    clearTimeout(this.#frontTimer);
    this.#rests.close();
  }

  async #front(target = FRONT, touched = 0): Promise<void> {
    const { store } = this.#shop;
    const gone = await readClubsGone(store.database);
    await this.#soon(target, { line: frontVersion(await readClubs(store.database), gone), touched });
  }

  /** Makes the front page again after a ladder was played on: once a minute at most. */
  #frontLater(latest: LadderKey): void {
    const wait = Math.max(0, this.#frontMade + FRONT_EVERY - performance.now());
    const again = () => this.#frontAgain(latest).catch((error: unknown) => this.#shop.tell('publishing /', error, 0));
    this.#frontTimer ??= setTimeout(again, wait).unref();
  }

  async #frontAgain(latest?: LadderKey): Promise<void> {
    clearTimeout(this.#frontTimer);
    this.#frontTimer = undefined;
    const { touched } = this.#published.get(formatTarget(FRONT)) ?? NOTHING;
    await this.#front({ ...FRONT, ...(latest && { latest }) }, touched + 1);
  }

  #club = (club: Club): Promise<void> => this.#soon(clubTarget(club.id), { ...NOTHING, line: clubVersion(club) });

  async #look(key: LadderKey): Promise<void> {
    const version = await this.#shop.store.version(key);
    if (version) await this.ladder(key, stateOf(version));
  }

  async #rest(key: LadderKey): Promise<void> {
    const state = this.#published.get(formatTarget(ladderTarget(key)));
    if (state) await this.#soon(restTarget(key), state);
  }

  #soon(target: Target, state: LadderState): Promise<void> {
    const name = formatTarget(target);
    if (this.#isPublished(name, state)) return Promise.resolve();
    if (!this.#retries.mayTry(name)) {
      this.#missed = true;
      return Promise.resolve();
    }
    const waiting = this.#waiting.get(name) ?? this.#wait(name, target);
    waiting.state = both(waiting.state, state);
    return waiting.done;
  }

  #wait(name: string, target: Target): WaitingPage {
    const turn = this.#working.get(name) ?? Promise.resolve();
    const waiting: WaitingPage = {
      state: NOTHING,
      done: turn.then(async () => {
        if (target.kind === 'ladder') await this.#paced(name);
        this.#waiting.delete(name);
        const work = this.#publish(name, target, waiting.state).finally(() => {
          if (this.#working.get(name) === work) this.#working.delete(name);
        });
        this.#working.set(name, work);
        return work;
      }),
    };
    this.#waiting.set(name, waiting);
    return waiting;
  }

  async #paced(name: string): Promise<void> {
    const wait = (this.#begun.get(name) ?? Number.NEGATIVE_INFINITY) + PAGE_EVERY - performance.now();
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    this.#begun.set(name, performance.now());
  }

  #isPublished(name: string, state: LadderState): boolean {
    const published = this.#published.get(name);
    return published !== undefined && isAtLeast(published, state);
  }

  async #publish(name: string, target: Target, state: LadderState): Promise<void> {
    if (this.#isPublished(name, state)) return;
    try {
      // What this process has published it need not look for.
      const isNew = !this.#published.has(name) && target.kind !== 'stir';
      if (isNew && (await this.#shop.isThere?.(target, state))) return this.#note(name, state);
      const { published } = await this.#shop.publish(target, this.#retries.limit(name));
      this.#note(name, state);
      this.#retries.succeeded(name);
      if (target.kind === 'front') this.#frontMade = performance.now();
      const isWhole = published === 'whole';
      if (target.kind === 'ladder' && isWhole) this.#note(formatTarget(restTarget(target.key)), state);
      // The rest of the files follows the page, unless it came with it.
      if (target.kind === 'ladder' && !isWhole) this.#rests.later(target.key);
      if ('key' in target && isWhole) this.#frontLater(target.key);
    } catch (error) {
      this.#missed = true;
      // It is no fault of its own where others took all the time: it is published at the next look.
      if (error instanceof QueueFullError) return;
      this.#shop.tell(`publishing ${name}`, error, this.#retries.failed(name));
    }
  }

  #note(name: string, state: LadderState): void {
    this.#published.set(name, both(this.#published.get(name) ?? NOTHING, state));
  }
}
