import type { Language } from '../vocabulary/language.ts';

/** What a number may ask for. French counts 0 among the one, English and German don't. */
interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Chooses by a number: in French `plural(0, { one: 'jour', other: 'jours' })` is "jour". */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other);
}
