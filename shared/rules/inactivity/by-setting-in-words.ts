import type { PeriodSettlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { DatedWords } from '#shared/words/settlement-words.ts';
import type { Setting } from '../common/settings.ts';
import { MISSED } from '../texts.ts';
import { missedBy } from './by-setting.ts';
import { missedPeriods } from './missed-in-words.ts';

/** After how many periods in a row players drop, and by how much, and after how many they are removed; 0 for never. */
interface Costs {
  readonly dropAfter: Setting<number>;
  readonly drop: Setting<number>;
  readonly removeAfter: Setting<number>;
}

/** What a month or a week costs those who missed it, where the ladder says which of them count. */
export function missedBySetting({ dropAfter, drop, removeAfter }: Costs): DatedWords<PeriodSettlement> {
  const removalOf = (ladder: Ladder): number => removeAfter.of(ladder) || Number.POSITIVE_INFINITY;
  return missedPeriods({
    cause(ladder, period, last) {
      const periods = Math.min(dropAfter.of(ladder), removalOf(ladder));
      return periods === 1 ? MISSED.causeOnce(period) : MISSED.cause[missedBy(ladder) ?? 'month'](periods, last);
    },
    cost(ladder) {
      const kind = missedBy(ladder) ?? 'month';
      const [periods, removal] = [dropAfter.of(ladder), removalOf(ladder)];
      if (removal <= periods) return MISSED.removed[kind](removal);
      const cost = MISSED.cost[kind](periods, drop.of(ladder));
      return Number.isFinite(removal) ? MISSED.orRemoved[kind](cost, removal) : cost;
    },
  });
}
