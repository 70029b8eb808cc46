import { addDays } from '#shared/calendar/days.ts';
import { weeklyDays } from '#shared/rules/common/club-days-in-words.ts';
import { atTheBottom, type RungWords, rungsHeadline, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import { type MissedPeriod, missedPeriods } from '#shared/rules/inactivity/missed-in-words.ts';
import { cutWords, finalDates, finalMilestones } from '#shared/rules/night/final-in-words.ts';
import { DUES, STORIES } from '#shared/rules/texts.ts';
import { noTerms } from '#shared/words/game-terms.ts';
import { TEXT as WORDS } from '#shared/words/texts.ts';
import { noNotes, type SystemWords } from '../system-words.ts';
import { laversRules } from './rules-in-words.ts';
import { laversSettings, nightsOf } from './settings.ts';
import { OFFER } from './texts.ts';

const { drop, monthsUntilRemoval, hoursFrom, hoursTo, finalHoursFrom, finalHoursTo } = laversSettings;

const MONTHS: MissedPeriod = {
  cause: (_, period) => DUES.lavers.cause(period),
  cost: (ladder) => DUES.lavers.cost(drop.of(ladder), monthsUntilRemoval.of(ladder)),
  removal: (ladder) => monthsUntilRemoval.of(ladder),
};

const settlements = { month: missedPeriods(MONTHS), cut: cutWords };

const RUNGS: RungWords = {
  arrival: (verb, rung) => (verb === 'arrive' ? STORIES.rungs.restarted(rung) : atTheBottom(verb, rung)),
  hasScore: true,
  climb: (_, went) => went,
  settlements,
};

/** Where they are not on any day; the final's own dates have its night. */
const clubNights: SystemWords['clubDays'] = (ladder, from, until) => {
  const weekdays = nightsOf(ladder.header);
  if (weekdays.length === 7) return [];
  const last = until === ladder.header.season.end ? addDays(until, -1) : until;
  return weeklyDays(
    ladder,
    { summary: DUES.lavers.night, weekdays, hours: { from: hoursFrom, to: hoursTo } },
    from,
    last,
  );
};

export const laversWords = {
  offer: OFFER,
  rules: laversRules,
  tell: (happening, context) => tellRungs(RUNGS, happening, context),
  headline: (happening, game, context) => rungsHeadline(RUNGS, happening, game, context),
  playedTerms: noTerms,
  notes: noNotes,
  settlements,
  milestones: finalMilestones,
  lastDay: () => WORDS.grandFinal,
  seasonEnd: (ladder) => finalDates(ladder, { from: finalHoursFrom, to: finalHoursTo }),
  clubDays: clubNights,
} satisfies SystemWords;
