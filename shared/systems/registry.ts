import type { SystemId } from '../ladder/vocabulary.ts';
import { lavers } from './lavers.ts';
import type { LadderSystem } from './system.ts';

const SYSTEMS: { readonly [Id in SystemId]?: LadderSystem } = { lavers };

/** Every ladder system that there is. */
export const systems = (): readonly LadderSystem[] => Object.values(SYSTEMS);

export const findSystem = (id: SystemId): LadderSystem | undefined => SYSTEMS[id];

/** The system of a ladder, whose header was parsed and so names one that there is. */
export function systemOf({ header }: { readonly header: { readonly system: SystemId } }): LadderSystem {
  const system = findSystem(header.system);
  if (!system) throw new Error(`no system "${header.system}"`);
  return system;
}
