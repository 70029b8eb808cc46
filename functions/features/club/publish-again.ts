import { readClub } from '#functions/club/clubs.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import type { Runtime } from '#functions/http/world.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';

const ATTEMPTS = 5;
/** By how much a publisher's clock may be ahead, in milliseconds. */
export const CLOCKS_DIFFER = 1000;

/** Has all ladders of a club published again, after something about the club was stored; false where one was missed. */
export async function publishClubAgain({ store, now }: Pick<Runtime, 'store' | 'now'>, id: string): Promise<boolean> {
  // Later than any publisher that read the club before, so that its files are out of date.
  const since = instant(now() + CLOCKS_DIFFER);
  const { ladders = [] } = (await readClub(store.database, id)) ?? {};
  for (const ladder of ladders) {
    if (!(await publishAgain(store, { club: id, ladder }, since))) return false;
  }
  return true;
}

/** A writer of the ladder may meanwhile have published the earlier state of the club. */
export async function publishAgain(store: Runtime['store'], key: LadderKey, since: Instant): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if ((await store.touch(key, since)) !== 'ladder-changed') return true;
  }
  return false;
}
