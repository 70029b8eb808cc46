import type { AnySlot } from '#shared/vocabulary/slot.ts';
import type { Rules } from '../rule.ts';
import { joiningAsPair, seedingPairs } from './admitting.ts';
import { challengingPairs, pairsFromSheet, resultOfPairs } from './meeting.ts';
import { regrouping, renamingPeople } from './regrouping.ts';
import { pairsSlot } from './slots.ts';

interface RulesAndSlots {
  readonly rules: Rules;
  readonly slots: readonly AnySlot[];
}

/** A system as pairs play it: an entrant is two people or more, and all else is as it is without (P1–P10). */
export function inPairs<System extends RulesAndSlots>(system: System): System {
  const { seed, join, challenge, match, result, rename } = system.rules;
  const rules: Rules = {
    ...system.rules,
    ...(seed && { seed: seedingPairs(seed) }), // P1–P3
    ...(join && { join: joiningAsPair(join) }), // P1–P3
    ...(challenge && { challenge: challengingPairs(challenge) }), // P5
    ...(match && { match: pairsFromSheet(match) }), // P5, P6
    ...(result && { result: resultOfPairs(result) }), // P6
    ...(rename && { rename: renamingPeople(rename) }), // P9
    regroup: regrouping, // P4
  };
  return { ...system, rules, slots: [...system.slots, pairsSlot] };
}
