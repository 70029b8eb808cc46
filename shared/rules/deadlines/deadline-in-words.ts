import { formatLocal } from '#shared/calendar/zone.ts';
import type { DeadlineSettlement } from '#shared/vocabulary/entry.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { list } from '#shared/words/lists.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { type Phrase, textOf } from '#shared/words/phrase.ts';
import type { ListedWords } from '#shared/words/settlement-words.ts';
import { DEADLINES } from '../texts.ts';

/** Challenges that are not accepted or played in time are won by the challenger, lost by both, or closed, which may cost players rungs too. */
export const deadlineWords: ListedWords<DeadlineSettlement> = {
  cause: (settlement, { named }) => textOf(causeOf(settlement, named)),
  moved(settlement, slide, { named }) {
    const { challenger, challenged, outcome } = settlement;
    if (outcome === 'forfeited' && slide.player === challenger) return DEADLINES.won(named(challenged));
    if (outcome === 'forfeited' && slide.player === challenged) return DEADLINES.lost(named(challenger));
    return causeOf(settlement, named);
  },
  ahead({ at, challenger, challenged, unaccepted, outcome, dropped = [] }, { ladder, named }) {
    const day = shortDay(formatLocal(ladder.header.timezone, instant(at - 1)));
    const until = DEADLINES.until(unaccepted ? 'accept' : 'play', named(challenger), named(challenged), day);
    if (outcome === 'forfeited') return textOf(DEADLINES.aheadForfeit(until, named(challenger)));
    if (outcome === 'lost-by-both') return textOf(DEADLINES.aheadBoth(until));
    if (dropped.length === 0) return textOf(DEADLINES.aheadClosed(until));
    return textOf(DEADLINES.aheadDrop(until, list(dropped.map(named)), dropped.length));
  },
  news({ unaccepted, outcome }) {
    if (outcome === 'forfeited') return DEADLINES.newsForfeit;
    if (outcome === 'lost-by-both') return DEADLINES.newsBoth;
    return unaccepted ? DEADLINES.newsUnaccepted : DEADLINES.newsClosed;
  },
  list: () => DEADLINES.list,
  others: 'penalties',
  date: ({ challenger, challenged, unaccepted }, { named }) =>
    textOf((unaccepted ? DEADLINES.acceptBy : DEADLINES.date)(named(challenger), named(challenged))),
};

const causeOf = (
  { challenger, challenged, unaccepted }: DeadlineSettlement,
  named: NarrationContext['named'],
): Phrase => (unaccepted ? DEADLINES.unaccepted : DEADLINES.lapsed)(named(challenger), named(challenged));
