import { confirmationWords } from '#shared/rules/challenge/confirming-in-words.ts';
import { climbWords } from '#shared/rules/challenge/movement-ways-in-words.ts';
import { lastDayTitle, seasonEnd } from '#shared/rules/common/club-days-in-words.ts';
import { atTheBottom, type RungWords, rungsHeadline, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import { noMilestones } from '#shared/words/milestones.ts';
import { noClubDays, noNotes, type SystemWords } from '../system-words.ts';
import { creweControls } from './controls.ts';
import { creweRules } from './rules-in-words.ts';
import { OFFER } from './texts.ts';

const RUNGS: RungWords = {
  arrival: atTheBottom,
  hasScore: false,
  climb: climbWords,
  settlements: { confirmation: confirmationWords },
};

export const creweWords = {
  offer: OFFER,
  rules: creweRules,
  tell: (happening, context) => tellRungs(RUNGS, happening, context),
  headline: (happening, game, context) => rungsHeadline(RUNGS, happening, game, context),
  playedTerms: (ladder, pairing, named) => creweControls.terms(ladder, pairing, named),
  notes: noNotes,
  settlements: { confirmation: confirmationWords },
  milestones: noMilestones,
  lastDay: lastDayTitle,
  seasonEnd,
  clubDays: noClubDays,
} satisfies SystemWords;
