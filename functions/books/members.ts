import * as z from 'zod/mini';
import { areAlike } from '#shared/vocabulary/alike.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, transactSurely, untilThrough, writeAll } from '../database/change.ts';
import { membersOf, tallyOf } from '../database/counter.ts';
import type { Database, Reader } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { clubPartition, MEMBER } from '../database/keys.ts';
import { unlessDamaged } from '../database/lists.ts';
import { instant, maybe, type Stored, stored, text } from '../database/stored.ts';
import { absent, still, type TransactionOutcome, type Write } from '../database/transaction.ts';
import { type AdminChange, lineOf } from './admin-history.ts';

export type Adding =
  | { readonly kind: 'added' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'exists'; readonly id: PlayerId };

/** A member as stored: who changes one names the version that was seen. */
export interface StoredMember extends Member {
  readonly version: number;
}

export const memberKey = (club: string, id: PlayerId): ItemKey => ({ pk: clubPartition(club), sk: `${MEMBER}${id}` });

const toItem = (club: string, member: Member, version: number): Item => ({
  ...memberKey(club, member.id),
  version,
  value: pack(member),
});

export const memberIn = stored(
  z.object({
    id: text<PlayerId>(),
    name: z.string(),
    rating: maybe(z.number()),
    /** Rating, e-mail and note are for organisers, and nobody else but the person. */
    email: maybe(z.string()),
    note: maybe(z.string()),
    since: instant,
  }),
);

/** What a club keeps of a person besides its ladders. Their id is that of the player on all ladders and links. */
export type Member = Stored<typeof memberIn>;

export const storedMemberIn = (item: Item): StoredMember => ({ ...memberIn(item), version: Number(item['version']) });

interface MemberPage {
  readonly members: readonly StoredMember[];
  /** Whether records among them can't be read, and are left out. */
  readonly isPartial: boolean;
}

/** The members after an id, in the order of ids, up to a limit. */
export async function readMemberPage(
  database: Reader,
  club: string,
  after = '',
  most = Number.POSITIVE_INFINITY,
): Promise<MemberPage> {
  const names = { from: `${MEMBER}${after}`, to: `${MEMBER}~` };
  const members: StoredMember[] = [];
  let isPartial = false;
  // DynamoDB refuses a range that ends before it begins.
  if (names.from > names.to) return { members, isPartial };
  for await (const item of database.query({ pk: clubPartition(club), sk: names })) {
    const member = unlessDamaged(database, item, storedMemberIn);
    if (!member) isPartial = true;
    else if (member.id !== after) members.push(member);
    if (members.length === most) break;
  }
  return { members, isPartial };
}

/** All of them, but for those that can't be read. */
export const readMembers = async (database: Reader, club: string): Promise<readonly StoredMember[]> =>
  (await readMemberPage(database, club)).members;

export async function readMember(database: Reader, club: string, id: PlayerId): Promise<StoredMember | undefined> {
  const item = await database.get(memberKey(club, id));
  return item && storedMemberIn(item);
}

const said = ({ name, rating, email, note }: Member) => ({ name, rating, email, note });
const isSame = (one: Member, other: Member): boolean => areAlike(said(one), said(other));

/** Adds and counts members: all, or none of them. A member who is there already, with the same details, changes nothing. */
export async function addMembers(
  database: Database,
  club: string,
  members: readonly Member[],
  change?: AdminChange,
): Promise<Adding> {
  let fresh = members;
  return untilThrough(database, club, async () => {
    if (fresh.length === 0) return { kind: 'added' };
    const { room, more } = await tallyOf(database, membersOf(club));
    if (room < fresh.length) return { kind: 'too-many' };
    const puts = fresh.map((each) => ({ put: toItem(club, each, 1), condition: absent('exists' as const) }));
    const outcome = await transactSurely(database, [...puts, more(fresh.length), ...lineOf(club, change)]);
    if (outcome.end === 'committed') return { kind: 'added' };
    const there = membersMet(outcome);
    const other = fresh.find((each) => !isSame(there.get(each.id) ?? each, each));
    if (other) return { kind: 'exists', id: other.id };
    fresh = fresh.filter(({ id }) => !there.has(id));
    return AGAIN;
  });
}

const membersMet = (outcome: TransactionOutcome<string>): ReadonlyMap<string, StoredMember> =>
  new Map(
    (outcome.end === 'failed' ? outcome.items : [])
      .filter(({ sk }) => sk.startsWith(MEMBER))
      .map((item) => [storedMemberIn(item).id, storedMemberIn(item)]),
  );

/** What else has to be written along with a member, as things are just then. */
type Beside = () => Promise<readonly Write<'beside'>[]>;

/** Changes a member who is still as seen; `version` 0 has no record yet. Repeatable. */
export async function changeMember(
  database: Database,
  club: string,
  version: number,
  to: Member,
  change?: AdminChange,
  beside: Beside = async () => [],
): Promise<'changed' | 'lost' | 'too-many'> {
  const put = toItem(club, to, version + 1);
  const own: Write<'lost'> =
    version === 0 ? { put, condition: absent('lost') } : { put, condition: still('lost', 'version', version) };
  return untilThrough(database, club, async () => {
    const tally = version === 0 ? await tallyOf(database, membersOf(club)) : undefined;
    if (tally?.room === 0) return 'too-many';
    const end = await writeAll<'lost' | 'counted' | 'beside'>(database, [
      own,
      ...(tally ? [tally.more(1)] : []),
      ...(await beside()),
      ...lineOf(club, change),
    ]);
    if (end === 'committed') return 'changed';
    if (end !== 'lost') return AGAIN;
    const now = await readMember(database, club, to.id);
    return now && isSame(now, to) ? 'changed' : 'lost';
  });
}

export async function removeMember(
  database: Database,
  club: string,
  id: PlayerId,
  version: number,
  change?: AdminChange,
  beside: Beside = async () => [],
): Promise<'removed' | 'lost'> {
  return untilThrough(database, club, async () => {
    const { more } = await tallyOf(database, membersOf(club));
    const end = await writeAll<'lost' | 'counted' | 'beside'>(database, [
      { remove: memberKey(club, id), condition: still('lost', 'version', version) },
      more(-1),
      ...(await beside()),
      ...lineOf(club, change),
    ]);
    if (end === 'committed') return 'removed';
    if (end !== 'lost') return AGAIN;
    return (await readMember(database, club, id)) ? 'lost' : 'removed';
  });
}
