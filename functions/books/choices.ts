import { type ClubChoice, type ClubChoices, clubChoices } from '#shared/vocabulary/club-choices.ts';
import type { Item, Scalar } from '../database/item.ts';

/** What is chosen for a club, by its organisers or by the operator: each is stored as an attribute of this name. */
export interface Chosen extends Partial<ClubChoices> {
  readonly suspended?: boolean;
  /** Whether it signed itself up, and the operator has not decided on it yet. */
  readonly untried?: boolean;
  /** The file name of its crest; missing if its initials stand in for one. */
  readonly crest?: string;
}

export type ChoiceName = keyof Chosen;
export type Choosing = { readonly [Name in ChoiceName]?: Chosen[Name] | undefined };

type Stored = Pick<ClubChoice, 'kind'> & { readonly values?: readonly string[] };

const CHOICES: ReadonlyMap<ChoiceName, Stored> = new Map<ChoiceName, Stored>([
  ...clubChoices,
  ['suspended', { kind: 'yes-or-no' }],
  ['untried', { kind: 'yes-or-no' }],
  ['crest', { kind: 'line' }],
]);

/** What an attribute says of a choice; undefined if it is missing, or says nothing that can be chosen now. */
function parse({ kind, values }: Stored, stored: Scalar | undefined): string | boolean | undefined {
  switch (kind) {
    case 'one-of':
      return values?.find((each) => each === stored);
    case 'yes-or-no':
      return stored === 1 || undefined;
    case 'line':
      return stored === undefined ? undefined : String(stored);
  }
}

export const chosenIn = (item: Item): Chosen =>
  Object.fromEntries(
    [...CHOICES].flatMap(([name, choice]) => {
      const value = parse(choice, item[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

export const attributesOf = (chosen: Choosing): Readonly<Record<string, Scalar>> =>
  Object.fromEntries(
    [...CHOICES.keys()].flatMap((name) => {
      const value = chosen[name];
      return value === undefined || value === false || value === ''
        ? []
        : [[name, value === true ? 1 : value] as const];
    }),
  );

export const changedNames = (before: Chosen, after: Choosing): readonly ChoiceName[] =>
  [...CHOICES].flatMap(([name, { values }]) => {
    const [was, is] = [before[name], after[name]].map((value) => value || values?.[0]);
    return was === is ? [] : [name];
  });
