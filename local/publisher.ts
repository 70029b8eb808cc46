import { LOOK } from '../functions/publishing/assets.ts';
import type { FileStore } from '../functions/publishing/files.ts';
import { type Publishing, publishClub, publishFront, publishLadder } from '../functions/publishing/publish.ts';
import type { LadderKey, LadderStore } from '../functions/store/port.ts';
import type { Clock } from './clock.ts';
import type { State } from './published-store.ts';

/** What publishing needs of a laptop. */
export interface Shop {
  readonly store: LadderStore;
  readonly files: FileStore;
  readonly clock: Clock;
  /** Where the site is, such as http://127.0.0.1:4000. */
  readonly origin: string;
  /** Whom people tell who find a hole. */
  readonly contact?: string | undefined;
}

/** A ladder that is published again as soon as its turn comes, and the state that is then needed at least. */
interface Waiting {
  state: State;
  readonly done: Promise<void>;
}

const nameOf = ({ club, ladder }: LadderKey): string => `${club}/${ladder}`;

const isAtLeast = (one: State, other: State): boolean => one.line >= other.line && one.touched >= other.touched;
const both = (one: State, other: State): State => ({
  line: Math.max(one.line, other.line),
  touched: Math.max(one.touched, other.touched),
});

/** No line, and never touched. */
const NOTHING: State = { line: 0, touched: 0 };

/**
 * Publishes ladders as they change, each one by one: whatever comes while one is being rendered is rendered together
 * next. A failure is told, and made good at the next look.
 */
export class Publisher {
  readonly #shop: Shop;
  readonly #tell: (what: string, error: unknown) => void;
  readonly #working = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Waiting>();
  /** The state of each ladder, and the number of each club's ladders and of clubs, as last published. */
  readonly #published = new Map<string, State>();

  constructor(shop: Shop, tell: (what: string, error: unknown) => void) {
    this.#shop = shop;
    this.#tell = tell;
  }

  /** Publishes a ladder as it is, at least in a state; done when the page shows it. */
  ladder(key: LadderKey, state: State): Promise<void> {
    const name = nameOf(key);
    if (this.#isPublished(name, state)) return Promise.resolve();
    const waiting = this.#waiting.get(name) ?? this.#wait(name, key);
    waiting.state = both(waiting.state, state);
    return waiting.done;
  }

  #wait(name: string, key: LadderKey): Waiting {
    const turn = this.#working.get(name) ?? Promise.resolve();
    const waiting: Waiting = {
      state: NOTHING,
      done: turn.then(() => {
        this.#waiting.delete(name);
        const work = this.#publish(name, waiting.state, (publishing) => publishLadder(publishing, key));
        this.#working.set(name, work);
        return work;
      }),
    };
    this.#waiting.set(name, waiting);
    return waiting;
  }

  #isPublished(name: string, state: State): boolean {
    const published = this.#published.get(name);
    return published !== undefined && isAtLeast(published, state);
  }

  /** Publishes whatever is not published as it is: all of it at first, and what other processes have changed. */
  async all(): Promise<void> {
    const clubs = await this.#shop.store.clubs();
    await this.#publish('/', { ...NOTHING, line: clubs.length }, publishFront);
    for (const club of clubs) {
      const listed = { ...NOTHING, line: club.ladders.length };
      await this.#publish(club.id, listed, (publishing) => publishClub(publishing, club));
      for (const ladder of club.ladders) await this.#look({ club: club.id, ladder });
    }
  }

  async #look(key: LadderKey): Promise<void> {
    const version = await this.#shop.store.version(key);
    if (version) await this.ladder(key, { line: version.line, touched: version.touched ?? 0 });
  }

  async #publish(name: string, state: State, work: (publishing: Publishing) => Promise<unknown>): Promise<void> {
    if (this.#isPublished(name, state)) return;
    const { clock, ...shop } = this.#shop;
    const { notice } = clock;
    try {
      await work({ ...shop, release: LOOK, now: clock.now(), ...(notice !== undefined && { notice }) });
      this.#published.set(name, both(this.#published.get(name) ?? NOTHING, state));
    } catch (error) {
      this.#tell(`publishing ${name}`, error);
    }
  }
}
