import type { Instant } from '../../shared/ladder/vocabulary.ts';
import type { AccessRecord, LadderStore } from '../store/port.ts';
import type { AccessKey } from './access-key.ts';

/** For how long a record may be recalled, in milliseconds: a key that is withdrawn elsewhere still opens that long. */
const FRESH = 30_000;
/** How long after a use is noted the next one is, in milliseconds. */
const NOTED = 3_600_000;
const MOST = 1000;

interface Seen {
  readonly record: AccessRecord;
  readonly since: number;
}

/** The access records that a process has seen lately, so that a busy night does not read one for every result. */
export class KeyRing {
  readonly #store: Pick<LadderStore, 'access' | 'noteUse'>;
  readonly #elapsed: () => number;
  readonly #seen = new Map<string, Seen>();
  readonly #noted = new Map<string, number>();

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(store: Pick<LadderStore, 'access' | 'noteUse'>, elapsed: () => number) {
    this.#store = store;
    this.#elapsed = elapsed;
  }

  /** The record of a key as it is stored now. */
  async find({ club, hash }: AccessKey): Promise<AccessRecord | undefined> {
    const record = await this.#store.access(club, hash);
    if (record) this.#keep(`${club}.${hash}`, record);
    return record;
  }

  /** The record of a key as it was up to half a minute ago. */
  async recall(key: AccessKey): Promise<AccessRecord | undefined> {
    const seen = this.#seen.get(`${key.club}.${key.hash}`);
    return seen && this.#elapsed() - seen.since < FRESH ? seen.record : this.find(key);
  }

  /** Notes that a key has opened something, once an hour; whoever uses it need not care whether that works. */
  async noteUse({ club, hash }: AccessKey, at: Instant): Promise<void> {
    const name = `${club}.${hash}`;
    const last = this.#noted.get(name);
    if (last !== undefined && this.#elapsed() - last < NOTED) return;
    if (this.#noted.size >= MOST) this.#noted.clear();
    this.#noted.set(name, this.#elapsed());
    await this.#store.noteUse(club, hash, at).catch(() => undefined);
  }

  forget({ club, hash }: AccessKey): void {
    this.#seen.delete(`${club}.${hash}`);
  }

  #keep(name: string, record: AccessRecord): void {
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(name, { record, since: this.#elapsed() });
  }
}
