import { setImmediate } from 'node:timers/promises';
import { type Club, readClub, readClubIds, readClubs, readClubsGone } from '#functions/books/clubs.ts';
import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { publish } from '#functions/publishing/batch.ts';
import type { PublicationOutcome } from '#functions/publishing/publish.ts';
import {
  clubTarget,
  clubVersion,
  FRONT,
  formatMessage,
  formatTarget,
  frontVersion,
  ladderTarget,
  type PageTarget,
  restTarget,
  type Target,
  type WantedVersion,
} from '#functions/publishing/target.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';
import { within } from './pacing.ts';
import { LaptopQueue } from './queue.ts';
import { QueueFullError } from './threads/threads.ts';

export interface PublisherDeps {
  readonly store: Pick<LadderStore, 'database' | 'versions'>;
  readonly now: () => Instant;
  /** Whether something was published in at least some state by an earlier start; asked of each thing once, at the first look. */
  readonly isThere?: (target: PageTarget, state: WantedVersion) => Promise<boolean>;
  /** Brings something up to date. */
  readonly publish: (target: Target) => Promise<PublicationOutcome | 'current'>;
  readonly tell: (what: string, error: unknown) => void;
}

/** How many pages may wait before those who change ladders wait for them too. */
const MOST_BEHIND = 12;

/** How soon a page is made again at the earliest, in milliseconds: nobody sees more, and those who record need the processor. */
const PAGE_EVERY = 40;

/** After how many seconds the rest of a ladder's files follows its page, and the list of clubs what was played. */
const DELAYS = { rest: 2, front: 60 } as const;

/** Of how many pages that nobody waits for one is made at a time: after a flood they are due for many ladders at once. */
const AT_ONCE = 2;

/** How long a look waits for what it has found, in milliseconds: there may be more and more, and others are to be looked for. */
const LONGEST = 60_000;

const NOTHING: WantedVersion = { line: 0 };

/** How many ladders are looked at with one question to the store. */
const AT_A_TIME = 100;

/** Has pages made by the function that does so on AWS. What comes during a rendering is rendered together next. */
export class Publisher {
  readonly #deps: PublisherDeps;
  readonly #pages: LaptopQueue;
  /** What nobody waits for: pages at a start, the rest of ladders' files, and the list of clubs. */
  readonly #later: LaptopQueue;
  /** In which state each was when all was last looked at. */
  readonly #seen = new Map<string, WantedVersion>();
  #hasLooked = false;

  constructor(deps: PublisherDeps) {
    this.#deps = deps;
    const terms = {
      laneOf: (body: string) => body,
      // Each is put off by the function itself.
      pause: () => 30,
      now: deps.now,
      tell: (error: unknown) => deps.tell('publishing', error),
    };
    this.#pages = new LaptopQueue({ ...terms, name: 'pages', pace: PAGE_EVERY });
    this.#later = new LaptopQueue({ ...terms, name: 'later', atOnce: AT_ONCE });
    for (const queue of [this.#pages, this.#later]) void queue.begin(this.#publishing(queue));
  }

  /** Has pages show what has changed. It is safe already: nobody need wait. */
  show(changed: readonly Target[]): void {
    // The list of clubs shows them too.
    const targets = changed.some(({ kind }) => kind === 'club') ? [...changed, FRONT] : changed;
    // What this process publishes is taken for no earlier start’s, and may be of a later line than a look just read.
    for (const target of targets)
      for (const each of target.kind === 'ladder' ? [target, restTarget(target.key)] : [target])
        this.#seen.set(formatTarget(each), this.#seen.get(formatTarget(each)) ?? NOTHING);
    this.#pages.sending(targets.map(formatMessage)).done();
  }

  /** Whether changes come faster than pages can show them. */
  get isBehind(): boolean {
    return this.#pages.size > MOST_BEHIND;
  }

  /** Resolves once that is no longer so. */
  caughtUp(): Promise<void> {
    return this.#pages.atMost(MOST_BEHIND);
  }

  /** Resolves when all that can be published now is, or has failed. */
  async idle(): Promise<void> {
    await Promise.all([this.#pages.idle(), this.#later.idle()]);
  }

  /** Whether a page is yet to be made, because it is new or has changed. */
  isMaking(key: LadderKey): boolean {
    return [this.#pages, this.#later].some((queue) => queue.has(nameOf(key)));
  }

  /** Publishes a ladder before all others, because a reader waits for it. */
  async prompt(key: LadderKey): Promise<void> {
    await this.#pages.send([nameOf(key)]);
    await this.#pages.idle();
  }

  /** Publishes everything that is not up to date: all of it at first, then what other processes have changed. */
  async all(): Promise<void> {
    const { store } = this.#deps;
    const isFirst = !this.#hasLooked;
    this.#hasLooked = true;
    const gone = await readClubsGone(store.database);
    await this.#look(FRONT, { line: frontVersion(await readClubs(store.database), gone) });
    const clubs: Club[] = [];
    for await (const id of readClubIds(store.database)) {
      const club = await readClub(store.database, id);
      if (club) clubs.push(club);
    }
    for (const club of clubs) await this.#look(clubTarget(club.id), { line: clubVersion(club) });
    const keys = clubs.flatMap(({ id: club, ladders }) => ladders.map((ladder): LadderKey => ({ club, ladder })));
    const behind = await this.#lookAtLadders(keys);
    await within(LONGEST, this.idle());
    // It names who leads the ladders, as their pages say.
    if (isFirst && behind > 0) await this.#later.send([formatTarget(FRONT)]);
    await within(LONGEST, this.idle());
  }

  /** Publishes nothing more by itself. What has not been published by then is made good at the next start. */
  close(): void {
    for (const queue of [this.#pages, this.#later]) void queue.close();
  }

  /** Looks for ladders whose pages are not up to date; returns how many there were. */
  async #lookAtLadders(keys: readonly LadderKey[]): Promise<number> {
    let behind = 0;
    for (let from = 0; from < keys.length; from += AT_A_TIME) {
      const some = keys.slice(from, from + AT_A_TIME);
      const versions = await this.#deps.store.versions(some);
      for (const [index, key] of some.entries()) {
        const version = versions[index];
        if (!version) continue;
        if (await this.#look(ladderTarget(key), version)) behind++;
        else await this.#look(restTarget(key), version);
      }
      // Readers who ask for a page meanwhile are answered before the next ones are looked at.
      await setImmediate();
    }
    return behind;
  }

  /** Publishes something unless it was seen or is there in this state; says whether it does. */
  async #look(target: PageTarget, state: WantedVersion): Promise<boolean> {
    const name = formatTarget(target);
    const seen = this.#seen.get(name);
    if (seen?.line === state.line && seen.touched === state.touched) return false;
    this.#seen.set(name, state);
    if (!seen && (await this.#deps.isThere?.(target, state))) return false;
    await this.#later.send([name]);
    return true;
  }

  #publishing(queue: LaptopQueue) {
    const { publish: publishOne, tell } = this.#deps;
    return publish(
      { log: () => {}, now: this.#deps.now },
      { send: queue.send, sendLater: this.#later.sendLater, putOff: queue.putOff },
      ({ target }) =>
        publishOne(target).catch((error: unknown) => {
          // It is no fault of its own where others took all the time.
          if (!(error instanceof QueueFullError)) tell(`publishing ${formatTarget(target)}`, error);
          throw error;
        }),
      DELAYS,
    );
  }
}
