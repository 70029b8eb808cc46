import { addDays } from '../calendar/days.ts';
import { formatLocal, instantOf, localOf } from '../calendar/zone.ts';
import type { Season } from '../ladder/season.ts';
import type { Instant } from '../ladder/vocabulary.ts';
import { systemOf } from '../systems/registry.ts';
import type { LadderView } from './contract.ts';
import { dueOf, warningsOf } from './due.ts';
import { finalOf } from './final.ts';
import { gamesOf } from './games.ts';
import { newestFirst } from './happenings.ts';
import { namesOf } from './names.ts';
import { matchesOf, nightOf } from './night.ts';
import { resultsOf, settlementsOf } from './results.ts';
import { rulesOf } from './rules/registry.ts';
import { standingsOf } from './standings.ts';

/** For how many days back a player's changes of rung are added up. */
const LATELY = 7;

/** What the public sees of a ladder at an instant. `notice` is said on every page. */
export function buildView(season: Pick<Season, 'ladder' | 'lines'>, now: Instant, notice?: string): LadderView {
  const { ladder } = season;
  const { header } = ladder;
  const zone = header.timezone;
  const lines = season.lines();
  const [named, games, happenings] = [namesOf(ladder), gamesOf(lines), [...newestFirst(zone, lines)]];
  const since = addDays(localOf(zone, now).day, -LATELY);
  const night = nightOf(ladder, now, games, named);
  const final = finalOf(ladder, named);
  const due = dueOf(ladder, named);
  return {
    format: 1,
    version: ladder.line,
    asOf: formatLocal(zone, now),
    ...(header.name !== undefined && { name: header.name }),
    system: header.system,
    systemName: systemOf(ladder).name,
    timezone: zone,
    season: header.season,
    ...(notice !== undefined && { notice }),
    since,
    standings: standingsOf({
      ladder,
      happenings,
      games,
      named,
      since: instantOf(zone, since),
      warnings: warningsOf(due),
    }),
    matches: matchesOf(ladder, named),
    ...(night && { night }),
    ...(final && { final }),
    results: resultsOf(zone, happenings, games, named, night?.finished ?? []),
    settlements: settlementsOf(zone, happenings, named),
    ...(due && { due }),
    rules: rulesOf(header),
  };
}
