import { formatLocal } from '../calendar/zone.ts';
import type { DayView, HistoryView, PlayerIndex, SettledView } from '../contract/history.ts';
import type { Instant, PlayerId } from '../vocabulary/vocabulary.ts';
import type { Named } from '../words/names.ts';
import type { Who } from '../words/phrase.ts';
import { daysOf } from './history-days.ts';
import { playedOf, settledOf } from './history-results.ts';
import { ordersOf, pointsAfter } from './reading-history.ts';
import type { Told } from './story.ts';

/** How many moves, points and penalties the days hold at most: about half a megabyte, compressed. */
const MOST = 60_000;
/** How many results are told at most. */
const RESULTS = 10_000;

/** The season so far, for charts and for players' own pages. */
export function buildHistory(told: Told, now: Instant): HistoryView {
  const { ladder, tale } = told;
  const { header } = ladder;
  const happenings = told.happenings().toReversed();
  const cast = new Cast(tale.named);
  const days = daysOf(header.timezone, happenings, cast.indexOf);
  const settlements = settledOf(ladder, happenings, cast.indexOf);
  const results = playedOf(tale, cast.indexOf).slice(-RESULTS);
  return {
    format: 1,
    version: ladder.line,
    asOf: formatLocal(header.timezone, now),
    ...(header.name !== undefined && { name: header.name }),
    system: header.system,
    timezone: header.timezone,
    season: header.season,
    players: cast.players(),
    ...latest(days, settlements),
    results,
  };
}

/** Everybody who is named, in the order in which they first are. */
class Cast {
  readonly #named: Named;
  readonly #indices = new Map<PlayerId, PlayerIndex>();

  constructor(named: Named) {
    this.#named = named;
  }

  readonly indexOf = (id: PlayerId): PlayerIndex => {
    const known = this.#indices.get(id);
    if (known !== undefined) return known;
    this.#indices.set(id, this.#indices.size);
    return this.#indices.size - 1;
  };

  players(): readonly Who[] {
    return Array.from(this.#indices.keys(), this.#named);
  }
}

type Latest = Pick<HistoryView, 'start' | 'startPoints' | 'days' | 'settlements'>;

/** As many of the latest days as hold no more than may be told, and how things stood before. */
function latest(days: readonly DayView[], settlements: readonly SettledView[]): Latest {
  const since = firstTold([
    ...days.map((each) => ({ day: each.day, size: changesIn(each) })),
    ...settlements.map((each) => ({ day: dayOf(each), size: penaltiesIn(each) })),
  ]);
  if (since === undefined) return { start: [], days, settlements };
  const older = days.filter(({ day }) => day < since);
  const start = [...ordersOf({ start: [], days: older })].at(-1)?.order ?? [];
  const points = pointsAfter(older);
  return {
    start,
    ...(points.size > 0 && { startPoints: start.map((player) => points.get(player) ?? 0) }),
    days: days.filter(({ day }) => day >= since),
    settlements: settlements.filter((each) => dayOf(each) >= since),
  };
}

/** The first day from which on everything may be told; the last one is told in any case. Nothing where all is. */
function firstTold(all: readonly { readonly day: string; readonly size: number }[]): string | undefined {
  const sizes = new Map<string, number>();
  for (const { day, size } of all) sizes.set(day, (sizes.get(day) ?? 0) + size);
  let [told, since] = [0, ''];
  for (const [day, size] of [...sizes].toSorted(([one], [other]) => (one < other ? 1 : -1))) {
    told += size;
    if (told > MOST) return since || day;
    since = day;
  }
  return undefined;
}

const dayOf = ({ at }: SettledView): string => at.slice(0, 10);

const changesIn = ({ moved = [], joined = [], points = [] }: DayView): number =>
  moved.length + joined.length + points.length;

const penaltiesIn = ({ dropped, removed, forfeited = [] }: SettledView): number =>
  dropped.length + removed.length + forfeited.length;
