import { formatLocal } from '../../calendar/zone.ts';
import type { DeadlineSettlement } from '../../vocabulary/entry.ts';
import { instant } from '../../vocabulary/vocabulary.ts';
import { shortDay } from '../../words/dates.ts';
import { slid } from '../../words/happening.ts';
import { list } from '../../words/in-a-row.ts';
import { textOf } from '../../words/phrase.ts';
import type { SettlementWords } from '../../words/settlement-words.ts';
import { DUES } from '../dues/words.ts';

const { deadline: DEADLINE } = DUES;

/** Challenges that are not played in time are won by the challenger, or closed, which may cost players rungs too. */
export const deadlineWords: SettlementWords<DeadlineSettlement> = {
  cause: ({ challenger, challenged }, { named }) => textOf(DEADLINE.lapsed(named(challenger), named(challenged))),
  moved({ challenger, challenged, outcome }, slide, { named }) {
    const [one, other] = [named(challenger), named(challenged)];
    if (outcome !== 'closed' && slide.player === challenger) return DEADLINE.won(other, slid(slide));
    if (outcome !== 'closed' && slide.player === challenged) return DEADLINE.lost(one, slid(slide));
    return DEADLINE.moved(slid(slide), one, other);
  },
  ahead({ at, challenger, challenged, outcome, dropped = [] }, { ladder, named }) {
    const day = shortDay(formatLocal(ladder.header.timezone, instant(at - 1)));
    const [one, other] = [named(challenger), named(challenged)];
    if (outcome === 'forfeited') return textOf(DEADLINE.aheadForfeit(one, other, day));
    if (dropped.length === 0) return textOf(DEADLINE.aheadClosed(one, other, day));
    return textOf(DEADLINE.aheadDrop(one, other, day, list(dropped.map(named)), dropped.length));
  },
  news: ({ outcome }) => (outcome === 'forfeited' ? DEADLINE.newsForfeit : DEADLINE.newsClosed),
  date: ({ challenger, challenged }, { named }) => textOf(DEADLINE.date(named(challenger), named(challenged))),
};
