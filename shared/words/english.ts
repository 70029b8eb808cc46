const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Small numbers in words, as in running text; others in figures. */
export const inWords = (count: number): string => SMALL[count] ?? String(count);

/** "one rung", "5 rungs". */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count === 1 ? 'one' : count} ${count === 1 ? thing : things}`;

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = /* @__PURE__ */ new Intl.PluralRules('en', { type: 'ordinal' });

/** "2nd". */
export const ordinal = (count: number): string => `${count}${ENDINGS[ordinals.select(count)] ?? 'th'}`;

/** Systems that are called by what they are. */
const CALLED: Readonly<Record<string, string>> = { House: 'House rules', 'Box league': 'Box league' };

/** A system by its name. */
export const systemCalled = (name: string): string => CALLED[name] ?? `${name} system`;
