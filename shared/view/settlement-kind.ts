import { formatLocal } from '../calendar/zone.ts';
import type { KindView, PeriodView } from '../contract/settlement-kind.ts';
import { isPeriod, type Settlement } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { ListedWords, SettlementsInWords } from '../words/settlement-words.ts';
import type { SettledAhead } from './pieces.ts';

export function kindOf(settlement: Settlement): KindView {
  if (isPeriod(settlement)) {
    const { kind, first, length } = settlement;
    return { kind, first, ...(length !== undefined && { length }) };
  }
  if (settlement.kind === 'deadline') return { kind: settlement.unaccepted ? 'acceptance' : 'deadline' };
  return { kind: settlement.kind === 'pot-confirmation' ? 'confirmation' : settlement.kind };
}

/** What was settled ahead of a line, and when, without what it cost. */
export const settledWhen = ({ header: { timezone } }: Ladder, { settlement, line, at }: SettledAhead) => ({
  ...kindOf(settlement),
  line,
  period: settlement.name,
  ...(settlement.through && { through: settlement.through.name }),
  at: formatLocal(timezone, at),
});

/** The words for what is listed ahead, by the kind that a view has of it. */
export const datedWords = (
  { deadline, ...words }: SettlementsInWords,
  kind: KindView['kind'],
): Pick<ListedWords<never>, 'list'> | undefined =>
  kind === 'deadline' || kind === 'acceptance' ? deadline : kind === 'confirmation' ? undefined : words[kind];

export const isOfPeriod = <T extends KindView>(view: T): view is Extract<T, PeriodView> => 'first' in view;
