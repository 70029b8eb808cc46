import type { Header } from '../../ladder/header.ts';
import type { SystemId } from '../../ladder/vocabulary.ts';
import type { RuleView } from '../contract.ts';
import { laversRules } from './lavers.ts';

const RULES: { readonly [Id in SystemId]?: (header: Header) => readonly RuleView[] } = { lavers: laversRules };

/** The rules of a ladder in plain words. */
export const rulesOf = (header: Header): readonly RuleView[] => RULES[header.system]?.(header) ?? [];
