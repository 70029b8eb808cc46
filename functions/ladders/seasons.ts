import * as z from 'zod/mini';
import type { Header } from '#shared/vocabulary/header.ts';
import { type Day, type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import type { Reader } from '../database/database.ts';
import { type Item, type ItemKey, pack } from '../database/item.ts';
import { FIRST_SEASON, homePartition, type LadderKey, SEASONS } from '../database/keys.ts';
import { instant, line, maybe, type Stored, stored, text } from '../database/stored.ts';
import { type Condition, stillOrLacking } from '../database/transaction.ts';
import { LAST as LAST_LINE } from './entries.ts';
import type { Mark } from './head.ts';

const seasonsIn = stored(
  z.object({
    /** The earlier ones, oldest first. */
    ended: z.array(
      z.object({
        number: z.number(),
        /** What its address ends with, such as "2026-27"; no two of a ladder are called the same. */
        name: z.string(),
        /** The numbers of its header and of its last line. */
        first: line,
        last: line,
        /** Its first day, and the day after which nothing was played in it. */
        start: text<Day>(),
        end: text<Day>(),
        ended: instant,
      }),
    ),
    /** The lines with which the starts of seasons were undone: each lets time pass in the season before. */
    undone: maybe(z.array(line)),
  }),
);

export interface LadderSeasons extends Stored<typeof seasonsIn> {
  /** The number of the season that it is in. No number is given twice, also not where a season was undone. */
  readonly present: number;
}

/** A season that is over, since the next one was started. */
export type EndedSeason = LadderSeasons['ended'][number];

/** The stored seasons of a ladder, and how many numbers were given to them. */
export interface StoredSeasons extends LadderSeasons {
  readonly given: number;
}

const FIRST: StoredSeasons = { present: FIRST_SEASON, ended: [], given: FIRST_SEASON };

export const seasonsKey = (key: LadderKey): ItemKey => ({ pk: homePartition(key), sk: SEASONS });

/** A ladder that has had one season only keeps no list. */
export async function readSeasons(database: Reader, key: LadderKey): Promise<StoredSeasons> {
  const item = await database.get(seasonsKey(key));
  if (!item) return FIRST;
  return { present: Number(item['present']), ...seasonsIn(item), given: Number(item['given']) };
}

export const seasonsItem = (key: LadderKey, { present, ended, undone, given }: StoredSeasons): Item => ({
  ...seasonsKey(key),
  present,
  given,
  value: pack({ ended, ...(undone && { undone }) }),
});

/** Nobody has changed the ladder's seasons since they were seen: each change gives a number, or goes back to an earlier one. */
export const notTurned = ({ present, given }: StoredSeasons): Condition<'ladder-changed'> => {
  const isListed = given !== FIRST_SEASON;
  const still = (attribute: string, value: number) =>
    stillOrLacking('ladder-changed', attribute, isListed ? value : undefined).holds;
  return { name: 'ladder-changed', holds: { all: [still('present', present), still('given', given)] } };
};

/** Seasons that were added from before the ladder was here number their lines apart, beyond those that a ladder ever gets. */
const FIRST_BROUGHT_IN = 50_000_000;
/** More than the lines of any log. */
const APART = 100_000;

/** The last season that there are lines for, if it is added. */
export const LAST_BROUGHT_IN = Math.floor((LAST_LINE - FIRST_BROUGHT_IN) / APART) - 1;

/** The number of the header of an added season, by the season's. */
export const linesOfBroughtIn = (number: number): LineNumber => lineNumber(FIRST_BROUGHT_IN + number * APART);

/** Whether a season was added from before the ladder was here. */
export const isBroughtIn = ({ first }: Pick<EndedSeason, 'first'>): boolean => first > FIRST_BROUGHT_IN;

/** The season that the present one followed, whose lines end where its own begin; undefined for a ladder's first. */
export const seasonBefore = <S extends Pick<EndedSeason, 'last'>>(
  ended: readonly S[],
  header: Pick<Header, 'line'>,
): S | undefined => ended.find(({ last }) => last + 1 === header.line);

export const seasonsOf = ({ given: _, ...seasons }: StoredSeasons): LadderSeasons => seasons;

const MOST = 10_000;
const LOOKS = 4;

/** In which season ladders are, as last seen: a season that is over says so, and one that was undone is not there. */
export class PresentSeasons {
  readonly #database: Reader;
  readonly #known = new Map<string, number>();

  constructor(database: Reader) {
    this.#database = database;
  }

  /** The season that a key means, as far as is known. */
  of(key: LadderKey): LadderKey {
    return key.season === undefined ? { ...key, season: this.#known.get(homePartition(key)) ?? FIRST_SEASON } : key;
  }

  /** The same, looked up; undefined if it is the one that was tried, and so if the ladder doesn't exist. */
  async otherThan({ club, ladder, season }: LadderKey): Promise<LadderKey | undefined> {
    const { present } = await readSeasons(this.#database, { club, ladder });
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(homePartition({ club, ladder }), present);
    return present === season ? undefined : { club, ladder, season: present };
  }

  /** Does something with the season meant, and again if another one has begun meanwhile: `missed` says so. */
  async at<T>(key: LadderKey, act: (key: LadderKey) => Promise<T>, missed: (outcome: T) => boolean): Promise<T> {
    let place = this.of(key);
    for (let looks = 1; ; looks++) {
      const outcome = await act(place);
      if (key.season !== undefined || looks === LOOKS || !missed(outcome)) return outcome;
      const other = await this.otherThan(place);
      if (!other) return outcome;
      place = other;
    }
  }
}

/** Whether what was found is of a season that the ladder is no longer in, or nothing. */
export const isMissed = (found: Pick<Mark, 'shut'> | undefined): boolean =>
  found === undefined || found.shut === 'over';
