import { formatLocal } from '../../calendar/zone.ts';
import type { DeadlineSettlement } from '../../vocabulary/entry.ts';
import { instant } from '../../vocabulary/vocabulary.ts';
import { shortDay } from '../../words/dates.ts';
import { slid } from '../../words/happening.ts';
import { list } from '../../words/in-a-row.ts';
import { type Phrase, say, textOf } from '../../words/phrase.ts';
import type { SettlementWords } from '../../words/settlement-words.ts';
import type { Tale } from '../../words/tale.ts';

/** Challenges that are not played in time are won by the challenger, or closed, which may cost players rungs too. */
export const deadlineWords: SettlementWords<DeadlineSettlement> = {
  cause: (settlement, { named }) => textOf(lapse(settlement, named)),
  moved(settlement, slide, { named }) {
    const { challenger, challenged, outcome } = settlement;
    if (outcome === 'closed') return say`${slid(slide)}: ${lapse(settlement, named)}`;
    if (slide.player === challenger) return say`won by default against ${named(challenged)} and ${slid(slide)}`;
    if (slide.player === challenged) return say`lost by default to ${named(challenger)} and ${slid(slide)}`;
    return say`${slid(slide)}: ${lapse(settlement, named)}`;
  },
  ahead(settlement, { ladder, named }) {
    const { at, challenger, challenged } = settlement;
    const day = shortDay(formatLocal(ladder.header.timezone, instant(at - 1)));
    return textOf(
      say`${named(challenger)} and ${named(challenged)} have until the end of ${day} to play; otherwise ${fate(settlement, named)}.`,
    );
  },
  news: ({ outcome }) => (outcome === 'forfeited' ? 'Won by default' : 'Closed: not played in time'),
  date: ({ challenger, challenged }, { named }) =>
    textOf(say`Challenge deadline: ${named(challenger)} and ${named(challenged)}`),
};

function fate({ challenger, outcome, dropped = [] }: DeadlineSettlement, named: Tale['named']): Phrase {
  if (outcome === 'forfeited') return say`${named(challenger)} wins by default`;
  const cost = dropped.length > 0 ? say` and ${list(dropped.map(named))} ${dropped.length > 1 ? 'drop' : 'drops'}` : [];
  return say`the challenge is closed${cost}`;
}

const lapse = ({ challenger, challenged }: DeadlineSettlement, named: Tale['named']): Phrase =>
  say`${named(challenger)} and ${named(challenged)} didn’t play in time`;
