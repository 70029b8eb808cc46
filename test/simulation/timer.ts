import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import type { EndedSeason } from '#functions/ladders/seasons.ts';
import { parseDue, type SettleEnd } from '#functions/ladders/settle-ladder.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import type { Disturbance } from '../ladders/disturbance.ts';
import type { Deployment } from './deployment.ts';
import { chanceOf, dying, overtaken } from './mishaps.ts';

/** What becomes of a message, and how often. */
const FATES = [
  ['lost', 0.015],
  ['delivered twice', 0.03],
  ['delivered again at the next run', 0.03],
  ['worker died, delivered again', 0.015],
  ['worker died, given up', 0.005],
  ['two workers at once', 0.015],
] as const;
type Fate = (typeof FATES)[number][0] | 'delivered';

const NOT_TAKEN = 0.02;
const BATCH = 10;

/** On which ladders something was settled in an hour, and which pages only had to tell the new day. */
export interface Changed {
  readonly settled: readonly LadderKey[];
  readonly touched: readonly LadderKey[];
}

/** The find-due function, the queue, and the workers, as they run every hour; and what may befall them. */
export class HourlyTimer {
  readonly #deployment: Deployment;
  readonly #seed: number;
  #settled = new Map<string, LadderKey>();
  #touched = new Map<string, LadderKey>();
  /** The hours in which a ladder's message came to nothing, by its name. */
  readonly #missed = new Map<string, Set<number>>();
  #now = instant(0);
  #queue: string[] = [];
  #late: readonly string[] = [];

  constructor(deployment: Deployment, seed: number) {
    this.#deployment = deployment;
    this.#seed = seed;
  }

  /** Whether a ladder's turn came to nothing in an hour. */
  missed = (ladder: string, hour: number): boolean => this.#missed.get(ladder)?.has(hour) ?? false;

  /** One hour's work, calm or with all that may befall it. */
  async run(hour: Instant, calm = false): Promise<Changed> {
    this.#now = hour;
    [this.#settled, this.#touched] = [new Map(), new Map()];
    this.#queue = [];
    await this.#deployment.functions.findDue(hour, (bodies) => this.#take(bodies));
    const fates = this.#queue
      .toSorted()
      .map((body) => ({ body, fate: calm ? 'delivered' : this.#fateOf(body) }) as const);
    const queue = chanceOf(this.#seed, hour).shuffled([
      ...this.#late,
      ...fates.filter(isWhole).map(({ body }) => body),
    ]);
    this.#late = fates.filter(({ fate }) => fate === 'delivered again at the next run').map(({ body }) => body);
    for (const { body, fate } of fates) await this.#befall(body, fate);
    await this.#deliver(queue);
    await this.#deliver(fates.filter(({ fate }) => fate === 'delivered twice').map(({ body }) => body));
    return { settled: inOrder(this.#settled), touched: inOrder(this.#touched) };
  }

  /** The queue; now and then it does not take all at once. */
  async #take(bodies: readonly string[]): Promise<readonly string[]> {
    const refuses = bodies.length > 1 && chanceOf(this.#seed, 'queue', bodies.join(), this.#now).happens(NOT_TAKEN);
    if (refuses) this.#deployment.disturbances.add('batches that the queue took in part');
    const taken = refuses ? bodies.slice(0, -1) : bodies;
    this.#queue.push(...taken);
    return bodies.slice(taken.length);
  }

  #fateOf(body: string): Fate {
    let luck = chanceOf(this.#seed, body, this.#now).next();
    for (const [fate, often] of FATES) {
      if (luck < often) return fate;
      luck -= often;
    }
    return 'delivered';
  }

  async #befall(body: string, fate: Fate): Promise<void> {
    if (fate === 'delivered') return;
    this.#deployment.disturbances.add(`messages: ${fate}`);
    if (fate === 'two workers at once') await this.#race(body);
    if (fate === 'worker died, delivered again' || fate === 'worker died, given up') await this.#kill(body);
    if (fate === 'lost' || fate === 'worker died, given up') this.#miss(body);
  }

  /** While one worker is at it, another one does it all. */
  #race(body: string): Promise<void> {
    return this.#workOn(
      [body],
      overtaken(() => this.#deliver([body])),
    );
  }

  #kill(body: string): Promise<void> {
    const chance = chanceOf(this.#seed, 'death', body, this.#now);
    const when = chance.happens(0.5) ? 'before' : 'after';
    return this.#workOn([body], dying(chance.between(1, 4), when));
  }

  async #deliver(bodies: readonly string[]): Promise<void> {
    for (let from = 0; from < bodies.length; from += BATCH) await this.#workOn(bodies.slice(from, from + BATCH));
  }

  /** Has a worker settle what messages name; without a mishap none may fail. */
  async #workOn(bodies: readonly string[], mishap?: Disturbance): Promise<void> {
    const failed = await this.#deployment.functions.settle(bodies, this.#now, mishap);
    for (const body of bodies) {
      const isFailed = failed.includes(body);
      const outcome = await this.#look(body);
      this.#deployment.messages.add(isFailed ? 'failed' : outcome);
      if (isFailed && !mishap) this.#fail(body);
    }
  }

  /** What has become of the ladder that a message names; one that was deleted is nobody's business any more. */
  async #look(body: string): Promise<SettleEnd> {
    const { key } = parseDue(body) ?? {};
    if (!key || !this.#deployment.known.has(key)) return 'nothing-due';
    const outcome = await this.#deployment.look(key);
    if (outcome === 'settled') this.#settled.set(nameOf(key), key);
    if (outcome === 'touched') this.#touched.set(nameOf(key), key);
    return outcome;
  }

  #fail(body: string): void {
    const { key } = parseDue(body) ?? {};
    if (key) this.#deployment.fault(key, `${new Date(this.#now).toISOString()} the worker failed without a reason`);
  }

