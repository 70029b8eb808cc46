import type { FileStore } from '../functions/publishing/files.ts';
import { type Publishing, publishClub, publishFront, publishLadder } from '../functions/publishing/publish.ts';
import type { LadderKey, LadderStore } from '../functions/store/port.ts';
import type { Clock } from './clock.ts';

const HOUR = 60 * 60 * 1000;

/** A ladder that is published again as soon as its turn comes, and the version that is then needed at least. */
interface Waiting {
  version: number;
  readonly done: Promise<void>;
}

const nameOf = ({ club, ladder }: LadderKey): string => `${club}/${ladder}`;

/**
 * Publishes ladders as they change, each one by one: whatever comes while one is being rendered is rendered together
 * next. A failure is told, and made good at the next look.
 */
export class Publisher {
  readonly #store: LadderStore;
  readonly #files: FileStore;
  readonly #clock: Clock;
  readonly #tell: (what: string, error: unknown) => void;
  readonly #working = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Waiting>();
  /** The version of each ladder, the number of each club's ladders, and that of clubs, as last published. */
  readonly #published = new Map<string, number>();
  #hour = 0;

  constructor(store: LadderStore, files: FileStore, clock: Clock, tell: (what: string, error: unknown) => void) {
    this.#store = store;
    this.#files = files;
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Publishes a ladder as it is, at least at a version; done when the page shows it. */
  ladder(key: LadderKey, version: number): Promise<void> {
    const name = nameOf(key);
    if (this.#isPublished(name, version)) return Promise.resolve();
    const waiting = this.#waiting.get(name) ?? this.#wait(name, key);
    waiting.version = Math.max(waiting.version, version);
    return waiting.done;
  }

  #wait(name: string, key: LadderKey): Waiting {
    const turn = this.#working.get(name) ?? Promise.resolve();
    const waiting: Waiting = {
      version: 0,
      done: turn.then(() => {
        this.#waiting.delete(name);
        const work = this.#publish(name, waiting.version, (publishing) => publishLadder(publishing, key));
        this.#working.set(name, work);
        return work;
      }),
    };
    this.#waiting.set(name, waiting);
    return waiting;
  }

  #isPublished = (name: string, version: number): boolean => (this.#published.get(name) ?? -1) >= version;

  /** Publishes whatever is not published as it is: all of it at first, and once an hour, for pages tell the day too. */
  async all(): Promise<void> {
    const hour = Math.floor(this.#clock.now() / HOUR);
    if (hour !== this.#hour) this.#published.clear();
    this.#hour = hour;
    const clubs = await this.#store.clubs();
    await this.#publish('/', clubs.length, publishFront);
    for (const club of clubs) {
      await this.#publish(club.id, club.ladders.length, (publishing) => publishClub(publishing, club));
      for (const ladder of club.ladders) await this.#look({ club: club.id, ladder });
    }
  }

  async #look(key: LadderKey): Promise<void> {
    const ladder = await this.#store.load(key);
    if (ladder) await this.ladder(key, ladder.line);
  }

  async #publish(name: string, version: number, work: (publishing: Publishing) => Promise<unknown>): Promise<void> {
    if (this.#isPublished(name, version)) return;
    const { notice } = this.#clock;
    const now = this.#clock.now();
    try {
      await work({ store: this.#store, files: this.#files, now, ...(notice !== undefined && { notice }) });
      this.#published.set(name, version);
    } catch (error) {
      this.#tell(`publishing ${name}`, error);
    }
  }
}
