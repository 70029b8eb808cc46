import { readFileSync } from 'node:fs';
import { type Bytes, fromJson, type Item } from '#functions/database/item.ts';

/** One of these: an item of the table, a public file, what a tablet keeps, and what opens the door. */
export interface Line {
  readonly item?: Readonly<Record<string, string | number | Bytes>>;
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
export const itemOf = ({ pk, sk, ...text }: NonNullable<Line['item']>): Item => ({
  ...Object.fromEntries(Object.entries(text).map(([name, value]) => [name, fromJson(value)])),
  pk: String(pk),
  sk: String(sk),
});
