import type { Header } from '../../shared/vocabulary/header.ts';
import type { LadderKey, LadderStore } from '../store/port.ts';

const MOST = 1000;

/** The headers of ladders. They never change, so that each is read once in the life of a process. */
export class Headers {
  readonly #store: Pick<LadderStore, 'load'>;
  readonly #known = new Map<string, Header>();

  constructor(store: Pick<LadderStore, 'load'>) {
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
