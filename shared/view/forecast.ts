import { lastDayOfPlay } from '../calendar/club-calendar.ts';
import type { When } from '../calendar/moment.ts';
import { formatLocal } from '../calendar/zone.ts';
import type { AskedView, ForecastView } from '../contract/forecast.ts';
import { type Ahead, ahead } from '../engine/ahead.ts';
import { duesOf } from '../engine/settle.ts';
import { dayOf } from '../rules/common/standing.ts';
import type { Attendance } from '../rules/duty.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { askedBySeason } from '../rules/inactivity/season-minimum.ts';
import { pointsOf } from '../rules/pots/purses.ts';
import { systemOf } from '../systems/registry.ts';
import {
  clauseFor,
  isPeriod,
  type Penalty,
  type PeriodSettlement,
  type Settlement,
  wonBy,
} from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { Table } from '../vocabulary/table.ts';
import type { ChallengeId, Day, Instant, PlayerId, Rung } from '../vocabulary/vocabulary.ts';
import { lowered } from '../words/happening.ts';
import { measureOf, rungsOf } from './measures.ts';
import { kindOf } from './settlement-kind.ts';

/** What lies ahead of each player, soonest first; players to whom nothing happens are left out. */
export type Forecasts = ReadonlyMap<PlayerId, readonly ForecastView[]>;
type Threat = Exclude<ForecastView['what'], 'rise' | 'share'>;

/** What each settlement ahead does, as of a moment, to everybody to whom it does anything: the ladder after it beside the ladder before. */
export function forecastsOf(outlooks: readonly Outlook[], now: Instant): Forecasts {
  const forecasts = new Map<PlayerId, ForecastView[]>();
  for (const outlook of outlooks) {
    for (const [id, forecast] of forecastsIn(outlook, now)) {
      const known = forecasts.get(id);
      if (known) known.push(forecast);
      else forecasts.set(id, [forecast]);
    }
  }
  return forecasts;
}

function* forecastsIn(outlook: Outlook, now: Instant): Generator<readonly [PlayerId, ForecastView]> {
  const threats = threatsOf(outlook);
  const forecastOf = tellerOf(outlook, now);
  for (const [id, places] of placesIn(outlook)) {
    const forecast = forecastOf(id, threats.get(id), places);
    if (forecast) yield [id, forecast];
  }
}

function threatsOf({ settlement, idle }: Outlook): ReadonlyMap<PlayerId, Threat> {
  const { dropped = [], removed } = settlement;
  return new Map<PlayerId, Threat>([
    ...idle.map((id) => [id, 'forfeit'] as const),
    ...lapsing(settlement),
    ...(settlement.kind === 'deadline' ? dropped.map((id) => [id, 'loss'] as const) : []),
    ...(isForfeited(settlement) ? [] : lowered(settlement).map((id) => [id, 'drop'] as const)),
    ...removed.map((id) => [id, 'removal'] as const),
  ]);
}

/** The two of a challenge that is closed as it has not been played in time. */
const lapsing = (settlement: Settlement): readonly (readonly [PlayerId, Threat])[] =>
  settlement.kind === 'deadline' && !isForfeited(settlement)
    ? [settlement.challenger, settlement.challenged].map((id) => [id, 'lapse'] as const)
    : [];

const isForfeited = (settlement: Settlement): boolean =>
  settlement.kind === 'deadline' && wonBy(settlement) !== undefined;

interface Places {
  readonly from: Rung;
  readonly to: Rung | undefined;
}

/** The rungs around a settlement of everybody whom it may concern: of the many deadlines each concerns few. */
function* placesIn({ settlement, before, after }: Outlook): Generator<readonly [PlayerId, Places]> {
  if (settlement.kind === 'deadline' && measureOf(before) !== 'points') {
    const { challenger, challenged, moves } = settlement;
    for (const id of new Set([challenger, challenged, ...moves.flatMap(({ players }) => players)])) {
      const from = before.order.rungOf(id);
      if (from !== undefined) yield [id, { from, to: after.order.rungOf(id) }];
    }
    return;
  }
  const then = rungsOf(after);
  for (const [id, from] of rungsOf(before)) yield [id, { from, to: then.get(id) }];
}

