import { choicesOf, labelOf } from '#shared/rules/common/settings-in-words.ts';
import { plain } from '#web/ui/forms/searching.ts';
import type { RuleEntry } from './entries.ts';
import { SOUGHT } from './sought/texts.ts';

const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The rules that match most of the words somebody looks for, in the form’s words or those of clubs’ sheets; none if no rule
 * does.
 */
export function rulesFound(rules: readonly RuleEntry[], typed: string): readonly RuleEntry[] {
  const all = wordsIn(typed);
  const telling = all.filter((each) => each.length > 2);
  const wanted = telling.length > 0 ? telling : all;
  const found = rules.map((rule) => {
    const words = wordsOf(rule);
    return { rule, count: wanted.filter((each) => isAmong(words, each)).length };
  });
  const most = Math.max(0, ...found.map(({ count }) => count));
  if (most === 0 || 2 * most < wanted.length) return [];
  return found.filter(({ count }) => count === most).map(({ rule }) => rule);
}

/** A word is found by its beginning, a long one also within another: “frist” in “Sperrfrist”, and “newcomer” by “newcomers”. */
const isAmong = (words: readonly string[], wanted: string): boolean =>
  words.some((word) =>
    wanted.length < LONG
      ? word.startsWith(wanted)
      : word.includes(wanted) || (word.length >= LONG && wanted.startsWith(word)),
  );

const LONG = 5;

function wordsOf({ heading, clause, text = '', settings }: RuleEntry): readonly string[] {
  const of: Readonly<Record<string, string>> = SOUGHT;
  const said = settings.flatMap((each) => [
    labelOf(each),
    of[each.name] ?? '',
    ...choicesOf(each).map(([, words]) => words),
  ]);
  return [heading, clause, text, of[clause] ?? '', ...said].flatMap(wordsIn);
}
