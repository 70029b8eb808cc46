import { exceptionRule, venueRule } from '../rules/common/venue-in-words.ts';
import type { Header } from '../vocabulary/header.ts';
import type { Language } from '../vocabulary/language.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
import { language } from '../words/language.ts';
import type { WordsFor } from '../words/settlement-words.ts';
import type { WrittenRule } from '../words/written-rule.ts';
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
};

export const wordsOf = ({ header }: { readonly header: { readonly system: SystemId } }): SystemWords =>
  WORDS[header.system];

const written = new WeakMap<Header, { readonly language: Language; readonly rules: readonly WrittenRule[] }>();

/** The rules in the language that is read, the very same ones as long as the settings stay. */
export function rulesOf(header: Header): readonly WrittenRule[] {
  const known = written.get(header);
  if (known?.language === language()) return known.rules;
  const rules = [...venueRule(header), ...wordsOf({ header }).rules(header), exceptionRule()];
  written.set(header, { language: language(), rules });
  return rules;
}
