import type { Command } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { parseLadder } from '#shared/vocabulary/snapshot.ts';
import { FIRST_LINE, type Instant } from '#shared/vocabulary/vocabulary.ts';
import type { Phrase } from '#shared/words/phrase.ts';
import type { AnswerBody, Ask, Problem } from '../session/api.ts';
import {
  caughtUp,
  dismissed,
  later,
  nextTap,
  recorded,
  refusedBy,
  type Tap,
  type TapQueue,
  tried,
  withTap,
} from './queue.ts';
import { type Clocks, type OwnClock, ServerClock } from './server-clock.ts';
import type { TabletStorage } from './tablet-storage.ts';

export interface Surroundings extends Clocks {
  readonly ask: Ask;
  /** Where the ladder's API is, such as /api/clubs/riverside/ladders/main. */
  readonly path: string;
  readonly storage: TabletStorage;
  readonly unique: () => string;
  /** What is sent to the service, and when it was tapped, unless stated otherwise. */
  readonly manner?: Manner;
}

export interface Manner {
  /** A tap as it is sent from `now` on, however often; or why it can't have any effect. */
  readonly sent: (tap: Tap, now: Instant, ladder: Ladder | undefined) => Command | Problem;
  /** Called with a queue whenever it changes; goes by what is known of the tablet's own clock. */
  readonly tidy: (queue: TapQueue, clock: OwnClock) => TapQueue;
  readonly people?: People;
}

export interface People {
  /** The tap that is to be sent now: one of a person who is signed in here. */
  readonly next: (queue: TapQueue) => Tap | undefined;
  readonly as: (tap: Tap) => string | undefined;
  /** Looks again who is signed in after a refusal; whether another person's key was refused. */
  readonly turnedAway: (tap?: Tap) => Promise<boolean>;
}

export interface TabletState {
  /** As the service last said; missing before it first did, and this browser remembers nothing. */
  readonly ladder?: Ladder;
  readonly seen?: Instant;
  readonly queue: TapQueue;
  readonly reached: boolean;
  readonly shut?: Problem;
}

/** Milliseconds between two tries while the service is not reached: at first, and at most. */
const SOON = 1000;
const SELDOM = 10_000;

/** Is told of all news; `acted`: whether a person did something that the service may have to be told. */
type TabletListener = (acted: boolean) => void;

/** The codes that say nothing of a tap, only of who sends it; besides those of people who are signed out. */
const SHUT = ['other-club', 'not-your-role', 'unknown-ladder'];
const SIGNED_OUT = 401;

/** One ladder on one tablet: keeps it, plays ahead, and sends what was tapped once the service is reached. */
export class Tablet {
  known: TabletState;
  readonly #world: Surroundings;
  readonly #watchers = new Set<TabletListener>();
  readonly #clock: ServerClock;
  /** Names the time since this page was opened. */
  readonly #opened: string;
  /** When the clock that the service was compared with was last set. */
  #sure: string | undefined;
  #etag: string | undefined;
  #misses = 0;

  constructor(world: Surroundings) {
    this.#world = world;
    this.#clock = new ServerClock(world);
    this.#opened = world.unique();
    this.known = { queue: world.storage.read(), reached: true };
  }

  get path(): string {
    return this.#world.path;
  }

  now(): Instant {
    const now = this.#clock.now();
    return this.known.ladder ? later(now, this.known.ladder.at) : now;
  }

