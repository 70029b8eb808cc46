import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { BackupFault, objectIn, parseHead, parseItem } from '#functions/backups/lines.ts';
import type { Item } from '#functions/database/item.ts';
import { CLUB } from '#functions/database/keys.ts';
import { isKeys } from './keys.ts';
import { isPushKey } from './push.ts';

/** What a laptop keeps beside its database and cannot make again: its own keys, and that by which browsers know it. */
export const BESIDE = { 'keys.json': isKeys, 'push.json': isPushKey } as const;
type Beside = keyof typeof BESIDE;

const isBeside = (name: unknown): name is Beside => typeof name === 'string' && Object.hasOwn(BESIDE, name);

const countedShape = z.object({ clubs: z.int(), items: z.int() });
export type Counted = z.infer<typeof countedShape>;

/** A line of a backup of all clubs in one file: an item, a file of a laptop's, or the end. */
type BackupLine =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'file'; readonly name: Beside; readonly value: unknown }
  | { readonly kind: 'end'; readonly counted: Counted | undefined };

/** The longest line, in characters: an item of 400 KB in which all is escaped. */
const LONGEST = 4 * 1024 * 1024;

/** The lines of a file; throws a `BackupFault` if it isn't one of ours, is damaged, or cut off. */
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
      if (read.kind === 'end') isWhole = read.counted?.items === items && read.counted.clubs === clubs;
      yield read;
    }
  } catch (error) {
    throw error instanceof BackupFault ? error : new BackupFault(whyUnread(file, error), { cause: error });
  }
  if (!isWhole) throw new BackupFault(`${file} is damaged or cut off`);
}

function whyUnread(file: string, error: unknown): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOENT':
      return `there is no ${file}`;
    case 'EISDIR':
      return `${file} is a folder, and no backup`;
    case 'EACCES':
    case 'EPERM':
      return `you may not read ${file}: it is another user’s`;
    default:
      return `${file} is damaged or cut off`;
  }
}

async function* textLines(file: string): AsyncGenerator<string> {
  const [source, text] = [createReadStream(file), createGunzip().setEncoding('utf8')];
  source.on('error', (error) => text.destroy(error)).pipe(text);
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST) throw new BackupFault(`${file} is damaged: a line of it is longer than any item`);
      yield* lines;
    }
  } finally {
    source.destroy();
    text.destroy();
  }
  if (rest !== '') yield rest;
}

function readLine(line: string, file: string): BackupLine {
  const { pk, end, file: name, value } = objectIn(line);
  // An item may have attributes of these names: the last line of a season that is over says that it is its `end`.
  if (pk !== undefined) return { kind: 'item', item: parseItem(line, file) };
  if (isBeside(name)) {
    if (!BESIDE[name](value)) throw new BackupFault(`${file} is damaged: there are no keys in its ${name}`);
    return { kind: 'file', name, value };
  }
  if (end === undefined) return { kind: 'item', item: parseItem(line, file) };
  return { kind: 'end', counted: countedShape.safeParse(end).data };
}
