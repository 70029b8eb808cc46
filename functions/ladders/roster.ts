import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import { pack } from '../database/item.ts';
import { rosterName } from '../database/keys.ts';
import type { Part } from './parts.ts';
import type { PlayerPart } from './players.ts';

/** What a roster may weigh, in bytes: well under what an item can. */
const HEAVIEST = 350 * 1024;

/**
 * Many players at once, in as few items as will hold them. A roster is never written again: a player who changes gets
 * an item of their own, which then holds.
 */
export function rosters(players: readonly PlayerPart[], line: LineNumber): readonly Part[] {
  if (players.length === 0) return [];
  for (let count = 1; ; count *= 2) {
    const parts = inParts(players, count);
    if (count >= players.length || parts.every((part) => pack(part).length <= HEAVIEST)) {
      return parts.map((value, index) => ({ name: rosterName(line, index + 1), line, value }));
    }
  }
}

function inParts(players: readonly PlayerPart[], count: number): readonly (readonly PlayerPart[])[] {
  const size = Math.ceil(players.length / count);
  return Array.from({ length: count }, (_, part) => players.slice(part * size, (part + 1) * size)).filter(
    (part) => part.length > 0,
  );
}
