import { isId } from '#shared/vocabulary/vocabulary.ts';
import { clubsGone, inList, readClubIds, readClubsGone, restoredItem } from '../books/clubs.ts';
import { usesIn } from '../books/contacts.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, sizeOf } from '../database/item.ts';
import {
  CLEARANCES,
  CLUB,
  clubPartition,
  HEAD,
  parseEntryName,
  parseLadderPartition,
  RESTORES,
  sessionPartition,
} from '../database/keys.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, MOST_ITEMS, type Write } from '../database/transaction.ts';
import type { Pace } from '../importing/pace.ts';
import { fromEntryItem, idItem, isEnd, newId } from '../ladders/entries.ts';
import { markIn } from '../ladders/head.ts';
import { allOf, atOnce, inParts } from '../runtime/at-once.ts';
import type { BackupBucket } from './bucket.ts';
import { BackupFault, parsePiece } from './lines.ts';
import { CLUBS, clubOf, parseManifest } from './nightly.ts';

export interface RestoreDeps {
  readonly database: Database;
  /** In milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
  readonly pace: Pace;
  /** Called before a club goes live: its pages are made anew, so none may show later lines. */
  readonly beforeLife?: (club: string) => Promise<void>;
}

export interface RestoredClub {
  readonly ladders: number;
  readonly lines: number;
  readonly items: number;
}

/** How many items are written at once, and how often each is tried while the table turns it away. */
const [AT_ONCE, TRIES] = [32, 8] as const;
const WRITTEN = 500;

/**
 * Writes the items of a club, its own item last, into a table that does not have it. Its ladders and the club come to life
 * together, at the end: broken off before, nothing can be done with it, and it may be restored again. Throws a
 * `BackupFault` where the items are not those of that club, or it is there already.
 */
async function restoreClub(deps: RestoreDeps, club: string, items: AsyncIterable<Item>): Promise<RestoredClub> {
  const { database } = deps;
  if (!isId(club)) throw new BackupFault(`${JSON.stringify(club)} in the backup is no club`);
  const heads: Item[] = [];
  const count = { ladders: 0, lines: 0, items: 0 };
  let own: Item | undefined;
  for await (const some of inParts(WRITTEN, items)) {
    const plain: Item[] = [];
    for (const item of some) {
      if (own || !isOfClub(item, club))
        throw new BackupFault(`the backup of ${club} is damaged: ${item.pk} is no part of it`);
      if (Number(item[EXPIRY] ?? Number.POSITIVE_INFINITY) <= deps.now / 1000) continue;
      if (item.sk === CLUB) own = item;
      else if (item.sk === HEAD && markIn(item).shut !== 'over') heads.push(item);
      else plain.push(item);
      if (parseEntryName(item.sk) !== undefined) count.lines++;
    }
    await write(deps, [
      ...plain,
      ...idsIn(plain),
      ...plain.flatMap((item) => reading(item, (each) => usesIn(club, [each]))),
    ]);
    count.items += some.length;
  }
  if (!own) throw new BackupFault(`the backup of ${club} is cut off`);
  await write(deps, [restoredItem(club, deps.now), ...heads.slice(0, -MOST_HEADS)]);
  await deps.beforeLife?.(club);
  await bringToLife(database, club, heads.slice(-MOST_HEADS), own);
  return { ...count, ladders: heads.length };
}

/** As many as fit into a transaction beside the club and what is looked at. */
const MOST_HEADS = MOST_ITEMS - 3;

/** What an item says; throws a `BackupFault` where it says nothing that can be read. */
function reading<T>(item: Item, read: (item: Item) => T): T {
  try {
    return read(item);
  } catch (cause) {
    throw new BackupFault(`the backup is damaged: nobody can read ${item.pk} ${item.sk}`, { cause });
  }
}

const isOfClub = ({ pk }: Item, club: string): boolean =>
  pk === clubPartition(club) || pk === sessionPartition(club) || parseLadderPartition(pk)?.club === club;

function givenIn(item: Item) {
  const { command, line } = fromEntryItem(item);
  return [newId(command), line] as const;
}

/** The ids that the lines give away: a backup has none, because the lines tell. Of one that is given twice, the last holds. */
function idsIn(items: readonly Item[]): readonly Item[] {
  const ids = new Map<string, Item>();
  for (const item of items) {
    if (parseEntryName(item.sk) === undefined || isEnd(item)) continue;
    const [id, line] = reading(item, givenIn);
    const key = parseLadderPartition(item.pk);
    if (id !== undefined && key) ids.set(`${item.pk} ${id}`, { ...idItem(key, id, line), pk: item.pk });
  }
  return [...ids.values()];
}

async function write({ database, pace }: RestoreDeps, items: readonly Item[]): Promise<void> {
  const [error] = await atOnce(AT_ONCE, items, async (item) => {
    await pace.spend(Math.ceil(sizeOf(item) / 1024));
    for (let tries = 1; ; tries++) {
      try {
        return await database.put(item);
      } catch (error) {
        if (tries === TRIES) throw error;
        await database.pause(tries);
      }
    }
  });
  if (error !== undefined) throw error;
}

