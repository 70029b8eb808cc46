import * as fc from 'fast-check';
import { type Life, type Played, play, scenarioOf } from '../arbitrary.ts';
import { computerGoLife } from './computer-go.ts';
import { creweLife } from './crewe.ts';
import { laversLife } from './lavers.ts';
import { nairobiLife } from './nairobi.ts';
import { shicargoLife } from './shicargo.ts';

/** Life on a ladder of each system. */
export const LIVES = {
  lavers: laversLife,
  crewe: creweLife,
  nairobi: nairobiLife,
  'computer-go': computerGoLife,
  shicargo: shicargoLife,
} as const satisfies Readonly<Record<string, Life>>;

export type Named = keyof typeof LIVES;
export const SYSTEMS = Object.keys(LIVES).filter((name): name is Named => name in LIVES);

/** Checks something for many seasons of a system, in which a good deal is refused, with any number to pick with. */
export function always(system: Named, holds: (played: Played, number: number) => void, numRuns = 30): void {
  const life = LIVES[system];
  const holdsFor = fc.property(scenarioOf(life), fc.nat(1_000_000), (scenario, number) =>
    holds(play(life, scenario), number),
  );
  void fc.assert(holdsFor, { numRuns });
}

/** The same where checking takes its time. */
export const alwaysAsync = (
  system: Named,
  holds: (played: Played, number: number) => Promise<void>,
  numRuns = 10,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(scenarioOf(LIVES[system]), fc.nat(1_000_000), (scenario, number) =>
      holds(play(LIVES[system], scenario), number),
    ),
    { numRuns },
  );