function unlessOf(settlement: Settlement, ladder: Ladder, now: Instant): NonNullable<ForecastView['unless']> {
  if (settlement.kind === 'cut') return 'arriving';
  if (settlement.kind === 'season') return 'reaching';
  if (settlement.kind === 'deadline')
    return settlement.unaccepted ? 'accepting' : settlement.silent === undefined ? 'playing' : 'offering';
  const averting = isPeriod(settlement) ? systemOf(ladder).controls.averting[settlement.kind] : undefined;
  if (isPeriod(settlement) && typeof averting === 'function') return averting(settlement, ladder);
  return isPeriod(settlement) && isTooLateToPlay(ladder, settlement, dayOf(ladder, now)) ? 'recording' : 'playing';
}

/** Whether nobody plays on any of the days left in a month or week. */
function isTooLateToPlay({ header }: Ladder, { first, last }: PeriodSettlement, today: Day): boolean {
  const chance = lastDayOfPlay(systemOf({ header }).calendar(header), { from: first, to: last });
  return chance !== undefined && chance < last && chance < today;
}

/** Under which of the effects of a settlement its clause is found. */
const EFFECTS: { readonly [What in ForecastView['what']]?: Penalty } = {
  drop: 'dropped',
  removal: 'removed',
  forfeit: 'forfeited',
};

/** Tells what a settlement does to a player; undefined if it does nothing. */
function tellerOf({ at, settlement, before, after, uncertain }: Outlook, now: Instant) {
  const isForPoints = measureOf(before) === 'points';
  const unless = unlessOf(settlement, before, now);
  const { name: period } = settlement;
  const toAll = new Map<ForecastView['what'], ForecastView>();
  const alike = (what: ForecastView['what']): ForecastView => {
    const said = toAll.get(what) ?? {
      ...kindOf(settlement),
      what,
      at,
      period,
      clause: clauseFor(settlement, EFFECTS[what]),
    };
    toAll.set(what, said);
    return said;
  };
  return (id: PlayerId, threat: Threat | undefined, { from, to }: Places): ForecastView | undefined => {
    const gain = isForPoints ? pointsOf(after, id) - pointsOf(before, id) : 0;
    if (!threat && from === to && gain === 0) return undefined;
    return {
      ...alike(threat ?? (gain === 0 ? 'rise' : 'share')),
      ...(to !== undefined && !uncertain && { to }),
      ...(isForPoints && !uncertain && { points: threat ? 0 - gain : gain }),
      ...(threat && { unless }),
    };
  };
}

/** A settlement that lies ahead, as the rules themselves would have it if nothing happened until then. */
export interface Outlook {
  readonly at: When;
  readonly settlement: Settlement;
  readonly before: Ladder;
  readonly after: Ladder;
  /** Players who have yet to play where that costs points, including those who would forfeit nothing. */
  readonly idle: readonly PlayerId[];
  /** Nobody has played in that period, and as long as that is so it does not count. */
  readonly uncertain?: true;
}

/** What falls due on a ladder, soonest first; what settles nothing is left out. `attendance` as of `ahead`. */
export const outlooksOf = (ladder: Ladder, attendance?: Attendance): readonly Outlook[] =>
  Array.from(ahead(ladder, attendance)).flatMap((each) => outlookOf(each) ?? []);

/** What the next deadline of a challenge does by itself, to the ladder as it stands; undefined if it has none. */
export function outlookAlone(ladder: Ladder, id: ChallengeId): Outlook | undefined {
  const challenge = ladder.challenges.get(id);
  if (!challenge) return undefined;
  const before = { ...ladder, challenges: Table.of([[id, challenge]]) };
  for (const { due } of duesOf(before, asRemembered)) {
    const outcome = due.settle(asRemembered, due.at);
    if (outcome.settlement?.kind === 'deadline') return outlookOf({ before, ...outcome });
  }
  return undefined;
}

/** What a season asks of a player by its end, where that can be told. */
export type AskedOf = (player: PlayerId) => AskedView | undefined;

export function askedOn(ladder: Ladder, attendance: Attendance): AskedOf {
  const season = askedBySeason(ladder, attendance);
  if (!season) return () => undefined;
  const { until, asked, doneBy } = season;
  return (player) => {
    const done = doneBy(player);
    return (
      done && {
        until,
        ...(asked.played > 0 && { played: { done: done.played, of: asked.played } }),
        ...(asked.made > 0 && { made: { done: done.made, of: asked.made } }),
      }
    );
  };
}

function outlookOf({ before, ladder: after, settlement, uncounted, idle = [] }: Ahead): Outlook | undefined {
  const told = settlement ?? uncounted;
  if (!told) return undefined;
  const at = formatLocal(before.header.timezone, told.at);
  return { at, settlement: told, before, after, idle, ...(!settlement && { uncertain: true }) };
}
