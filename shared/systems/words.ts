import type { Header } from '../vocabulary/header.ts';
import type { Language } from '../vocabulary/language.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
import { language } from '../words/language.ts';
import type { WordsFor } from '../words/settlement-words.ts';
import { type SettableRule, type WrittenRule, written } from '../words/written-rule.ts';
import { boxWords } from './boxes/words.ts';
import { computerGoWords } from './computer-go/words.ts';
import { creweWords } from './crewe/words.ts';
import { houseWords } from './house/words.ts';
import { laversWords } from './lavers/words.ts';
import { nairobiWords } from './nairobi/words.ts';
import type { KindsSettled } from './registry.ts';
import { shicargoWords } from './shicargo/words.ts';
import type { SystemWords } from './system-words.ts';

// What people read of the systems stands apart from the registry, so that a phone that asks the rules carries no stories.

const WORDS: { readonly [Id in SystemId]: SystemWords<WordsFor<KindsSettled<Id>>> } = {
  lavers: laversWords,
  crewe: creweWords,
  nairobi: nairobiWords,
  'computer-go': computerGoWords,
  shicargo: shicargoWords,
  house: houseWords,
  boxes: boxWords,
};

export const wordsOf = ({ header }: { readonly header: { readonly system: SystemId } }): SystemWords =>
  WORDS[header.system];

const known = new WeakMap<Header, { readonly language: Language; readonly rules: readonly WrittenRule[] }>();

/** The rules in the language that is read, the very same ones as long as the settings stay. */
export function rulesOf(header: Header): readonly WrittenRule[] {
  const before = known.get(header);
  if (before?.language === language()) return before.rules;
  const rules = written(settableRulesOf(header));
  known.set(header, { language: language(), rules });
  return rules;
}

/** The same with the settings that each speaks of, and with what the ladder has no rule of. */
export const settableRulesOf = (header: Header): readonly SettableRule[] => wordsOf({ header }).rules(header);