async function bringToLife(database: Database, club: string, heads: readonly Item[], own: Item): Promise<void> {
  const writes: readonly Write<'exists' | 'deleting'>[] = [
    ...heads.map((head) => ({ put: head })),
    { put: own, condition: absent('exists') },
    { put: inList(club, own) },
    { check: { pk: CLEARANCES, sk: club }, condition: absent('deleting') },
  ];
  const end = await writeAll(database, writes);
  if (end === 'exists') throw new BackupFault(`the club ${club} is in the table already`);
  if (end === 'deleting') throw new BackupFault(`the club ${club} is being deleted: wait a quarter of an hour`);
}

/** The version of the list of clubs continues from a number that it never had, so that the list is published. */
export async function raiseFront({ database, now }: Pick<RestoreDeps, 'database' | 'now'>): Promise<void> {
  const count = Math.max((await readClubsGone(database)) + 1, Math.ceil(now / 1000));
  await database.put({ ...clubsGone, count });
}

interface BackedUpClub {
  readonly club: string;
  /** Its own item is the last. Reading may throw a `BackupFault`. */
  readonly items: () => AsyncIterable<Item>;
}

/** Where backups are read from. */
export interface BackupSource {
  /** As people call it, such as "s3://backups/ClubLadder". */
  readonly name: string;
  /** How many clubs can be read at once. */
  readonly atOnce: number;
  /** The clubs as they were at a moment, in milliseconds. */
  clubs(at: number): AsyncIterable<BackedUpClub>;
}

/** What is restored: as of when, and the one club that is, if it is one. */
export interface RestoreWanted {
  readonly at: number;
  readonly club?: string | undefined;
}

export interface Restored {
  readonly restored: number;
  /** Clubs that had already been restored. */
  readonly before: number;
  readonly failed: readonly unknown[];
}

/**
 * Restores all clubs into an empty table, or one into a table that lacks it. Called again after a break, it goes on as of the
 * same moment, so that everything fits together; it also tries clubs that failed again. Throws a `BackupFault` if the table is
 * another one, or the backup doesn't have the club.
 */
export async function restoreFrom(
  deps: RestoreDeps,
  source: BackupSource,
  wanted: RestoreWanted,
  tell: (club: string, what: RestoredClub) => void,
): Promise<Restored> {
  const { database } = deps;
  const { there, at } = await begin(database, source.name, wanted);
  await raiseFront(deps);
  const failed: unknown[] = [];
  let [before, restored] = [0, 0];
  for await (const clubs of inParts(source.atOnce, source.clubs(at))) {
    const meant = clubs.filter(({ club }) => wanted.club === undefined || club === wanted.club);
    const missing = meant.filter(({ club }) => !there.has(club));
    before += meant.length - missing.length;
    // Not before: an operator who gave a wrong bucket or moment can still give another.
    if (missing.length > 0) await database.put({ ...markKey(wanted), from: source.name, at });
    const errors = await atOnce(source.atOnce, missing, async ({ club, items }) => {
      tell(club, await restoreClub(deps, club, items()));
      restored++;
    });
    failed.push(...errors);
  }
  if (before + restored + failed.length === 0)
    failed.push(
      new BackupFault(`${source.name} has no ${wanted.club === undefined ? 'clubs' : `club ${wanted.club}`}`),
    );
  if (failed.length === 0) await writeAll(database, [{ remove: markKey(wanted) }]);
  return { restored, before, failed };
}

const markKey = ({ club = 'all' }: RestoreWanted) => ({ pk: RESTORES, sk: club });

async function begin(database: Database, from: string, wanted: RestoreWanted) {
  const there = new Set(await allOf(readClubIds(database)));
  const begun = await database.get(markKey(wanted));
  if (begun && begun['from'] !== from)
    throw new BackupFault(`this was begun from ${begun['from']}: go on with that, or take an empty table`);
  if (begun) return { there, at: Number(begun['at']) };
  if (wanted.club !== undefined && there.has(wanted.club))
    throw new BackupFault(`the club ${wanted.club} is in the table already`);
  if (wanted.club === undefined && there.size > 0)
    throw new BackupFault(
      `the table is not empty, it has ${there.size} clubs: take an empty one, or restore a single club that it lacks`,
    );
  return { there, at: wanted.at };
}

/** The clubs of a bucket as they were at a moment, including those deleted since. */
export const sourceIn = (name: string, files: BackupBucket): BackupSource => ({
  name,
  atOnce: 6,
  async *clubs(at) {
    let last = '';
    for await (const { name: manifest, version, since, isGone } of files.versions(CLUBS)) {
      if (manifest === last || since > at) continue;
      last = manifest;
      if (!isGone)
        yield { club: clubOf(manifest), items: () => itemsOf(files, manifest, version) } satisfies BackedUpClub;
    }
  },
});

async function* itemsOf(files: BackupBucket, name: string, version: string): AsyncGenerator<Item> {
  const found = await files.get(name, version);
  if (!found) throw new BackupFault(`${name} is missing`);
  for (const { file, digest } of parseManifest(found, name).parts) {
    const bytes = await files.getDeleted(file);
    if (!bytes) throw new BackupFault(`${file} is missing`);
    yield* parsePiece(bytes, digest, file);
  }
}
