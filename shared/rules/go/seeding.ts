import type { SeededPlayer } from '../../vocabulary/command.ts';
import type { Ladder } from '../../vocabulary/ladder.ts';
import { inOrder, seeding } from '../common/seeding.ts';
import type { Rule } from '../rule.ts';
import { parseGap, withFacts, withGap } from './gaps.ts';

/** Seeding programs with the gaps between them, and the facts that those state for their own order. */
export const seedingPrograms: Rule<'seed'> = {
  ...seeding('G'),
  fields: ['gap'],
  apply(ladder, command) {
    const { ladder: seeded } = seeding('G').apply(ladder, command);
    const programs = inOrder(command.body.order, command.body.players);
    return {
      ladder: programs
        .slice(0, -1)
        .reduce((done, upper, index) => withSeededGap(done, upper, programs[index + 1]), seeded),
      clause: 'G',
    };
  },
};

function withSeededGap(ladder: Ladder, { id, gap = '0?' }: SeededPlayer, lower: SeededPlayer | undefined): Ladder {
  const parsed = parseGap(gap);
  return parsed && lower ? withFacts(withGap(ladder, id, parsed.level), id, lower.id, parsed.facts) : ladder;
}
