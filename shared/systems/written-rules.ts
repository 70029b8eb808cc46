import type { Header } from '../vocabulary/header.ts';
import type { SystemId } from '../vocabulary/vocabulary.ts';
import type { WrittenRule } from '../words/written-rule.ts';
import { computerGoRules } from './computer-go/rules-in-words.ts';
import { creweRules } from './crewe/rules-in-words.ts';
import { laversRules } from './lavers/rules-in-words.ts';
import { nairobiRules } from './nairobi/rules-in-words.ts';
import { shicargoRules } from './shicargo/rules-in-words.ts';

const RULES: { readonly [Id in SystemId]: (header: Header) => readonly WrittenRule[] } = {
  lavers: laversRules,
  crewe: creweRules,
  nairobi: nairobiRules,
  'computer-go': computerGoRules,
  shicargo: shicargoRules,
};

/** The rules of a ladder in plain words. */
export const rulesOf = (header: Header): readonly WrittenRule[] => RULES[header.system](header);
