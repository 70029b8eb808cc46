import * as z from 'zod/mini';
import { readClubIds } from '../books/clubs.ts';
import type { Reader } from '../database/database.ts';
import { allOf, atOnce, inParts } from '../runtime/at-once.ts';
import { toldError } from '../runtime/told-error.ts';
import type { BackupBucket } from './bucket.ts';
import { BackupFault, FORMAT, formatPiece, objectIn, parseHead } from './lines.ts';
import { partsOf } from './parts.ts';

/** What a backup has of a club: which pieces are to be put together, in this order. */
const manifestShape = z.object({
  format: z.literal(FORMAT),
  /** The table that it was read from. */
  origin: z.string(),
  club: z.string(),
  parts: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      digest: z.string(),
      mark: z.optional(z.object({ epoch: z.optional(z.string()), last: z.int() })),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestShape>;

/** Where the manifests lie, each called as its club, and beside them the pieces. */
export const CLUBS = 'clubs/';
const PIECES = 'pieces/';
const manifestName = (club: string): string => `${CLUBS}${club}.json`;
export const clubOf = (manifest: string): string => manifest.slice(CLUBS.length, -'.json'.length);

/** Throws a `BackupFault` if it isn't a backup, or has another format. */
export function parseManifest(bytes: Uint8Array, where: string): Manifest {
  const text = Buffer.from(bytes).toString();
  parseHead(text, where);
  const found = manifestShape.safeParse(objectIn(text));
  if (!found.success) throw new BackupFault(`${where} is damaged`);
  return found.data;
}

/** Says with which club the next night begins: those from there on have been without a backup the longest. Missing where all had one. */
const NEXT = 'next.json';
const nextShape = z.object({ club: z.string() });

const readNext = async (files: BackupBucket): Promise<string> => {
  const found = await files.get(NEXT);
  return nextShape.safeParse(found && objectIn(Buffer.from(found).toString())).data?.club ?? '';
};

/** All clubs, starting with a given one and coming round to those before it. */
async function* inTurn(database: Reader, first: string): AsyncGenerator<string> {
  for await (const id of readClubIds(database)) if (id >= first) yield id;
  if (first !== '') for await (const id of readClubIds(database)) if (id < first) yield id;
}

export interface NightlyDeps {
  readonly database: Reader;
  readonly files: BackupBucket;
  /** The name of the table: what lies in the same place of another one is left alone until that is restored. */
  readonly origin: string;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
  /** Whether there is time for another club. */
  readonly hasTime: () => boolean;
}

/** How many clubs are held at once, and how many of them are read at once. */
const HELD = 100;
const AT_ONCE = 8;

/**
 * Brings the backups of all clubs up to date: writes the pieces that are missing, then the club's own file, and removes what no
 * longer belongs to it, such as rewritten lines and deleted clubs. A club that fails stops no other, and the next night begins
 * with those for which there was no time. Throws at the end if that happened.
 */
export async function backUp(deps: NightlyDeps): Promise<void> {
  const { database, files, origin, log, hasTime } = deps;
  const count = { clubs: 0, written: 0, removed: 0, late: 0 };
  const errors: unknown[] = [];
  const there = new Set<string>();
  const first = await readNext(files);
  let next: string | undefined;
  for await (const ids of inParts(HELD, inTurn(database, first))) {
    for (const id of ids) there.add(id);
    const failed = await atOnce(AT_ONCE, ids, async (id) => {
      if (!hasTime()) {
        next ??= id;
        return void count.late++;
      }
      const { written, removed } = await backUpClub(deps, id).catch((cause: unknown) => {
        log({ function: 'backup', club: id, ...toldError(cause) });
        throw cause;
      });
      count.clubs++;
      count.written += written;
      count.removed += removed;
    });
    errors.push(...failed);
  }
  if (next !== undefined) await files.put(NEXT, JSON.stringify({ club: next }));
  else if (first !== '') await files.remove(NEXT);
  const gone = (await allOf(files.list(CLUBS))).map(clubOf).filter((club) => !there.has(club));
  const failed = await atOnce(AT_ONCE, gone, async (id) => {
    count.removed += await forget(files, origin, id);
  });
  errors.push(...failed);
  log({ function: 'backup', ...count, ...(errors.length > 0 && { failed: errors.length }) });
  if (errors.length > 0) throw new Error(`${errors.length} clubs were not backed up`, { cause: errors[0] });
  if (count.late > 0) throw new Error(`there was no time to back up ${count.late} clubs: the next night goes on`);
}

async function backUpClub({ database, files, origin }: NightlyDeps, club: string) {
  const before = await readManifest(files, club);
  const known = new Map(before?.parts.map((part) => [part.name, part]));
  const there = await namesOf(files, club);
  let written = 0;
  const parts: Manifest['parts'][number][] = [];
  const isKnown = (name: string, { epoch, last }: { readonly epoch?: string | undefined; readonly last: number }) => {
    const found = known.get(name);
    return found !== undefined && found.mark?.epoch === epoch && found.mark?.last === last && there.has(found.file);
  };
  for await (const { name, items, mark } of partsOf(database, club, isKnown)) {
    const old = known.get(name);
    if (!items && old) {
      parts.push(old);
      continue;
    }
    const { digest, bytes } = formatPiece(name, items ?? []);
    const file = `${PIECES}${name}/${digest}.jsonl.gz`;
    if (!there.has(file)) {
      await files.put(file, bytes);
      written++;
    }
    parts.push({ name, file, digest, ...(mark && { mark }) });
  }
  // Deleted meanwhile: the next night takes away what there is of it.
  if (parts.length === 0) return { written, removed: 0 };
  const manifest = JSON.stringify({ format: FORMAT, origin, club, parts } satisfies Manifest);
  if (!before || JSON.stringify(before) !== manifest) {
    await files.put(manifestName(club), manifest);
    written++;
  }
  const needed = new Set(parts.map(({ file }) => file));
  const old = [...there].filter((name) => !needed.has(name));
  await removeAll(files, old);
  return { written, removed: old.length };
}

async function readManifest(files: BackupBucket, club: string): Promise<Manifest | undefined> {
  const name = manifestName(club);
  const found = await files.get(name);
  return found && parseManifest(found, name);
}

const namesOf = async (files: BackupBucket, club: string): Promise<ReadonlySet<string>> =>
  new Set(await allOf(files.list(`${PIECES}${club}/`)));

/** Takes away what there is of a club that is gone, unless it is another table's; how much that was. */
async function forget(files: BackupBucket, origin: string, club: string): Promise<number> {
  if ((await readManifest(files, club))?.origin !== origin) return 0;
  const names = await namesOf(files, club);
  // The pieces first: as long as one is there, the manifest has the next night look again.
  await removeAll(files, [...names]);
  await files.remove(manifestName(club));
  return names.size + 1;
}

async function removeAll(files: BackupBucket, names: readonly string[]): Promise<void> {
  const [error] = await atOnce(AT_ONCE, names, (name) => files.remove(name));
  if (error !== undefined) throw error;
}
