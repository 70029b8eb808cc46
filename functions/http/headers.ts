import type { Header } from '../../shared/vocabulary/header.ts';
import type { LadderKey } from '../store/port.ts';

const MOST = 1000;

/** Whatever has headers in it. */
interface Source {
  load(key: LadderKey): Promise<{ readonly header: Header } | undefined>;
}

/** The headers of ladders. They never change, so that each is read once in the life of a process. */
export class Headers {
  readonly #store: Source;
  readonly #known = new Map<string, Header>();

  constructor(store: Source) {
    this.#store = store;
  }

  /** Nothing, where there is no such ladder. */
  async of(key: LadderKey): Promise<Header | undefined> {
    const name = `${key.club}/${key.ladder}`;
    const known = this.#known.get(name) ?? (await this.#store.load(key))?.header;
    if (this.#known.size >= MOST) this.#known.clear();
    if (known) this.#known.set(name, known);
    return known;
  }
}
