import { isPeriod, type Settlement } from '../../vocabulary/entry.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import { periodWords } from '../../words/dates.ts';
import { type Slide, slid } from '../../words/happening.ts';
import { counted, type Phrase, say } from '../../words/phrase.ts';
import type { SettlementWords } from '../../words/settlement-words.ts';

/** How a system speaks of a period in which somebody did not play. */
export interface MissedPeriod {
  /** What was held against players, as it is said of them: of a period, or of several, of which `last` is the last. */
  readonly cause: (ladder: Ladder, period: string, last: string) => string;
  /** What becomes of whoever has not played, in words that follow "whoever has". */
  readonly cost: (ladder: Ladder) => string;
}

/** What a month or week costs those who missed it. */
export function missedPeriods({ cause, cost }: MissedPeriod): SettlementWords {
  const causeOf: SettlementWords['cause'] = (ladder, settlement) =>
    cause(ladder, spanWords(settlement), lastWords(settlement));
  return {
    cause: causeOf,
    moved: (ladder, settlement, slide) => penaltyWords(causeOf(ladder, settlement), settlement, slide),
    ahead: (ladder, settlement) => `End of ${firstWords(settlement)}: whoever has ${cost(ladder)}.`,
    news: (settlement) => `Penalties: ${firstWords(settlement)}`,
    date: (settlement) => `Penalties for ${firstWords(settlement)}`,
  };
}

const firstWords = (settlement: Settlement): string =>
  isPeriod(settlement) ? periodWords(settlement) : settlement.name;

const lastWords = (settlement: Settlement): string =>
  settlement.through ? periodWords({ ...settlement.through, kind: settlement.kind }) : firstWords(settlement);

const spanWords = (settlement: Settlement): string =>
  settlement.through ? `${firstWords(settlement)} to ${lastWords(settlement)}` : firstWords(settlement);

/** Some drop or are removed, and everybody else goes up past them. */
export function penaltyWords(cause: string, { dropped }: Settlement, slide: Slide): Phrase {
  if (!dropped?.includes(slide.player)) return say`${slid(slide)}, as others made way: ${cause}`;
  if (slide.change < 0) return say`${cause}, yet ${slid(slide)}, as others were removed`;
  return say`dropped ${counted(slide.change, 'rung')}, to rung ${slide.to}: ${cause}`;
}
