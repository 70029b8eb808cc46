import type { Who } from '#shared/words/phrase.ts';

const COLLATOR = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const inOrder = (one: Who, other: Who): number =>
  COLLATOR.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);

interface PlacedName {
  readonly name: string;
  readonly place: number;
}

/** Sorts people by name. It remembers the order of those it has sorted, so that sorting some of them again costs little. */
export class Alphabet {
  #known: ReadonlyMap<string, PlacedName> = new Map();

  sorted<T extends Who>(people: readonly T[]): readonly T[] {
    if (!people.every(({ id, name }) => this.#known.get(id)?.name === name)) this.#learn(people);
    return people.toSorted((one, other) => this.#placeOf(one) - this.#placeOf(other));
  }

  #placeOf({ id }: Who): number {
    return this.#known.get(id)?.place ?? 0;
  }

  #learn(people: readonly Who[]): void {
    const sorted = people.toSorted(inOrder);
    this.#known = new Map(sorted.map(({ id, name }, place) => [id, { name, place }]));
  }
}
