import { joining, leaving } from '#shared/rules/common/joining.ts';
import { seeding } from '#shared/rules/common/seeding.ts';
import type { Rule } from '#shared/rules/rule.ts';
import { withGap, withJoined } from './boxes.ts';
import { roundSlot, shortSlot } from './slots.ts';

const filling = seeding('B10');

/** Boxes are made anew of those who are seeded (B1). */
export const seedingBoxes: Rule<'seed'> = {
  ...filling,
  apply(ladder, command) {
    const applied = filling.apply(ladder, command);
    return { ...applied, ladder: roundSlot.set(applied.ladder, undefined) };
  },
};

const atBottom = joining('B2');

/** Who joins stands at the bottom: in the last box, if that has room (B2). */
export const joiningBox: Rule<'join'> = {
  ...atBottom,
  apply(ladder, command) {
    const applied = atBottom.apply(ladder, command);
    return { ...applied, ladder: withJoined(ladder, applied.ladder) };
  },
};

const takingOff = leaving();

/** Who leaves leaves a gap in their box (B2). */
export const leavingBox: Rule<'leave'> = {
  ...takingOff,
  apply(ladder, command) {
    const applied = takingOff.apply(ladder, command);
    const { player } = command.body;
    const after = withGap(ladder, applied.ladder, player);
    return { ...applied, ladder: shortSlot.set(after, shortSlot.of(after).delete(player)) };
  },
};
