import type { Reader } from '../database/database.ts';
import { FIRST_SEASON, homePartition, type LadderKey } from '../database/keys.ts';
import type { Mark } from './mark.ts';
import { readSeasons } from './seasons.ts';

const MOST = 10_000;
/** How often a season is looked for that others turn meanwhile. */
const LOOKS = 4;

/**
 * In which season ladders are, as this process last saw. It may be out of date: so a season that is over says so, and one
 * that was undone is not there.
 */
export class PresentSeasons {
  readonly #database: Reader;
  readonly #known = new Map<string, number>();

  constructor(database: Reader) {
    this.#database = database;
  }

  /** The season that is meant by a key, as far as is known. */
  of(key: LadderKey): LadderKey {
    return key.season === undefined ? { ...key, season: this.#known.get(homePartition(key)) ?? FIRST_SEASON } : key;
  }

  /** The same, looked up; undefined where it is no other one than was tried, and so where there is no such ladder. */
  async otherThan({ club, ladder, season }: LadderKey): Promise<LadderKey | undefined> {
    const { present } = await readSeasons(this.#database, { club, ladder });
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(homePartition({ club, ladder }), present);
    return present === season ? undefined : { club, ladder, season: present };
  }

  /** Does something with the season that is meant, again where another one has begun meanwhile: `missed` says so. */
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
