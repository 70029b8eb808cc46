import { gameChoice } from '#shared/rules/challenge/best-of.ts';
import { confirmationWords } from '#shared/rules/challenge/confirming-in-words.ts';
import { movementParts } from '#shared/rules/challenge/movement-ways.ts';
import { lastDayTitle, seasonEnd } from '#shared/rules/common/club-days-in-words.ts';
import { atTheBottom, type RungWords, rungsHeadline, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import type { Setting } from '#shared/rules/common/settings.ts';
import { deadlineWords } from '#shared/rules/deadlines/deadline-in-words.ts';
import { missedBy } from '#shared/rules/inactivity/by-setting.ts';
import { missedPeriods, PENALTIES, penaltyWords } from '#shared/rules/inactivity/missed-in-words.ts';
import { removesBySeason } from '#shared/rules/inactivity/season-minimum.ts';
import { DUES, MISSED, STORIES } from '#shared/rules/texts.ts';
import type { PeriodSettlement, SeasonSettlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { shortDay } from '#shared/words/dates.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import { noMilestones } from '#shared/words/milestones.ts';
import type { DatedWords } from '#shared/words/settlement-words.ts';
import { noClubDays, noNotes, type SystemWords } from '../system-words.ts';
import { houseRules } from './rules-in-words.ts';
import { houseSettings } from './settings.ts';
import { HOUSE, OFFER } from './texts.ts';

const missed = missedBySetting(houseSettings);
const settlements = {
  deadline: deadlineWords,
  week: missed,
  month: missed,
  days: missed,
  season: tooFewInSeason(),
  confirmation: confirmationWords,
};

/** The score of a single game that was won is 1–0 in any case. */
const rungsOf = (ladder: Ladder): RungWords => ({
  arrival: atTheBottom,
  hasScore: gameChoice.of(ladder) !== 'one',
  climb: (then, went) => (movementParts.win.of(then) === 'halfway' ? STORIES.rungs.halfway(went) : went),
  settlements,
});

export const houseWords = {
  offer: OFFER,
  rules: houseRules,
  tell: (happening, context) => tellRungs(rungsOf(context.ladder), happening, context),
  headline: (happening, game, context) => rungsHeadline(rungsOf(context.ladder), happening, game, context),
  playedTerms: noTerms,
  notes: noNotes,
  settlements,
  milestones: noMilestones,
  lastDay: lastDayTitle,
  seasonEnd,
  clubDays: noClubDays,
} satisfies SystemWords;

/** What happened to players who had done too little by the end of the season (H18). */
function tooFewInSeason(): DatedWords<SeasonSettlement> {
  const asked = (ladder: Ladder) => [houseSettings.minPlayed.of(ladder), houseSettings.minMade.of(ladder)] as const;
  const cause = ({ ladder }: { readonly ladder: Ladder }) => HOUSE.missed.tooFew(...asked(ladder));
  return {
    cause: (_, known) => cause(known),
    moved: (settlement, slide, known) => penaltyWords(cause(known), settlement, slide),
    ahead: (_, { ladder }) => HOUSE.missed.least(...asked(ladder), removesBySeason(ladder)),
    news: ({ last }) => DUES.missed.news(shortDay(last)),
    ...PENALTIES,
  };
}

/** After how many periods in a row players drop, and by how much, and after how many they are removed; 0 for never. */
interface Costs {
  readonly dropAfter: Setting<number>;
  readonly drop: Setting<number>;
  readonly removeAfter: Setting<number>;
}

/** How many missed weeks, months or days make one; undefined if each counts by itself. */
function unitOf(ladder: Ladder): number | undefined {
  if (missedBy(ladder) === 'days') return houseSettings.days.of(ladder);
  return houseSettings.each.of(ladder) || undefined;
}

/** The cost of a missed month or week, if the ladder says which of them count. */
function missedBySetting({ dropAfter, drop, removeAfter }: Costs): DatedWords<PeriodSettlement> {
  const removalOf = (ladder: Ladder): number => removeAfter.of(ladder) || Number.POSITIVE_INFINITY;
  return missedPeriods({
    removal: removalOf,
    cause(ladder, period, length) {
      if (length !== undefined) return MISSED.cause(missedBy(ladder) ?? 'month', length, false);
      const periods = Math.min(dropAfter.of(ladder), removalOf(ladder));
      const kind = missedBy(ladder) ?? 'month';
      return periods === 1 ? MISSED.causeOnce(kind, period) : MISSED.cause(kind, periods, true);
    },
    cost(ladder) {
      const kind = missedBy(ladder) ?? 'month';
      const [periods, removal] = [unitOf(ladder) ?? dropAfter.of(ladder), removalOf(ladder) * (unitOf(ladder) ?? 1)];
      if (removal <= periods) return MISSED.removed(kind, removal);
      const cost = MISSED.cost(kind, periods, drop.of(ladder));
      return Number.isFinite(removal) ? MISSED.orRemoved(cost, kind, removal) : cost;
    },
  });
}
