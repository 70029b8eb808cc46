import { readFileSync } from 'node:fs';
import type { Item } from '#functions/database/item.ts';

/** One of these: an item of the table, a public file, what a tablet keeps, and what opens the door. */
export interface Line {
  readonly item?: Readonly<Record<string, string | number | { readonly base64: string }>>;
  readonly file?: readonly [path: string, text: string];
  readonly kept?: readonly [name: string, text: string];
  readonly key?: string;
  readonly cookie?: string;
}

/** What a release has left behind, as it was recorded. */
export const linesOf = (release: string): readonly Line[] =>
  readFileSync(new URL(`${release}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** An item as the table holds it. */
export const itemOf = (text: NonNullable<Line['item']>): Item => {
  const values = Object.entries(text).map(([name, value]) => [
    name,
    typeof value === 'object' ? new Uint8Array(Buffer.from(value.base64, 'base64')) : value,
  ]);
  return Object.fromEntries(values);
};
