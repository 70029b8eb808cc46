import type { Item, ItemKey } from '../item.ts';

/** An item as the document client reads it: of the store's own making, so that its attributes are scalars. */
export const toItem = (attributes: Readonly<Record<string, unknown>>): Item => attributes as Item;

/** An item's key without the rest of it. */
export const keyIn = ({ pk, sk }: ItemKey): ItemKey => ({ pk, sk });
