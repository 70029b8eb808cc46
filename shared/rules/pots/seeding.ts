import { inOrder, joinedBefore, seeding } from '../common/seeding.ts';
import type { Rule } from '../rule.ts';
import { withNewPurses } from './players.ts';
import { seatedAnew } from './purses.ts';

/** Everybody of a seed is admitted, in its order; those who have joined before it come after them. */
export const seedingForPoints: Rule<'seed'> = {
  ...seeding('S'),
  apply(ladder, command) {
    const { ladder: seeded } = seeding('S').apply(ladder, command);
    const players = inOrder(command.body.order, command.body.players).map(({ id }) => id);
    const newcomers = players.filter((id) => !ladder.order.has(id));
    const order = newcomers.reduce((done, id) => done.append(id), ladder.order);
    const all = withNewPurses({ ...seeded, order }, newcomers);
    return { ladder: seatedAnew(all, [...players, ...joinedBefore(ladder, players)]), clause: 'S' };
  },
};
