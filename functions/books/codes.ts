import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import type { Database } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { CODE, sessionPartition, sha256 } from '../database/keys.ts';
import { type Stored, stored, instant as storedInstant } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { still } from '../database/transaction.ts';
import { isSameSecret } from '../runtime/same-secret.ts';
import type { SessionKey } from './access-keys.ts';

/** What a code is for: to confirm a session, or that the address that it went to is its reader’s. */
export interface CodePlace {
  readonly club: string;
  readonly session: SessionKey;
  readonly use: 'session' | 'address';
}

/** How long a code can be entered, in milliseconds, and how many wrong ones may be before it is over. */
export const CODE_LIFE = 10 * 60_000;
const MOST_WRONG = 5;

const keyOf = ({ club, session, use }: CodePlace): ItemKey => ({
  pk: sessionPartition(club),
  sk: `${CODE}${use}#${session.access}#${session.hash}`,
});

const hashOf = (place: CodePlace, code: string): string => {
  const { pk, sk } = keyOf(place);
  return sha256(`${pk} ${sk} ${code}`);
};

const fromItem = stored(
  z.object({
    /** SHA-256 of the code with its place: it is worth nothing anywhere else. */
    hash: z.string(),
    until: storedInstant,
    /** How many wrong ones were entered. */
    wrong: z.number(),
    /** The address that it went to. */
    to: z.string(),
  }),
);
type Code = Stored<typeof fromItem>;

const toItem = (place: CodePlace, code: Code): Item => ({
  ...keyOf(place),
  value: pack(code),
  [EXPIRY]: Math.ceil(code.until / 1000),
});

/** Makes six digits that replace earlier ones. They are shown now and never again. */
export async function newCode(database: Database, place: CodePlace, to: string, at: Instant): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const until = instant(at + CODE_LIFE);
  await database.put(toItem(place, { hash: hashOf(place, code), until, wrong: 0, to }));
  return code;
}

/** The code of a place that can still be entered. One from what is now the future, after the clock was set back, cannot. */
export async function openCode(database: Database, place: CodePlace, at: Instant) {
  const item = await database.get(keyOf(place));
  const code = item && fromItem(item);
  const isOpen = code && code.wrong < MOST_WRONG && code.until > at && code.until <= at + CODE_LIFE;
  return item && isOpen ? { item, code } : undefined;
}

/**
 * Uses a code up, and says where it went; or counts a wrong one. Of several at once the first counts; each of the others is
 * then looked at again, which ends, as what it met has used the code up or counted.
 */
export async function spendCode(
  database: Database,
  place: CodePlace,
  text: string,
  at: Instant,
): Promise<Pick<Code, 'to'> | 'wrong' | 'spent'> {
  const open = await openCode(database, place, at);
  if (!open) return 'spent';
  const { item, code } = open;
  const isRight = isSameSecret(code.hash, hashOf(place, text.replace(/\D/g, '')));
  const condition = still('changed' as const, 'value', item['value'] ?? '');
  const used = isRight ? { remove: keyOf(place) } : { put: toItem(place, { ...code, wrong: code.wrong + 1 }) };
  const end = await writeAll(database, [{ ...used, condition }]);
  if (end === 'changed') return spendCode(database, place, text, at);
  return isRight ? { to: code.to } : 'wrong';
}
