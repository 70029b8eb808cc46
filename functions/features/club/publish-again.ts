import { readClub } from '#functions/books/clubs.ts';
import { AGAIN, untilThrough } from '#functions/database/change.ts';
import { type LadderKey, nameOf } from '#functions/database/keys.ts';
import type { Runtime } from '#functions/http/world.ts';
import { type Instant, instant } from '#shared/vocabulary/vocabulary.ts';

/** By how much a publisher's clock may be ahead, in milliseconds. */
export const CLOCKS_DIFFER = 1000;

/** Has all ladders of a club published again, after something about the club was stored. */
export async function publishClubAgain({ store, now }: Pick<Runtime, 'store' | 'now'>, id: string): Promise<void> {
  // Later than any publisher that read the club before, so that its files are out of date.
  const since = instant(now() + CLOCKS_DIFFER);
  const { ladders = [] } = (await readClub(store.database, id)) ?? {};
  for (const ladder of ladders) await publishAgain(store, { club: id, ladder }, since);
}

/** A writer of the ladder may meanwhile have published the earlier state of the club. */
export const publishAgain = (store: Runtime['store'], key: LadderKey, since: Instant): Promise<void> =>
  untilThrough(store.database, nameOf(key), async () =>
    (await store.touch(key, since)) === 'ladder-changed' ? AGAIN : undefined,
  );
