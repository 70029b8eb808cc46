import type { Header } from '../../shared/ladder/header.ts';
import type { Challenge, GrandFinal, Ladder, Night, Player, SettledPeriod } from '../../shared/ladder/ladder.ts';
import { newLadder } from '../../shared/ladder/ladder.ts';
import { Order, type Page } from '../../shared/ladder/order.ts';
import { Table } from '../../shared/ladder/table.ts';
import type { Day, Instant, LineNumber, PlayerId } from '../../shared/ladder/vocabulary.ts';
import { type Item, pack } from './item.ts';
import { CHALLENGE, FINAL, HEAD, ladderPartition, PAGE, PLAYER, pageName, ROSTER, TONIGHT } from './keys.ts';
import type { LadderKey } from './port.ts';

/** One item of a ladder's state: its name, the line that wrote it, and what it says. */
export interface Part {
  readonly name: string;
  readonly line: LineNumber;
  readonly value: unknown;
}

export const partItem = (key: LadderKey, { name, line, value }: Part): Item => ({
  pk: ladderPartition(key),
  sk: name,
  line,
  value: pack(value),
});

/** The small things that change with almost every line. */
export interface HeadPart {
  readonly header: Header;
  readonly at: Instant;
  /** The periods settled, each as "2021-10-01/2021-10-31". */
  readonly settled: readonly string[];
  /** The numbers of the pages, from the top. */
  readonly pages: readonly number[];
  readonly night?: Omit<Night, 'present'>;
  /** How many parts there are besides this one, not counting players and rosters, which never go. */
  readonly holds: number;
}

export function headPart(ladder: Ladder): HeadPart {
  const { header, at, settled, order, night } = ladder;
  return {
    header,
    at,
    settled: settled.map(({ first, last }) => `${first}/${last}`),
    pages: order.pages.map(({ number }) => number),
    ...(night && { night: withoutPresent(night) }),
    holds: order.pages.length + ladder.challenges.size + (night ? 1 : 0) + (ladder.final ? 1 : 0),
  };
}

const withoutPresent = ({ present: _, ...rest }: Night): Omit<Night, 'present'> => rest;

/** What a page says: its players, top first. */
export const pagePart = ({ players }: Page): string => players.join(' ');
/** What tonight says: who is present, in the order of their arrival. */
export const tonightPart = ({ present }: Night): string => present.join(' ');

const idsIn = (text: unknown): readonly PlayerId[] => (text ? (String(text).split(' ') as PlayerId[]) : []);

/** Puts a ladder together from its parts. Of a player's own part and a roster, their own part holds. */
export function ladderOf(head: Part, parts: readonly Part[]): Ladder {
  const { header, at, settled, pages, night } = head.value as HeadPart;
  const byName = new Map(parts.map(({ name, value }) => [name, value]));
  const final = byName.get(FINAL) as GrandFinal | undefined;
  return {
    ...newLadder(header),
    line: head.line,
    at,
    settled: settled.map(periodOf),
    order: Order.ofPages(pages.map((number) => ({ number, players: idsIn(byName.get(pageName(number))) }))),
    players: playersOf(parts),
    challenges: Table.of(valuesOf<Challenge>(parts, CHALLENGE).map((challenge) => [challenge.id, challenge])),
    ...(night && { night: { ...night, present: idsIn(byName.get(TONIGHT)) } }),
    ...(final && { final }),
  };
}

const valuesOf = <T>(parts: readonly Part[], prefix: string): readonly T[] =>
  parts.filter(({ name }) => name.startsWith(prefix)).map(({ value }) => value as T);

export function playersOf(parts: readonly Part[]): Ladder['players'] {
  const all = [...valuesOf<readonly Player[]>(parts, ROSTER).flat(), ...valuesOf<Player>(parts, PLAYER)];
  return Table.of(all.map((player) => [player.id, player]));
}

function periodOf(text: string): SettledPeriod {
  const [first = '', last = ''] = text.split('/');
  return { first: first as Day, last: last as Day };
}

/** Whether a part goes when what it tells of is over. */
export const mayGo = ({ name }: Part): boolean =>
  name !== HEAD && (name.startsWith(PAGE) || name.startsWith(CHALLENGE) || name === TONIGHT || name === FINAL);
