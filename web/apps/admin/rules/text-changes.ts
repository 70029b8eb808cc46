import { useEffect, useRef, useState } from 'preact/hooks';
import { areAlike } from '#shared/vocabulary/alike.ts';
import { labelled } from '#shared/words/lists.ts';
import { ruleByRule, type SettableRule, type WrittenRule, written } from '#shared/words/written-rule.ts';
import { FRESH as W } from '../texts.ts';

/** What changed in the text of a rule: the words that are new, and what stands around them. */
export type Changed = readonly [before: string, words: string, after: string];

/** What changed of the rules when they last did; of another system's, which are all new, nothing. */
export function useChanges(all: readonly SettableRule[], system: string): RuleChanges {
  const rules = ruleByRule(written(all));
  const first = { system, before: rules, now: rules };
  const seen = useRef(first);
  if (seen.current.system !== system) seen.current = first;
  else if (!areAlike(seen.current.now, rules)) seen.current = { ...first, before: seen.current.now };
  return changesSince(seen.current.before, seen.current.now);
}

interface RuleChanges {
  /** By their headings. */
  readonly changed: ReadonlyMap<string, Changed>;
  /** The headings of rules that the ladder no longer has. */
  readonly gone: readonly string[];
}

export function changesSince(before: readonly WrittenRule[], now: readonly WrittenRule[]): RuleChanges {
  const [was, is] = [textsOf(before), textsOf(now)];
  const changed = [...is].filter(([heading, text]) => was.get(heading) !== text);
  return {
    changed: new Map(changed.map(([heading, text]) => [heading, newWords(was.get(heading) ?? '', text)])),
    gone: [...was.keys()].filter((heading) => !is.has(heading)),
  };
}

const textsOf = (rules: readonly WrittenRule[]): ReadonlyMap<string, string> =>
  new Map(rules.map(({ heading, text }) => [heading, text]));

/** Up to this many are read out; beyond that only their number. */
const FEW = 2;

export function newsOf({ changed, gone }: RuleChanges): string {
  const count = changed.size + gone.length;
  if (count > FEW) return W.rulesChanged(count);
  return [
    ...[...changed].map(([heading, words]) => labelled(heading, words.join(''))),
    ...gone.map((heading) => `${W.unsaid} ${heading}.`),
  ].join(' ');
}

/** Milliseconds without a key after which typing is over. */
const PAUSE = 700;

/** A text once it has settled, so that screen readers do not read out every digit. */
export function useOnceQuiet(text: string): string {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

function newWords(was: string, is: string): Changed {
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
