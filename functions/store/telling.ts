import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';
import type { Database } from './database.ts';
import { type Item, type ItemKey, pack, unpack } from './item.ts';
import { CONTACT, HELD_BACK, homePartition, SENT, sessionPartition, TELLING } from './keys.ts';
import type { LadderKey } from './port.ts';
import { EXPIRY } from './table.ts';
import type { Contact, Held, KeptTelling, Occasion, StoredContact, TellingBook } from './telling-port.ts';
import { absent, still, type Write } from './transaction.ts';

/** Longer than anything is held back and tried to be sent, in seconds. */
const KEPT = 3 * 24 * 3600;

/** With the sessions: what opens those may write it, and nothing else of the club. */
export const contactKey = (club: string, player: PlayerId): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${CONTACT}${player}`,
});

export const heldKey = (club: string, player: PlayerId): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${HELD_BACK}${player}`,
});

const tellingKey = (key: LadderKey, of: Occasion, nth: number): ItemKey => ({
  pk: homePartition(key),
  sk: `${TELLING}${of}#${nth}`,
});

const sentKey = (key: LadderKey, of: Occasion, nth: number, address: string): ItemKey => ({
  pk: homePartition(key),
  sk: `${SENT}${of}#${nth}#${address}`,
});

const fromItem = ({ value, version }: Item): StoredContact => ({
  ...(unpack(value) as Contact),
  version: Number(version),
});

/** What players are told, in a database. */
export class ItemTelling implements TellingBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async contacts(club: string): Promise<readonly StoredContact[]> {
    const found: StoredContact[] = [];
    const query = { pk: sessionPartition(club), sk: { beginsWith: CONTACT } };
    for await (const item of this.#database.query(query)) found.push(fromItem(item));
    return found;
  }

  async contact(club: string, player: PlayerId): Promise<StoredContact | undefined> {
    const item = await this.#database.get(contactKey(club, player));
    return item && fromItem(item);
  }

  putContact(club: string, version: number, contact: Contact): Promise<boolean> {
    const put = { ...contactKey(club, contact.player), version: version + 1, value: pack(contact) };
    const condition = version === 0 ? absent('changed') : still('changed', 'version', version);
    return this.#isWritten({ put, condition });
  }

  keepTelling(key: LadderKey, of: Occasion, nth: number, kept: KeptTelling): Promise<void> {
    return this.#database.put({ ...tellingKey(key, of, nth), value: pack(kept), [EXPIRY]: this.#expiry() });
  }

  async telling(key: LadderKey, of: Occasion, nth: number): Promise<KeptTelling | undefined> {
    const item = await this.#database.get(tellingKey(key, of, nth));
    return item && (unpack(item['value']) as KeptTelling);
  }

  claim(key: LadderKey, of: Occasion, nth: number, address: string): Promise<boolean> {
    const put = { ...sentKey(key, of, nth, address), [EXPIRY]: this.#expiry() };
    return this.#isWritten({ put, condition: absent('sent') });
  }

  async release(key: LadderKey, of: Occasion, nth: number, address: string): Promise<void> {
    await this.#isWritten({ remove: sentKey(key, of, nth, address) });
  }

  async held(club: string, player: PlayerId): Promise<Held | undefined> {
    const item = await this.#database.get(heldKey(club, player));
    return item && (unpack(item['value']) as Held);
  }

  hold(club: string, player: PlayerId, seen: Held | undefined, held: Held | undefined): Promise<boolean> {
    const key = heldKey(club, player);
    const condition = seen ? still('changed', 'value', pack(seen)) : absent('changed');
    if (!held) return this.#isWritten({ remove: key, condition });
    return this.#isWritten({ put: { ...key, value: pack(held), [EXPIRY]: this.#expiry() }, condition });
  }

  async #isWritten(write: Write<string>): Promise<boolean> {
    const { end } = await this.#database.transact([write]);
    if (end === 'unanswered') throw new Error('nobody knows whether it was written');
    return end === 'committed';
  }

  #expiry(): number {
    return Math.ceil(this.#database.now() / 1000) + KEPT;
  }
}
