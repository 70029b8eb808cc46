import * as z from 'zod/mini';
import type { SuggestedGame } from '#shared/view/suggested-games.ts';
import { type Instant, instant as instantAt, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { writeAll } from '../database/change.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { type LadderKey, ladderPartition, SUGGESTED } from '../database/keys.ts';
import { readList, unlessDamaged } from '../database/lists.ts';
import { instant, type Stored, stored, text } from '../database/stored.ts';
import { EXPIRY } from '../database/table.ts';
import { atOnce } from '../runtime/at-once.ts';
import type { Seasonal, SeasonalReader } from './seasonal.ts';

export const suggestionIn = stored(
  z.object({ challenger: text<PlayerId>(), challenged: text<PlayerId>(), at: instant }),
);

/** A game as it was suggested at an instant: no challenge, and it changes nothing in the log beside which it lies. */
export type Suggestion = Stored<typeof suggestionIn>;

/** How long a suggestion stands, in milliseconds: a week, in which neither of the two is in another one. */
export const SUGGESTION_STANDS = 7 * 24 * 60 * 60 * 1000;

const AT_ONCE = 8;

const placeOf = (key: LadderKey, player: PlayerId): ItemKey => ({
  pk: ladderPartition(key),
  sk: `${SUGGESTED}${player}`,
});

const secondsAt = (at: Instant): number => Math.ceil(at / 1000);

const standingIn = (item: Item, now: Instant): Suggestion | undefined =>
  Number(item[EXPIRY]) > secondsAt(now) ? suggestionIn(item) : undefined;

/** The suggestions that stand on a ladder at an instant, each once. */
export function readSuggestions(
  { database, present }: SeasonalReader,
  key: LadderKey,
  now: Instant,
): Promise<readonly Suggestion[]> {
  const pk = ladderPartition(present.of(key));
  return readList(database, { pk, sk: { beginsWith: SUGGESTED } }, (item) => {
    const suggestion = standingIn(item, now);
    return suggestion && item.sk === `${SUGGESTED}${suggestion.challenger}` ? suggestion : undefined;
  });
}

/** The suggestion of which a player is one of the two, while it stands. */
export async function readSuggestion(
  { database, present }: SeasonalReader,
  key: LadderKey,
  player: PlayerId,
  now: Instant,
): Promise<Suggestion | undefined> {
  const item = await database.get(placeOf(present.of(key), player));
  return item && unlessDamaged(database, item, (each) => standingIn(each, now));
}

/** Keeps suggestions, but those of which one of the two is in another that still stands; gives what was kept. */
export async function putSuggestions(
  store: Seasonal,
  key: LadderKey,
  games: readonly SuggestedGame[],
  at: Instant,
): Promise<readonly Suggestion[]> {
  const season = await store.inSeason(key);
  const kept: Suggestion[] = [];
  const [error] = await atOnce(AT_ONCE, games, async (game) => {
    const suggestion = { ...game, at };
    if (await isPut(store, season, suggestion)) kept.push(suggestion);
  });
  if (error !== undefined) throw error;
  return kept;
}

async function isPut({ database }: Seasonal, season: LadderKey, suggestion: Suggestion): Promise<boolean> {
  const { challenger, challenged, at } = suggestion;
  const holds = { any: ['absent', { attribute: EXPIRY, is: '<=', value: secondsAt(at) }] } as const;
  const rest = { value: pack(suggestion), [EXPIRY]: secondsAt(instantAt(at + SUGGESTION_STANDS)) };
  const writes = [challenger, challenged].map((player) => ({
    put: { ...placeOf(season, player), ...rest },
    condition: { name: 'suggested', holds } as const,
  }));
  return (await writeAll(database, writes)) === 'committed';
}
