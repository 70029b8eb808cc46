import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Language } from '#shared/vocabulary/language.ts';
import { type Day, type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { AGAIN, untilThrough, writeAll, writeOrLeave } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type ItemKey, pack } from '../database/item.ts';
import { CLEARANCES, clubPartition, SIGN_UPS, SIGNED_UP } from '../database/keys.ts';
import { instant as at, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { absent, present, StoreOutage, stillOrLacking } from '../database/transaction.ts';
import { type AccessRecord, firstKey } from './access-keys.ts';
import { clubKey, creating, readClubIds } from './clubs.ts';
import { firstNaming } from './naming.ts';

const who = { hash: z.string(), person: z.string(), email: z.string(), at } as const;
const askedIn = stored(z.object({ ...who, id: z.string(), club: z.string(), language: text<Language>() }));
const signedUpIn = stored(z.object(who));

/** A pending sign-up, by the hash of the secret in its e-mail. */
export type SignUpRequest = Stored<typeof askedIn>;
/** A club that signed itself up. Only the operator sees who did. */
export type SignedUp = Stored<typeof signedUpIn> & Pick<SignUpRequest, 'id'>;

export type SignUpOutcome = 'made' | 'exists' | 'too-many' | 'gone';

/** How long a link in an e-mail works, in milliseconds. */
export const ASKED_FOR = 24 * 3_600_000;
/** How long a day's number of sign-ups is stored, in milliseconds. */
export const COUNTED_FOR = 3 * 24 * 3_600_000;

const SECRET: ItemKey = { pk: SIGN_UPS, sk: 'secret' };
const askedKey = (hash: string): ItemKey => ({ pk: SIGN_UPS, sk: `asked#${hash}` });
const puzzleKey = (puzzle: string): ItemKey => ({ pk: SIGN_UPS, sk: `puzzle#${puzzle}` });
const dayKey = (day: string): ItemKey => ({ pk: SIGN_UPS, sk: `day#${day}` });
const signedUpKey = (club: string): ItemKey => ({ pk: clubPartition(club), sk: SIGNED_UP });
const expiring = (at: number) => ({ [EXPIRY]: Math.ceil(at / 1000) });

/** What puzzles are signed with: the same for all processes of a deployment. */
export async function readPuzzleSecret(database: Database): Promise<string> {
  const known = await database.get(SECRET);
  if (known) return String(known['value']);
  const value = randomBytes(32).toString('base64url');
  await writeOrLeave(database, [{ put: { ...SECRET, value }, condition: absent('there') }]);
  const kept = await database.get(SECRET);
  if (!kept) throw new StoreOutage('nothing to sign puzzles with');
  return String(kept['value']);
}

/** Whether a puzzle is used for the first time. */
export async function spendPuzzle(database: Database, puzzle: string, until: Instant): Promise<boolean> {
  const put = { ...puzzleKey(puzzle), ...expiring(until) };
  return (await writeAll(database, [{ put, condition: absent('spent') }])) === 'committed';
}

/** Keeps what was asked for; if nobody confirms it, it is forgotten after a day. */
export const putAsked = (database: Database, asked: SignUpRequest): Promise<void> =>
  database.put({ ...askedKey(asked.hash), value: pack(asked), ...expiring(asked.at + ASKED_FOR) });

export async function readAsked(database: Database, hash: string, now: Instant): Promise<SignUpRequest | undefined> {
  const item = await database.get(askedKey(hash));
  return item && Number(item[EXPIRY]) > now / 1000 ? askedIn(item) : undefined;
}

export async function dropAsked(database: Database, hash: string): Promise<void> {
  await writeAll(database, [{ remove: askedKey(hash) }]);
}

export async function isAddressTaken(database: Database, id: string): Promise<boolean> {
  const places = [clubKey(id), { pk: CLEARANCES, sk: id }];
  return (await Promise.all(places.map((place) => database.get(place)))).some(Boolean);
}

/** How many clubs have signed themselves up on a day, such as "2026-11-23". */
export const readMadeOn = async (database: Database, day: string): Promise<number> =>
  Number((await database.get(dayKey(day)))?.['count'] ?? 0);

/** Makes a club with its first key, and counts it, unless there are as many on that day as there may be. */
export async function makeClub(
  database: Database,
  asked: SignUpRequest,
  key: AccessRecord,
  { day, most }: { readonly day: string; readonly most: number },
): Promise<SignUpOutcome> {
  const { id, hash, club: name, person, email, language } = asked;
  const at = key.created;
  const by = { hash, person, email, at };
  return untilThrough(database, day, async () => {
    const before = await database.get(dayKey(day));
    const count = Number(before?.['count'] ?? 0);
    if (count >= most) return 'too-many';
    const end = await writeAll(database, [
      // Nobody has looked at it yet: it is shown to who knows its address, by names that give little away.
      ...creating({ id, name, language, unlisted: true, untried: true }),
      firstNaming(id, 'initial'),
      { check: askedKey(hash), condition: present('gone') },
      { put: { ...signedUpKey(id), value: pack(by) } },
      ...firstKey(id, key, { at, what: 'key-made', about: key.label, by: person, role: 'organiser' }),
      {
        put: { ...dayKey(day), count: count + 1, ...expiring(at + COUNTED_FOR) },
        condition: stillOrLacking('counted', 'count', before && count),
      },
    ]);
    if (end === 'committed') return 'made';
    return end === 'counted' ? AGAIN : end;
  });
}

export async function readSignedUp(database: Database, id: string): Promise<SignedUp | undefined> {
  const item = await database.get(signedUpKey(id));
  return item && { id, ...signedUpIn(item) };
}

export async function readAllSignedUp(database: Database): Promise<readonly SignedUp[]> {
  const found: SignedUp[] = [];
  for await (const id of readClubIds(database)) {
    const one = await readSignedUp(database, id);
    if (one) found.push({ ...one, at: instant(one.at) });
  }
  return found;
}

/** How many clubs may sign themselves up on a day, in UTC, where nothing else is said. */
export const CLUBS_A_DAY = 20;

/** The day of an instant, in UTC. */
export const dayIn = (now: Instant): Day => new Date(now).toISOString().slice(0, 10) as Day;
