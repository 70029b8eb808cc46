import type { SystemId } from '../vocabulary/vocabulary.ts';
import { SYSTEM_IDS } from './registry.ts';
import type { Offer } from './system-words.ts';
import { wordsOf } from './words.ts';

/** How each system is offered, in their order. Admin's scripts are built with these texts alone. */
export const OFFERS: ReadonlyMap<SystemId, Offer> = new Map(
  SYSTEM_IDS.map((system) => [system, wordsOf({ header: { system } }).offer]),
);
