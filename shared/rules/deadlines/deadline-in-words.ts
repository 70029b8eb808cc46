import { formatLocal } from '../../calendar/zone.ts';
import type { DeadlineSettlement } from '../../vocabulary/entry.ts';
import { instant } from '../../vocabulary/vocabulary.ts';
import { shortDay } from '../../words/dates.ts';
import { slid } from '../../words/happening.ts';
import { list } from '../../words/in-a-row.ts';
import { type Phrase, textOf } from '../../words/phrase.ts';
import type { SettlementWords } from '../../words/settlement-words.ts';
import type { Tale } from '../../words/tale.ts';
import { DUES } from '../dues/words.ts';

const { deadline: DEADLINE } = DUES;

/** Challenges that are not accepted or played in time are won by the challenger, lost by both, or closed, which may cost players rungs too. */
export const deadlineWords: SettlementWords<DeadlineSettlement> = {
  cause: (settlement, { named }) => textOf(causeOf(settlement, named)),
  moved(settlement, slide, { named }) {
    const { challenger, challenged, outcome } = settlement;
    if (outcome === 'forfeited' && slide.player === challenger) return DEADLINE.won(named(challenged), slid(slide));
    if (outcome === 'forfeited' && slide.player === challenged) return DEADLINE.lost(named(challenger), slid(slide));
    return DEADLINE.moved(slid(slide), causeOf(settlement, named));
  },
  ahead({ at, challenger, challenged, unaccepted, outcome, dropped = [] }, { ladder, named }) {
    const day = shortDay(formatLocal(ladder.header.timezone, instant(at - 1)));
    const until = DEADLINE.until(unaccepted ? 'accept' : 'play', named(challenger), named(challenged), day);
    if (outcome === 'forfeited') return textOf(DEADLINE.aheadForfeit(until, named(challenger)));
    if (outcome === 'lost-by-both') return textOf(DEADLINE.aheadBoth(until));
    if (dropped.length === 0) return textOf(DEADLINE.aheadClosed(until));
    return textOf(DEADLINE.aheadDrop(until, list(dropped.map(named)), dropped.length));
  },
  news({ unaccepted, outcome }) {
    if (outcome === 'forfeited') return DEADLINE.newsForfeit;
    if (outcome === 'lost-by-both') return DEADLINE.newsBoth;
    return unaccepted ? DEADLINE.newsUnaccepted : DEADLINE.newsClosed;
  },
  date: ({ challenger, challenged, unaccepted }, { named }) =>
    textOf((unaccepted ? DEADLINE.acceptBy : DEADLINE.date)(named(challenger), named(challenged))),
};

const causeOf = ({ challenger, challenged, unaccepted }: DeadlineSettlement, named: Tale['named']): Phrase =>
  (unaccepted ? DEADLINE.unaccepted : DEADLINE.lapsed)(named(challenger), named(challenged));
