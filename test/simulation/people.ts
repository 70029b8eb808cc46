import type { Chance } from '#local/demo/chance.ts';
import { idOf } from '#local/demo/members.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** Somebody whom a club may have as a member, or a program. */
export interface Person {
  readonly id: PlayerId;
  readonly name: string;
  readonly strength: number;
  /** On how many of ten days they come. */
  readonly keen: number;
}

const FIRST = ['Ana', 'Bo', 'Chidi', 'Dagny', 'Emre', 'Fatou', 'Gil', 'Hina', 'Ivo', 'José', 'Kirra', 'Linh', 'Moana'];
const LAST = ['O’Neill', 'Çelik', 'Łukasz', 'Nguyễn', '田中', 'شريف', 'Ødegård', '<b>Smith</b>', 'D&D', '🂡'];

/** Everybody around a club: its founders first, then those who may come later. */
export function peopleOf(chance: Chance, founders: number): readonly Person[] {
  return Array.from({ length: founders + 6 }, (_, index) => ({
    id: idOf(`p${String(index + 1).padStart(2, '0')}`),
    name: `${chance.pick(FIRST)} ${chance.pick(LAST)} ${index + 1}`,
    strength: chance.between(900, 2100),
    keen: chance.between(3, 9),
  }));
}
