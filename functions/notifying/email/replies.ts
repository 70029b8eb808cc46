import { addressOf, organisersOf } from '#functions/books/organisers.ts';
import type { Database } from '#functions/database/database.ts';
import type { Instant } from '#shared/vocabulary/vocabulary.ts';

/** How many organisers get an answer at most: mail servers take no more names than they can read. */
const MOST = 5;

/**
 * Who reads what is answered to an e-mail of a club: the organiser who wrote it, by the hash of their key, where they have
 * confirmed an address; else all organisers who have. Empty where nobody does.
 */
export async function repliesTo(
  database: Database,
  club: string,
  at: Instant,
  writer?: string,
): Promise<readonly string[]> {
  const own = writer === undefined ? undefined : await addressOf(database, club, writer);
  if (own?.state === 'confirmed') return [own.to];
  return (await organisersOf(database, club, at)).slice(0, MOST).map(({ email }) => email);
}

/** For how long the readers of a club's replies are cached, in milliseconds: a message goes to hundreds at once. */
const KNOWN = 60_000;

export type RepliesTo = (club: string, writer?: string) => Promise<readonly string[]>;

/** The same, asked once a minute for each club and writer. */
export function rememberedReplies(database: Database, now: () => Instant): RepliesTo {
  const known = new Map<string, { readonly at: Instant; readonly to: Promise<readonly string[]> }>();
  return (club, writer) => {
    const [name, at] = [`${club} ${writer ?? ''}`, now()];
    const seen = known.get(name);
    if (seen && seen.at <= at && at < seen.at + KNOWN) return seen.to;
    const to = repliesTo(database, club, at, writer);
    known.set(name, { at, to });
    to.catch(() => known.delete(name));
    return to;
  };
}
