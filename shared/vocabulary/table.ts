/** A map that is never changed: a new one shares almost all with the old, so that large ones are cheap to evolve and compare. */
const WIDTH = 32;

type Bucket<K, V> = readonly (readonly [K, V])[];
type Shelf<K, V> = readonly (Bucket<K, V> | undefined)[];

/** FNV-1a, folded to 10 bits: five for the shelf, five for the bucket. */
function placeOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 10) ^ (hash >>> 20)) & (WIDTH * WIDTH - 1);
}

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = value;
  return copy;
};

export class Table<K extends string, V> {
  static readonly #none = new Array<undefined>(WIDTH).fill(undefined);
  readonly #shelves: readonly (Shelf<K, V> | undefined)[];
  readonly size: number;

  private constructor(shelves: readonly (Shelf<K, V> | undefined)[], size: number) {
    this.#shelves = shelves;
    this.size = size;
  }

  static empty<K extends string, V>(): Table<K, V> {
    return new Table<K, V>(Table.#none, 0);
  }

  static of<K extends string, V>(entries: Iterable<readonly [K, V]>): Table<K, V> {
    const all = new Map(entries);
    const shelves: ([K, V][] | undefined)[][] = [];
    for (const entry of all) {
      const place = placeOf(entry[0]);
      const shelf = shelves[place >> 5] ?? new Array(WIDTH).fill(undefined);
      const bucket = shelf[place & 31];
      if (bucket) bucket.push(entry);
      else shelf[place & 31] = [entry];
      shelves[place >> 5] = shelf;
    }
    return new Table<K, V>(
      Table.#none.map((_, index) => shelves[index]),
      all.size,
    );
  }

  #bucket(key: K): Bucket<K, V> {
    const place = placeOf(key);
    return this.#shelves[place >> 5]?.[place & 31] ?? [];
  }

  #with(key: K, bucket: Bucket<K, V> | undefined, size: number): Table<K, V> {
    const place = placeOf(key);
    const shelf = replaced(this.#shelves[place >> 5] ?? Table.#none, place & 31, bucket);
    const kept = bucket || shelf.some((each) => each) ? shelf : undefined;
    return new Table(replaced(this.#shelves, place >> 5, kept), size);
  }

  get(key: K): V | undefined {
    // Most tables are empty, and each of ten thousand players is looked for in them.
    if (this.size === 0) return undefined;
    for (const entry of this.#bucket(key)) if (entry[0] === key) return entry[1];
    return undefined;
  }

  has(key: K): boolean {
    return this.get(key) !== undefined;
  }

  set(key: K, value: V): Table<K, V> {
    const bucket = this.#bucket(key);
    const index = bucket.findIndex((entry) => entry[0] === key);
    if (index < 0) return this.#with(key, [...bucket, [key, value]], this.size + 1);
    return bucket[index]?.[1] === value ? this : this.#with(key, replaced(bucket, index, [key, value]), this.size);
  }

  delete(key: K): Table<K, V> {
    const bucket = this.#bucket(key);
    const rest = bucket.filter((entry) => entry[0] !== key);
    if (rest.length === bucket.length) return this;
    return this.#with(key, rest.length > 0 ? rest : undefined, this.size - 1);
  }

  *entries(): Generator<readonly [K, V]> {
    for (const bucket of this.#buckets()) for (const entry of bucket) yield entry;
  }

  values(): readonly V[] {
    const values: V[] = [];
    for (const bucket of this.#buckets()) for (const entry of bucket) values.push(entry[1]);
    return values;
  }

  #buckets(): readonly Bucket<K, V>[] {
    const buckets: Bucket<K, V>[] = [];
    for (const shelf of this.#shelves) if (shelf) for (const bucket of shelf) if (bucket) buckets.push(bucket);
    return buckets;
  }

  /** The keys whose values differ from those of `before`, looking only into the parts that the two do not share. */
  *changedSince(before: Table<K, V>): Generator<K> {
    for (let s = 0; s < WIDTH; s++) {
      const [now, then] = [this.#shelves[s], before.#shelves[s]];
      if (now === then) continue;
      for (let b = 0; b < WIDTH; b++) {
        if (now?.[b] !== then?.[b]) yield* differing(now?.[b] ?? [], then?.[b] ?? []);
      }
    }
  }
}

function* differing<K, V>(now: Bucket<K, V>, then: Bucket<K, V>): Generator<K> {
  for (const [key, value] of now) if (then.find((entry) => entry[0] === key)?.[1] !== value) yield key;
  for (const [key] of then) if (!now.some((entry) => entry[0] === key)) yield key;
}
