import { formatLocal } from '../../calendar/zone.ts';
import type { ConfirmationSettlement } from '../../vocabulary/entry.ts';
import type { Header } from '../../vocabulary/header.ts';
import { instant } from '../../vocabulary/vocabulary.ts';
import { shortDay } from '../../words/dates.ts';
import { counted } from '../../words/english.ts';
import { slid } from '../../words/happening.ts';
import { type Phrase, say, textOf } from '../../words/phrase.ts';
import { scoreWords } from '../../words/score.ts';
import type { SettlementWords } from '../../words/settlement-words.ts';
import type { Tale } from '../../words/tale.ts';
import { rule, type WrittenRule } from '../../words/written-rule.ts';
import { confirm } from './confirming.ts';

/** Results that count by themselves, as nobody disputed them in time. */
export const confirmationWords: SettlementWords<ConfirmationSettlement> = {
  cause: (settlement, { named }) => textOf(say`${resultWords(settlement, named)} wasn’t disputed`),
  moved(settlement, slide, { named }) {
    const { challenger, challenged, score } = settlement;
    const other = slide.player === challenger ? challenged : slide.player === challenged ? challenger : undefined;
    if (other === undefined) return say`${slid(slide)}: ${resultWords(settlement, named)} now counts`;
    const own = slide.player === challenger ? score[0] - score[1] : score[1] - score[0];
    return say`${own > 0 ? 'beat' : own < 0 ? 'lost to' : 'drew with'} ${named(other)} and ${slid(slide)}`;
  },
  ahead(settlement, { ladder, named }) {
    const last = shortDay(formatLocal(ladder.header.timezone, instant(settlement.at - 1)));
    return textOf(say`${resultWords(settlement, named)} counts unless disputed by the end of ${last}.`);
  },
  news: () => 'A result counts',
};

export const resultWords = ({ challenger, challenged, score }: ConfirmationSettlement, named: Tale['named']): Phrase =>
  say`${named(challenger)} ${scoreWords(score)} ${named(challenged)}`;

/** What is asked of the other player, where a ladder asks for it. */
export function confirmingRule(header: Header, clause: string): readonly WrittenRule[] {
  const days = confirm.of({ header });
  if (days === 0) return [];
  return [
    rule(
      'Confirming a result',
      clause,
      `A result you report counts once your opponent confirms it, or after ${counted(days, 'day')} without an answer, at the end of the day. If they dispute it, the club decides. It changes the ladder as it is at that moment.`,
    ),
  ];
}
