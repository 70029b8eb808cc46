import { instantOf } from '../../calendar/zone.ts';
import type { CutSettlement } from '../../vocabulary/entry.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import { movesBetween } from '../../vocabulary/moves.ts';
import { type Day, instant, type PlayerId } from '../../vocabulary/vocabulary.ts';
import { takenOff } from '../common/standing.ts';
import type { Duty } from '../duty.ts';
import { finalOf } from './grand-final.ts';
import { finalSlot } from './slots.ts';
import { CUT } from './time-of-the-cut.ts';

/** On the final's date, everybody who has not arrived by the cut is removed, unless nobody at all has arrived (L29). */
export const cutOfAbsentees: Duty<CutSettlement> = (ladder) => {
  const { timezone, season } = ladder.header;
  const day = season.end;
  if (!day || finalOf(ladder).latecomers) return undefined;
  const named = { name: `${day}${CUT.name}`, at: instantOf(timezone, day, CUT.time) };
  return { at: instant(named.at + 1), settle: () => cut(ladder, day, named) };
};

function cut(ladder: Ladder, day: Day, named: Pick<CutSettlement, 'name' | 'at'>) {
  const arrived = new Set<PlayerId>();
  for (const { id, peg } of ladder.players.values()) {
    if (peg?.night === day && peg.presence !== 'absent') arrived.add(id);
  }
  const removed = arrived.size > 0 ? ladder.order.players().filter((player) => !arrived.has(player)) : [];
  const rest = removed.length > 0 ? takenOff(ladder, new Set(removed)) : ladder;
  const moves = movesBetween(ladder.order, rest.order);
  const settlement: CutSettlement = { kind: 'cut', ...named, clause: 'L29', dropped: [], removed, moves };
  return { ladder: finalSlot.set(rest, { ...finalOf(ladder), latecomers: removed }), settlement };
}
