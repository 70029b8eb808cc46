import { neededOn } from '#shared/rules/challenge/best-of.ts';
import { confirmationWords } from '#shared/rules/challenge/confirming-in-words.ts';
import { lastDayTitle, seasonEnd } from '#shared/rules/common/club-days-in-words.ts';
import { atTheBottom, type RungWords, rungsHeadline, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import type { MayBeUnfinished, Unfinished } from '#shared/vocabulary/command.ts';
import type { PeriodSettlement } from '#shared/vocabulary/entry.ts';
import { monthWords, shortDay, weekdayOn } from '#shared/words/dates.ts';
import { type GameInWords, stateOf, unfinishedOf } from '#shared/words/game.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import { noMilestones } from '#shared/words/milestones.ts';
import type { NarrationContext } from '#shared/words/narration-context.ts';
import { type Phrase, say } from '#shared/words/phrase.ts';
import type { DatedWords } from '#shared/words/settlement-words.ts';
import { noClubDays, noNotes, type SystemWords } from '../system-words.ts';
import { crossesOf, pointsFor } from './crosses.ts';
import { boxRules } from './rules-in-words.ts';
import { boxSettings } from './settings.ts';

import { OFFER, ROUNDS } from './texts.ts';

/** "May 2023", or "the round to 14 May". */
const roundWords = ({ kind, last }: PeriodSettlement): string =>
  kind === 'month' ? ROUNDS.ofMonth(monthWords(last)) : ROUNDS.upTo(shortDay(last));

const roundEnd: DatedWords<PeriodSettlement> = {
  cause: (settlement) => ROUNDS.cause(roundWords(settlement)),
  removed: (_, { ladder }) => ROUNDS.removed(boxSettings.removeAfter.of(ladder)),
  moved: (settlement) => say`${ROUNDS.cause(roundWords(settlement))}`,
  ahead: ({ last }, { ladder }) => ROUNDS.ahead(weekdayOn(last), boxSettings.up.of(ladder)),
  news: (settlement) => ROUNDS.news(roundWords(settlement)),
  date: (settlement) => ROUNDS.date(roundWords(settlement)),
  list: () => ROUNDS.list,
  called: () => ROUNDS.called,
  others: 'cause',
};

const settlements = { month: roundEnd, week: roundEnd, confirmation: confirmationWords };

const RUNGS: RungWords = {
  arrival: atTheBottom,
  hasScore: true,
  climb: (_, went) => went,
  settlements,
};

/** What a match was worth to the two. */
function pointsWords(game: GameInWords, { ladder, named }: NarrationContext): Phrase {
  const ended = { ...endedAs(unfinishedOf(game)), score: game.score, needed: neededOn(ladder) };
  const [one, other] = crossesOf(ended);
  const [ofOne, ofOther] = [pointsFor(ladder, one), pointsFor(ladder, other)];
  return ROUNDS.points(named(game.challenger), ofOne, named(game.challenged), ofOther);
}

const endedAs = (how: Unfinished | undefined): MayBeUnfinished => (how ? { [how]: true } : {});

export const boxWords = {
  offer: OFFER,
  rules: boxRules,
  tell: (happening, context) => tellRungs(RUNGS, happening, context),
  headline: (happening, game, context) =>
    stateOf(context.ladder, game) === 'stands'
      ? pointsWords(game, context)
      : rungsHeadline(RUNGS, happening, game, context),
  playedTerms: noTerms,
  notes: noNotes,
  settlements,
  milestones: noMilestones,
  lastDay: lastDayTitle,
  seasonEnd,
  clubDays: noClubDays,
} satisfies SystemWords;
