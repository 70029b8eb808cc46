import type { Item, ItemKey, Scalar } from '../item.ts';

/** A value as DynamoDB writes it in JSON: a text, a number in digits, or bytes in Base64. */
export type Attribute = { readonly S: string } | { readonly N: string } | { readonly B: string };

export type Attributes = Readonly<Record<string, Attribute>>;

/** Values under their names, as DynamoDB writes them. */
export const fromItem = (values: Readonly<Record<string, Scalar>>): Attributes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fromScalar(value)]));

function fromScalar(value: Scalar): Attribute {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  return { B: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64') };
}

/** An item of the store's own making, all of whose attributes are scalars. */
export const toItem = (attributes: Attributes): Item =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, toScalar(value)])) as Item;

function toScalar(value: Attribute): Scalar {
  if ('S' in value) return value.S;
  return 'N' in value ? Number(value.N) : Buffer.from(value.B, 'base64');
}

/** An item's key without the rest of it, as DynamoDB writes it. */
export const keyIn = ({ pk, sk }: ItemKey): Attributes => fromItem({ pk, sk });
