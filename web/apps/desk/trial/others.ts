import type { OtherRules } from '../../../../shared/systems/others-fitting.ts';
import type { SystemId } from '../../../../shared/vocabulary/vocabulary.ts';

/** By which other rules a season of each system can be tried. Those who build this script know them. */
declare const OTHER_RULES: Readonly<Record<SystemId, readonly OtherRules[]>>;

export const otherRulesFor = (system: SystemId): readonly OtherRules[] => OTHER_RULES[system];
