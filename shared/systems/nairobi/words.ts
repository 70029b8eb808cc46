import { climbWords } from '#shared/rules/challenge/movement-ways-in-words.ts';
import { lastDayTitle, seasonEnd, weeklyDays } from '#shared/rules/common/club-days-in-words.ts';
import { atTheBottom, type RungWords, rungsHeadline, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import { type MissedPeriod, missedPeriods } from '#shared/rules/inactivity/missed-in-words.ts';
import { DUES, MISSED } from '#shared/rules/texts.ts';
import { noMilestones } from '#shared/words/milestones.ts';
import { whiteIn } from '#shared/words/movetext.ts';
import { noNotes, type SystemWords } from '../system-words.ts';
import { nairobiSettings, saturdays } from './controls.ts';
import { nairobiRules } from './rules-in-words.ts';
import { OFFER } from './texts.ts';

const { drop, weeksUntilDrop } = nairobiSettings;

const WEEKS: MissedPeriod = {
  cause(ladder, period) {
    const weeks = weeksUntilDrop.of(ladder);
    return weeks > 1 ? MISSED.cause('week', weeks, true) : MISSED.causeOnce('week', period);
  },
  cost: (ladder) => MISSED.cost('week', weeksUntilDrop.of(ladder), drop.of(ladder)),
};

const settlements = { week: missedPeriods(WEEKS) };

const RUNGS: RungWords = {
  arrival: atTheBottom,
  hasScore: false,
  climb: climbWords,
  settlements,
};

export const nairobiWords = {
  offer: OFFER,
  rules: nairobiRules,
  tell: (happening, context) => tellRungs(RUNGS, happening, context),
  headline: (happening, game, context) => rungsHeadline(RUNGS, happening, game, context),
  /** The moves that are handed in say who had White (N7). */
  playedTerms: (_, { challenger, challenged }, named, { pgn, white } = {}) =>
    pgn === undefined ? {} : { white: named((white ?? whiteIn(pgn)) === challenged ? challenged : challenger) },
  notes: noNotes,
  settlements,
  milestones: noMilestones,
  lastDay: lastDayTitle,
  seasonEnd,
  clubDays: (ladder, from, until) => weeklyDays(ladder, { ...saturdays, summary: DUES.nairobi.day }, from, until),
} satisfies SystemWords;
