import type { DueView } from '../contract/view.ts';
import { wordsOf } from '../systems/words.ts';
import type { Named } from '../words/names.ts';
import { settlementWords } from '../words/settlement-words.ts';
import type { Outlook } from './outlook.ts';
import { kindOf } from './settlement-kind.ts';

/** What falls due next, and whom it would cost what if nothing happened until then. */
export function dueOf(outlook: Outlook | undefined, named: Named): DueView | undefined {
  if (!outlook) return undefined;
  const { at, settlement, before } = outlook;
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
  };
}
