import { climbWords } from '#shared/rules/challenge/moving-in-words.ts';
import { atTheBottom, tellRungs } from '#shared/rules/common/rungs-in-words.ts';
import type { SystemWords } from '#shared/systems/system-words.ts';
import type { SettlementsInWords } from '#shared/words/settlement-words.ts';

/** The words of a system whose players move by rungs, and that settles what these settlements are about. */
export function toldByRungs<Words extends SystemWords>(words: Words, settlements: SettlementsInWords): Words {
  const rungs = { arrival: atTheBottom, hasScore: false, climb: climbWords, settlements };
  return { ...words, settlements, tell: (happening, tale) => tellRungs(rungs, happening, tale) };
}
