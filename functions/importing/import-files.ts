import { type Item, type ItemKey, type Scalar, sizeOf } from '../database/item.ts';
import { type LadderKey, ladderPartition } from '../database/keys.ts';
import { MOST_ITEM_BYTES } from '../database/transaction.ts';
import type { Transfers } from '../transfers/transfers.ts';

/** How many items of a ladder lie in one file until they are written. */
export const PER_PART = 5000;

/** The files of one import, beside the log itself. */
export const filesOf = ({ club, ladder }: LadderKey, id: string) => {
  const folder = `imports/${club}/${ladder}/${id}`;
  return {
    log: `${folder}/log.jsonl`,
    outcome: `${folder}/outcome.json`,
    head: `${folder}/head.json`,
    part: (number: number): string => `${folder}/part-${number}.json`,
  };
};

type ImportFiles = ReturnType<typeof filesOf>;

/** Bytes are written as {"b64": …}; the partition is known. */
type JsonField = string | number | { readonly b64: string };
type JsonRow = Readonly<Record<string, JsonField>>;

const formatField = (value: Scalar): JsonField =>
  value instanceof Uint8Array ? { b64: Buffer.from(value).toString('base64') } : value;
const parseField = (value: JsonField): Scalar => (typeof value === 'object' ? Buffer.from(value.b64, 'base64') : value);

const mapFields = <A, B>(fields: Readonly<Record<string, A>>, change: (field: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));

export const formatItems = (items: readonly Item[]): string =>
  JSON.stringify(items.map(({ pk: _, ...rest }) => mapFields(rest, formatField)));

function parseItems(key: LadderKey, text: string): readonly Item[] {
  const rows: readonly JsonRow[] = JSON.parse(text);
  const pk = ladderPartition(key);
  return rows.map(({ sk, ...rest }) => ({ ...mapFields(rest, parseField), ...named(pk, sk) }));
}

function named(pk: string, sk: JsonField | undefined): ItemKey {
  if (typeof sk !== 'string') throw new Error('an item without a name');
  return { pk, sk };
}

/** An item of a ladder that no table takes. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Puts all items of a ladder in files, a few thousand in each; gives their number. Throws `TooLarge`. */
export async function putParts(
  transfers: Transfers,
  files: ImportFiles,
  items: Iterable<Item>,
  rest: () => Promise<void>,
): Promise<number> {
  let count = 0;
  let part: Item[] = [];
  const put = () => transfers.put(files.part(Math.floor((count - 1) / PER_PART)), formatItems(part));
  for (const item of items) {
    if (sizeOf(item) > MOST_ITEM_BYTES) throw new TooLarge(item.sk);
    part.push(item);
    if (++count % 500 === 0) await rest();
    if (count % PER_PART > 0) continue;
    await put();
    part = [];
  }
  if (part.length > 0) await put();
  return count;
}

export async function readItems(
  transfers: Transfers,
  key: LadderKey,
  file: string,
): Promise<readonly Item[] | undefined> {
  const bytes = await transfers.get(file);
  return bytes && parseItems(key, Buffer.from(bytes).toString());
}

/** Deletes the files of an import that are no longer needed; its outcome is kept a while. */
export async function removeFiles(transfers: Transfers, files: ImportFiles, items: number): Promise<void> {
  const parts = Array.from({ length: Math.ceil(items / PER_PART) }, (_, number) => files.part(number));
  for (const file of [files.log, files.head, ...parts]) await transfers.remove(file);
}
