import type { Settlement } from '../ladder/entry.ts';
import type { Clause } from '../ladder/vocabulary.ts';
import { clockTime, fullDay, monthWords } from './dates.ts';

/** A final's cut is named by its moment, a month by itself. */
export const isCut = ({ period }: Pick<Settlement, 'period'>): boolean => period.includes('T');

/** What a settlement held against players, as it is said of them. */
export const causeOf = (settlement: Settlement): string =>
  isCut(settlement)
    ? `not here by ${clockTime(settlement.period)} on the night of the Grand Final`
    : `no match in ${monthWords(settlement.period)}`;

/** What a settlement that is yet to come will do, as a whole sentence. */
export const announce = (settlement: Settlement): string =>
  isCut(settlement)
    ? `Grand Final on ${fullDay(settlement.period)}: whoever has not arrived by ${clockTime(settlement.period)} is removed from the ladder.`
    : `End of ${monthWords(settlement.period)}: whoever has played no match in it moves down 5 rungs; after a second month in a row without one they are removed.`;

/** The clause under which a settlement removes: for months it is not the one under which it drops (L26, L29). */
export const removalClause = (settlement: Settlement): Clause => (isCut(settlement) ? settlement.clause : 'L26');
