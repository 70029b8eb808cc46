import type { Season } from '#shared/engine/season.ts';
import type { Item } from '../database/item.ts';
import type { LadderKey } from '../database/keys.ts';
import { newToken } from '../database/transaction.ts';
import { stateParts } from './changes.ts';
import { entryItem, idItem, idsGiven } from './entries.ts';
import { headItem } from './head.ts';
import { partItem } from './parts.ts';

/** Everything that is stored of a ladder. */
export interface WholeLadder {
  /** The log and the ids that it gives away, line by line, and then the state. */
  readonly items: Iterable<Item>;
  /** Written last: without it there is no ladder. */
  readonly head: Item;
}

export function itemsOf(key: LadderKey, season: Season): WholeLadder {
  const parts = stateParts(season.ladder);
  return { items: lines(key, season, parts), head: headItem(key, season.ladder, parts.length, newToken()) };
}

function* lines(key: LadderKey, season: Season, parts: ReturnType<typeof stateParts>): Generator<Item> {
  const entries = season.lines();
  const ids = new Map([...idsGiven(entries)].map(([id, line]) => [line, id]));
  for (const entry of entries) {
    yield entryItem(key, { ...entry, token: 'import', lookedBack: false, wait: 0 });
    const id = ids.get(entry.line);
    if (id !== undefined) yield idItem(key, id, entry.line);
  }
  for (const part of parts) yield partItem(key, part);
}
