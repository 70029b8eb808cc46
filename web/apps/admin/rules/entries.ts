import { SETTING_GROUPS, type Setting, type SettingGroup, words } from '#shared/rules/common/settings.ts';
import { findSystem } from '#shared/systems/registry.ts';
import type { SettableRule, Without } from '#shared/words/written-rule.ts';
import { askedIn, type HeaderFields } from '../header-fields.ts';

/** Under what heading the form has a rule: of no group’s are those after the last that a group has. */
type RuleHeading = SettingGroup | 'besides';

/** A rule as the form has it; without a text, one that the ladder has not. */
export interface RuleEntry {
  readonly heading: string;
  readonly clause: string;
  readonly text: string | undefined;
  readonly group: RuleHeading | undefined;
  readonly settings: readonly Setting[];
  readonly without?: Without | undefined;
}

/** What is offered of the rules: those that are so, and of the others those that can be. A rule without settings belongs to the one before it. */
export function entriesIn(
  rules: readonly SettableRule[],
  asked: readonly Setting[],
  groups: readonly SettingGroup[] | undefined,
): readonly RuleEntry[] {
  const mayBe = asked.filter(({ group }) => !groups || (group && groups.includes(group)));
  const last = rules.findLastIndex((rule) => mayBe.some(({ name, group }) => group && rule.settings.includes(name)));
  let group: RuleHeading | undefined;
  return rules.flatMap((rule, index): readonly RuleEntry[] => {
    const { heading, clause, text, settings: names, without, summary } = rule;
    const settings = names.flatMap((name) => mayBe.filter((each) => each.name === name));
    group = settings[0]?.group ?? (last >= 0 && index > last ? 'besides' : group);
    const isOffered = settings.length > 0 || (text !== undefined && !groups);
    return summary || !isOffered ? [] : [{ heading, clause, text, group, settings, without }];
  });
}

type Section = readonly [group: RuleHeading | undefined, entries: readonly RuleEntry[]];

/** First what a club thinks of first, in that order, and the others under their headings. */
export function inSections(entries: readonly RuleEntry[], first: readonly Setting[]): readonly Section[] {
  const rankOf = ({ settings }: RuleEntry) => first.findIndex((each) => settings.includes(each));
  const ahead = entries.filter((entry) => rankOf(entry) >= 0).toSorted((one, other) => rankOf(one) - rankOf(other));
  const others = entries.filter((entry) => rankOf(entry) < 0);
  return [
    [undefined, ahead] as const,
    ...[undefined, ...SETTING_GROUPS, 'besides' as const].map(
      (group) => [group, others.filter((entry) => entry.group === group)] as const,
    ),
  ].filter(([, under]) => under.length > 0);
}

/** The settings that a club thinks of first, in that order. */
export function askedFirst(fields: HeaderFields): readonly Setting[] {
  const asked = askedIn(fields);
  return (findSystem(fields.system)?.first ?? []).flatMap((name) => asked.filter((each) => each.name === name));
}

/** What no rule is for is said in them. */
export const isOwnWords = ({ settings }: RuleEntry): boolean => settings.some(({ name }) => name === words.name);
