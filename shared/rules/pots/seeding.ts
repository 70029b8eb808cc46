import { inOrder, joinedBefore, seeding } from '../common/seeding.ts';
import { dayOf } from '../common/standing.ts';
import type { Rule } from '../rule.ts';
import { admitted } from './players.ts';
import { seatedAnew } from './purses.ts';

/** Everybody of a seed is admitted, in its order; those who have joined before it come after them. */
export const seedingForPoints: Rule<'seed'> = {
  ...seeding('S'),
  apply(ladder, command) {
    const { ladder: seeded } = seeding('S').apply(ladder, command);
    const day = dayOf(ladder, command.at);
    const players = inOrder(command.body.order, command.body.players).map(({ id }) => id);
    const known = { ...seeded, order: ladder.order };
    const all = players.reduce((done, id) => admitted(done, id, day), known);
    return { ladder: seatedAnew(all, [...players, ...joinedBefore(ladder, players)]), clause: 'S' };
  },
};
