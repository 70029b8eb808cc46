import type { DueView, LadderView } from '../contract/view.ts';
import { wordsOf } from '../systems/words.ts';
import type { Named } from '../words/names.ts';
import { settlementWords } from '../words/settlement-words.ts';
import type { Outlook } from './outlook.ts';
import { kindOf } from './settlement-kind.ts';

/** What falls due, and whom it would cost what if nothing happened until then. */
function dueOf({ at, settlement, before }: Outlook, named: Named): DueView {
  const { name: period, clause, dropped = [], removed, forfeited } = settlement;
  return {
    ...kindOf(settlement),
    at,
    period,
    text: settlementWords(wordsOf(before).settlements, settlement, { ladder: before, named }).ahead(),
    clause,
    drops: dropped.map(named),
    removals: removed.map(named),
    ...(forfeited && { forfeits: forfeited.map(({ player, points }) => ({ ...named(player), points })) }),
    ...(settlement.kind === 'deadline' && {
      between: [named(settlement.challenger), named(settlement.challenged)] as const,
    }),
  };
}

/** What falls due next, and what after that if it costs somebody something. */
export function duesOf(outlooks: readonly Outlook[], named: Named): Pick<LadderView, 'due' | 'later'> {
  const [next, ...others] = outlooks;
  if (!next) return {};
  const later = others.filter(costs).map((outlook) => dueOf(outlook, named));
  return { due: dueOf(next, named), ...(later.length > 0 && { later }) };
}

const costs = ({ settlement: { kind, dropped = [], removed, forfeited = [] } }: Outlook): boolean =>
  kind === 'deadline' || dropped.length + removed.length + forfeited.length > 0;
