import { formatLocal } from '#shared/calendar/zone.ts';
import type { PotConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { slid } from '#shared/words/happening.ts';
import { few } from '#shared/words/in-a-row.ts';
import { type Phrase, textOf } from '#shared/words/phrase.ts';
import type { SettlementWords } from '#shared/words/settlement-words.ts';
import type { Tale } from '#shared/words/tale.ts';
import { rule, type WrittenRule } from '#shared/words/written-rule.ts';
import { confirm } from '../challenge/confirming.ts';
import { DUES, WRITTEN } from '../texts.ts';

/** Scores that count by themselves, as nobody who sat in the game disputed them in time. */
export const potConfirmationWords: SettlementWords<PotConfirmationSettlement> = {
  cause: (settlement, { named }) => textOf(DUES.potConfirmation.cause(playersOf(settlement, named))),
  moved: (settlement, slide, { named }) => DUES.potConfirmation.moved(slid(slide), playersOf(settlement, named)),
  ahead(settlement, { ladder, named }) {
    const last = shortDay(formatLocal(ladder.header.timezone, instant(settlement.at - 1)));
    return textOf(DUES.potConfirmation.ahead(playersOf(settlement, named), last));
  },
  news: () => DUES.potConfirmation.news,
  others: 'cause',
};

/** "Ann, Bob and Cy". */
const playersOf = ({ scores }: PotConfirmationSettlement, named: Tale['named']): Phrase =>
  few(scores.map(([player]) => named(player)));

/** What is asked of the other players, where a ladder asks for it. */
export function confirmingScoresRule(header: Header, clause: string): readonly WrittenRule[] {
  const days = confirm.of({ header });
  return days === 0 ? [] : [rule(WRITTEN.confirmingScores.heading, clause, WRITTEN.confirmingScores.text(days))];
}
