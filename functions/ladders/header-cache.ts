import { madeOf } from '#shared/rules/common/configured.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { LadderKey } from '../database/keys.ts';
import type { Version } from './head.ts';
import type { LadderStore } from './store.ts';

const MOST = 1000;
/**
 * For how long a header is taken for granted, in milliseconds: the next season has another one, but commands are judged by
 * what the store has. Shorter than a deleted ladder's address rests (`functions/erasing/clear.ts`): another ladder may be there then.
 */
const FRESH = 60_000;

type Source = Pick<LadderStore, 'load' | 'version'>;

/** A header, when it was read, and which version of its ladder was seen just before it. */
interface CachedHeader {
  readonly header: Header;
  readonly since: number;
  readonly version?: Version | undefined;
}

/** Whether a ladder still has the log that it had: it is in the same season, and was not made again. */
const isSameLog = (one: Version, other: Version): boolean => one.epoch === other.epoch && one.season === other.season;

/** The headers of logs: a ladder is read whole once, and each minute its version alone, as long as it has that log. */
export class HeaderCache {
  readonly #store: Source;
  readonly #elapsed: () => number;
  readonly #known = new Map<string, CachedHeader>();

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(store: Source, elapsed: () => number = () => performance.now()) {
    this.#store = store;
    this.#elapsed = elapsed;
  }

  async of(key: LadderKey): Promise<Header | undefined> {
    const name = `${key.club}/${key.ladder}`;
    const known = this.#known.get(name);
    const since = this.#elapsed();
    if (known && since - known.since < FRESH) return known.header;
    // Before the header: so it is never taken for that of a version that came later.
    const version = known && (await this.#store.version(key));
    const stays = known?.version && version && isSameLog(known.version, version);
    const header = stays ? known.header : await this.#read(key);
    if (this.#known.size >= MOST) this.#known.clear();
    if (header) this.#known.set(name, { header, since, version });
    return header;
  }

  async #read(key: LadderKey): Promise<Header | undefined> {
    const ladder = await this.#store.load(key);
    return ladder && madeOf(ladder);
  }
}