  watch(watcher: TabletListener): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  tap(command: Command, says: Phrase, more?: Pick<Tap, 'distance'>): void {
    const own = { at: this.#clock.own(), since: this.#since };
    const tap = { key: this.#world.unique(), command, says, own, seen: this.known.ladder?.line, ...more };
    this.#change((queue) => withTap(queue, tap), true);
  }

  /** As long as this is the same, the tablet's own clock was not set. */
  get #since(): string {
    this.#clock.own();
    return `${this.#opened}.${this.#clock.settings}`;
  }

  dismiss(key: string): void {
    this.#change((queue) => dismissed(queue, key));
  }

  /** `unique`: a name that nothing else has. */
  change(how: (queue: TapQueue, unique: string) => TapQueue): void {
    const name = this.#world.unique();
    this.#change((queue) => how(queue, name), true);
  }

  /** Goes by what this browser remembers of the ladder, as long as the service is not reached. */
  recall(): void {
    const { ladder, shut } = this.known;
    const truth = ladder || shut ? undefined : this.#world.storage.truth();
    if (!truth) return;
    this.#clock.recall(truth.ahead);
    this.known = { ...this.known, ladder: truth.ladder, seen: truth.seen, reached: false };
    this.#change((queue) => caughtUp(queue, truth.ladder.line));
  }

  reread(): void {
    const queue = this.#world.storage.read();
    this.#know({ queue }, queue.taps.length > this.known.queue.taps.length);
  }

  /** Whether it knows the ladder, and would hear of any change. */
  get isCurrent(): boolean {
    const { reached, shut, ladder } = this.known;
    return reached && !shut && ladder !== undefined;
  }

  /** Whether the time by which it dates may be wrong, as its own clock was set, and the service can be asked. */
  get isUnsure(): boolean {
    return this.known.reached && !this.known.shut && this.#sure !== this.#since;
  }

  /** Says what waits, looks what is new, and gives the milliseconds until it is to be tried again; undefined if it need not be. */
  async round(looking: boolean): Promise<number | undefined> {
    // After an outage, or where the clock was set, first the time, by which what was tapped meanwhile is dated.
    const isSure = this.known.reached && !this.isUnsure;
    const back = isSure || (await this.#look(true));
    const isKnown = !isSure && !this.#next();
    const said = back && (await this.#sayAll());
    const reached = back && !isKnown && (looking || !said) ? (await this.#look()) && said : said;
    this.#misses = reached ? 0 : this.#misses + 1;
    if (this.known.shut) return undefined;
    if (reached) return this.#next() ? 0 : undefined;
    return Math.min(SOON * 2 ** (this.#misses - 1), SELDOM);
  }

  /** The line carries something: what is shown is right until now. */
  alive(): void {
    if (this.known.reached) this.#know({ seen: this.now() });
  }

  /** Sends one tap after another; false if one of them did not get through. */
  async #sayAll(): Promise<boolean> {
    for (let tap = this.#next(); tap; tap = this.#next()) {
      if (!(await this.#say(tap))) return false;
    }
    return true;
  }

  get #people(): People | undefined {
    return this.#world.manner?.people;
  }

  #next(): Tap | undefined {
    const { queue } = this.known;
    return this.#people ? this.#people.next(queue) : nextTap(queue);
  }

  async #say(tap: Tap): Promise<boolean> {
    const { key } = tap;
    // Under one name it is sent in one wording.
    const { manner } = this.#world;
    const command = tap.tried || !manner ? tap.command : manner.sent(tap, this.now(), this.known.ladder);
    if (!('verb' in command)) return this.#turnedDown(tap, command);
    this.#change((queue) => tried(queue, key, command));
    const sent = { body: formatBody(command), idempotencyKey: key, seen: tap.seen, as: this.#people?.as(tap) };
    const outcome = await this.#world.ask<'recordResult'>(`${this.#world.path}/${command.verb}`, {
      method: 'POST',
      ...sent,
    });
    if (outcome.kind === 'refused') return this.#turnedDown(tap, outcome.problem);
    if (outcome.kind !== 'done') return this.#miss();
    const { line } = outcome.body;
    this.#change((queue) => caughtUp(recorded(queue, key, line), this.known.ladder?.line ?? FIRST_LINE));
    this.#know({ reached: true });
    return true;
  }

  /** A refused tap is out of the queue, but one that was turned away at the door waits for a better key. */
  async #turnedDown(tap: Tap, problem: Problem): Promise<boolean> {
    const shut = problem.status === SIGNED_OUT || SHUT.includes(problem.code);
    if (shut && (await this.#people?.turnedAway(tap))) return this.#next()?.key !== tap.key;
    if (shut) return !this.#shutOut(problem);
    this.#know({ reached: true });
    this.#change((queue) => refusedBy(queue, tap.key, problem));
    return true;
  }

  /** `whole`: also where nothing is new, which brings the time. */
  async #look(whole = false): Promise<boolean> {
    const before = this.#clock.own();
    const known = whole ? undefined : this.#etag;
    const outcome = await this.#world.ask<'getLadderState'>(`${this.#world.path}/state`, { known });
    switch (outcome.kind) {
      case 'done':
        return this.#learn(outcome.body, outcome.etag, before, this.#clock.own());
      case 'refused':
        return this.#shutOut(outcome.problem);
      case 'unchanged':
        this.#know({ reached: true, seen: this.now() });
        return true;
      case 'unreached':
        return this.#miss();
    }
  }

  #learn(
    { now, ladder }: AnswerBody<'getLadderState'>,
    etag: string | undefined,
    asked: number,
    answered: number,
  ): boolean {
    this.#clock.learn(now, asked, answered);
    this.#sure = this.#since;
    this.#etag = etag;
    this.#world.storage.keepTruth({ ladder, seen: now, ahead: this.#clock.ahead });
    const { shut: _, ...rest } = this.known;
    this.known = { ...rest, ladder: parseLadder(ladder), seen: now, reached: true };
    this.#change((queue) => caughtUp(queue, ladder.line));
    return true;
  }

  #miss(): false {
    this.#know({ reached: false });
    this.recall();
    return false;
  }

  /** A person who may not see the ladder (any more) may not see what is remembered either. */
  #shutOut(problem: Problem): true {
    void this.#people?.turnedAway();
    this.#world.storage.keepTruth();
    const { ladder: _, seen: __, ...rest } = this.known;
    if (this.#etag === undefined || problem.status === SIGNED_OUT) {
      this.known = rest;
      this.#etag = undefined;
    }
    this.#know({ reached: true, shut: problem });
    return true;
  }

  #change(how: (queue: TapQueue) => TapQueue, acted = false): void {
    const { storage, manner } = this.#world;
    const clock = { since: this.#since, ahead: this.#clock.ahead };
    this.#know({ queue: storage.change((queue) => manner?.tidy(how(queue), clock) ?? how(queue)) }, acted);
  }

  #know(news: Partial<TabletState>, acted = false): void {
    this.known = { ...this.known, ...news };
    for (const watcher of this.#watchers) watcher(acted);
  }
}

/** A command as the service reads it. */
export const formatBody = ({ body, override }: Command): object => ({
  ...body,
  ...('playedAt' in body && body.playedAt !== undefined && { playedAt: new Date(body.playedAt).toISOString() }),
  ...('arrivedAt' in body && body.arrivedAt !== undefined && { arrivedAt: new Date(body.arrivedAt).toISOString() }),
  ...(override !== undefined && { override }),
});
