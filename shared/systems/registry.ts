import type { Duty } from '../rules/duty.ts';
import type { PeriodKind, Settlement } from '../vocabulary/entry.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
import { boxes } from './boxes/system.ts';
import { computerGo } from './computer-go/system.ts';
import { crewe } from './crewe/system.ts';
import { house } from './house/system.ts';
import { lavers } from './lavers/system.ts';
import { nairobi } from './nairobi/system.ts';
import { shicargo } from './shicargo/system.ts';
import type { System } from './system.ts';

/** Every ladder system that there is, by its id, in the order in which they are offered. */
const SYSTEMS = { lavers, crewe, nairobi, 'computer-go': computerGo, shicargo, house, boxes };

declare module '../vocabulary/vocabulary.ts' {
  interface Registered {
    readonly systems: typeof SYSTEMS;
  }
}

export type KindsSettled<Id extends SystemId> =
  (typeof SYSTEMS)[Id]['duties'][number] extends Duty<infer Each> ? Each['kind'] : never;

/** Does not compile where a system leaves out what averts the months or weeks that its duties settle. */
type CompleteSystems = { readonly [Id in SystemId]: System<Settlement, Extract<KindsSettled<Id>, PeriodKind>> };

export const isSystemId = (id: string): id is SystemId => Object.hasOwn(SYSTEMS, id);

export const SYSTEM_IDS: readonly SystemId[] = Object.keys(SYSTEMS).filter(isSystemId);

export const systems = (): readonly System[] => SYSTEM_IDS.map((id) => SYSTEMS[id]);

export const findSystem = (id: string): System | undefined => (isSystemId(id) ? SYSTEMS[id] : undefined);

/** What says by which rules a ladder is played: its header; or its view, of which controls alone can be asked. */
export interface OfSystem {
  readonly header: { readonly system: SystemId; readonly entrants?: unknown };
}

export function systemOf({ header: { system, entrants } }: OfSystem): System {
  const known: System = (SYSTEMS satisfies CompleteSystems)[system];
  return (entrants === 'pairs' ? known.ofPairs : undefined) ?? known;
}
