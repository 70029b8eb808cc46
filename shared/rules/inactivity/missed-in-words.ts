import type { PeriodSettlement, Settlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { periodWords, shortDay, weekdayOn } from '#shared/words/dates.ts';
import type { Slide } from '#shared/words/happening.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { type Phrase, say } from '#shared/words/phrase.ts';
import type { DatedWords } from '#shared/words/settlement-words.ts';
import { DUES, MISSED } from '../texts.ts';
import { REMEMBERED } from './missed-runs.ts';

const { missed: SETTLED } = DUES;

/** How those speak alike whose settlements penalise players for something that they did not do. */
export const PENALTIES = {
  list: () => DUES.penalties.list,
  called: () => DUES.penalties.called,
  others: 'penalties',
} as const;

type MissedContext = Pick<NarrationContext, 'ladder' | 'missed'>;

/** How a system speaks of a period in which a player did not play. */
export interface MissedPeriod {
  /** What counted against players, in words: one missed period, or several. */
  readonly cause: (ladder: Ladder, period: string, length: number | undefined) => string;
  /** What it costs players who have not played: "players with no match that month drop one rung". */
  readonly cost: (ladder: Ladder) => string;
  /** How many in a row remove a player; missing or infinite if none do. */
  readonly removal?: (ladder: Ladder) => number;
}

/** What a month or week costs those who missed it. */
export function missedPeriods({
  cause,
  cost,
  removal = () => Number.POSITIVE_INFINITY,
}: MissedPeriod): DatedWords<PeriodSettlement> {
  const causeOf = (settlement: PeriodSettlement, { ladder }: Pick<NarrationContext, 'ladder'>) =>
    cause(ladder, spanWords(settlement), settlement.length);
  const moved = (settlement: PeriodSettlement, slide: Slide, known: MissedContext): Phrase => {
    const missed = known.missed?.(slide.player) ?? 1;
    const own = MISSED.cause(settlement.kind, missed * (settlement.length ?? 1), missed >= REMEMBERED);
    return penaltyWords(missed > 1 ? own : causeOf(settlement, known), settlement, slide);
  };
  return {
    cause: causeOf,
    removed(settlement, known) {
      const times = removal(known.ladder);
      return times > 1 && Number.isFinite(times)
        ? MISSED.cause(settlement.kind, times * (settlement.length ?? 1), false)
        : causeOf(settlement, known);
    },
    moved,
    why: moved,
    ahead: (settlement, { ladder }) => SETTLED.ahead(weekdayOn(settlement.last), cost(ladder)),
    news: (settlement) => SETTLED.news(nameWords(settlement)),
    ...PENALTIES,
    date: (settlement) => SETTLED.news(nameWords(settlement)),
  };
}

/** What it is called: a stretch of days is called by its last one. */
const nameWords = (settlement: PeriodSettlement): string =>
  settlement.kind === 'days' ? shortDay(settlement.last) : spanWords(settlement);

const lastWords = (settlement: PeriodSettlement): string =>
  periodWords(settlement.through ? { ...settlement.through, kind: settlement.kind } : settlement);

const spanWords = (settlement: PeriodSettlement): string =>
  settlement.through
    ? SETTLED.span(periodWords(settlement), lastWords(settlement), settlement.kind)
    : periodWords(settlement);

/** Some drop or are removed, and everybody else goes up past them; also those who were to drop, as others are removed. */
export function penaltyWords(cause: string, { dropped = [] }: Settlement, { player, change }: Slide): Phrase {
  if (dropped.includes(player)) return say`${change < 0 ? SETTLED.butRose(cause) : cause}`;
  return say`${dropped.length > 0 ? SETTLED.othersDropped : SETTLED.othersRemoved}`;
}
