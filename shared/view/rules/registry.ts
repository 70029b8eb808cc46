import type { Header } from '../../ladder/header.ts';
import type { SystemId } from '../../ladder/vocabulary.ts';
import type { RuleView } from '../contract.ts';
import { computerGoRules } from './computer-go.ts';
import { creweRules } from './crewe.ts';
import { laversRules } from './lavers.ts';
import { nairobiRules } from './nairobi.ts';
import { shicargoRules } from './shicargo.ts';

const RULES: { readonly [Id in SystemId]?: (header: Header) => readonly RuleView[] } = {
  lavers: laversRules,
  crewe: creweRules,
  nairobi: nairobiRules,
  'computer-go': computerGoRules,
  shicargo: shicargoRules,
};

/** The rules of a ladder in plain words. */
export const rulesOf = (header: Header): readonly RuleView[] => RULES[header.system]?.(header) ?? [];
