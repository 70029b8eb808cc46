import { PAGE_CHOICES, type PageChoices } from '#shared/vocabulary/club.ts';
import type { Item, Scalar } from '../database/item.ts';

/** What is chosen for a club: each is stored as an attribute of this name. */
export interface Chosen extends Partial<PageChoices> {
  /** Whether it stays off the list of all clubs and away from search engines. */
  readonly unlisted?: boolean;
  readonly suspended?: boolean;
  /** Whether it signed itself up, and the operator has not decided on it yet. */
  readonly untried?: boolean;
  /** Whether people may ask to join its ladders. */
  readonly joining?: boolean;
  /** The file name of its crest; missing if its initials stand in for one. */
  readonly crest?: string;
}

export type ChoiceName = keyof Chosen;
export type Choosing = { readonly [Name in ChoiceName]?: Chosen[Name] | undefined };

interface Choice {
  /** What holds as long as nothing was chosen. */
  readonly usual: string | boolean | undefined;
  readonly parse: (stored: Scalar | undefined) => string | boolean | undefined;
}

const FLAG: Choice = { usual: false, parse: (stored) => stored === 1 || undefined };
const TEXT: Choice = { usual: undefined, parse: (stored) => (stored === undefined ? undefined : String(stored)) };
const oneOf = (values: readonly string[]): Choice => ({
  usual: values[0],
  parse: (stored) => values.find((each) => each === stored),
});

const OWN: Readonly<Record<Exclude<ChoiceName, keyof PageChoices>, Choice>> = {
  unlisted: FLAG,
  suspended: FLAG,
  untried: FLAG,
  joining: FLAG,
  crest: TEXT,
};
const CHOICES: ReadonlyMap<ChoiceName, Choice> = new Map([
  ...(Object.entries(OWN) as [keyof typeof OWN, Choice][]),
  ...PAGE_CHOICES.map(({ name, values }) => [name, oneOf(values)] as const),
]);

export const chosenIn = (item: Item): Chosen =>
  Object.fromEntries(
    [...CHOICES].flatMap(([name, { parse }]) => {
      const value = parse(item[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const attributesOf = (chosen: Choosing): Readonly<Record<string, Scalar>> =>
  Object.fromEntries(
    [...CHOICES.keys()].flatMap((name) => {
      const value = chosen[name];
      return value === undefined || value === false ? [] : [[name, value === true ? 1 : value] as const];
    }),
  );

export const changedNames = (before: Chosen, after: Choosing): readonly ChoiceName[] =>
  [...CHOICES].flatMap(([name, { usual }]) => ((after[name] ?? usual) === (before[name] ?? usual) ? [] : [name]));
