import { isDeepStrictEqual } from 'node:util';
import type { Season } from '#shared/engine/season.ts';
import { slotsOf } from '#shared/systems/slots.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import type { RecordChange } from '#shared/vocabulary/slot-storage.ts';
import type { Table } from '#shared/vocabulary/table.ts';
import type { LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Item, pack } from '../database/item.ts';
import { CHALLENGE, FIRST_SEASON, type LadderKey, PLAYER, pageName, rosterName, STATE } from '../database/keys.ts';
import { newToken } from '../database/transaction.ts';
import { BROUGHT_IN, entryItem, idItem, idsGiven } from './entries.ts';
import { headItem, rulesItem } from './head.ts';
import { type InRoster, pagePart, playerPartsOf, playersChanged } from './players.ts';
import { partItem, type StatePart } from './stored-parts.ts';

/** What one line does to the stored parts, the head apart. */
export interface PartChanges {
  readonly put: readonly StatePart[];
  readonly remove: readonly string[];
}

/** From this number of players in one line, new or changed, they share an item instead of having one each. */
const CROWD = 25;

export function changesBetween(before: Ladder, after: Ladder): PartChanges {
  const { roster, changes } = playerChanges(before, after);
  const { put, remove } = writtenAs([...pageChanges(before, after), ...changes, ...others(before, after)], after.line);
  return { put: [...put, ...rosters(roster, after.line)], remove };
}

/** Everything there is to a ladder, its head apart, as if it were new: all its players share rosters. */
export function stateParts(ladder: Ladder): readonly StatePart[] {
  const { header, players, line } = ladder;
  const nothing = newLadder(header);
  const { put } = writtenAs([...pageChanges(nothing, ladder), ...others(nothing, ladder)], line);
  const partOfPlayer = playerPartsOf(ladder);
  const all = [...players.values()].flatMap(({ id }) => partOfPlayer(id) ?? []);
  return [...put, ...rosters(all, line)];
}

function writtenAs(changes: readonly RecordChange[], line: LineNumber): PartChanges {
  const changed = changes.filter(({ is, was }) => is !== was && !isDeepStrictEqual(is, was));
  return {
    put: changed.filter(({ is }) => is !== undefined).map(({ name, is }) => ({ name, line, value: is })),
    remove: changed.filter(({ is }) => is === undefined).map(({ name }) => name),
  };
}

function playerChanges(
  before: Ladder,
  after: Ladder,
): { roster: readonly InRoster[]; changes: readonly RecordChange[] } {
  const ids = [...playersChanged(before, after)];
  if (ids.length === 0) return { roster: [], changes: [] };
  const [was, is] = [playerPartsOf(before), playerPartsOf(after)];
  const isNew = (id: PlayerId): boolean => !before.players.has(id);
  const newcomers = ids.filter(isNew);
  const others = ids.filter((id) => !isNew(id) && after.players.has(id) && !isDeepStrictEqual(is(id), was(id)));
  const apart = new Set([newcomers, others].flatMap((those) => (those.length >= CROWD ? those : [])));
  const changes = ids
    .filter((id) => !apart.has(id))
    .map((id) => ({ name: `${PLAYER}${id}`, is: is(id), was: was(id) }));
  const gone = ids.filter((id) => before.players.has(id) && !after.players.has(id));
  return {
    roster: [...[...apart].flatMap((id) => is(id) ?? []), ...gone.map((id) => ({ id, gone: true as const }))],
    changes,
  };
}

/** Pages whose players or figures differ. */
function* pageChanges(before: Ladder, after: Ladder): Generator<RecordChange> {
  const pages = new Map(before.order.pages.map((page) => [page.number, page]));
  const changed = new Set(slotsOf(after).flatMap((slot) => [...slot.figuresChanged(before, after)]));
  for (const page of after.order.pages) {
    const old = pages.get(page.number);
    pages.delete(page.number);
    if (old === page && !page.players.some((player) => changed.has(player))) continue;
    yield { name: pageName(page.number), is: pagePart(page, after), was: old && pagePart(old, before) };
  }
  for (const gone of pages.values()) yield { name: pageName(gone.number), is: undefined, was: gone };
}

/** What is neither a page nor a player: open challenges, and the records of what only the ladder's system has. */
function* others(before: Ladder, after: Ladder): Generator<RecordChange> {
  yield* challengeChanges(before.challenges, after.challenges);
  for (const slot of slotsOf(after)) {
    for (const { name, is, was } of slot.recordChanges(before, after)) yield { name: `${STATE}${name}`, is, was };
  }
}

function* challengeChanges<K extends string, V>(before: Table<K, V>, after: Table<K, V>): Generator<RecordChange> {
  for (const key of after.changedSince(before))
    yield { name: `${CHALLENGE}${key}`, is: after.get(key), was: before.get(key) };
}

/** What a roster may weigh, in bytes: well under what an item can. */
const HEAVIEST = 350 * 1024;

/**
 * Many players in few items. A roster is never written again: a player who changes gets an item, which then holds until a
 * later roster has them, as where a rule begins to keep something of everybody; and one who goes is named as gone by the
 * roster of that line, as a roster of before may still have them.
 */
export function rosters(players: readonly InRoster[], line: LineNumber): readonly StatePart[] {
  if (players.length === 0) return [];
  for (let count = 1; ; count *= 2) {
    const parts = inParts(players, count);
    if (count >= players.length || parts.every((part) => pack(part).length <= HEAVIEST))
      return parts.map((value, index) => ({ name: rosterName(line, index + 1), line, value }));
  }
}

function inParts(players: readonly InRoster[], count: number): readonly (readonly InRoster[])[] {
  const size = Math.ceil(players.length / count);
  return Array.from({ length: count }, (_, part) => players.slice(part * size, (part + 1) * size)).filter(
    (part) => part.length > 0,
  );
}

interface WholeLadder {
  /** The log and the ids that it gives away, line by line, then the state, and of a new ladder by which rules. */
  readonly items: Iterable<Item>;
  /** Written last: without it the ladder doesn't exist. */
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
    yield entryItem(key, { ...entry, token: BROUGHT_IN, lookedBack: false, wait: 0 });
    const id = ids.get(entry.line);
    if (id !== undefined) yield idItem(key, id, entry.line);
  }
  for (const part of parts) yield partItem(key, part);
  // The number holds for all seasons: those before may still be of older rules.
  if ((key.season ?? FIRST_SEASON) === FIRST_SEASON) yield rulesItem(key);
}
