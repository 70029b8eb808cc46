/// <reference lib="dom" />
import { useEffect, useRef, useState } from 'preact/hooks';
import { rulesOf } from '#shared/systems/words.ts';
import { areAlike } from '#shared/vocabulary/alike.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { labelled } from '#shared/words/lists.ts';
import { ruleByRule, type WrittenRule } from '#shared/words/written-rule.ts';
import { areRulesLoaded } from '#web/ui/ladder/system.ts';
import { FRESH as W } from './texts.ts';

interface RulesProps {
  readonly header: Header;
  /** What tells them apart from other rules on the page. */
  readonly label?: string;
}

/** The rules of a ladder as a form has it now, beside the form: what has just changed is marked, and that alone read out. */
export const RulesBeside = ({ header, label = W.rules }: RulesProps) => {
  const { told, gone } = useTold(header);
  const box = useInSight(told, header.system);
  const said = useOnceQuiet(newsOf(told, gone));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section class="rules card" aria-label={label} ref={box} tabIndex={0}>
        <h2>{W.rules}</h2>
        <dl>
          {told.map((rule) => (
            <div key={rule.heading} class={rule.changed && 'changed'}>
              <dt>{rule.heading}</dt>
              <dd>{rule.changed ? <Marked changed={rule.changed} /> : rule.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p class="rules-news" role="status">
        {said && <span key={said}>{said}</span>}
      </p>
    </>
  );
};

/** The same where a ladder is there already, whose rules in plain words are loaded once it is changed. */
export const LoadedRules = (props: RulesProps) => {
  const { system } = props.header;
  const [areThere, setThere] = useState(false);
  useEffect(() => void areRulesLoaded(system).then(setThere), [system]);
  return areThere ? <RulesBeside {...props} /> : null;
};

const Marked = ({ changed: [before, words, after] }: Required<Pick<ToldRule, 'changed'>>) => (
  <>
    {before}
    {words && <mark>{words}</mark>}
    {after}
  </>
);

/** The rules, with what changed when they last did; another system's are all new, and none of them is marked. */
function useTold(header: Header) {
  const rules = ruleByRule(rulesOf(header));
  const first = { system: header.system, before: rules, now: rules };
  const seen = useRef(first);
  if (seen.current.system !== header.system) seen.current = first;
  else if (!areAlike(seen.current.now, rules)) seen.current = { ...first, before: seen.current.now };
  const { before, now } = seen.current;
  return { told: toldAfter(before, now), gone: goneSince(before, now) };
}

/** Up to this many are listed; of more only the number is told. */
const FEW = 2;

function newsOf(told: readonly ToldRule[], gone: readonly string[]): string {
  const changed = told.filter((rule) => rule.changed);
  const count = changed.length + gone.length;
  if (count > FEW) return W.rulesChanged(count);
  return [
    ...changed.map(({ heading, text }) => labelled(heading, text)),
    ...gone.map((heading) => W.ruleGone(heading)),
  ].join(' ');
}

/** Milliseconds without a key after which typing is over. */
const PAUSE = 700;

/** A text once it has settled, so that screen readers do not read out every digit. */
function useOnceQuiet(text: string): string {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** Where the rules have a bar of their own to scroll by, the first of those that changed is in sight, and another system’s begin at the top; the page stays. */
function useInSight(told: readonly ToldRule[], system: string) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollTo(0, 0), [system]);
  const changed = told.map((rule) => (rule.changed ? rule.text : '')).join('');
  useEffect(() => {
    const [list, first] = [box.current, box.current?.querySelector<HTMLElement>('.changed')];
    if (!list || !first || list.scrollHeight <= list.clientHeight) return;
    const [top, bottom] = [first.offsetTop, first.offsetTop + first.offsetHeight];
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - first.offsetHeight;
  }, [changed]);
  return box;
}

interface ToldRule extends WrittenRule {
  readonly changed?: readonly [before: string, words: string, after: string];
}

export function toldAfter(before: readonly WrittenRule[], now: readonly WrittenRule[]): readonly ToldRule[] {
  const was = textsOf(before);
  return now.map((rule) => {
    const text = was.get(rule.heading);
    return text === rule.text ? rule : { ...rule, changed: newWords(text ?? '', rule.text) };
  });
}

export function goneSince(before: readonly WrittenRule[], now: readonly WrittenRule[]): readonly string[] {
  const is = textsOf(now);
  return before.flatMap(({ heading }) => (is.has(heading) ? [] : [heading]));
}

const textsOf = (rules: readonly WrittenRule[]): ReadonlyMap<string, string> =>
  new Map(rules.map(({ heading, text }) => [heading, text]));

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
