import { zoneStored } from '#shared/calendar/zone-names.ts';
import { slotsOf } from '#shared/systems/slots.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Challenge, type Ladder, newLadder, type SettledPeriod } from '#shared/vocabulary/ladder.ts';
import { Order } from '#shared/vocabulary/order.ts';
import type { StoredSlot } from '#shared/vocabulary/slot-storage.ts';
import { Table } from '#shared/vocabulary/table.ts';
import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { CHALLENGE, HEAD, PLAYER, pageName, ROSTER, STATE } from '../database/keys.ts';
import { fieldsOf, figuresOn, type InRoster, type PlayerPart, playersIn, playersOn } from './players.ts';
import {
  challengeIn,
  type HeadPart,
  pageIn,
  playerIn,
  rosterIn,
  type StatePart,
  type StoredHead,
} from './stored-parts.ts';

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

export function ladderOf(head: StoredHead, parts: readonly StatePart[]): Ladder {
  const { header: said, at, settled, pages, holds: _, ...heads } = head.value;
  const header = storedHeader(said);
  const order = pagesIn(parts, pages);
  const players = [...playerParts(parts).values()];
  const slots = slotsOf({ header });
  const ladder: Ladder = {
    ...newLadder(header),
    line: head.line,
    at,
    settled: settled.map(periodOf),
    order: Order.ofPages(order.map(({ number, page }) => ({ number, players: playersOn(page) }))),
    players: playersIn(players, slots),
    challenges: Table.of(challengesIn(parts).map((challenge) => [challenge.id, challenge])),
  };
  const figures = order.flatMap(({ page }) => figuresOn(page));
  return slots.reduce((done, slot) => {
    const records = recordsCalled(slot.records, parts);
    return slot.read(done, { head: heads[slot.name], records, figures, ofPlayers: fieldsOf(slot, players) });
  }, ladder);
}

/** The pages of these numbers; empty where a part is not there, as where only some were read. */
export function pagesIn(parts: readonly StatePart[], numbers: readonly number[]) {
  const byName = new Map(parts.map((part) => [part.name, part]));
  return numbers.map((number) => {
    const part = byName.get(pageName(number));
    return { number, page: part ? pageIn(part) : '' };
  });
}

export const challengesIn = (parts: readonly StatePart[]): readonly Challenge[] =>
  parts.filter(({ name }) => name.startsWith(CHALLENGE)).map(challengeIn);

/** The records of a slot: one that is called so, or all whose names begin with it. */
function recordsCalled(called: string | undefined, parts: readonly StatePart[]): StoredSlot['records'] {
  if (called === undefined) return [];
  const name = `${STATE}${called}`;
  return called.endsWith('#') ? named(parts, name) : named(parts, name).filter(([more]) => more === '');
}

const named = (parts: readonly StatePart[], prefix: string): StoredSlot['records'] =>
  parts
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, value }) => [name.slice(prefix.length), value] as const);

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
    .flatMap((part) => (part.name.startsWith(ROSTER) ? rosterIn(part) : [playerIn(part)]));
}

function periodOf(text: string): SettledPeriod {
  const [first = '', last = ''] = text.split('/');
  return { first: first as Day, last: last as Day };
}

const STAYING = [HEAD, PLAYER, ROSTER];

/** Whether a part goes when what it tells of is over. */
export const mayGo = ({ name }: StatePart): boolean => !STAYING.some((beginning) => name.startsWith(beginning));
