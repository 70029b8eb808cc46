import { heldBy, importIn, isOver } from '../books/imports.ts';
import { AGAIN, writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import { CLAIM, type LadderKey, ladderPartition } from '../database/keys.ts';
import { inPortions } from '../database/portions.ts';
import { absent, newToken, StoreOutage, type Write } from '../database/transaction.ts';

type ClaimLost = 'claim-lost';

/** The right to make a ladder in a partition: the last to take it has it, and each write checks it. */
export class Claim {
  readonly #database: Database;
  readonly #place: ItemKey;
  readonly #token = newToken();

  private constructor(database: Database, key: LadderKey) {
    this.#database = database;
    this.#place = { pk: ladderPartition(key), sk: CLAIM };
  }

  /** Takes the claim from its holder, but not from an import, which goes on by itself. */
  static async take(database: Database, key: LadderKey): Promise<Claim | 'importing'> {
    const claim = new Claim(database, key);
    const before = await database.get(claim.#place);
    const found = importIn(before);
    if (found && !isOver(found)) return 'importing';
    const condition = before ? heldBy(String(before['token'])) : absent<ClaimLost>('claim-lost');
    mustBeHeld(await writeAll(database, [{ put: { ...claim.#place, token: claim.#token }, condition }]));
    return claim;
  }

  /** Deletes everything else in the partition. */
  async clear(): Promise<void> {
    const leftovers: Write<ClaimLost>[] = [];
    const { pk, sk: own } = this.#place;
    for await (const { sk } of this.#database.query({ pk })) {
      if (sk !== own) leftovers.push({ remove: { pk, sk } });
    }
    await this.#write(leftovers);
  }

  async write(items: readonly Item[]): Promise<void> {
    await this.#write(items.map((put) => ({ put })));
  }

  /** Gives the claim up, in a transaction in which it must still be held. If it stays, the next to come takes it. */
  released<Name extends string>(lost: Name): Write<Name> {
    return { remove: this.#place, condition: { ...heldBy(this.#token), name: lost } };
  }

  async #write(writes: readonly Write<ClaimLost>[]): Promise<void> {
    const check = { check: this.#place, condition: heldBy(this.#token) };
    for (const portion of inPortions(writes)) mustBeHeld(await writeAll(this.#database, [check, ...portion]));
  }
}

/** Another has taken the claim meanwhile: an outage for whoever can't begin again. */
class ClaimOutage extends StoreOutage {}

/** What an attempt comes to that was overtaken: it looks again, since by then what it was to make may be there. Rethrows all else. */
export function againIfLost(error: unknown): typeof AGAIN {
  if (error instanceof ClaimOutage) return AGAIN;
  throw error;
}

/** Throws `ClaimOutage` if another process has taken the claim. */
export function mustBeHeld(end: 'committed' | ClaimLost): void {
  if (end === 'claim-lost') throw new ClaimOutage('somebody else is making this ladder');
}
