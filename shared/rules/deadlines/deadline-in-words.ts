import { formatLocal } from '#shared/calendar/zone.ts';
import { type DeadlineSettlement, wonBy } from '#shared/vocabulary/entry.ts';
import { instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { shortDay } from '#shared/words/dates.ts';
import { lowered } from '#shared/words/happening.ts';
import { list } from '#shared/words/lists.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { type Phrase, say, textOf } from '#shared/words/phrase.ts';
import type { ListedWords } from '#shared/words/settlement-words.ts';
import { ofGame } from '../common/rungs-in-words.ts';
import { DEADLINES, SETTINGS } from '../texts.ts';

/** Challenges that are not accepted or played in time are won by the challenger, lost by both, or closed, which may cost players rungs too. */
export const deadlineWords: ListedWords<DeadlineSettlement> = {
  cause: (settlement, { named }) => textOf(withStrikes(causeOf(settlement, named), settlement, named)),
  moved(settlement, slide, { named }) {
    const { challenger, challenged, silent } = settlement;
    const by = wonBy(settlement);
    const how = (player: PlayerId, other: PlayerId): Phrase => {
      if (!by) return DEADLINES.notPlayed(named(other));
      const isOwn = player === slide.player;
      const end = player === by.won ? 'won' : 'lost';
      return isOwn && silent !== undefined
        ? DEADLINES.bySilence[end](named(other))
        : DEADLINES.byDefault[end](named(other));
    };
    return ofGame(settlement, slide, { two: [challenger, challenged], how }, named);
  },
  ahead(settlement, { ladder, named }) {
    const { at, challenger, challenged, unaccepted, outcome, silent } = settlement;
    const day = shortDay(formatLocal(ladder.header.timezone, instant(at - 1)));
    const until = DEADLINES.until(unaccepted ? 'accept' : 'play', named(challenger), named(challenged), day);
    const by = wonBy(settlement);
    if (by && silent !== undefined) return textOf(DEADLINES.aheadSilent(until, named(by.won), named(silent)));
    if (by) return textOf(DEADLINES.aheadForfeit(until, named(by.won)));
    const down = lowered(settlement).map(named);
    const isBoth = outcome === 'lost-by-both';
    const otherwise = isBoth
      ? DEADLINES.aheadBoth(until, down.length > 1)
      : withStrikes(DEADLINES.aheadClosed(until), settlement, named);
    return textOf(
      down.length > 0 && !(isBoth && down.length > 1) ? DEADLINES.andDrop(otherwise, list(down)) : say`${otherwise}.`,
    );
  },
  news({ unaccepted, outcome, silent }) {
    if (silent !== undefined) return DEADLINES.newsSilent;
    if (outcome === 'forfeited' || outcome === 'defended') return DEADLINES.newsForfeit;
    if (outcome === 'lost-by-both') return DEADLINES.newsBoth;
    return unaccepted ? DEADLINES.newsUnaccepted : DEADLINES.newsClosed;
  },
  list: () => SETTINGS.groups.deadlines,
  others: 'cause',
  date: ({ challenger, challenged, unaccepted }, { named }) =>
    textOf((unaccepted ? DEADLINES.acceptBy : DEADLINES.date)(named(challenger), named(challenged))),
};

/** "Bob didn’t accept Ann’s challenge in time (strike 2 of 3 for Bob)". */
function withStrikes(what: Phrase, { strikes = [] }: DeadlineSettlement, named: NarrationContext['named']): Phrase {
  if (strikes.length === 0) return what;
  const told = strikes.map(({ player, count, of }) => DEADLINES.strike(named(player), count, of));
  return say`${what} (${joinedBy(told)})`;
}

const joinedBy = (all: readonly Phrase[]): Phrase => all.reduce((one, other) => say`${one}, ${other}`);

function causeOf(settlement: DeadlineSettlement, named: NarrationContext['named']): Phrase {
  const { challenger, challenged, unaccepted } = settlement;
  const by = wonBy(settlement);
  if (by && settlement.silent !== undefined) return DEADLINES.bySilence.cause(named(by.won), named(by.lost));
  return (unaccepted ? DEADLINES.unaccepted : DEADLINES.lapsed)(named(challenger), named(challenged));
}
