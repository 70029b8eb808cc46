import { formatLocal } from '../../calendar/zone.ts';
import type { DeadlineSettlement } from '../../vocabulary/entry.ts';
import { instant } from '../../vocabulary/vocabulary.ts';
import { shortDay } from '../../words/dates.ts';
import { slid } from '../../words/happening.ts';
import { type Phrase, say, textOf } from '../../words/phrase.ts';
import type { SettlementWords } from '../../words/settlement-words.ts';
import type { Tale } from '../../words/tale.ts';

/** Challenges that are not played in time are won by the challenger, or closed. */
export const deadlineWords: SettlementWords<DeadlineSettlement> = {
  cause: (settlement, { named }) => textOf(lapse(settlement, named)),
  moved(settlement, slide, { named }) {
    const { challenger, challenged } = settlement;
    if (slide.player === challenger) return say`won by default against ${named(challenged)} and ${slid(slide)}`;
    if (slide.player === challenged) return say`lost by default to ${named(challenger)} and ${slid(slide)}`;
    return say`${slid(slide)}: ${lapse(settlement, named)}`;
  },
  ahead({ at, challenger, challenged, outcome }, { ladder, named }) {
    const day = shortDay(formatLocal(ladder.header.timezone, instant(at - 1)));
    const then = outcome === 'forfeited' ? say`${named(challenger)} wins by default` : 'the challenge is closed';
    return textOf(
      say`${named(challenger)} and ${named(challenged)} have until the end of ${day} to play: if they do not, ${then}.`,
    );
  },
  news: ({ outcome }) => (outcome === 'forfeited' ? 'Won by default' : 'Closed: not played in time'),
  date: ({ challenger, challenged }, { named }) =>
    textOf(say`A challenge runs out: ${named(challenger)} and ${named(challenged)}`),
};

const lapse = ({ challenger, challenged }: DeadlineSettlement, named: Tale['named']): Phrase =>
  say`${named(challenger)} and ${named(challenged)} did not play in time`;
