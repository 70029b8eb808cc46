import { inOrder, seeding } from '../common/seeding.ts';
import { dayOf } from '../common/standing.ts';
import type { Rule } from '../rule.ts';
import { admitted } from './players.ts';

/** Everybody of a seed is admitted, in its order. */
export const seedingForPoints: Rule<'seed'> = {
  ...seeding('S'),
  apply(ladder, command) {
    const { ladder: seeded } = seeding('S').apply(ladder, command);
    const day = dayOf(ladder, command.at);
    const empty = { ...seeded, order: ladder.order };
    return {
      ladder: inOrder(command.body.order, command.body.players).reduce(
        (done, { id }) => admitted(done, id, day),
        empty,
      ),
      clause: 'S',
    };
  },
};
