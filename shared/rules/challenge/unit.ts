import { choice, type Setting } from '../common/settings.ts';
import { POINTS } from '../texts.ts';

const UNITS = ['game', 'set', 'frame', 'rack', 'leg', 'end'] as const;
type Unit = (typeof UNITS)[number];

/** What a club calls one of the games of which a match has several (H7): only a word. */
export const unitChoice = choice('unit', 'game', UNITS);

/** An example of three of them, the points of one player first. */
const EXAMPLES: Readonly<Record<Unit, string>> = {
  game: '11-7 9-11 11-4',
  set: '6-4 3-6 7-5',
  frame: '67-42 31-70 58-55',
  rack: '8-5 6-8 8-3',
  leg: '1-0 0-1 1-0',
  end: '3-0 0-1 2-0',
};

/** What is won by 1–0: its points say nothing that the score does not. */
const BY_ONE: Unit = 'leg';

const unitOf = (chosen: string): Unit => UNITS.find((each) => each === chosen) ?? 'game';

/** The word and an example: `one` and `other` name one and several, `only` a match of one alone. */
export function unitWords(ladder: Parameters<Setting['of']>[0]) {
  const unit = unitOf(unitChoice.of(ladder));
  return { ...POINTS.units[unit], example: EXAMPLES[unit] };
}

/** The same as a rule says it: without an example where that would say nothing. */
export function unitInRules(ladder: Parameters<Setting['of']>[0]) {
  const words = unitWords(ladder);
  return unitChoice.of(ladder) === BY_ONE ? { ...words, example: undefined } : words;
}

/** As a form offers it: "set (6-4)". */
export function unitWithPoints(chosen: string): string {
  const unit = unitOf(chosen);
  return `${POINTS.units[unit].one} (${EXAMPLES[unit].split(' ')[0]})`;
}
