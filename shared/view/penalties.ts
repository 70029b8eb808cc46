import { laversSettings } from '../systems/lavers/rules.ts';
import { nairobiSettings } from '../systems/nairobi/rules.ts';
import { shicargoSettings } from '../systems/shicargo/rules.ts';
import type { Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Clause, SystemId } from '../vocabulary/vocabulary.ts';
import { clockTime, fullDay, isMoment, periodWords } from './dates.ts';
import { counted, ordinal } from './phrase.ts';

type Period = Pick<Settlement, 'period' | 'through'>;

/** A final's cut is named by its moment, a month or week by itself. */
export const isCut = ({ period }: Period): boolean => isMoment(period);

/** How a system speaks of a period in which somebody did not play. */
interface Penalty {
  readonly cause: (ladder: Ladder, period: string, last: string) => string;
  /** What becomes of whoever has done so, in words that follow "whoever has". */
  readonly cost: (ladder: Ladder) => string;
}

const noGame = (_: Ladder, period: string): string => `no game in ${period}`;

const PENALTIES: { readonly [Id in SystemId]?: Penalty } = {
  lavers: { cause: (_, period) => `no match in ${period}`, cost: laversCost },
  nairobi: { cause: nairobiCause, cost: nairobiCost },
  shicargo: { cause: noGame, cost: shicargoCost },
};

const USUAL: Penalty = { cause: noGame, cost: () => 'not played in it pays what the rules say' };

const penaltyOf = ({ header }: Ladder): Penalty => PENALTIES[header.system] ?? USUAL;

/** What a settlement held against players, as it is said of them. */
export const causeOf = (ladder: Ladder, { period, through = period }: Period): string =>
  isCut({ period })
    ? `not here by ${clockTime(period)} on the night of the Grand Final`
    : penaltyOf(ladder).cause(ladder, spanWords(period, through), periodWords(through));

const spanWords = (period: string, through: string): string =>
  through === period ? periodWords(period) : `${periodWords(period)} to ${periodWords(through)}`;

/** What a settlement that is yet to come will do, as a whole sentence. */
export const announce = (ladder: Ladder, { period }: Period): string =>
  isCut({ period })
    ? `Grand Final on ${fullDay(period)}: whoever has not arrived by ${clockTime(period)} is removed from the ladder.`
    : `End of ${periodWords(period)}: whoever has ${penaltyOf(ladder).cost(ladder)}.`;

function laversCost(ladder: Ladder): string {
  const { drop, monthsUntilRemoval } = laversSettings;
  const month = ordinal(monthsUntilRemoval.of(ladder));
  return `played no match in it moves down ${counted(drop.of(ladder), 'rung')}; with a ${month} month in a row without one they are removed`;
}

function nairobiCause(ladder: Ladder, period: string, last: string): string {
  const weeks = nairobiSettings.weeksUntilDrop.of(ladder);
  return weeks > 1 ? `no game for ${weeks} weeks or more, up to ${last}` : noGame(ladder, period);
}

function nairobiCost(ladder: Ladder): string {
  const { drop, weeksUntilDrop } = nairobiSettings;
  const weeks = weeksUntilDrop.of(ladder);
  const missed = weeks === 1 ? 'played no game in it' : `then missed ${weeks} weeks in a row, or more,`;
  return `${missed} drops ${counted(drop.of(ladder), 'rung')}`;
}

function shicargoCost(ladder: Ladder): string {
  const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;
  const month = ordinal(monthsUntilRemoval.of(ladder));
  return `taken part in no game in it forfeits ${forfeitPercent.of(ladder)}% of what they had before to those who did; with a ${month} month in a row all they have left, and their place`;
}

/** The clause under which a settlement removes: for Lavers months it is not the one under which it drops (L26). */
export const removalClause = ({ clause }: Pick<Settlement, 'clause'>): Clause => (clause === 'L25' ? 'L26' : clause);
