import type { SettingValue } from '../vocabulary/header.ts';
import type { Clause } from '../vocabulary/vocabulary.ts';

export interface WrittenRule {
  readonly heading: string;
  readonly text: string;
  readonly clause: Clause;
  /** It sums up what other rules tell one by one: a form says it beside the choice of a game. */
  readonly summary?: true;
}

/** A rule that a form may change; its text is missing if the ladder has no rule of that heading and a form offers one. */
export interface SettableRule extends Omit<WrittenRule, 'text'> {
  readonly text: string | undefined;
  /** The names of the settings that it mentions. */
  readonly settings: readonly string[];
  /** What they are where a ladder goes without it, as far as it can: so a form leaves it out at one touch. */
  readonly without?: Without;
}

/** Settings by their names. */
export type Without = Readonly<Record<string, SettingValue>>;

export const rule = (
  heading: string,
  clause: Clause,
  text: string | undefined,
  settings: readonly { readonly name: string }[] = [],
  without?: Without,
): SettableRule => ({ heading, text, clause, settings: settings.map(({ name }) => name), ...(without && { without }) });

/** The rules of a ladder, as its members read them. */
export const written = (rules: readonly SettableRule[]): readonly WrittenRule[] =>
  rules.flatMap(({ settings: _, without: __, text, ...rest }) => (text === undefined ? [] : [{ ...rest, text }]));

/** The rules one by one: without what sums up several of them, which would be said twice. */
export const ruleByRule = <Each extends WrittenRule>(rules: readonly Each[]): readonly Each[] =>
  rules.filter(({ summary }) => !summary);

/** Whether a club's own sheet has the rule by a number: what all ladders share it has not, nor a text without numbers. */
export const isNumbered = (rule: WrittenRule): boolean => clausesOf(rule).length > 0;

type ByClause = ReadonlyMap<Clause, WrittenRule>;

const known = new WeakMap<readonly WrittenRule[], ByClause>();

/** The rule that tells of a clause, if one does; of several the one that tells of the fewest. */
export const ruleOn = (rules: readonly WrittenRule[], clause: Clause): WrittenRule | undefined =>
  byClause(rules).get(clause);

function byClause(rules: readonly WrittenRule[]): ByClause {
  const found =
    known.get(rules) ??
    new Map(
      rules
        .map((rule) => clausesOf(rule).map((clause) => [clause, rule] as const))
        .toSorted((one, other) => other.length - one.length)
        .flat(),
    );
  known.set(rules, found);
  return found;
}

/** The clauses that lead to a rule, each by its anchor on the page of the ladder. */
export const anchorsOf = (rules: readonly WrittenRule[], rule: WrittenRule): readonly string[] =>
  clausesOf(rule)
    .filter((clause) => ruleOn(rules, clause) === rule)
    .map(anchorOf);

export const anchorOf = (clause: Clause): string => `rule-${clause}`;

/**
 * The clauses that a rule covers: four for "L1–L3, L9". A whole document, such as "S", and what all ladders share have no
 * links.
 */
const clausesOf = ({ clause }: WrittenRule): readonly Clause[] =>
  clause
    .split(', ')
    .flatMap(eachIn)
    .filter((each) => /^[A-Z]\d/.test(each));

function eachIn(span: string): readonly Clause[] {
  const [, text, first, last] = /^(\D)(\d+)–\D(\d+)$/.exec(span) ?? [];
  if (text === undefined) return [span];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${text}${Number(first) + index}`);
}
