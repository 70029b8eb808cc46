import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Bytes, fromJson, type Item, toJson } from '../database/item.ts';

/** What a backup is written as (docs/architecture.md, *Backups*). Another number says that older code cannot read it. */
export const FORMAT = 'club-ladder-backup/1';

/** What is wrong with a backup, in a sentence for the operator who restores it. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** The first line of a backup, and of each piece of one. */
export const formatHead = (said: Readonly<Record<string, string>>): string =>
  JSON.stringify({ format: FORMAT, ...said });

/** What the first line says besides; throws a `BackupFault` if it is no backup, or one of a later version. */
export function parseHead(line: string, where: string): Readonly<Record<string, string>> {
  const { format, ...said } = objectIn(line);
  if (format === FORMAT) return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]));
  throw new BackupFault(
    String(format).startsWith('club-ladder-backup/')
      ? `${where} is of the format ${format}, and this version reads ${FORMAT}: use the version that wrote it, or a newer one`
      : `${where} is no backup of Club Ladder`,
  );
}

/** Attributes in the order of their names: what is the same is the same text, whichever database it comes from. */
export function formatItem({ pk, sk, ...attributes }: Item): string {
  const names = Object.keys(attributes).toSorted();
  const others = names.map((name) => [name, toJson(attributes[name] ?? '')] as const);
  return JSON.stringify({ pk, sk, ...Object.fromEntries(others) });
}

/** Throws a `BackupFault` where a line is no item. */
export function parseItem(line: string, where: string): Item {
  const { pk, sk, ...others } = objectIn(line);
  if (
    typeof pk !== 'string' ||
    typeof sk !== 'string' ||
    pk === '' ||
    sk === '' ||
    !Object.values(others).every(isStored)
  )
    throw new BackupFault(`${where} is damaged: a line of it is no item`);
  const attributes = Object.entries(others).map(([name, value]) => [name, fromJson(value as number)] as const);
  return { pk, sk, ...Object.fromEntries(attributes) };
}

const isStored = (value: unknown): value is string | number | Bytes =>
  typeof value === 'string' ||
  // JSON has numbers too large for any database, which are read as infinite.
  Number.isFinite(value) ||
  (typeof value === 'object' && value !== null && 'base64' in value && typeof value.base64 === 'string');

export function objectIn(line: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(line);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Items as a piece of a backup, which its digest names: the same items are the same piece. */
export function formatPiece(name: string, items: readonly Item[]) {
  const text = [formatHead({ part: name }), ...items.map(formatItem), ''].join('\n');
  return { digest: digestOf(text), bytes: new Uint8Array(gzipSync(text)) };
}

/** Throws a `BackupFault` where a piece is not, to the letter, what was written. */
export function parsePiece(bytes: Uint8Array, digest: string, where: string): readonly Item[] {
  const text = unzipped(bytes, where);
  const [head = '', ...lines] = text.split('\n').slice(0, -1);
  parseHead(head, where);
  if (digestOf(text) !== digest) throw new BackupFault(`${where} is damaged: it is not what was written`);
  return lines.map((line) => parseItem(line, where));
}

/** The most that a piece holds, in bytes: a thousand lines of a log, or the state of the largest ladder, by far. */
const LARGEST = 256 * 1024 * 1024;

function unzipped(bytes: Uint8Array, where: string): string {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST }).toString();
  } catch (error) {
    throw new BackupFault(`${where} is damaged or cut off`, { cause: error });
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
