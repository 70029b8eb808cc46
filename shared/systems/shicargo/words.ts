import { lastDayTitle, seasonEnd } from '#shared/rules/common/club-days-in-words.ts';
import { type MissedPeriod, missedPeriods } from '#shared/rules/inactivity/missed-in-words.ts';
import { potConfirmationWords, tellPoints } from '#shared/rules/pots/points-in-words.ts';
import { DUES, MISSED } from '#shared/rules/texts.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import { noMilestones } from '#shared/words/milestones.ts';
import { noClubDays, noNotes, type SystemWords } from '../system-words.ts';
import { shicargoRules } from './rules-in-words.ts';
import { shicargoSettings } from './settings.ts';
import { OFFER } from './texts.ts';

const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;

const MONTHS: MissedPeriod = {
  cause: (_, period) => MISSED.causeOnce('month', period),
  cost: (ladder) => DUES.shicargo.cost(forfeitPercent.of(ladder), monthsUntilRemoval.of(ladder)),
  removal: (ladder) => monthsUntilRemoval.of(ladder),
};

const settlements = { month: missedPeriods(MONTHS), 'pot-confirmation': potConfirmationWords };

export const shicargoWords = {
  offer: OFFER,
  rules: shicargoRules,
  tell: (happening, context) => tellPoints(settlements, happening, context),
  /** Its games are of several. */
  headline: () => [],
  playedTerms: noTerms,
  notes: noNotes,
  settlements,
  milestones: noMilestones,
  lastDay: lastDayTitle,
  seasonEnd,
  clubDays: noClubDays,
} satisfies SystemWords;
