import { zoneStored } from '#shared/calendar/zone-names.ts';
import { slotsOf } from '#shared/systems/slots.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Challenge, type Ladder, newLadder, type SettledPeriod } from '#shared/vocabulary/ladder.ts';
import { Order } from '#shared/vocabulary/order.ts';
import type { StoredSlot } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Day, Instant, LineNumber, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Item, pack, unpack } from '../database/item.ts';
import { CHALLENGE, HEAD, type LadderKey, ladderPartition, PLAYER, pageName, ROSTER, STATE } from '../database/keys.ts';
import { fieldsOf, figuresOn, type InRoster, type PagePart, type PlayerPart, playersIn, playersOn } from './players.ts';

/** One item of a ladder's state: its name, the line that wrote it, and what it says. */
export interface StatePart {
  readonly name: string;
  readonly line: LineNumber;
  readonly value: unknown;
}

export const partItem = (key: LadderKey, { name, line, value }: StatePart): Item => ({
  pk: ladderPartition(key),
  sk: name,
  line,
  value: pack(value),
});

/** The small things that change with almost every line; those that a system does not have are not there. */
export interface HeadPart {
  readonly header: Header;
  readonly at: Instant;
  /** The periods settled, each as "2021-10-01/2021-10-31". */
  readonly settled: readonly string[];
  /** The numbers of the pages, from the top. */
  readonly pages: readonly number[];
  /** How many parts there are besides this one, not counting players and rosters, which never go. */
  readonly holds: number;
  readonly [slot: string]: unknown;
}

export function headPart(ladder: Ladder): HeadPart {
  const { header, at, settled, order } = ladder;
  return {
    header,
    at,
    settled: settled.map(({ first, last }) => `${first}/${last}`),
    pages: order.pages.map(({ number }) => number),
    ...headsOfSlots(ladder),
    holds: countOfPassing(ladder),
  };
}

const headsOfSlots = (ladder: Ladder): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    slotsOf(ladder)
      .map((slot) => [slot.name, slot.head(ladder)] as const)
      .filter(([, head]) => head !== undefined),
  );

const countOfPassing = (ladder: Ladder): number =>
  slotsOf(ladder).reduce(
    (sum, slot) => sum + slot.recordCount(ladder),
    ladder.order.pages.length + ladder.challenges.size,
  );

/** A header as it counts now: once, time zones passed by names that not everything knows. */
export const storedHeader = (header: Header): Header => {
  const timezone = zoneStored(header.timezone);
  return timezone === header.timezone ? header : { ...header, timezone };
};

export const headerIn = ({ value }: Item): Header => (unpack(value) as HeadPart).header;

export function ladderOf(head: StatePart, parts: readonly StatePart[]): Ladder {
  const { header: said, at, settled, pages, holds: _, ...heads } = head.value as HeadPart;
  const header = storedHeader(said);
  const byName = new Map(parts.map(({ name, value }) => [name, value]));
  const order = pages.map((number) => ({ number, page: (byName.get(pageName(number)) ?? '') as PagePart }));
  const players = [...playerParts(parts).values()];
  const slots = slotsOf({ header });
  const ladder: Ladder = {
    ...newLadder(header),
    line: head.line,
    at,
    settled: settled.map(periodOf),
    order: Order.ofPages(order.map(({ number, page }) => ({ number, players: playersOn(page) }))),
    players: playersIn(players, slots),
    challenges: Table.of(valuesOf<Challenge>(parts, CHALLENGE).map((challenge) => [challenge.id, challenge])),
  };
  const figures = order.flatMap(({ page }) => figuresOn(page));
  return slots.reduce((done, slot) => {
    const records = recordsCalled(slot.records, parts);
    return slot.read(done, { head: heads[slot.name], records, figures, ofPlayers: fieldsOf(slot, players) });
  }, ladder);
}

/** The records of a slot: one that is called so, or all whose names begin with it. */
function recordsCalled(called: string | undefined, parts: readonly StatePart[]): StoredSlot['records'] {
  if (called === undefined) return [];
  const name = `${STATE}${called}`;
  return called.endsWith('#') ? named(parts, name) : named(parts, name).filter(([more]) => more === '');
}

const named = <T>(parts: readonly StatePart[], prefix: string): readonly (readonly [name: string, value: T])[] =>
  parts
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, value }) => [name.slice(prefix.length), value as T] as const);

const valuesOf = <T>(parts: readonly StatePart[], prefix: string): readonly T[] =>
  named<T>(parts, prefix).map(([, value]) => value);

/** The part of every player: of rosters and a player's own item that of the latest line holds. */
export function playerParts(parts: readonly StatePart[]): ReadonlyMap<PlayerId, PlayerPart> {
  const players = new Map<PlayerId, PlayerPart>();
  for (const each of inOrder(parts)) {
    if ('gone' in each) players.delete(each.id);
    else players.set(each.id, each);
  }
  return players;
}

/** What rosters and items say of players, in the order of their lines; the sort keeps a player's item behind a roster. */
function inOrder(parts: readonly StatePart[]): readonly InRoster[] {
  const rosters = parts.filter(({ name }) => name.startsWith(ROSTER));
  const own = parts.filter(({ name }) => name.startsWith(PLAYER));
  return [...rosters, ...own]
    .toSorted((one, other) => one.line - other.line)
    .flatMap(({ name, value }) => (name.startsWith(ROSTER) ? (value as readonly InRoster[]) : [value as PlayerPart]));
}

function periodOf(text: string): SettledPeriod {
  const [first = '', last = ''] = text.split('/');
  return { first: first as Day, last: last as Day };
}

const STAYING = [HEAD, PLAYER, ROSTER];

/** Whether a part goes when what it tells of is over. */
export const mayGo = ({ name }: StatePart): boolean => !STAYING.some((beginning) => name.startsWith(beginning));
