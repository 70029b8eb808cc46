import * as z from 'zod/mini';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { CLEARANCES } from '../database/keys.ts';
import { eachIn } from '../database/lists.ts';
import { instant, maybe, type Stored, stored, text } from '../database/stored.ts';
import { present, type Write } from '../database/transaction.ts';

export const clearanceKey = (name: string): ItemKey => ({ pk: CLEARANCES, sk: name });

const toItem = ({ name, ...rest }: Clearance): Item => ({ ...clearanceKey(name), value: pack(rest) });

const read = stored(
  z.object({
    kind: text<'ladder' | 'season' | 'club' | 'person'>(),
    club: z.string(),
    ladder: maybe(z.string()),
    /** What the address of a season ended with. */
    past: maybe(z.string()),
    begun: instant,
    /** A person, as `Forgotten` has them. */
    person: maybe(
      z.object({
        player: text<PlayerId>(),
        as: text<PlayerId>(),
        name: z.string(),
        said: z.array(z.string()),
        shown: maybe(z.array(z.string())),
        plays: maybe(z.array(text<PlayerId>())),
      }),
    ),
    /** All was cleared once; until then others may still write what they had read before, and then it is cleared again. */
    rests: maybe(instant),
  }),
);

/** What is to be cleared away: a ladder, what was published of one of its seasons, a club, or a person of a club. */
export interface Clearance extends Stored<typeof read> {
  /** "club/ladder", "club/ladder/season", the club's id, or "club#" and at random. */
  readonly name: string;
}

const fromItem = (item: Item): Clearance => ({ name: item.sk, ...read(item) });

export const clearanceWrite = (found: Clearance): Write<never> => ({ put: toItem(found) });

export async function readClearance(database: Database, name: string): Promise<Clearance | undefined> {
  const item = await database.get(clearanceKey(name));
  return item && fromItem(item);
}

export const readClearances = (database: Database): AsyncIterable<Clearance> =>
  eachIn(database, { pk: CLEARANCES }, fromItem);

/** Whether it was still there, and so was stored as it is now. */
export const keepClearance = async (database: Database, found: Clearance): Promise<boolean> =>
  (await writeAll(database, [{ put: toItem(found), condition: present('gone') }])) === 'committed';

export const addClearance = (database: Database, found: Clearance): Promise<void> => database.put(toItem(found));

export const endClearance = async (database: Database, name: string): Promise<void> =>
  void (await writeAll(database, [{ remove: clearanceKey(name) }]));
