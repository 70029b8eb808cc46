import { addDays, later, weekday } from '../calendar/days.ts';
import { parseDay, type When } from '../calendar/moment.ts';
import { formatLocal } from '../calendar/zone.ts';
import type { CardView } from '../contract/card.ts';
import type { LadderView, StandingView } from '../contract/view.ts';
import { dayOf } from '../rules/common/standing.ts';
import { systemOf } from '../systems/registry.ts';
import { wordsOf } from '../systems/words.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, Instant } from '../vocabulary/vocabulary.ts';
import { clockTime, onWeekdays } from '../words/dates.ts';
import { capital } from '../words/phrase.ts';

type Champions = CardView['champions'];

/** The number of standing results from which a ladder is more than a trial. */
const ESTABLISHED = 20;

/** How many players and results a club's page shows of a ladder. */
const SHOWN = 3;

/** What a club's page says of a ladder, from its own page. `champions`: newest first; `results`: how many stand. */
export function cardOf(view: LadderView, champions: Champions, nights: string | undefined, results: number): CardView {
  const state = stateOf(view);
  const leaders = view.standings.filter(({ rung }) => rung === 1);
  const since = topSince(leaders);
  const deadline = dayIn(view.calendar.dues.find((due) => 'first' in due));
  return {
    format: 1,
    ...(view.language !== undefined && { language: view.language }),
    ...(view.name !== undefined && { name: view.name }),
    season: view.season,
    state,
    leaders: leaders.map(({ id, name }) => ({ id, name })),
    ...(since !== undefined && { since }),
    top: view.standings
      .slice(0, SHOWN)
      .map(({ id, name, rung, face }) => ({ id, name, rung, ...(face !== undefined && { face }) })),
    latest: latestIn(view),
    players: view.standings.length,
    ...(results > 0 && { played: true }),
    ...(results >= ESTABLISHED && { established: true }),
    ...(deadline !== undefined && state !== 'finished' && { deadline }),
    ...(view.winner && { winner: view.winner }),
    ...(view.pairs && { pairs: true as const }),
    hasNights: systemOf({ header: view }).controls.hasNights,
    ...(view.venue !== undefined && { venue: view.venue }),
    ...(view.closed && { closed: true as const }),
    ...(nights !== undefined && state !== 'finished' && { nights }),
    champions,
  };
}

const latestIn = ({ results }: LadderView): NonNullable<CardView['latest']> =>
  results
    .filter(({ state }) => state === 'stands')
    .slice(0, SHOWN)
    .flatMap(({ at, challenger, challenged, score }) => {
      const day = dayIn({ at });
      return day ? [{ day, challenger, challenged, score }] : [];
    });

/** Where rungs alone count: as the ladder's own page says it. */
function topSince([leader, ...others]: readonly StandingView[]): Day | undefined {
  if (!leader || others.length > 0 || leader.points !== undefined || leader.gap !== undefined) return undefined;
  return leader.onTop && dayIn({ at: leader.onTop.since });
}

const dayIn = (what: { readonly at: When } | undefined): Day | undefined => what && parseDay(what.at.slice(0, 10));

const stateOf = ({ over, asOf, season }: LadderView): CardView['state'] => {
  if (over) return 'finished';
  return asOf.slice(0, 10) < season.start ? 'ahead' : 'running';
};

/** How far ahead is looked, in days: the longest closures last that long. */
const AHEAD = 90;

/** When the club plays: "Mondays and Thursdays, 19:50–22:00". Dates would go stale: an idle ladder's page is not remade. */
export function clubNights(ladder: Ladder, now: Instant): string | undefined {
  const { timezone, season } = ladder.header;
  const from = later(season.start, dayOf(ladder, now));
  const last = addDays(from, AHEAD);
  const until = season.end !== undefined && season.end < last ? season.end : last;
  const nights = wordsOf(ladder)
    .clubDays(ladder, from, until)
    .flatMap((each) => ('at' in each ? [each] : []));
  const [first] = nights;
  if (!first) return undefined;
  const days = onWeekdays(nights.map(({ at }) => weekday(dayOf(ladder, at))));
  const hours = [first.at, ...(first.until === undefined ? [] : [first.until])];
  const times = hours.map((at) => clockTime(formatLocal(timezone, at))).join('–');
  return `${capital(days)}, ${times}`;
}
