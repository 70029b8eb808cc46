import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';

/*
 * What lies in the table and in the bucket, read once more by somebody else: the names of items, their encoding and the
 * requests are written down here by themselves, so that a mistake of the functions is not made again by the proof.
 */

type Value = string | number | Buffer;

/** An item as it lies in the table. */
export interface RawItem {
  readonly pk: string;
  readonly sk: string;
  readonly [name: string]: Value;
}

type Typed = Readonly<Record<string, { readonly S?: string; readonly N?: string; readonly B?: string }>>;

const scalarOf = ({ S, N, B }: Typed[string]): Value =>
  S ?? (N === undefined ? Buffer.from(B ?? '', 'base64') : Number(N));

const itemOf = (typed: Typed): RawItem =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, scalarOf(value)])) as RawItem & object;

/** A table of an emulator. */
export interface Table {
  readonly endpoint: string;
  readonly table: string;
}

/** Everything of a club: its partitions, and what other partitions list of it. */
export const itemsOfClub = (place: Table, club: string): Promise<readonly RawItem[]> =>
  all(place, 'Scan', {
    FilterExpression: 'contains(pk, :club) OR contains(sk, :club)',
    ExpressionAttributeValues: { ':club': { S: club } },
  });

export const itemsIn = (place: Table, pk: string): Promise<readonly RawItem[]> =>
  all(place, 'Query', {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: pk } },
    ConsistentRead: true,
  });

async function all({ endpoint, table }: Table, action: string, input: object): Promise<readonly RawItem[]> {
  const found: RawItem[] = [];
  let start: unknown;
  do {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${action}`,
        'x-amz-date': '20210101T000000Z',
        authorization:
          'AWS4-HMAC-SHA256 Credential=proof/20210101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify({ TableName: table, ...input, ...(start !== undefined && { ExclusiveStartKey: start }) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${action}: ${text}`);
    const { Items = [], LastEvaluatedKey } = JSON.parse(text);
    found.push(...Items.map(itemOf));
    start = LastEvaluatedKey;
  } while (start !== undefined);
  return found;
}

/** What is packed into an attribute: JSON, compressed where it is long. */
export const unpacked = (value: Value | undefined) =>
  value === undefined
    ? undefined
    : JSON.parse(Buffer.isBuffer(value) ? String(brotliDecompressSync(value)) : String(value));

/** All that an item or a file says, as text. */
export const textOf = (value: Value): string => {
  if (!Buffer.isBuffer(value)) return String(value);
  for (const inflate of [brotliDecompressSync, gunzipSync]) {
    try {
      return String(inflate(value));
    } catch {
      // It is packed otherwise.
    }
  }
  return String(value);
};

export const saidIn = (item: RawItem): string => Object.values(item).map(textOf).join('\n');

/** A line of a log as it is stored. */
export interface RawEntry extends Entry {
  readonly lookedBack: boolean;
}

/** A season as it is stored: its head, the header of its log, and its lines. */
export interface RawSeason {
  readonly pk: string;
  readonly items: readonly RawItem[];
  readonly head: RawItem;
  readonly header: Header;
  readonly entries: readonly RawEntry[];
}

const isLine = ({ sk, end }: RawItem): boolean => /^entry#\d{8}$/.test(sk) && end === undefined;

function entryOf(item: RawItem): RawEntry {
  const { command, effects } = unpacked(item['value']);
  return { line: Number(item['line']) as Entry['line'], command, effects, lookedBack: item['lookedBack'] === 1 };
}

/** The season in a partition; undefined where there is none. */
export function seasonIn(items: readonly RawItem[]): RawSeason | undefined {
  const named = (name: string): RawItem | undefined => items.find(({ sk }) => sk === name);
  const head = named('state#head');
  if (!head) return undefined;
  const made: Header | undefined = unpacked(named('state#configured')?.['value'])?.made;
  const header = made ?? unpacked(head['value']).header;
  const entries = items.filter(isLine).map(entryOf);
  return { pk: head.pk, items, head, header, entries };
}

/** The seasons of a ladder, the first first, of all items of its club. */
export function seasonsOf(items: readonly RawItem[], club: string, ladder: string): readonly RawSeason[] {
  const first = `CLUB#${club}#LADDER#${ladder}`;
  const partitions = new Set(
    items.map(({ pk }) => pk).filter((pk) => pk === first || pk.startsWith(`${first}#SEASON#`)),
  );
  return [...partitions]
    .flatMap((each) => seasonIn(items.filter(({ pk }) => pk === each)) ?? [])
    .toSorted((one, other) => (one.entries[0]?.line ?? 0) - (other.entries[0]?.line ?? 0));
}
