/** Values by name, as many as a budget allows: those go that were not used for longest, but never the one used last. */
export class Kept<T> {
  readonly #values = new Map<string, { readonly value: T; readonly cost: number }>();
  readonly #budget: number;
  #cost = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  get(name: string): T | undefined {
    return this.#values.get(name)?.value;
  }

  set(name: string, value: T, cost: number): void {
    this.delete(name);
    this.#values.set(name, { value, cost });
    this.#cost += cost;
    for (const oldest of this.#values.keys()) {
      if (this.#cost <= this.#budget || oldest === name) return;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    this.#cost -= this.#values.get(name)?.cost ?? 0;
    this.#values.delete(name);
  }
}

/** What belongs to a thing: made when it is first asked for, by what else is said then, and gone with it. */
export function madeOnce<Of extends object, T extends object, More extends readonly unknown[] = []>(
  make: (of: Of, ...more: More) => T,
): (of: Of, ...more: More) => T {
  const known = new WeakMap<Of, T>();
  return (of, ...more) => {
    const made = known.get(of) ?? make(of, ...more);
    known.set(of, made);
    return made;
  };
}
