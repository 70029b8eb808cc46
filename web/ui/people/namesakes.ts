import { nameKey } from '#shared/words/same-name.ts';
import { ask } from '../session/api.ts';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[] | undefined;
  readonly ladders: readonly string[];
  readonly here: boolean;
}

/** How long the list is waited for, in milliseconds: the rosters of all ladders are read for it. */
const PATIENCE = 15_000;

/** All people of a club, for scorers too; `here` are those in the list that is being added to. */
export async function fetchKnown(club: string, here: ReadonlySet<string>): Promise<readonly KnownPerson[] | undefined> {
  const outcome = await ask<'findNamesakes'>(`/api/clubs/${club}/namesakes`, { patience: PATIENCE });
  if (outcome.kind !== 'done') return undefined;
  const { members, ladders } = outcome.body;
  const titles = new Map(ladders.map(({ ladder, name }) => [ladder, name]));
  return members.map(({ id, name, also, ladders: on }) => ({
    id,
    name,
    also,
    ladders: on.map((ladder) => titles.get(ladder) ?? ladder),
    here: here.has(id),
  }));
}

export function namesakesOf(name: string, known: readonly KnownPerson[]): readonly KnownPerson[] {
  const key = nameKey(name);
  return known.filter((each) => keysOf(each).includes(key));
}

export const keysOf = ({ name, also = [] }: KnownPerson): readonly string[] => [
  ...new Set([name, ...also].map(nameKey)),
];
