/// <reference lib="dom" />
/**
 * What our scripts use and the oldest browsers lack; each script of a page begins with it. The compiler knows ES2022 and the
 * list methods of ES2023, which are here: anything newer has to be filled in first.
 */
type List = unknown[];

/** Puts in place what is missing; nothing that goes over a list by its keys comes upon it. */
function fillIn(where: object, what: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(what))
    if (!(name in where)) Object.defineProperty(where, name, { value, configurable: true, writable: true });
}

const copying = {
  toReversed(this: List) {
    return this.slice().reverse();
  },
  toSorted(this: List, ...compare: Parameters<List['sort']>) {
    return this.slice().sort(...compare);
  },
  with(this: List, index: number, value: unknown) {
    const [copy, at] = [this.slice(), index < 0 ? this.length + index : index];
    if (!(at in copy)) throw new RangeError(`There is no ${index} in a list of ${this.length}.`);
    copy[at] = value;
    return copy;
  },
};

fillIn(Array.prototype, {
  ...copying,
  toSpliced(this: List, ...how: Parameters<List['splice']>) {
    const copy = this.slice();
    copy.splice(...how);
    return copy;
  },
});
fillIn(Object.getPrototypeOf(Int8Array.prototype), copying);

fillIn(AbortSignal, {
  timeout(milliseconds: number) {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), milliseconds);
    return ending.signal;
  },
});

fillIn(AbortSignal.prototype, {
  throwIfAborted(this: AbortSignal) {
    if (this.aborted) throw this.reason ?? new DOMException('Aborted', 'AbortError');
  },
});
