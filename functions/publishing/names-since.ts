import { type LastNames, namesGivenOn } from '#shared/view/last-names.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';
import type { EndedSeason } from '../ladders/seasons.ts';
import type { Readable } from './target.ts';

/** What those are called who went on after a season: the last season in which they were counts. */
export async function namesSince(
  store: Readable,
  { club, ladder }: LadderKey,
  { number: past }: EndedSeason,
): Promise<LastNames> {
  const { ended, present } = await store.seasons({ club, ladder });
  const all = [...ended.map(({ number }) => number), present];
  const since = all.slice(all.indexOf(past) + 1);
  const names = new Map<PlayerId, string>();
  for (const season of since) {
    const found = await store.load({ club, ladder, season });
    for (const [id, name] of found ? namesGivenOn(found) : []) names.set(id, name);
  }
  return names;
}
