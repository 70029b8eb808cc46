import * as fc from 'fast-check';
import { SYSTEM_IDS } from '#shared/systems/registry.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';
import { runs } from '#test/runs.ts';
import { type Life, type Played, play, type Scenario, scenarioOf } from '../arbitrary.ts';

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

export function lifeOf(system: SystemId): Life {
  const life = LIVES.get(system);
  if (!life) throw new Error(`nobody lives on a ladder of ${system}`);
  return life;
}

/** The same seasons for every law that one process holds to a system, so that each is played once. */
const SEED = fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31;
const MOST = 150;
let shared: { readonly system: SystemId; readonly seasons: Map<string, Played> } | undefined;

function playedOnce(system: SystemId, scenario: Scenario): Played {
  if (shared?.system !== system) shared = { system, seasons: new Map() };
  const key = JSON.stringify(scenario);
  const played = shared.seasons.get(key) ?? play(lifeOf(system), scenario);
  if (shared.seasons.size < MOST) shared.seasons.set(key, played);
  return played;
}

type Holds = (played: Played, number: number) => void;

/** Checks something of many seasons of a system, in which a good deal is refused, with any number to pick with; see `runs`. */
export function always(system: SystemId, holds: Holds, numRuns = 15): void {
  const holdsFor = fc.property(scenarioOf(lifeOf(system)), fc.nat(1_000_000), (scenario, number) => {
    const played = playedOnce(system, scenario);
    const { ladder } = played.season;
    holds(played, number);
    if (played.season.ladder !== ladder) throw new Error('a season that others look at went on: use alwaysGoingOn');
  });
  void fc.assert(holdsFor, { numRuns: runs(numRuns), seed: SEED });
}

/** The same for what goes on with the season. */
export function alwaysGoingOn(system: SystemId, holds: Holds, numRuns = 15): void {
  const life = lifeOf(system);
  const holdsFor = fc.property(scenarioOf(life), fc.nat(1_000_000), (scenario, number) =>
    holds(play(life, scenario), number),
  );
  void fc.assert(holdsFor, { numRuns: runs(numRuns) });
}

/** The same as `alwaysGoingOn` where checking takes its time. */
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
