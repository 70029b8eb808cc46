import type { OfSystem } from '#shared/systems/registry.ts';
import type { System } from '#shared/systems/system.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type SettableRule, type WrittenRule, written } from '#shared/words/written-rule.ts';
import { asPairsPlay } from './pairs.browser.ts';

/** Stands in for the registry of all systems: an app has those that it loaded. */
const LOADED = new Map<string, System>();

export const learn = (system: System): void => void LOADED.set(system.id, system);

export const findSystem = (id: string): System | undefined => LOADED.get(id);

/** The system of a ladder. Throws where it was not loaded, which is a defect: an app loads it before it shows a ladder. */
export function systemOf({ header: { system, entrants } }: OfSystem): System {
  const loaded = findSystem(system);
  if (!loaded) throw new Error(`The system ${system} is not loaded.`);
  return entrants === 'pairs' ? asPairsPlay(loaded) : loaded;
}

type RulesInWords = (header: Header) => readonly SettableRule[];

const RULES = new Map<string, RulesInWords>();

/** Adds the rules of a system in plain words. */
export const learnRules = (system: string, rules: RulesInWords): void => void RULES.set(system, rules);

export const areRulesThere = (system: string): boolean => RULES.has(system);

export const rulesOf = (header: Header): readonly WrittenRule[] => written(settableRulesOf(header));

/** The rules of a ladder in plain words. Throws where its system was not loaded with them, which is a defect. */
export function settableRulesOf(header: Header): readonly SettableRule[] {
  const rules = RULES.get(header.system);
  if (!rules) throw new Error(`The rules of ${header.system} are not loaded.`);
  return rules(header);
}
