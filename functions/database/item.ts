import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What names an item: the partition that it lies in, and its own name there. */
export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

export const keyOf = ({ pk, sk }: ItemKey): ItemKey => ({ pk, sk });

export type Scalar = string | number | Uint8Array;

/** An item is its name and some flat attributes; structured values are packed into one of them. */
export type Item = ItemKey & { readonly [name: string]: Scalar };

/** From this many characters of JSON on, a value is stored compressed: what is smaller costs one write unit anyhow. */
const COMPRESS_FROM = 1000;
/** A window as wide as the value finds the same ids again, even far apart. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** The most that a value may be once it is unpacked, in bytes: one from a backup that somebody wrote could be anything. */
const UNPACKED = { maxOutputLength: 64 * 1024 * 1024 };

export function pack(value: unknown): string | Uint8Array {
  const json = JSON.stringify(value);
  return json.length < COMPRESS_FROM ? json : brotliCompressSync(json, COMPRESSION);
}

export function unpack(packed: Scalar | undefined): unknown {
  if (packed === undefined) return undefined;
  return JSON.parse(packed instanceof Uint8Array ? brotliDecompressSync(packed, UNPACKED).toString() : String(packed));
}

/** A value as it comes back from the table: without fields that are there but undefined. */
export const asStored = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** Bytes as JSON has them. */
export interface Bytes {
  readonly base64: string;
}

export const toJson = (value: Scalar): string | number | Bytes =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;

export const fromJson = (value: string | number | Bytes): Scalar =>
  typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;

/** An item's size in bytes as DynamoDB counts it: names and values. Numbers are counted as long as they can be. */
export const sizeOf = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOfScalar(value), 0);

function sizeOfScalar(value: Scalar): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  return typeof value === 'number' ? 21 : value.byteLength;
}
