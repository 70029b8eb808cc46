import { Season, type Step } from '../engine/season.ts';
import type { Entry } from '../vocabulary/entry.ts';
import type { Header } from '../vocabulary/header.ts';
import { FIRST_LINE } from '../vocabulary/vocabulary.ts';

/**
 * A season step by step, as it stands now: points and gaps are not among the effects of a line, only the ladders
 * around it tell them.
 */
export function retold(header: Header, lines: readonly Entry[]): readonly Step[] {
  const steps: Step[] = [];
  const season = new Season(header, {
    again: (from) => {
      while ((steps.at(-1)?.entry.line ?? FIRST_LINE) >= from) steps.pop();
    },
    step: (step) => steps.push(step),
  });
  for (const { command, effects } of lines) season.append(command, effects.terms);
  season.workOut();
  return steps;
}
