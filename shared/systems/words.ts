import type { Header } from '../vocabulary/header.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
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

export const rulesOf = (header: Header): readonly WrittenRule[] => wordsOf({ header }).rules(header);
