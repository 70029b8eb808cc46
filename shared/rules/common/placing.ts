import { refusal } from '#shared/vocabulary/refusal.ts';
import { rung } from '#shared/vocabulary/vocabulary.ts';
import type { Rule } from '../rule.ts';
import { COMMON } from '../texts.ts';
import { mustBeOnLadder } from './standing.ts';

/** An organiser puts a player on another rung, for a reason that everybody reads; everybody between moves by one (§0 By hand). */
export const placing: Rule<'place'> = {
  *refusals(ladder, { body: { player, rung: to }, override }) {
    yield* mustBeOnLadder(ladder, player);
    const last = ladder.order.size;
    if (to > last) yield refusal('no-such-rung', COMMON.noSuchRung(last), '§0');
    if (override === undefined) yield refusal('reason-required', COMMON.whyPlaced, '§0');
  },
  apply(ladder, { body: { player, rung: to } }) {
    if (!ladder.order.has(player)) return { ladder };
    // A correction may have made the ladder shorter: then they stand at the bottom.
    const order = ladder.order.move(player, rung(Math.min(to, ladder.order.size)));
    return order === ladder.order ? { ladder } : { ladder: { ...ladder, order }, clause: '§0' };
  },
};
