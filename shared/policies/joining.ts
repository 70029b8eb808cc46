import { type Ladder, nameOf, withPlayer } from '../ladder/ladder.ts';
import { refusal } from '../ladder/refusal.ts';
import type { Clause, Instant, PlayerId } from '../ladder/vocabulary.ts';
import type { Rule } from '../systems/system.ts';
import { dayOf, matchOf, mustBeOnLadder, putAtBottom, takenOff } from './standing.ts';

/** New players, and those who come back, start on the first free rung at the bottom (L4). */
export const joining = (clause: Clause): Rule<'join'> => ({
  *refusals(ladder, { body }) {
    const standing = ladder.order.rungOf(body.player);
    if (standing === undefined) return;
    const message = `${nameOf(ladder, body.player)} is on the ladder already, on rung ${standing}.`;
    yield refusal('already-on-ladder', message, clause);
  },
  apply(ladder, { body, at }) {
    if (ladder.order.has(body.player)) return { ladder };
    const joined = putAtBottom(ladder, body.player, dayOf(ladder, at));
    const { name } = body;
    return {
      ladder: name === undefined ? joined : withPlayer(joined, body.player, (player) => ({ ...player, name })),
      clause,
    };
  },
});

/** Whoever leaves is taken off at once, and those below close the gap; not in the middle of a match (§0 Leaving). */
export const leaving = (afterwards: (ladder: Ladder, player: PlayerId, at: Instant) => Ladder): Rule<'leave'> => ({
  *refusals(ladder, { body }) {
    yield* mustBeOnLadder(ladder, body.player);
    if (matchOf(ladder, body.player)) {
      yield refusal(
        'busy',
        `${nameOf(ladder, body.player)} is in a match. Record its result, or abandon it, first.`,
        '§0',
      );
    }
  },
  apply(ladder, { body, at }) {
    if (!ladder.order.has(body.player)) return { ladder };
    return { ladder: afterwards(takenOff(ladder, new Set([body.player])), body.player, at), clause: '§0' };
  },
});
