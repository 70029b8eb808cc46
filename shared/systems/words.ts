import type { Header } from '../vocabulary/header.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
import type { WordsFor } from '../words/settlement-words.ts';
import type { WrittenRule } from '../words/written-rule.ts';
import { computerGoRules } from './computer-go/rules-in-words.ts';
import { computerGoWords } from './computer-go/words.ts';
import { creweRules } from './crewe/rules-in-words.ts';
import { creweWords } from './crewe/words.ts';
import { houseRules } from './house/rules-in-words.ts';
import { houseWords } from './house/words.ts';
import { laversRules } from './lavers/rules-in-words.ts';
import { laversWords } from './lavers/words.ts';
import { nairobiRules } from './nairobi/rules-in-words.ts';
import { nairobiWords } from './nairobi/words.ts';
import type { KindsSettled } from './registry.ts';
import { shicargoRules } from './shicargo/rules-in-words.ts';
import { shicargoWords } from './shicargo/words.ts';
import type { SystemWords } from './system-words.ts';

// What people read of the systems stands apart from the registry, so that a phone that asks the rules carries no stories.

const RULES: { readonly [Id in SystemId]: (header: Header) => readonly WrittenRule[] } = {
  lavers: laversRules,
  crewe: creweRules,
  nairobi: nairobiRules,
  'computer-go': computerGoRules,
  shicargo: shicargoRules,
  house: houseRules,
};

const WORDS: { readonly [Id in SystemId]: SystemWords<WordsFor<KindsSettled<Id>>> } = {
  lavers: laversWords,
  crewe: creweWords,
  nairobi: nairobiWords,
  'computer-go': computerGoWords,
  shicargo: shicargoWords,
  house: houseWords,
};

export const rulesOf = (header: Header): readonly WrittenRule[] => RULES[header.system](header);

export const wordsOf = ({ header }: { readonly header: { readonly system: SystemId } }): SystemWords =>
  WORDS[header.system];
