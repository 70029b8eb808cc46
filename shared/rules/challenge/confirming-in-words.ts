import { formatLocal } from '#shared/calendar/zone.ts';
import type { ConfirmationSettlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { type Phrase, say, textOf } from '#shared/words/phrase.ts';
import { fromOwnSide, scoreWords } from '#shared/words/score.ts';
import type { SettlementWords } from '#shared/words/settlement-words.ts';
import { rule, type SettableRule } from '#shared/words/written-rule.ts';
import { ofGame } from '../common/rungs-in-words.ts';
import { DUES, STORIES, WRITTEN } from '../texts.ts';
import { confirm } from './confirming.ts';

/** Results that count by themselves, as nobody disputed them in time. */
export const confirmationWords: SettlementWords<ConfirmationSettlement> = {
  cause: (settlement, { named }) => textOf(DUES.confirmation.cause(resultWords(settlement, named))),
  moved(settlement, slide, { named }) {
    const { challenger, challenged } = settlement;
    const how = (player: PlayerId, other: PlayerId): Phrase => {
      const score = fromOwnSide(settlement.score, player === challenger);
      const said = player === slide.player && Math.max(...score) > 1 ? ` ${scoreWords(score)}` : '';
      const { beat, lost, drew } = STORIES.rungs;
      if (score[0] === score[1]) return drew(named(other));
      return (score[0] > score[1] ? beat : lost)(named(other), said);
    };
    return ofGame(settlement, slide, { two: [challenger, challenged], how }, named);
  },
  ahead(settlement, { ladder, named }) {
    const last = shortDay(formatLocal(ladder.header.timezone, instant(settlement.at - 1)));
    return textOf(DUES.confirmation.ahead(resultWords(settlement, named), last));
  },
  news: () => DUES.confirmation.news,
  others: 'cause',
};

const resultWords = (
  { challenger, challenged, score }: ConfirmationSettlement,
  named: NarrationContext['named'],
): Phrase => say`${named(challenger)} ${scoreWords(score)} ${named(challenged)}`;

/** What the other player is asked, if the ladder asks for it; `later`: what comes of a result that counts later than it was played. */
export function confirmingRule(header: Header, clause: string, later = WRITTEN.confirming.later): SettableRule {
  const { heading, text } = WRITTEN.confirming;
  const days = confirm.of({ header });
  return rule(heading, clause, days > 0 ? `${text(days)} ${later}` : undefined, [confirm], { [confirm.name]: 0 });
}
