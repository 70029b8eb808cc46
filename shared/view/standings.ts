import type { EntrantView } from '../contract/games.ts';
import type { Reason, StandingView } from '../contract/view.ts';
import { awayUntil } from '../rules/away/days.ts';
import { protectedUntil } from '../rules/challenge/whom/protection.ts';
import { entryTarget } from '../rules/go/programs.ts';
import { prefersOf } from '../rules/go/terms.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { inMatch, missedRuns, REMEMBERED } from '../rules/inactivity/missed-runs.ts';
import { calendarOfPeriods } from '../rules/inactivity/settle-period.ts';
import { figureOf } from '../systems/figures.ts';
import { systemOf } from '../systems/registry.ts';
import { wordsOf } from '../systems/words.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { type Day, type PlayerId, rung } from '../vocabulary/vocabulary.ts';
import type { Named } from '../words/names.ts';
import type { Forecasts } from './forecast.ts';
import { measuredOf, rungsOf } from './measures.ts';

/** How everybody stood when the last days began, or when they were seeded since. */
export type Earlier = readonly Ladder[];

interface Told {
  readonly today: Day;
  readonly named: Named;
  readonly why: (player: PlayerId) => readonly Reason[];
  readonly forecasts: Forecasts;
  /** Their last results; nothing where there is none. */
  readonly form: (player: PlayerId) => string;
  readonly onTop: StandingView['onTop'];
}

/** Everybody on the ladder, top first, with how they moved lately and why, and what awaits them. */
export function standingsOf(ladder: Ladder, earlier: Earlier, told: Told): StandingView[] {
  const { today, named, why, forecasts, onTop } = told;
  const changeOf = changesSince(ladder, earlier);
  const [more, { notes: notesOf }] = [detailsOf(ladder, today), wordsOf(ladder)];
  const displaced = new Set(systemOf(ladder).honours(ladder).displaced);
  return ladder.order.players().map((id, index) => {
    const { change, ...points } = changeOf(id);
    const [forecast, ...later] = forecasts.get(id) ?? [];
    const notes = notesOf(ladder, id);
    const form = told.form(id);
    return {
      rung: rung(index + 1),
      ...named(id),
      change,
      why: why(id),
      ...(form !== '' && { form }),
      ...(index === 0 && onTop && { onTop }),
      ...points,
      ...(displaced.has(id) && { displaced: true }),
      ...(forecast && { forecast }),
      ...(later.length > 0 && { later }),
      ...more(id),
      ...(notes.length > 0 && { notes }),
    };
  });
}

type Change = Pick<StandingView, 'change' | 'pointsChange'>;

/** How everybody's rung and points have changed: those who were seeded were there from the beginning, those who joined are new. */
function changesSince(ladder: Ladder, earlier: Earlier): (id: PlayerId) => Change {
  const now = rungsOf(ladder);
  const then = earlier.map((each) => ({ ladder: each, rungs: rungsOf(each) }));
  return (id) => {
    const admitted = ladder.players.get(id)?.admitted;
    const [is, before] = [now.get(id), then.find(({ rungs }) => rungs.has(id))];
    const was = before?.rungs.get(id);
    if (is === undefined || !before || before.ladder.players.get(id)?.admitted !== admitted) return { change: 'new' };
    const [had, has] = [measuredOf(before.ladder, id, was).points, measuredOf(ladder, id, is).points];
    return {
      change: is - (was ?? is),
      ...(has !== undefined && { pointsChange: has - (had ?? has) }),
    };
  };
}

type Details = Partial<StandingView>;

/** What a ladder shows of a player besides the name, on a day: each system something else. */
function detailsOf(ladder: Ladder, today: Day): (id: PlayerId) => Details {
  const { controls, preferences } = systemOf(ladder);
  const runs = controls.missed(ladder) ? missedInARow(ladder) : new Map<PlayerId, number>();
  const rungs = rungsOf(ladder);
  const protectedDays = figureOf(ladder, 'protectedDays');
  return (id) => {
    const [missed, rung, player] = [runs.get(id), rungs.get(id), ladder.players.get(id)];
    const [prefers, away] = [prefersOf(ladder, id), awayUntil(ladder, id, today)];
    const until = protectedUntil(ladder, id, today, protectedDays);
    return {
      ...(missed !== undefined && { missed }),
      ...(player?.declined !== undefined && { declined: player.declined }),
      ...(preferences.includes('rated') && { rated: player?.preferences?.rated ?? false }),
      ...(rung !== undefined && { rung }),
      ...measuredOf(ladder, id, rung),
      ...(prefers && { prefers }),
      ...(away && { away }),
      ...(until && { protected: until }),
      ...(player?.entering && { entering: true }),
    };
  };
}

/** How many periods in a row up to the last one everybody has missed, twelve at most; without those who played or were away. */
export function missedInARow(ladder: Ladder): ReadonlyMap<PlayerId, number> {
  const last = ladder.settled.at(-1);
  if (!last) return new Map();
  const before = { ...ladder, settled: ladder.settled.slice(0, -1) };
  const { calendar, inProgress } = systemOf(ladder);
  const running = inMatch(before, asRemembered, inProgress);
  const runs = missedRuns(before, calendarOfPeriods(calendar, ladder), last, asRemembered, running);
  return new Map(Array.from(runs, ([player, run]) => [player, Math.min(run, REMEMBERED)]));
}

/** Those who take part and have no rung yet, in the order in which they joined. */
export const waitingForRung = (ladder: Ladder): readonly PlayerId[] => systemOf(ladder).controls.entrants(ladder);

/** Programs that have not found their place, and whom each has to challenge next (G). */
export const entrantsOf = (ladder: Ladder, named: Named): EntrantView[] =>
  [...waitingForRung(ladder), ...ladder.order.players().filter((id) => ladder.players.get(id)?.entering)].map((id) => {
    const [rung, next, prefers] = [ladder.order.rungOf(id), entryTarget(ladder, id), prefersOf(ladder, id)];
    return {
      ...named(id),
      ...(rung !== undefined && { rung }),
      ...(next && { next: named(next) }),
      ...(prefers && { prefers }),
    };
  });
