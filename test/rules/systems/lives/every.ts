import * as fc from 'fast-check';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '#test/runs.ts';
import { type Life, type Played, play, scenarioOf } from '../arbitrary.ts';

/** Every system that there is: the laws hold for each, and a system without a life in this folder fails them. */
export const SYSTEMS = SYSTEM_IDS;

const LIVES = new Map(
  await Promise.all(
    SYSTEMS.map(async (system) => {
      const { life }: { readonly life: Life } = await import(`../lives/${system}.ts`);
      return [system, life] as const;
    }),
  ),
);

/** Life on a ladder of a system. */
export function lifeOf(system: SystemId): Life {
  const life = LIVES.get(system);
  if (!life) throw new Error(`nobody lives on a ladder of ${system}`);
  return life;
}

/** Checks something for many seasons of a system, in which a good deal is refused, with any number to pick with; see `runs`. */
export function always(system: SystemId, holds: (played: Played, number: number) => void, numRuns = 15): void {
  const life = lifeOf(system);
  const holdsFor = fc.property(scenarioOf(life), fc.nat(1_000_000), (scenario, number) =>
    holds(play(life, scenario), number),
  );
  void fc.assert(holdsFor, { numRuns: runs(numRuns) });
}

/** The same where checking takes its time. */
export const alwaysAsync = (
  system: SystemId,
  holds: (played: Played, number: number) => Promise<void>,
  numRuns = 5,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(scenarioOf(lifeOf(system)), fc.nat(1_000_000), (scenario, number) =>
      holds(play(lifeOf(system), scenario), number),
    ),
    { numRuns: runs(numRuns) },
  );
