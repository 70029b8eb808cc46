import { systemOf } from '../systems/registry.ts';
import type { MissedWords } from '../systems/system-words.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Clause } from '../vocabulary/vocabulary.ts';
import { clockTime, fullDay, isMoment, periodWords } from '../words/dates.ts';

type Period = Pick<Settlement, 'period' | 'through'>;

/** A final's cut is named by its moment, a month or week by itself. */
export const isCut = ({ period }: Period): boolean => isMoment(period);

const USUAL: MissedWords = {
  cause: (_, period) => `no game in ${period}`,
  cost: () => 'not played in it pays what the rules say',
};

const missedWords = (ladder: Ladder): MissedWords => systemOf(ladder).words.missed ?? USUAL;

/** What a settlement held against players, as it is said of them. */
export const causeOf = (ladder: Ladder, { period, through = period }: Period): string =>
  isCut({ period })
    ? `not here by ${clockTime(period)} on the night of the Grand Final`
    : missedWords(ladder).cause(ladder, spanWords(period, through), periodWords(through));

const spanWords = (period: string, through: string): string =>
  through === period ? periodWords(period) : `${periodWords(period)} to ${periodWords(through)}`;

/** What a settlement that is yet to come will do, as a whole sentence. */
export const announce = (ladder: Ladder, { period }: Period): string =>
  isCut({ period })
    ? `Grand Final on ${fullDay(period)}: whoever has not arrived by ${clockTime(period)} is removed from the ladder.`
    : `End of ${periodWords(period)}: whoever has ${missedWords(ladder).cost(ladder)}.`;

/** The clause under which a settlement removes: for Lavers months it is not the one under which it drops (L26). */
export const removalClause = ({ clause }: Pick<Settlement, 'clause'>): Clause => (clause === 'L25' ? 'L26' : clause);
