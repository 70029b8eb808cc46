import { lastDayOfPlay } from '../calendar/club-calendar.ts';
import type { When } from '../calendar/moment.ts';
import { formatLocal } from '../calendar/zone.ts';
import type { ForecastView } from '../contract/forecast.ts';
import { type Ahead, ahead } from '../engine/ahead.ts';
import { duesOf } from '../engine/settle.ts';
import { dayOf } from '../rules/common/standing.ts';
import type { Attendance } from '../rules/duty.ts';
import { asRemembered } from '../rules/inactivity/attendance.ts';
import { systemOf } from '../systems/registry.ts';
import { areAlike } from '../vocabulary/alike.ts';
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
import { measuredOf, measureOf, rungsOf } from './measures.ts';
import { kindOf } from './settlement-kind.ts';

/** What lies ahead of each player, soonest first; players to whom nothing happens are left out. */
export type Forecasts = ReadonlyMap<PlayerId, readonly ForecastView[]>;
type Threat = Exclude<ForecastView['what'], 'rise' | 'share'>;

/**
 * What each settlement ahead does, as of a moment, to everybody to whom it does anything: the ladder after it beside the ladder
 * before. What was told of a player `before` is the very same where it is told again.
 */
export function forecastsOf(outlooks: readonly Outlook[], now: Instant, before?: Forecasts): Forecasts {
  const forecasts = new Map<PlayerId, ForecastView[]>();
  for (const outlook of outlooks) {
    const threats = threatsOf(outlook);
    const forecastOf = tellerOf(outlook, now);
    const [from, to] = [rungsOf(outlook.before), rungsOf(outlook.after)];
    for (const id of concernedBy(outlook, threats)) {
      const forecast = forecastOf(id, threats.get(id), from.get(id), to.get(id), before?.get(id));
      const known = forecasts.get(id);
      if (forecast && known) known.push(forecast);
      else if (forecast) forecasts.set(id, [forecast]);
    }
  }
  return forecasts;
}

function threatsOf({ settlement, idle }: Outlook): ReadonlyMap<PlayerId, Threat> {
  const { dropped = [], removed } = settlement;
  const threats = new Map<PlayerId, Threat>();
  const threaten = (players: readonly PlayerId[], threat: Threat): void => {
    for (const id of players) threats.set(id, threat);
  };
  threaten(idle, 'forfeit');
  threaten(lapsing(settlement), 'lapse');
  if (settlement.kind === 'deadline') threaten(dropped, 'loss');
  if (!isForfeited(settlement)) threaten(lowered(settlement), 'drop');
  threaten(removed, 'removal');
  return threats;
}

/** The two of a challenge that is closed as it has not been played in time. */
const lapsing = (settlement: Settlement): readonly PlayerId[] =>
  settlement.kind === 'deadline' && !isForfeited(settlement) ? [settlement.challenger, settlement.challenged] : [];

const isForfeited = (settlement: Settlement): boolean =>
  settlement.kind === 'deadline' && wonBy(settlement) !== undefined;

/** Everybody whom a settlement may concern: of the many that there can be, most concern few. */
function concernedBy({ settlement, before }: Outlook, threats: ReadonlyMap<PlayerId, Threat>): Iterable<PlayerId> {
  const rungs = rungsOf(before);
  if (measureOf(before) === 'points') return rungs.keys();
  const those = new Set([...threats.keys(), ...settlement.moves.flatMap(({ players }) => players)]);
  return [...those].filter((id) => rungs.has(id));
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

const pointsOf = (...player: Parameters<typeof measuredOf>): number => measuredOf(...player).points ?? 0;

/** Tells what a settlement does to a player, in the words of before where nothing else is to be told; undefined if it does nothing. */
function tellerOf({ at, settlement, before, after, uncertain }: Outlook, now: Instant) {
  const isForPoints = measureOf(before) === 'points';
  const averted = { unless: unlessOf(settlement, before, now) };
  const { name: period } = settlement;
  const [kind, certain] = [kindOf(settlement), !uncertain];
  return (
    id: PlayerId,
    threat: Threat | undefined,
    from: Rung | undefined,
    rung: Rung | undefined,
    said: readonly ForecastView[] = [],
  ): ForecastView | undefined => {
    const gain = isForPoints ? pointsOf(after, id, rung) - pointsOf(before, id, from) : 0;
    if (!threat && from === rung && gain === 0) return undefined;
    const what = threat ?? (gain === 0 ? 'rise' : 'share');
    const to = certain ? rung : undefined;
    const points = isForPoints && certain ? (threat ? 0 - gain : gain) : undefined;
    const { unless } = threat ? averted : { unless: undefined };
    const again = said.find(
      (each) =>
        each.at === at &&
        each.period === period &&
        each.what === what &&
        each.to === to &&
        each.points === points &&
        areAlike(each.unless, unless),
    );
    return (
      again ?? {
        ...kind,
        what,
        at,
        period,
        clause: clauseFor(settlement, EFFECTS[what]),
        ...(to !== undefined && { to }),
        ...(points !== undefined && { points }),
        ...(unless !== undefined && { unless }),
      }
    );
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

function outlookOf({ before, ladder: after, settlement, uncounted, idle = [] }: Ahead): Outlook | undefined {
  const told = settlement ?? uncounted;
  if (!told) return undefined;
  const at = formatLocal(before.header.timezone, told.at);
  return { at, settlement: told, before, after, idle, ...(!settlement && { uncertain: true }) };
}
