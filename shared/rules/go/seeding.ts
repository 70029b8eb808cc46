import type { SeededPlayer } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import { inOrder, seeding } from '../common/seeding.ts';
import type { Rule } from '../rule.ts';
import { parseGap, withFacts, withGap, withoutGap } from './gaps.ts';
import { notWaiting, withPlaceFound } from './programs.ts';

/** Seeds programs with their gaps. Listed, one has found its place; one on a rung already comes below, at gap 0. */
export const seedingPrograms: Rule<'seed'> = {
  ...seeding('G'),
  fields: ['gap'],
  apply(ladder, command) {
    const { ladder: seeded } = seeding('G').apply(ladder, command);
    const programs = inOrder(command.body.order, command.body.players);
    const placed = programs.reduce((done, { id }) => withoutGap(withPlaceFound(notWaiting(done, id), id), id), seeded);
    const gaps = programs
      .slice(0, -1)
      .reduce((done, upper, index) => withSeededGap(done, upper, programs[index + 1]), placed);
    const last = programs.at(-1);
    return { ladder: last && gaps.order.at(programs.length + 1) ? withGap(gaps, last.id, 0) : gaps, clause: 'G' };
  },
};

function withSeededGap(ladder: Ladder, { id, gap = '0?' }: SeededPlayer, lower: SeededPlayer | undefined): Ladder {
  const parsed = parseGap(gap);
  return parsed && lower ? withFacts(withGap(ladder, id, parsed.level), id, lower.id, parsed.facts) : ladder;
}
