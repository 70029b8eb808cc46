import type { WrittenRule } from '../../../shared/words/written-rule.ts';

/** A rule, and which words of its text have just changed: those between what was there before. */
export interface ToldRule extends WrittenRule {
  readonly changed?: readonly [before: string, words: string, after: string];
}

/** The rules as they are now, each with what of it is new since before. */
export function toldAfter(before: readonly WrittenRule[], now: readonly WrittenRule[]): readonly ToldRule[] {
  const was = textsOf(before);
  return now.map((rule) => {
    const text = was.get(rule.heading);
    return text === rule.text ? rule : { ...rule, changed: newWords(text ?? '', rule.text) };
  });
}

/** The headings of rules that are no longer any. */
export function goneSince(before: readonly WrittenRule[], now: readonly WrittenRule[]): readonly string[] {
  const is = textsOf(now);
  return before.flatMap(({ heading }) => (is.has(heading) ? [] : [heading]));
}

const textsOf = (rules: readonly WrittenRule[]): ReadonlyMap<string, string> =>
  new Map(rules.map(({ heading, text }) => [heading, text]));

/** What stands between the words with which both begin, and those with which both end. */
function newWords(was: string, is: string): NonNullable<ToldRule['changed']> {
  const [old, words] = [was.split(' '), is.split(' ')];
  const most = Math.min(old.length, words.length);
  let first = 0;
  while (first < most && old[first] === words[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === words.at(-1 - last)) last++;
  const end = words.length - last;
  const [before, after] = [words.slice(0, first).join(' '), words.slice(end).join(' ')];
  return [before && `${before} `, words.slice(first, end).join(' '), after && ` ${after}`];
}