  #miss(body: string): void {
    const { key } = parseDue(body) ?? {};
    if (!key) return;
    const hours = this.#missed.get(nameOf(key)) ?? new Set();
    this.#missed.set(nameOf(key), hours.add(this.#now));
  }
}

/** By name: who was done first is a matter of luck. */
const inOrder = (keys: ReadonlyMap<string, LadderKey>): readonly LadderKey[] =>
  [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key);

/** Delivered at its time, whatever else happens to it. */
const isWhole = ({ fate }: { readonly fate: Fate }): boolean =>
  fate !== 'lost' && fate !== 'worker died, given up' && fate !== 'two workers at once';

const RENDERED = { settled: 0.1, touched: 0.02 } as const;

export class Site {
  published = 0;
  readonly #deployment: Deployment;
  readonly #seed: number;

  constructor(deployment: Deployment, seed: number) {
    this.#deployment = deployment;
    this.#seed = seed;
  }

  chosen({ settled, touched }: Changed, hour: Instant): readonly LadderKey[] {
    const some = (keys: readonly LadderKey[], often: number) =>
      keys.filter((key) => chanceOf(this.#seed, 'page', nameOf(key), hour).happens(often));
    return [...some(settled, RENDERED.settled), ...some(touched, RENDERED.touched)];
  }

  async publish(keys: readonly LadderKey[], now: Instant): Promise<void> {
    for (const key of keys) await this.#deployment.functions.publish(key, now);
    this.published += keys.length;
  }

  async faults({ club, ladder: id }: LadderKey, { line }: Ladder, past?: EndedSeason): Promise<readonly string[]> {
    const path = `/${club}/${id}/${past ? `${past.name}/` : ''}index.html`;
    const edition = await this.#deployment.functions.files.edition(path);
    return edition?.version === line ? [] : [`${path} is of line ${edition?.version}, not of ${line}`];
  }
}
