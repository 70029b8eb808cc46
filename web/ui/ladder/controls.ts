import { outcomeBy } from '#shared/rules/common/score.ts';
import type { MatchPlay } from '#shared/systems/play-controls.ts';
import { systemOf } from '#shared/systems/registry.ts';
import type { SystemControls } from '#shared/systems/system-controls.ts';
import type { Score } from '#shared/vocabulary/command.ts';
import type { Outcome } from '#shared/vocabulary/vocabulary.ts';

/** A ladder as far as it says by which system it is played. */
type OfSystem = Parameters<typeof systemOf>[0];

export const controlsOf = (ladder: OfSystem): SystemControls => systemOf(ladder).controls;

/** The controls of the ladder that a public file is about. */
export const controlsOfView = (view: OfSystem['header']): SystemControls => controlsOf({ header: view });

/** Whether its players may say that they are away. */
export const mayBeAway = (ladder: OfSystem): boolean => controlsOf(ladder).mayBeAway;

export function matchPlayOf(ladder: OfSystem): MatchPlay | undefined {
  const { play } = controlsOf(ladder);
  return play.kind === 'matches' ? play : undefined;
}

/** Whether nobody challenges: in rounds all of a table play each other. */
export const isUnchallenged = (ladder: OfSystem): boolean => matchPlayOf(ladder)?.challenge.begins === 'never';

/** Every score that two can have, the challenger's points first, from their best to their worst. */
export const scoresOf = (ladder: OfSystem & Parameters<MatchPlay['scores']>[0]): readonly Score[] =>
  matchPlayOf(ladder)?.scores(ladder) ?? [];

export const outcomeOf = (ladder: OfSystem & Parameters<MatchPlay['scores']>[0], score: Score): Outcome =>
  outcomeBy(systemOf(ladder).score, score, ladder);
