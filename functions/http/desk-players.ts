import { gapShown } from '../../shared/rules/go/gaps.ts';
import { entryTarget } from '../../shared/rules/go/programs.ts';
import { asRemembered } from '../../shared/rules/inactivity/attendance.ts';
import { missedRuns } from '../../shared/rules/inactivity/missed-runs.ts';
import { systemOf } from '../../shared/systems/registry.ts';
import { type Ladder, nameOf, type Player } from '../../shared/vocabulary/ladder.ts';
import type { PlayerId } from '../../shared/vocabulary/vocabulary.ts';

/** Everybody on a rung, top first; those with equal points share the rung of the first of them. */
export function standingsView(ladder: Ladder) {
  const missed = missedInARow(ladder);
  let shared = { rung: 0, points: Number.NaN };
  return ladder.order.players().map((id, index) => {
    const points = ladder.purses.get(id)?.points;
    if (points === undefined || points !== shared.points) shared = { rung: index + 1, points: points ?? Number.NaN };
    return { rung: shared.rung, ...person(ladder, id), points, gap: gapOf(ladder, id), missed: missed.get(id) };
  });
}

/** Those who were on the ladder once and may come back. */
export function offTheLadder(ladder: Ladder) {
  const on = new Set([...ladder.order.players(), ...ladder.entrants]);
  return [...ladder.players.values()].filter(({ id }) => !on.has(id)).map(({ id }) => person(ladder, id));
}

/** Programs that wait for a rung, in the order in which they joined. */
export const entrantsView = (ladder: Ladder) => ladder.entrants.map((id) => person(ladder, id));

function person(ladder: Ladder, id: PlayerId) {
  const record: Partial<Player> = ladder.players.get(id) ?? {};
  const { rating, admitted, played, preferences, declined, hasResult, entering } = record;
  const must = entering && entryTarget(ladder, id);
  return { player: id, name: nameOf(ladder, id), rating, admitted, played, preferences, declined, hasResult, must };
}

const gapOf = (ladder: Ladder, id: PlayerId): string | undefined =>
  systemOf(ladder).fields?.gap ? gapShown(ladder, id) : undefined;

/** How many settled periods in a row each has missed up to now; nothing for those who have not. */
function missedInARow(ladder: Ladder): ReadonlyMap<PlayerId, number> {
  const last = ladder.settled.at(-1);
  if (!last) return new Map();
  const before = { ...ladder, settled: ladder.settled.slice(0, -1) };
  return missedRuns(before, { name: last.first, ...last }, asRemembered, systemOf(ladder).matchesRun);
}
