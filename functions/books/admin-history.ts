import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { ADMIN_CHANGES } from '#shared/vocabulary/admin-changes.ts';
import type { Role } from '#shared/vocabulary/club.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, pack } from '../database/item.ts';
import { CHANGE, changeName, clubPartition } from '../database/keys.ts';
import { instant, maybe, type Stored, stored, text } from '../database/stored.ts';
import type { Write } from '../database/transaction.ts';

export interface AdminLine extends AdminChange {
  /** Names the line: older pages are asked for by it. */
  readonly id: string;
}

const toItem = (club: string, change: AdminChange): Item => ({
  pk: clubPartition(club),
  sk: changeName(change.at, randomBytes(6).toString('hex')),
  value: pack(change),
});

export const changeIn = stored(
  z.object({
    at: instant,
    what: text<(typeof ADMIN_CHANGES)[number]>(),
    /** What it concerns, for people: the label of a key or webhook, the device of a session, the new setting. */
    about: z.string(),
    /** The label of the key of who did it. */
    by: z.string(),
    role: text<Role | 'operator'>(),
    ladder: maybe(z.string()),
    member: maybe(text<PlayerId>()),
  }),
);

/** Who changed what in a club, and when: written in one transaction with the change itself. */
export type AdminChange = Stored<typeof changeIn>;

const fromItem = (item: Item): AdminLine => ({ ...changeIn(item), id: item.sk.slice(CHANGE.length) });

export const lineOf = (club: string, change: AdminChange | undefined): readonly Write<never>[] =>
  change ? [{ put: toItem(club, change) }] : [];

export async function putWithLine(database: Database, club: string, item: Item, change?: AdminChange): Promise<void> {
  if (change) await writeAll(database, [{ put: item }, ...lineOf(club, change)]);
  else await database.put(item);
}

export const noteChange = (database: Database, club: string, change: AdminChange): Promise<void> =>
  database.put(toItem(club, change));

const END = `${CHANGE}~`;

/** The lines of a club's admin history before one of them, or the last ones; newest first. */
export async function readChanges(
  database: Database,
  club: string,
  limit: number,
  before = '',
): Promise<readonly AdminLine[]> {
  const names = { from: `${CHANGE}${before}`, to: END };
  const lines: AdminLine[] = [];
  for await (const item of database.query({ pk: clubPartition(club), sk: names, limit: limit + 1 })) {
    const line = fromItem(item);
    if (line.id !== before) lines.push(line);
    if (lines.length === limit) break;
  }
  return lines;
}
