import { type HeaderFields, typedAs, typedOf } from '../header-fields.ts';
import type { RuleEntry } from './entries.ts';

/** What is set instead where a ladder goes without a rule, as far as it can; nothing where it does already. */
export function leftOut(
  fields: HeaderFields,
  { settings, without = {} }: RuleEntry,
): HeaderFields['settings'] | undefined {
  const none = typedAs(without);
  const others = settings.filter((each) => none[each.name] !== undefined && none[each.name] !== typedOf(fields, each));
  if (others.length === 0) return undefined;
  return { ...fields.settings, ...Object.fromEntries(others.map(({ name }) => [name, none[name] ?? ''])) };
}
