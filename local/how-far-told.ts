import type { Reader } from '#functions/database/database.ts';
import type { Item, ItemKey } from '#functions/database/item.ts';

/** How far players and webhooks are told, by the name of a ladder: up to which line; and of a reminder: when, in milliseconds. */
export type Told = Readonly<Record<string, number>>;

const TOLD = 'TOLD';

export const toldKey = (name: string): ItemKey => ({ pk: TOLD, sk: name });
export const toldItem = (name: string, upTo: number): Item => ({ ...toldKey(name), upTo });

export async function* readTold(
  database: Pick<Reader, 'query'>,
): AsyncGenerator<readonly [name: string, upTo: number]> {
  for await (const { sk, upTo } of database.query({ pk: TOLD })) yield [sk, Number(upTo)];
}
