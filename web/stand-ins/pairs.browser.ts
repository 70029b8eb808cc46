import type { System } from '#shared/systems/system.ts';

/** The rules of pairs, and who plays as each: a script of its own, which comes where a ladder is of pairs. */
type RulesOfPairs = Pick<typeof import('#shared/rules/entrants/people.ts'), 'entrantsOf' | 'peopleOfEntrant'> & {
  readonly inPairs: (system: System) => System;
};

let known: RulesOfPairs | undefined;

export const learnPairs = (rules: RulesOfPairs): void => {
  known = rules;
};

export const arePairsThere = (): boolean => known !== undefined;

/** The systems as pairs play them, each made when it is first asked for. */
const OF_PAIRS = new Map<System, System>();

/** Throws where the rules of pairs were not loaded, which is a defect. */
export function asPairsPlay(system: System): System {
  const made = OF_PAIRS.get(system) ?? known?.inPairs(system);
  if (!made) throw new Error('The rules of pairs are not loaded.');
  OF_PAIRS.set(system, made);
  return made;
}

// What stands in for them until then, and for good where every player is an entrant.

/** A system says with it only that it takes pairs. */
export const inPairs = <Rules>(system: Rules): Rules => system;

export const entrantsOf: RulesOfPairs['entrantsOf'] = (ladder, person) => known?.entrantsOf(ladder, person) ?? [person];

export const peopleOfEntrant: RulesOfPairs['peopleOfEntrant'] = (ladder, pair) => known?.peopleOfEntrant(ladder, pair);
