import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Item, ItemKey, Scalar } from '../item.ts';

export type Attributes = Record<string, AttributeValue>;

export const toAttributes = (item: Readonly<Record<string, Scalar>>): Attributes =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toAttribute(value)]));

export function toAttribute(value: Scalar): AttributeValue {
  if (typeof value === 'string') return { S: value };
  return typeof value === 'number' ? { N: String(value) } : { B: value };
}

export const fromAttributes = (attributes: Attributes): Item =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, fromAttribute(value)])) as Item;

function fromAttribute({ S, N, B }: AttributeValue): Scalar {
  if (N !== undefined) return Number(N);
  return B ?? S ?? '';
}

export const keyOf = ({ pk, sk }: ItemKey): Attributes => toAttributes({ pk, sk });
