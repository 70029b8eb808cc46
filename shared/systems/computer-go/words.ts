import { confirmationWords } from '#shared/rules/challenge/confirming-in-words.ts';
import { lastDayTitle, seasonEnd } from '#shared/rules/common/club-days-in-words.ts';
import { gapHeadline, tellGaps } from '#shared/rules/go/gaps-in-words.ts';
import { noMilestones } from '#shared/words/milestones.ts';
import { noClubDays, noNotes, type SystemWords } from '../system-words.ts';
import { computerGoControls } from './controls.ts';
import { computerGoRules } from './rules-in-words.ts';
import { OFFER } from './texts.ts';

export const computerGoWords = {
  offer: OFFER,
  rules: computerGoRules,
  tell: tellGaps,
  headline: gapHeadline,
  playedTerms: (ladder, pairing, named) => computerGoControls.terms(ladder, pairing, named),
  notes: noNotes,
  settlements: { confirmation: confirmationWords },
  milestones: noMilestones,
  lastDay: lastDayTitle,
  seasonEnd,
  clubDays: noClubDays,
} satisfies SystemWords;
