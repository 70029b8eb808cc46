import { choicesOf, labelOf } from '#shared/rules/common/settings-in-words.ts';
import { plain } from '#web/ui/forms/searching.ts';
import type { RuleEntry } from './entries.ts';
import { SOUGHT } from './sought/texts.ts';

const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The rules that match most of the words somebody looks for, in the form’s words or those of clubs’ sheets; none if no rule
 * does. A word that most rules have tells none of them from another.
 */
export function rulesFound(rules: readonly RuleEntry[], typed: string): readonly RuleEntry[] {
  const all = wordsIn(typed);
  const long = all.filter((each) => each.length > 2);
  const said = rules.map((rule) => ({ rule, words: wordsOf(rule) }));
  // "w.o." and "w/o" are one word.
  const wanted = (long.length > 0 ? long : [all.join('')]).map((word) => ({
    in: new Set(said.filter(({ words }) => isAmong(words, word)).map(({ rule }) => rule)),
  }));
  const rare = wanted.filter((each) => each.in.size <= rules.length / 2);
  const telling = rare.length > 0 ? rare : wanted;
  const count = (rule: RuleEntry) => telling.filter((each) => each.in.has(rule)).length;
  const most = Math.max(0, ...rules.map(count));
  if (most === 0 || 2 * most < telling.length) return [];
  return rules.filter((rule) => count(rule) === most);
}

/** A word is found by its beginning, a long one also within another: “frist” in “Sperrfrist”, and “newcomer” by “newcomers”. */
const isAmong = (words: readonly string[], wanted: string): boolean =>
  words.some((word) =>
    wanted.length <= 2
      ? word === wanted
      : wanted.length < LONG
        ? word.startsWith(wanted)
        : word.includes(wanted) ||
          (word.length >= LONG && wanted.startsWith(word) && wanted.length <= word.length + ENDING),
  );

const LONG = 5;

/** The longest ending that a word has in one place and lacks in another, in letters. */
const ENDING = 3;

function wordsOf({ heading, clause, text = '', settings }: RuleEntry): readonly string[] {
  const of: Readonly<Record<string, string>> = SOUGHT;
  const said = settings.flatMap((each) => [
    labelOf(each),
    of[each.name] ?? '',
    ...choicesOf(each).map(([, words]) => words),
  ]);
  return [heading, clause, text, of[clause] ?? '', ...said].flatMap(wordsIn);
}
