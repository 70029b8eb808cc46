import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupFault, formatHead, formatItem, objectIn, parseHead, parseItem } from '#functions/backups/lines.ts';
import { partsOf } from '#functions/backups/parts.ts';
import { readClubIds } from '#functions/club/clubs.ts';
import type { Reader } from '#functions/database/database.ts';
import type { Item } from '#functions/database/item.ts';
import { CLUB } from '#functions/database/keys.ts';
import type { DataFolder } from './data-folder.ts';
import { isKeys } from './keys.ts';
import { repeat } from './pacing.ts';
import { isPushKey } from './push.ts';
import { Connection } from './sqlite/connection.ts';
import { SqliteDatabase } from './sqlite/database.ts';

/** What a laptop keeps beside its database and cannot make again: its own keys, and that by which browsers know it. */
const BESIDE = { 'keys.json': isKeys, 'push.json': isPushKey } as const;
type Beside = keyof typeof BESIDE;

const isBeside = (name: unknown): name is Beside => typeof name === 'string' && Object.hasOwn(BESIDE, name);

export interface Counted {
  readonly clubs: number;
  readonly items: number;
}

/** A line of a backup of all clubs in one file: an item, a file of a laptop's, or the end. */
export type BackupLine =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'file'; readonly name: string; readonly value: unknown }
  | ({ readonly kind: 'end' } & Counted);

/** Writes a laptop's clubs and keys into a file, as of one moment, whatever is written meanwhile. */
export async function backUpLaptop(folder: DataFolder, file: string): Promise<Counted> {
  const connection = Connection.open(folder.sqlite);
  try {
    return await connection.snapshot(() => writeBackup(file, new SqliteDatabase({ connection }), 'laptop', folder));
  } finally {
    connection.close();
  }
}

/** Writes all clubs into a file, for its owner alone; it is there when it is whole. */
export async function writeBackup(
  file: string,
  database: Reader,
  origin: string,
  folder?: Pick<DataFolder, 'read'>,
): Promise<Counted> {
  const draft = `${file}.draft`;
  rmSync(draft, { force: true });
  const count = { clubs: 0, items: 0 };
  async function* lines(): AsyncGenerator<string> {
    yield formatHead({ origin, at: new Date().toISOString() });
    for (const name of Object.keys(BESIDE)) {
      const value = folder?.read(name);
      if (value !== undefined) yield JSON.stringify({ file: name, value });
    }
    for await (const club of readClubIds(database)) {
      for await (const { items = [] } of partsOf(database, club)) {
        count.items += items.length;
        if (items.length > 0) yield items.map(formatItem).join('\n');
      }
      count.clubs++;
    }
    yield JSON.stringify({ end: count });
  }
  try {
    await pipeline(inLines(lines()), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return count;
}

async function* inLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of texts) yield `${text}\n`;
}

/** The lines of a file; throws a `BackupFault` where it is none of ours, damaged, or cut off. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  let [head, items, clubs, isWhole] = ['', 0, 0, false];
  try {
    for await (const line of textLines(file)) {
      if (isWhole) throw new BackupFault(`${file} goes on behind its end`);
      if (head === '') {
        head = line;
        parseHead(line, file);
        continue;
      }
      const read = readLine(line, file);
      if (read.kind === 'item') items++;
      if (read.kind === 'item' && read.item.sk === CLUB) clubs++;
      if (read.kind === 'end') isWhole = read.items === items && read.clubs === clubs;
      yield read;
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new BackupFault(isMissing ? `there is no ${file}` : `${file} is damaged or cut off`, { cause: error });
  }
  if (!isWhole) throw new BackupFault(`${file} is damaged or cut off`);
}

async function* textLines(file: string): AsyncGenerator<string> {
  const [source, text] = [createReadStream(file), createGunzip().setEncoding('utf8')];
  source.on('error', (error) => text.destroy(error)).pipe(text);
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    source.destroy();
  }
  if (rest !== '') yield rest;
}

function readLine(line: string, file: string): BackupLine {
  const { end, file: name, value } = objectIn(line);
  if (isBeside(name)) {
    if (!BESIDE[name](value)) throw new BackupFault(`${file} is damaged: there are no keys in its ${name}`);
    return { kind: 'file', name, value };
  }
  if (typeof end !== 'object' || end === null) return { kind: 'item', item: parseItem(line, file) };
  return { kind: 'end', items: 0, clubs: 0, ...end };
}

/** How many of the daily backups are kept. */
const KEPT = 7;

/** Writes today's backup of a laptop, unless there is one, and takes away all but the last ones. */
async function backUpDaily(folder: DataFolder, today = new Date()): Promise<void> {
  const backups = folder.file('backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const file = join(backups, `${today.toISOString().slice(0, 10)}.jsonl.gz`);
  if (existsSync(file)) return;
  await backUpLaptop(folder, file);
  const names = readdirSync(backups).filter((name) => /^\d{4}-\d{2}-\d{2}\.jsonl\.gz$/.test(name));
  for (const name of names.toSorted().slice(0, -KEPT)) rmSync(join(backups, name));
}

/** How often is looked whether today's is there, in milliseconds; the first time when a start is long over. */
const LOOK = 60_000;

/** Writes a backup each day while a laptop runs. One that fails is told once, and tried again until it succeeds. */
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
