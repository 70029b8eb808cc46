import type { Database } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import { CLAIM, type LadderKey, ladderPartition } from '../database/keys.ts';
import { StoreOutage } from '../database/outage.ts';
import { inPortions, transactUntil } from '../database/portions.ts';
import { absent, certain, newToken, type Write } from '../database/transaction.ts';
import { heldBy, importIn, isOver } from './import-book.ts';

type ClaimLost = 'claim-lost';

/** How often a portion is tried that others stand in the way of. */
const TRIES = 8;

/**
 * The right to make a ladder in a partition. Whoever takes it last has it, and nobody else writes there from then on:
 * every portion of what is written checks the claim in its own transaction.
 */
export class Claim {
  readonly #database: Database;
  readonly #place: ItemKey;
  readonly #token = newToken();

  private constructor(database: Database, key: LadderKey) {
    this.#database = database;
    this.#place = { pk: ladderPartition(key), sk: CLAIM };
  }

  /** Takes the claim from whoever has it, but not from an import, which goes on by itself. */
  static async take(database: Database, key: LadderKey): Promise<Claim | 'importing'> {
    const claim = new Claim(database, key);
    const before = await database.get(claim.#place);
    const found = importIn(before);
    if (found && !isOver(found)) return 'importing';
    const condition = before ? heldBy(String(before['token'])) : absent<ClaimLost>('claim-lost');
    mustBeHeld(certain(await database.transact([{ put: { ...claim.#place, token: claim.#token }, condition }])));
    return claim;
  }

  /** Deletes whatever else is in the partition. */
  async clear(): Promise<void> {
    const leftovers: Write<ClaimLost>[] = [];
    const { pk, sk: own } = this.#place;
    for await (const { sk } of this.#database.query({ pk })) {
      if (sk !== own) leftovers.push({ remove: { pk, sk } });
    }
    await this.#write(leftovers);
  }

  /** Writes items, as many as there are. */
  async write(items: readonly Item[]): Promise<void> {
    await this.#write(items.map((put) => ({ put })));
  }

  /** Gives the claim up, in a transaction in which it must still be held. */
  released(): Write<ClaimLost> {
    return { remove: this.#place, condition: heldBy(this.#token) };
  }

  async #write(writes: readonly Write<ClaimLost>[]): Promise<void> {
    for (const portion of inPortions(writes)) await this.#writePortion(portion);
  }

  async #writePortion(portion: readonly Write<ClaimLost>[]): Promise<void> {
    const writes = [{ check: this.#place, condition: heldBy(this.#token) }, ...portion];
    mustBeHeld(certain(await transactUntil(this.#database, writes, TRIES)));
  }
}

/** Throws an outage where somebody else has taken the claim. */
export function mustBeHeld(end: 'committed' | ClaimLost): void {
  if (end === 'claim-lost') throw new StoreOutage('somebody else is making this ladder');
}
