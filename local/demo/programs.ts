import type { SeededPlayer } from '#shared/vocabulary/command.ts';
import { idOf } from './members.ts';

/** A program of the demo ladders, by the name that its author gave it. */
export interface Program extends SeededPlayer {
  readonly name: string;
  /** How many stones it could give to the weakest one of its ladder: what the games of the story come from. */
  readonly strength: number;
}

type Terms = Omit<Program, 'id' | 'name' | 'strength'>;

const program = (name: string, strength: number, terms: Terms = {}): Program => ({
  id: idOf(name),
  name,
  strength,
  ...terms,
});

/** A ladder of programs: those that it began with, top first, and those that came later, in that order. */
export interface Field {
  readonly board: 9 | 19;
  readonly seed: number;
  readonly founders: readonly Program[];
  readonly newcomers: readonly Program[];
}

export const LARGE: Field = {
  board: 19,
  seed: 19_253,
  founders: [
    program('Mossgate', 17.4, { gap: '1+', main: 30, byoyomi: 15, scoring: 'Chinese' }),
    program('Quiet Dragon', 16.2, { gap: '2.5', main: 20, byoyomi: 25, scoring: 'Japanese' }),
    program('Lanternfish', 13.9, { gap: '0?', main: 15, byoyomi: 25, scoring: 'Chinese' }),
    program('Greybeard', 13.1, { gap: '3.5-', main: 45, byoyomi: 10, scoring: 'Japanese' }),
    program('Tenuki Tern', 10.3, { gap: '1', main: 20, byoyomi: 12, scoring: 'Chinese' }),
    program('Driftwood', 9.2, { gap: '2.5+', main: 10, byoyomi: 20, scoring: 'Chinese' }),
    program('Cornerstone', 6.1, { gap: '0-', main: 15, byoyomi: 15, scoring: 'Japanese' }),
    program('Two Thumbs', 5.7, { gap: '4.5?', main: 20, byoyomi: 25 }),
    program('Pebblewise', 0.8, { main: 10, byoyomi: 10, scoring: 'Chinese' }),
  ],
  newcomers: [
    program('Nightjar', 11.6, { main: 25, byoyomi: 15, scoring: 'Chinese' }),
    program('Hedge School', 14.6, { main: 15, byoyomi: 30, scoring: 'Japanese' }),
    program('Saltmarsh', 4.2, { main: 12, byoyomi: 12 }),
  ],
};

export const SMALL: Field = {
  board: 9,
  seed: 9_044,
  founders: [
    program('Quiet Dragon', 5.1, { gap: '0+', main: 5, byoyomi: 5, scoring: 'Japanese' }),
    program('Mossgate', 4.6, { gap: '1', main: 10, byoyomi: 5, scoring: 'Chinese' }),
    program('Snailrace', 3.2, { gap: '1-', main: 10, byoyomi: 10, scoring: 'Chinese' }),
    program('Pebblewise', 2.1, { gap: '0?', main: 5, byoyomi: 8, scoring: 'Chinese' }),
    program('Cornerstone', 1.9, { gap: '2.5?', main: 8, byoyomi: 5, scoring: 'Japanese' }),
    program('Atari Otter', 0.2, { main: 3, byoyomi: 3 }),
  ],
  newcomers: [
    program('Tenuki Tern', 2.9, { main: 6, byoyomi: 4, scoring: 'Chinese' }),
    program('Driftwood', 3.9, { main: 5, byoyomi: 5, scoring: 'Chinese' }),
  ],
};
