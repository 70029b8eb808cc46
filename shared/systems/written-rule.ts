import type { RuleView } from '../contract/view.ts';

export const rule = (heading: string, clause: string, text: string): RuleView => ({ heading, text, clause });
