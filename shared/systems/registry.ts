import type { SystemId } from '../vocabulary/vocabulary.ts';
import { computerGo } from './computer-go/rules.ts';
import { crewe } from './crewe/rules.ts';
import { lavers } from './lavers/rules.ts';
import { nairobi } from './nairobi/rules.ts';
import { shicargo } from './shicargo/rules.ts';
import type { LadderSystem } from './system.ts';

/** Every ladder system that there is. */
const SYSTEMS: readonly LadderSystem[] = [lavers, crewe, nairobi, computerGo, shicargo];

export const systems = (): readonly LadderSystem[] => SYSTEMS;

export const findSystem = (id: SystemId): LadderSystem | undefined => SYSTEMS.find((system) => system.id === id);

/** The system of a ladder, whose header was parsed and so names one that there is. */
export function systemOf({ header }: { readonly header: { readonly system: SystemId } }): LadderSystem {
  const system = findSystem(header.system);
  if (!system) throw new Error(`no system "${header.system}"`);
  return system;
}
