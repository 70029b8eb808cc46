import type { System } from '#shared/systems/system.ts';
import type { SystemId } from '#shared/vocabulary/vocabulary.ts';

/** Stands in for the registry of all systems, in an app that plays by one: it has those that were loaded. */
const LOADED = new Map<string, System>();

/** From then on the system is known. */
export const learn = (system: System): void => void LOADED.set(system.id, system);

export const findSystem = (id: string): System | undefined => LOADED.get(id);

/** The system of a ladder. Throws where it was not loaded, which is a defect: an app loads it before it shows a ladder. */
export function systemOf({ header: { system } }: { readonly header: { readonly system: SystemId } }): System {
  const loaded = findSystem(system);
  if (!loaded) throw new Error(`The system ${system} is not loaded.`);
  return loaded;
}
