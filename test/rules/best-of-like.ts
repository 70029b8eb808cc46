import { drawsChoice, gameChoice, matchOf, scoresOfMatch } from '#shared/rules/challenge/best-of.ts';
import { confirming } from '#shared/rules/challenge/confirming.ts';
import { movingBy } from '#shared/rules/challenge/moving.ts';
import { countedBy, fromChessSheet, resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import type { System } from '#shared/systems/system.ts';
import { UNFINISHED } from '#shared/vocabulary/command.ts';

const score = matchOf('T2');

const terms: ChessTerms = {
  reach: { includes: () => true, says: () => 'everybody', clause: 'T1' },
  declining: { allowed: false, clause: 'T3' },
  score,
  unfinished: UNFINISHED,
  movement: movingBy(() => 'takes-rung', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
  confirming: { clause: 'T7' },
};

const withPoints = (play: System['controls']['play']): System['controls']['play'] =>
  play.kind === 'pairs' ? { ...play, scores: scoresOfMatch, points: true, unfinished: UNFINISHED } : play;

/** A system in which everybody may challenge everybody, to a match of as many games as the ladder says. */
export const bestOfLike = (system: System): System => ({
  ...system,
  controls: { ...system.controls, play: withPoints(system.controls.play) },
  settings: [...system.settings, gameChoice, drawsChoice] as System['settings'],
  score,
  rules: {
    ...system.rules,
    result: resulting(terms),
    match: fromChessSheet(terms),
    approve: confirming(countedBy(terms), 'T7'),
  },
});
