import { gameChoice } from '#shared/rules/challenge/best-of.ts';
import { confirmationWords } from '#shared/rules/challenge/confirming-in-words.ts';
import { movementParts } from '#shared/rules/challenge/moving.ts';
import { lastDay } from '#shared/rules/common/club-days-in-words.ts';
import { atTheBottom, type RungWords, rungsHeadline, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import { deadlineWords } from '#shared/rules/deadlines/deadline-in-words.ts';
import { missedBySetting } from '#shared/rules/inactivity/by-setting-in-words.ts';
import { DUES, STORIES } from '#shared/rules/texts.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import { noMilestones } from '#shared/words/milestones.ts';
import { noClubDays, noNotes, type SystemWords } from '../system-words.ts';
import { houseSettings } from './settings.ts';

const missed = missedBySetting(houseSettings);
const settlements = { deadline: deadlineWords, week: missed, month: missed, confirmation: confirmationWords };

/** The score of a single game that was won is 1–0 in any case. */
const rungsOf = (ladder: Ladder): RungWords => ({
  arrival: atTheBottom,
  hasScore: gameChoice.of(ladder) !== 'one',
  climb: (then, went) => (movementParts.win.of(then) === 'halfway' ? STORIES.rungs.halfway(went) : went),
  settlements,
});

export const houseWords = {
  tell: (happening, tale) => tellRungs(rungsOf(tale.ladder), happening, tale),
  headline: (happening, game, tale) => rungsHeadline(rungsOf(tale.ladder), happening, game, tale),
  playedTerms: noTerms,
  notes: noNotes,
  settlements,
  milestones: noMilestones,
  lastDay: () => DUES.lastDay,
  seasonEnd: lastDay,
  clubDays: noClubDays,
} satisfies SystemWords;
