import * as z from 'zod/mini';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import type { Instant, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { clubPartition, JOIN_BLOCK, JOIN_REQUEST } from '../database/keys.ts';
import { readList } from '../database/lists.ts';
import { instant, maybe, type Shape, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, still } from '../database/transaction.ts';

const DAY = 24 * 60 * 60 * 1000;
export const REQUEST_KEPT = 30 * DAY;

/** How long a block lasts; shorter for a network address, which others share. */
export const BLOCKED: { readonly [M in keyof Marks]-?: number } = { email: 90 * DAY, from: 7 * DAY };

const blockOf = (club: string, mark: string): ItemKey => ({ pk: clubPartition(club), sk: `${JOIN_BLOCK}${mark}` });
const placeOf = (club: string, hash: string): ItemKey => ({ pk: clubPartition(club), sk: `${JOIN_REQUEST}${hash}` });

const toItem = (club: string, request: Asker | TakenIn): Item => ({
  ...placeOf(club, request.hash),
  value: pack(request),
  [EXPIRY]: Math.ceil((request.at + REQUEST_KEPT) / 1000),
});

const request = { hash: z.string(), ladder: z.string(), at: instant } as const;
const taken = z.object({ ...request, player: text<PlayerId>() });
const asking = z.object({
  ...request,
  name: z.string(),
  email: maybe(z.string()),
  note: maybe(z.string()),
  /** Hashes by which they are recognised if they are blocked: of their e-mail address and their network. */
  marks: maybe(z.object({ email: maybe(z.string()), from: maybe(z.string()) })),
});
export const requestIn = stored(z.union([taken, asking]));

/** A request to join a ladder, by the hash of the secret in the browser. */
export type Asker = Shape<typeof asking>;
export type Marks = NonNullable<Asker['marks']>;
/** A request that was accepted: only the resulting player is stored. */
export type TakenIn = Shape<typeof taken>;

/** The table forgets what has expired when it likes; until then it counts as gone. */
const fromItem = (item: Item, now: Instant): Asker | TakenIn | undefined =>
  Number(item[EXPIRY]) > now / 1000 ? requestIn(item) : undefined;

const marksIn = ({ email, from }: Marks): readonly (readonly [keyof Marks, string])[] => [
  ...(email === undefined ? [] : [['email', email] as const]),
  ...(from === undefined ? [] : [['from', from] as const]),
];

/**
 * The requests to join ladders of a club, oldest first. What people wrote is stored until they are answered, for 30 days at
 * most.
 */
export async function readRequests(
  database: Database,
  club: string,
  now: Instant,
): Promise<readonly (Asker | TakenIn)[]> {
  const query = { pk: clubPartition(club), sk: { beginsWith: JOIN_REQUEST } };
  const found = await readList(database, query, (item) => fromItem(item, now));
  return found.toSorted((one, other) => one.at - other.at);
}

export async function readRequest(
  database: Database,
  club: string,
  hash: string,
  now: Instant,
): Promise<Asker | TakenIn | undefined> {
  const item = await database.get(placeOf(club, hash));
  return item && fromItem(item, now);
}

/** Requests made at the same moment may exceed fifty by a few: how many come at all is limited by the day. */
export async function addRequest(database: Database, club: string, asker: Asker): Promise<'added' | 'too-many'> {
  const there = await readRequests(database, club, asker.at);
  if (there.filter((each) => 'name' in each).length >= MOST.requests) return 'too-many';
  await writeAll(database, [{ put: toItem(club, asker), condition: absent('exists') }]);
  return 'added';
}

/** As it was asked: of two organisers who answer at once, the first decides, and the other is told that it has been answered. */
const asSeen = (seen: Asker | TakenIn) => still('answered', 'value', pack(seen));

/** Keeps of a request that its player was taken in as a member; whether nobody has answered it meanwhile. */
export async function acceptRequest(
  database: Database,
  club: string,
  asker: Asker,
  player: PlayerId,
): Promise<boolean> {
  const { hash, ladder, at } = asker;
  const put = toItem(club, { hash, ladder, at, player });
  return (await writeAll(database, [{ put, condition: asSeen(asker) }])) === 'committed';
}

/** Keeps the person with these hashes from asking for a while. */
export async function blockAsker(database: Database, club: string, marks: Marks, now: Instant): Promise<void> {
  for (const [kind, mark] of marksIn(marks))
    await database.put({ ...blockOf(club, mark), [EXPIRY]: Math.ceil((now + BLOCKED[kind]) / 1000) });
}

export async function isBlocked(database: Database, club: string, marks: Marks, now: Instant): Promise<boolean> {
  const found = await Promise.all(marksIn(marks).map(([, mark]) => database.get(blockOf(club, mark))));
  return found.some((item) => item && Number(item[EXPIRY]) > now / 1000);
}

/** Whether it was still as it was seen. */
export async function dropRequest(database: Database, club: string, seen: Asker | TakenIn): Promise<boolean> {
  return (await writeAll(database, [{ remove: placeOf(club, seen.hash), condition: asSeen(seen) }])) === 'committed';
}
