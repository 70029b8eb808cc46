import { isDeepStrictEqual } from 'node:util';
import { evolve } from '#shared/engine/fold.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { asStored } from '../database/item.ts';
import type { LadderKey } from '../database/keys.ts';
import { readEntries, type StoredEntry } from './entries.ts';
import type { Mark } from './head.ts';
import { headPart } from './parts.ts';
import { forgetful, type Recent } from './recent.ts';
import type { StatePart } from './stored-parts.ts';

/** How many lines are read at most: more of them may weigh more than a ladder. */
const MOST_LINES = 64;

export interface SeenLadder {
  readonly head?: StatePart;
  readonly mark?: Mark;
  /** The line that was written in place of the caller's. */
  readonly entry?: StoredEntry;
}

/** The ladder as it is now, from an earlier one and the lines written since; undefined if that isn't possible. */
export async function catchUp(
  database: Database,
  key: LadderKey,
  earlier: Ladder,
  seen: SeenLadder = {},
): Promise<Recent | undefined> {
  const { head, entry } = seen;
  if (head && head.line > earlier.line + MOST_LINES) return undefined;
  const first = entry?.line === earlier.line + 1 ? [entry] : [];
  const from = lineNumber(earlier.line + 1 + first.length);
  const entries = [...first, ...(await readEntries(database, key, from, lineNumber(earlier.line + MOST_LINES + 1)))];
  return entries.length > MOST_LINES ? undefined : folded(earlier, entries, head);
}

/** The ladder with what has just been seen of it; undefined where that is not all there is to it. */
export const caughtUp = (earlier: Ladder, { head, entry }: SeenLadder): Recent | undefined =>
  head && entry?.line === head.line ? folded(earlier, [entry], head) : undefined;

/** The ladder after some more lines, if each has its recorded effect, and the result matches the head. */
function folded(earlier: Ladder, entries: readonly StoredEntry[], head: StatePart | undefined): Recent | undefined {
  let ladder = earlier;
  for (const { line, command, effects, lookedBack } of entries) {
    // With the whole log at hand it may have changed anything.
    if (lookedBack || line !== ladder.line + 1) return undefined;
    const after = evolve(ladder, command);
    // Another release may have had other rules.
    if (!isDeepStrictEqual(asStored(after.effects), effects)) return undefined;
    if (line === head?.line && !isDeepStrictEqual(asStored(headPart(after.ladder)), head.value)) return undefined;
    ladder = forgetful(after.ladder);
  }
  return { ladder, wait: entries.at(-1)?.wait, ...(entries.length > 0 && { earlier: [earlier] }) };
}
