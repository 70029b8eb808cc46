import * as z from 'zod/mini';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Challenge } from '#shared/vocabulary/ladder.ts';
import { type Day, type Instant, type LineNumber, lineNumber, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { type Item, pack } from '../database/item.ts';
import { type LadderKey, ladderPartition } from '../database/keys.ts';
import { DamagedItem, instant, intact, maybe, text, unpacked } from '../database/stored.ts';
import type { InRoster, PagePart, PlayerPart } from './players.ts';

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

/** A part as stored. What it says is read by those who know its kind: what slots keep for themselves, by the slots. */
export const partOf = (item: Item): StatePart => ({
  name: item.sk,
  line: lineNumber(Number(item['line'])),
  value: unpacked(item),
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

export interface StoredHead extends StatePart {
  readonly value: HeadPart;
}

const headPartIn = intact<HeadPart>(
  z.looseObject({
    header: z.object({
      system: text<SystemId>(),
      timezone: z.string(),
      season: z.object({ start: text<Day>(), end: maybe(text<Day>()) }),
    }),
    at: instant,
    settled: z.array(z.string()),
    pages: z.array(z.number()),
    holds: z.number(),
  }),
);

export const headOf = (part: StatePart): StoredHead => ({ ...part, value: headPartIn({ sk: part.name }, part.value) });

export const headIn = (item: Item): StoredHead => headOf(partOf(item));

export const headerIn = (item: Item): Header => headIn(item).value.header;

/** Of parts of which there are thousands only that is looked at without which nothing can be made of them: a schema takes longer. */
const saidIn =
  <T>(isWhole: (value: unknown) => value is T) =>
  ({ name, value }: StatePart): T => {
    if (!isWhole(value)) throw new DamagedItem({ sk: name }, ['all of it']);
    return value;
  };

type Fields<Name extends string> = { readonly [Each in Name]?: unknown };

const isFields = <Name extends string>(value: unknown): value is Fields<Name> =>
  typeof value === 'object' && value !== null;

const isPlayer = (value: unknown): value is PlayerPart =>
  isFields<'id' | 'admitted'>(value) && typeof value.id === 'string' && typeof value.admitted === 'string';

const isInRoster = (value: unknown): value is InRoster =>
  isPlayer(value) || (isFields<'id' | 'gone'>(value) && typeof value.id === 'string' && value.gone === true);

export const playerIn = saidIn(isPlayer);

export const rosterIn = saidIn(
  (value: unknown): value is readonly InRoster[] => Array.isArray(value) && value.every(isInRoster),
);

export const pageIn = saidIn(
  (value: unknown): value is PagePart =>
    typeof value === 'string' ||
    (isFields<'players'>(value) &&
      value.players !== undefined &&
      Object.values(value).every((column) => typeof column === 'string')),
);

export const challengeIn = saidIn(
  (value: unknown): value is Challenge =>
    isFields<'id' | 'challenger' | 'challenged' | 'issued'>(value) &&
    [value.id, value.challenger, value.challenged].every((each) => typeof each === 'string') &&
    Number.isSafeInteger(value.issued),
);
