import { isDeepStrictEqual } from 'node:util';
import { dueAt } from '#shared/engine/due.ts';
import { firstEntry } from '#shared/engine/lines.ts';
import { Season } from '#shared/engine/season.ts';
import { madeOf } from '#shared/rules/common/configured.ts';
import { everyPeriod } from '#shared/rules/inactivity/settled-days.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { Entry } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { LineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Database } from '../database/database.ts';
import { asStored, type Item } from '../database/item.ts';
import { entryName, HEAD, ID, type LadderKey, PLAYER, ROSTER } from '../database/keys.ts';
import { DamagedItem } from '../database/stored.ts';
import { stateParts } from './changes.ts';
import { idsGiven, readEntries, readIds, type StoredEntry } from './entries.ts';
import { dueAttributes, headKey } from './head.ts';
import { readState, type StoredState } from './load.ts';
import { headPart, ladderOf, playerParts, storedHeader } from './parts.ts';
import type { StatePart } from './stored-parts.ts';

export interface Difference {
  readonly item: string;
  readonly stored: unknown;
  readonly folded: unknown;
}

type IdFacts = ReadonlyMap<string, unknown>;

interface Stored {
  readonly state: StoredState;
  readonly ids: IdFacts;
  readonly entries: readonly StoredEntry[];
}

const READS = 5;

/**
 * Compares what is stored of a ladder with the fold of its log, item by item; undefined if the ladder doesn't exist. With an
 * item that can't be read nothing can be compared: it is named alone.
 */
export const verify = (database: Database, key: LadderKey): Promise<readonly Difference[] | undefined> =>
  compared(database, key).catch((error: unknown) => {
    if (error instanceof DamagedItem) return [{ item: error.sk, stored: error.message, folded: undefined }];
    throw error;
  });

async function compared(database: Database, key: LadderKey): Promise<readonly Difference[] | undefined> {
  const stored = await readStored(database, key);
  if (!stored) return undefined;
  const { state, ids, entries } = stored;
  const first = firstEntry(headerOf(state));
  const missing = differences(linesThere(entries), linesUpTo(first, state.head));
  if (missing.length > 0) return missing;
  const season = Season.of(
    storedHeader(madeOf(ladderOf(state.head, state.parts))),
    entries.map(({ command }) => command),
  );
  const found = [
    ...differences(headStored(state), headFolded(key, season.ladder, state)),
    ...differences(partsIn(state.parts), partsIn(stateParts(season.ladder))),
    ...differences(effectsIn(season, entries, entries), effectsIn(season, season.lines(), entries)),
    ...differences(ids, idsIn(entries)),
  ];
  if (found.length > 0 || state.whole) return found;
  return [{ item: HEAD, stored: 'parts written by several lines', folded: 'parts as its own line left them' }];
}

/** State, ids and log up to one line: read again while others write, and at last without what they added. */
async function readStored(database: Database, key: LadderKey): Promise<Stored | undefined> {
  for (let reads = 1; ; reads++) {
    const state = await readState(database, key);
    if (!state) return undefined;
    const ids = await readIds(database, key);
    const entries = await readEntries(database, key, firstEntry(headerOf(state)));
    if ((entries.at(-1)?.line ?? 0) <= state.head.line) return { state, ids, entries };
    if (reads === READS) return withoutWhatCame({ state, ids, entries }, await database.get(headKey(key), ['line']));
    await database.pause(reads);
  }
}

function withoutWhatCame({ state, ids, entries }: Stored, now: Item | undefined): Stored {
  const came = (line: number) => line > state.head.line && line <= Number(now?.['line'] ?? 0);
  return {
    state,
    ids: new Map([...ids].filter(([, line]) => !came(Number(line)))),
    entries: entries.filter(({ line }) => !came(line)),
  };
}

function differences(stored: IdFacts, folded: IdFacts): readonly Difference[] {
  const items = [...new Set([...stored.keys(), ...folded.keys()])];
  return items
    .map((item) => ({ item, stored: asStored(stored.get(item)), folded: asStored(folded.get(item)) }))
    .filter((each) => !isDeepStrictEqual(each.stored, each.folded));
}

const THERE = 'a line';

const linesThere = (entries: readonly Entry[]): IdFacts => new Map(entries.map(({ line }) => [entryName(line), THERE]));

const linesUpTo = (first: LineNumber, { line }: StatePart): IdFacts =>
  new Map(Array.from({ length: line + 1 - first }, (_, index) => [entryName(first + index), THERE]));

const headerOf = ({ head }: StoredState): Header => storedHeader(head.value.header);

const headStored = (state: StoredState): IdFacts => {
  const { name, touched: _, value, ...rest } = state.head;
  return new Map([[name, { ...rest, value: { ...value, header: headerOf(state) } }]]);
};

/** What is due next counts from the last touch on, if there was one after the last line; on a closed ladder nothing is. */
function headFolded(key: LadderKey, ladder: Ladder, { head, mark }: StoredState): IdFacts {
  const next = mark.shut ? undefined : dueAt(ladder, head.touched);
  return new Map([[HEAD, { line: ladder.line, value: headPart(ladder), ...dueAttributes(key, next) }]]);
}

/** The parts by name; players each by their own, whether they have one or share a roster. */
function partsIn(parts: readonly StatePart[]): IdFacts {
  const others = parts.filter(({ name }) => !name.startsWith(PLAYER) && !name.startsWith(ROSTER));
  return new Map<string, unknown>([
    ...others.map(({ name, value }) => [name, value] as const),
    ...[...playerParts(parts)].map(([id, player]) => [`${PLAYER}${id}`, player] as const),
  ]);
}

/** What the lines did, each period by itself as lines once listed them, from the last one on that made lines before it come out differently. */
function effectsIn(season: Season, entries: readonly Entry[], stored: readonly StoredEntry[]): IdFacts {
  const { calendar } = systemOf(season.ladder);
  const last = stored.findLast(({ lookedBack }) => lookedBack)?.line ?? 0;
  return new Map(
    entries
      .filter(({ line }) => line > last)
      .map(({ line, effects }) => [
        entryName(line),
        { ...effects, settled: [...everyPeriod(calendar(season.headerBefore(line)), effects.settled)] },
      ]),
  );
}

const idsIn = (entries: readonly Entry[]): IdFacts =>
  new Map([...idsGiven(entries)].map(([id, line]) => [`${ID}${id}`, line]));
