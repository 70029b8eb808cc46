import type { NamedPlayer } from '#shared/log/results/earlier-season.ts';
import { peopleNamedIn } from '#shared/log/results/pairs-in-cells.ts';
import { madeName } from '#shared/rules/entrants/names.ts';
import { type PlayerId, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { nameKey } from '#shared/words/same-name.ts';
import { freeId } from '#web/ui/people/ids.ts';

/** A pair that the ladder has, or had. */
interface KnownPair {
  readonly player: PlayerId;
  readonly people?: readonly { readonly id: PlayerId }[] | undefined;
}

/**
 * The pairs that a list names, by the keys of their names: those whose people are all meant. The ladder’s own have the ids that
 * they have there. `taken`: ids that no other may have.
 */
export function pairsMeant(
  listed: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, NamedPlayer>,
  there: readonly KnownPair[],
  taken: Iterable<string>,
): ReadonlyMap<string, NamedPlayer> {
  const ids = new Set([
    ...taken,
    ...[...people.values(), ...there.map(({ player: id }) => ({ id }))].map(({ id }) => id),
  ]);
  const byPeople = new Map(there.map((pair) => [together(pair.people ?? []), pair.player]));
  return new Map(
    [...listed].flatMap(([key, text]) => {
      const named = peopleNamedIn(text);
      const both = named.flatMap((name) => people.get(nameKey(name)) ?? []);
      const name = madeName(both);
      const id = byPeople.get(together(both)) ?? parsePlayerId(freeId(name, ids, 'pair'));
      if (!id || both.length < named.length) return [];
      ids.add(id);
      byPeople.set(together(both), id);
      return [[key, { id, name, people: both }] as const];
    }),
  );
}

/** The same for the same people in any order. */
const together = (people: readonly { readonly id: string }[]): string =>
  people
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
