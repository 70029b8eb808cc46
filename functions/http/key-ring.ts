import type { AccessRecord, LadderStore } from '../store/port.ts';
import type { AccessKey } from './access-key.ts';

/** For how long a record may be recalled, in milliseconds: a key that is withdrawn elsewhere still opens that long. */
const FRESH = 30_000;
const MOST = 1000;

interface Seen {
  readonly record: AccessRecord;
  readonly since: number;
}

/** The access records that a process has seen lately, so that a busy night does not read one for every result. */
export class KeyRing {
  readonly #store: Pick<LadderStore, 'access'>;
  readonly #elapsed: () => number;
  readonly #seen = new Map<string, Seen>();

  /** `elapsed` counts milliseconds and never goes back. */
  constructor(store: Pick<LadderStore, 'access'>, elapsed: () => number) {
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

  forget({ club, hash }: AccessKey): void {
    this.#seen.delete(`${club}.${hash}`);
  }

  #keep(name: string, record: AccessRecord): void {
    if (this.#seen.size >= MOST) this.#seen.clear();
    this.#seen.set(name, { record, since: this.#elapsed() });
  }
}
