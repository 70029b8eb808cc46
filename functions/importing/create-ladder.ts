import { Season } from '#shared/engine/season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { clubKey, clubLadderItem } from '../books/clubs.ts';
import { type Creation, heldBy, importIn, isOver } from '../books/imports.ts';
import { writeAll, writeOrLeave } from '../database/change.ts';
import { laddersOf, makeCounted, tallyOf } from '../database/counter.ts';
import type { Database } from '../database/database.ts';
import type { Item, ItemKey } from '../database/item.ts';
import { CLAIM, HEAD, type LadderKey, ladderPartition } from '../database/keys.ts';
import { inPortions } from '../database/portions.ts';
import { absent, newToken, present, StoreOutage, type Write } from '../database/transaction.ts';
import { itemsOf } from '../ladders/changes.ts';

/**
 * Makes a ladder, from nothing or at once from the commands of its log: one of more than a few thousand lines is imported step
 * by step. Its head is written last, and until then the ladder doesn't exist; what an earlier attempt left behind is cleared
 * away first.
 */
export async function createLadder(
  database: Database,
  key: LadderKey,
  header: Header,
  commands: readonly Command[] = [],
): Promise<Creation> {
  if (!(await database.get(clubKey(key.club)))) return 'no-such-club';
  const claim = await Claim.take(database, key);
  if (claim === 'importing') return claim;
  const obstacle = await obstacleTo(database, key);
  if (obstacle) {
    await writeOrLeave(database, [claim.released()]);
    return obstacle;
  }
  await claim.clear();
  const { items, head } = itemsOf(key, Season.of(header, commands));
  await claim.write([...items]);
  const end = await makeCounted(database, laddersOf(key.club), [
    { put: head, condition: absent('exists') },
    { check: clubKey(key.club), condition: present('no-such-club') },
    { put: clubLadderItem(key) },
    claim.released(),
  ]);
  if (end === 'too-many') return takenBack(database, claim);
  if (end === 'exists' || end === 'no-such-club') return end;
  mustBeHeld(end);
  return 'created';
}

/** Why a ladder can't be made, before anything of it is written. */
async function obstacleTo(database: Database, key: LadderKey): Promise<'exists' | 'too-many-ladders' | undefined> {
  if (await database.get({ pk: ladderPartition(key), sk: HEAD })) return 'exists';
  return (await tallyOf(database, laddersOf(key.club))).isFull ? 'too-many-ladders' : undefined;
}

/** Others made the last ladders that the club may have: what was written of this one goes again. */
async function takenBack(database: Database, claim: Claim): Promise<'too-many-ladders'> {
  await claim.clear();
  await writeOrLeave(database, [claim.released()]);
  return 'too-many-ladders';
}

type ClaimLost = 'claim-lost';

/** The right to make a ladder in a partition: the last to take it has it, and each write checks it. */
class Claim {
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
  released(): Write<ClaimLost> {
    return { remove: this.#place, condition: heldBy(this.#token) };
  }

  async #write(writes: readonly Write<ClaimLost>[]): Promise<void> {
    const check = { check: this.#place, condition: heldBy(this.#token) };
    for (const portion of inPortions(writes)) mustBeHeld(await writeAll(this.#database, [check, ...portion]));
  }
}

/** Throws an outage if another process has taken the claim. */
function mustBeHeld(end: 'committed' | ClaimLost): void {
  if (end === 'claim-lost') throw new StoreOutage('somebody else is making this ladder');
}
