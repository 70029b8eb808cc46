import type { Item, Scalar } from '#functions/database/item.ts';

/** An item in its file: what is packed in a column of its own, the rest as JSON. */
interface Row {
  readonly pk: string;
  readonly sk: string;
  readonly value: Uint8Array | null;
  readonly attributes: string;
}

/** As the package gives it back: bytes are one thing of one row, and another of several. */
type Found = Omit<Row, 'value'> & { readonly value: Uint8Array | ArrayBuffer | null };

const bytesOf = (value: Uint8Array | ArrayBuffer): Uint8Array =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : value;

/** Bytes in JSON. */
interface Bytes {
  readonly base64: string;
}

export function toRow({ pk, sk, value, ...rest }: Item): Row {
  const isPacked = value instanceof Uint8Array;
  const others = { ...rest, ...(!isPacked && value !== undefined && { value }) };
  const attributes = Object.entries(others).map(([name, each]) => [name, toJson(each)] as const);
  return { pk, sk, value: isPacked ? value : null, attributes: JSON.stringify(Object.fromEntries(attributes)) };
}

export function fromRow(row: unknown): Item {
  const { pk, sk, value, attributes } = row as Found;
  const others: Record<string, string | number | Bytes> = JSON.parse(attributes);
  const entries = Object.entries(others).map(([name, each]) => [name, fromJson(each)] as const);
  return { pk, sk, ...(value !== null && { value: bytesOf(value) }), ...Object.fromEntries(entries) };
}

const toJson = (value: Scalar): string | number | Bytes =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value;

const fromJson = (value: string | number | Bytes): Scalar =>
  typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
