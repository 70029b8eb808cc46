import { type PairFault, pairFault } from '#shared/log/results/pairs-in-cells.ts';
import { madeName } from '#shared/rules/entrants/names.ts';
import { isSameAddress } from '#shared/words/email-address.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { freeId } from '#web/ui/people/ids.ts';
import type { KnownPerson } from '#web/ui/people/namesakes.ts';
import {
  type Decided,
  type DecidedLine,
  type Decisions,
  decided,
  isUnclear,
  withNamesakes,
} from '../people/deciding.tsx';
import type { ListRow } from '../people/reading/columns.ts';
import type { ListPair } from '../people/reading/pairs/read.ts';

/** What becomes of a line: the pair is added, its people are to be told apart first, it is there or named already, or it has a mistake. */
export type PairState = 'new' | 'open' | 'here' | 'again' | 'left-out' | 'faulty' | PairFault;

/** A line that names a pair. Someone who is in several pairs is the same person in each. */
export interface DecidedPair {
  readonly line: number;
  readonly people: readonly DecidedLine[];
  readonly state: PairState;
}

/** The people of a list of pairs, each once, under a number of their own: 3.2 is the second on line 3. */
interface ListPeople {
  readonly rows: readonly ListRow[];
  readonly pairs: readonly { readonly line: number; readonly numbers: readonly number[] }[];
}

function peopleIn(pairs: readonly ListPair[]): ListPeople {
  const rows: ListRow[] = [];
  const byName = new Map<string, ListRow[]>();
  const numbered = pairs.map(({ line, people }) => {
    const numbers = people.map((person, nth) => {
      const key = nameKey(person.name);
      const known = byName.get(key) ?? [];
      const same = known.find((each) => mayBeSame(each, person));
      if (same) return same.line;
      const row = { ...person, line: Number(`${line}.${nth + 1}`) };
      rows.push(row);
      byName.set(key, [...known, row]);
      return row.line;
    });
    return { line, numbers };
  });
  return { rows, pairs: numbered };
}

/** Two of one name are one person, unless they have two addresses. */
const mayBeSame = (one: ListRow, other: ListRow): boolean =>
  one.email === undefined || other.email === undefined || isSameAddress(one.email, other.email);

/** The pairs of a list, each of whose people may be a member already. `here`: who plays as the pairs that are on the ladder. */
export function withPeople(
  list: readonly ListPair[],
  known: readonly KnownPerson[],
  decisions: Decisions,
  here: readonly (readonly string[])[],
): readonly DecidedPair[] {
  const { rows, pairs } = peopleIn(list);
  const lines = new Map(withNamesakes(rows, known, decisions).map((each) => [each.line, each]));
  const there = new Set(here.map(together));
  const above = new Set<string>();
  return pairs.map(({ line, numbers }) => {
    const people = numbers.flatMap((number) => lines.get(number) ?? []);
    const key = together(numbers.map(String));
    const isAgain = above.has(key);
    above.add(key);
    const fault = faultOf(people);
    const members = people.map(({ decision }) => (decision?.kind === 'same' ? decision.id : ''));
    const state = isAgain ? 'again' : there.has(together(members)) ? 'here' : (fault ?? 'new');
    return { line, people, state };
  });
}

/** The same for the same people in any order. */
const together = (ids: readonly string[]): string => ids.toSorted().join(' ');

function faultOf(people: readonly DecidedLine[]): PairState | undefined {
  if (people.some(({ decision }) => decision?.kind === 'left-out')) return 'left-out';
  const fault = pairFault(people.map(({ line, decision }) => (decision?.kind === 'same' ? decision.id : String(line))));
  if (fault) return fault;
  if (people.some(({ faults }) => Object.keys(faults).length > 0)) return 'faulty';
  return people.some(isUnclear) ? 'open' : undefined;
}

export interface NewPair {
  readonly id: string;
  readonly name: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** The pairs that are added, and all people who play as them, members by the names that the club has for them. `taken`: other ids. */
export function decidedPairs(
  pairs: readonly DecidedPair[],
  known: readonly KnownPerson[],
  taken: Iterable<string>,
): { readonly pairs: readonly NewPair[]; readonly people: readonly Decided[] } {
  const added = pairs.filter(({ state }) => state === 'new');
  const lines = new Map(added.flatMap(({ people }) => people.map((each) => [each.line, each])));
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const ids = new Set([...taken, ...names.keys()]);
  const people = decided([...lines.values()], ids).map((each) => ({ ...each, name: names.get(each.id) ?? each.name }));
  for (const { id } of people) ids.add(id);
  const byLine = new Map(people.map((each) => [each.line, each]));
  return {
    people: [...new Map(people.map((each) => [each.id, each])).values()],
    pairs: added.map((pair) => {
      const both = pair.people.flatMap(({ line }) => byLine.get(line) ?? []).map(({ id, name }) => ({ id, name }));
      const name = madeName(both);
      const id = freeId(name, ids, 'pair');
      ids.add(id);
      return { id, name, people: both };
    }),
  };
}
