import { readClub } from '#functions/books/clubs.ts';
import type { Runtime } from '#functions/http/world.ts';
import { CLOCKS_DIFFER, publishAgain } from '#functions/ladders/publish-again.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';

/** Has all ladders of a club published again, after something about the club was stored. */
export async function publishClubAgain({ store, now }: Pick<Runtime, 'store' | 'now'>, id: string): Promise<void> {
  // Later than any publisher that read the club before, so that its files are out of date.
  const since = instant(now() + CLOCKS_DIFFER);
  const { ladders = [] } = (await readClub(store.database, id)) ?? {};
  for (const ladder of ladders) await publishAgain(store, { club: id, ladder }, since);
}
