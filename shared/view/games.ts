import { outcomeBy } from '../rules/common/score.ts';
import { systemOf } from '../systems/registry.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import { Games } from '../words/games.ts';

/** The results of a ladder's log, each with who has won as the system has it. */
export const gamesOf = (ladder: Pick<Ladder, 'header'>, lines: readonly Entry[] = []): Games =>
  new Games((score) => outcomeBy(systemOf(ladder).score, score), lines);
