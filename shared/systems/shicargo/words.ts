import { lastDay } from '../../rules/common/season-end-in-words.ts';
import { type MissedPeriod, missedPeriods } from '../../rules/inactivity/missed-in-words.ts';
import { potConfirmationWords } from '../../rules/pots/confirming-in-words.ts';
import { tellPoints } from '../../rules/pots/points-in-words.ts';
import { noTerms } from '../../words/game-terms.ts';
import { noMilestones } from '../../words/milestones.ts';
import { ordinal } from '../../words/phrase.ts';
import { noClubDays, noNotes, type SystemWords } from '../system-words.ts';
import { shicargoSettings } from './declaration.ts';

const { forfeitPercent, monthsUntilRemoval } = shicargoSettings;

const MONTHS: MissedPeriod = {
  cause: (_, period) => `no game in ${period}`,
  cost(ladder) {
    const month = ordinal(monthsUntilRemoval.of(ladder));
    return `taken part in no game in it forfeits ${forfeitPercent.of(ladder)}% of what they had before to those who did; with a ${month} month in a row all they have left, and their place`;
  },
};

const settlements = { month: missedPeriods(MONTHS), 'pot-confirmation': potConfirmationWords };

export const shicargoWords = {
  tell: (happening, tale) => tellPoints(settlements, happening, tale),
  /** Its games are of several. */
  headline: () => [],
  playedTerms: noTerms,
  notes: noNotes,
  settlements,
  milestones: noMilestones,
  lastDay: 'Last day',
  seasonEnd: lastDay,
  clubDays: noClubDays,
} satisfies SystemWords;
