import type { Header } from '#shared/vocabulary/header.ts';
import type { WrittenRule } from '#shared/words/written-rule.ts';

type Rules = (header: Header) => readonly WrittenRule[];

/** Stands in for what people read of all systems, in an app that was loaded with one: its rules in plain words. */
const LOADED = new Map<string, Rules>();

/** From then on the rules of a system can be told. */
export const learnRules = (system: string, rules: Rules): void => void LOADED.set(system, rules);

/** The rules of a ladder in plain words. Throws where its system was not loaded with them, which is a defect. */
export function rulesOf(header: Header): readonly WrittenRule[] {
  const rules = LOADED.get(header.system);
  if (!rules) throw new Error(`The rules of ${header.system} are not loaded.`);
  return rules(header);
}
