import { madeOf } from '../../shared/rules/common/configured.ts';
import type { Header } from '../../shared/vocabulary/header.ts';
import type { Ladder } from '../../shared/vocabulary/ladder.ts';
import type { LadderKey } from '../store/port.ts';

const MOST = 1000;
/**
 * For how long a header is remembered, in milliseconds: the next season has another, which commands are judged by all the
 * same. Shorter than a deleted ladder's address rests (clearing/work.ts), under which there may then be another ladder.
 */
const FRESH = 60_000;

/** Whatever has ladders in it. */
interface Source {
  load(key: LadderKey): Promise<Ladder | undefined>;
}

/** The headers of the logs of ladders, each read once in a minute of a process. */
export class Headers {
  readonly #store: Source;
  readonly #known = new Map<string, { readonly header: Header; readonly since: number }>();

  constructor(store: Source) {
    this.#store = store;
  }

  /** Nothing, where there is no such ladder. */
  async of(key: LadderKey): Promise<Header | undefined> {
    const name = `${key.club}/${key.ladder}`;
    const known = this.#known.get(name);
    const since = performance.now();
    if (known && since - known.since < FRESH) return known.header;
    const header = await this.#read(key);
    if (this.#known.size >= MOST) this.#known.clear();
    if (header) this.#known.set(name, { header, since });
    return header;
  }

  async #read(key: LadderKey): Promise<Header | undefined> {
    const ladder = await this.#store.load(key);
    return ladder && madeOf(ladder);
  }
}
