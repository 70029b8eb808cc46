import { drawsChoice, gameChoice, matchOf } from '../../shared/rules/challenge/best-of.ts';
import { movingBy } from '../../shared/rules/challenge/half-distance.ts';
import { fromChessSheet, resulting } from '../../shared/rules/challenge/results.ts';
import type { ChessTerms } from '../../shared/rules/challenge/terms.ts';
import type { System } from '../../shared/systems/system.ts';

const score = matchOf('T2');

const terms: ChessTerms = {
  reach: { includes: () => true, says: () => 'everybody', clause: 'T1' },
  declining: { allowed: false, clause: 'T3' },
  score,
  unfinished: ['walkover', 'noShow', 'retired'],
  movement: movingBy(() => 'takes-rung', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
};

/** A system in which everybody may challenge everybody, to a match of as many games as the ladder says. */
export const bestOfLike = (system: System): System => ({
  ...system,
  settings: [...system.settings, gameChoice, drawsChoice] as System['settings'],
  score,
  rules: { ...system.rules, result: resulting(terms), match: fromChessSheet(terms) },
});
