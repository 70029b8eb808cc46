import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { formatHead, formatItem } from '#functions/backups/lines.ts';
import { partsOf } from '#functions/backups/parts.ts';
import { readClubIds } from '#functions/books/clubs.ts';
import type { Reader } from '#functions/database/database.ts';
import { CLUB } from '#functions/database/keys.ts';
import { BESIDE, type Counted } from './backup-file.ts';
import type { DataFolder } from './data-folder.ts';
import { drafting, removeDraft } from './drafts.ts';
import { repeat } from './pacing.ts';
import { Connection } from './sqlite/connection.ts';
import { SqliteDatabase } from './sqlite/database.ts';

/** Writes a laptop's clubs and keys into a file, or one club alone, as of one moment, while others may be writing. */
export async function backUpLaptop(folder: DataFolder, file: string, only?: string): Promise<Counted> {
  const connection = Connection.open(folder.sqlite);
  try {
    const database = new SqliteDatabase({ connection });
    // The keys are the laptop's, and no club's to take along.
    const keys = only === undefined ? folder : undefined;
    return await connection.snapshot(() => writeBackup(file, database, 'laptop', keys, only));
  } finally {
    connection.close();
  }
}

/** Writes all clubs into a file, or the one that is named, for its owner alone; it is there when it is whole. */
export async function writeBackup(
  file: string,
  database: Reader,
  origin: string,
  folder?: Pick<DataFolder, 'read'>,
  only?: string,
): Promise<Counted> {
  const count = { clubs: 0, items: 0 };
  async function* lines(): AsyncGenerator<string> {
    yield formatHead({ origin, at: new Date().toISOString() });
    for (const name of Object.keys(BESIDE)) {
      const value = folder?.read(name);
      if (value !== undefined) yield JSON.stringify({ file: name, value });
    }
    for await (const club of only === undefined ? readClubIds(database) : [only]) {
      for await (const { items = [] } of partsOf(database, club)) {
        count.items += items.length;
        // A club that is being deleted is listed still, and has nothing to be kept.
        count.clubs += items.filter(({ sk }) => sk === CLUB).length;
        if (items.length > 0) yield items.map(formatItem).join('\n');
      }
    }
    yield JSON.stringify({ end: count });
  }
  await drafting(file, async (draft) => {
    await pipeline(inLines(lines()), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, file);
  });
  return count;
}

async function* inLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield `${text}\n`;
}

/** How many of the daily backups are kept. */
const KEPT = 7;

/** Writes today's backup of a laptop, unless there is one, and takes away all but the last ones. */
async function backUpDaily(folder: DataFolder): Promise<void> {
  const backups = folder.file('backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const file = join(backups, `${new Date().toISOString().slice(0, 10)}.jsonl.gz`);
  // A laptop that was killed may have left one of another day.
  for (const name of readdirSync(backups)) if (name.endsWith('.draft')) removeDraft(join(backups, name));
  if (existsSync(file)) return;
  await backUpLaptop(folder, file);
  const names = readdirSync(backups).filter((name) => /^\d{4}-\d{2}-\d{2}\.jsonl\.gz$/.test(name));
  for (const name of names.toSorted().slice(0, -KEPT)) rmSync(join(backups, name));
}

/** How often is looked whether today's is there, in milliseconds; the first time when a start is long over. */
const LOOK = 60_000;

/** Writes a backup each day while a laptop runs. One that fails is reported once, and tried again until it succeeds. */
export function backUpEachDay(folder: DataFolder, tellOf: (error: unknown) => void, pause = LOOK): () => Promise<void> {
  let isTold = false;
  const work = async (): Promise<void> => {
    await backUpDaily(folder);
    isTold = false;
  };
  return repeat(work, pause, (error) => {
    if (!isTold) tellOf(error);
    isTold = true;
  });
}
