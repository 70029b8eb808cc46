import { instantOf } from '#shared/calendar/zone.ts';
import type { CutSettlement } from '#shared/vocabulary/entry.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { movesBetween } from '#shared/vocabulary/moves.ts';
import { type Day, type Instant, instant, type PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { dayOf, takenOff } from '../common/standing.ts';
import type { Attendance, Duty } from '../duty.ts';
import { finalOf } from './grand-final.ts';
import { CUT } from './play-off.ts';
import { finalSlot } from './slots.ts';

/** When the cut of a season is: asked for with every line. */
const times = new WeakMap<Header, Instant>();

/** The last instant at which a player arrives in time for the final. */
export function cutAt(header: Header, day: Day): Instant {
  const at = times.get(header) ?? instantOf(header.timezone, day, CUT.time);
  times.set(header, at);
  return at;
}

/** On the final's date, all players who have not arrived by the cut-off are removed, unless nobody has arrived (L29). */
export const removalOfAbsentees: Duty<CutSettlement> = (ladder) => {
  const day = ladder.header.season.end;
  if (!day || finalOf(ladder).latecomers) return undefined;
  const at = cutAt(ladder.header, day);
  return {
    at: instant(at + 1),
    isIdle: dayOf(ladder, ladder.at) < day,
    settle: (attendance) => cut(ladder, day, { name: `${day}${CUT.name}`, at }, attendance),
  };
};

function cut(ladder: Ladder, day: Day, named: Pick<CutSettlement, 'name' | 'at'>, attendance: Attendance) {
  const arrived = new Set<PlayerId>(attendance.arrivedBy(ladder, named.at));
  for (const { id, peg } of ladder.players.values()) {
    if (peg?.night === day && peg.presence !== 'absent') arrived.add(id);
  }
  const removed = arrived.size > 0 ? ladder.order.players().filter((player) => !arrived.has(player)) : [];
  const rest = removed.length > 0 ? takenOff(ladder, new Set(removed)) : ladder;
  const moves = movesBetween(ladder.order, rest.order);
  const settlement: CutSettlement = { kind: 'cut', ...named, clause: 'L29', dropped: [], removed, moves };
  const { displaced, ...final } = finalOf(ladder);
  // A player who comes back does so without the marker.
  const stay = displaced.filter((player) => !removed.includes(player));
  return { ladder: finalSlot.set(rest, { ...final, displaced: stay, latecomers: removed }), settlement };
}
