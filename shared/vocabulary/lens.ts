import type { Ladder } from './ladder.ts';

/** Reads and changes one part of a ladder that only some systems have. */
export interface Lens<S> {
  /** As it was at first, where nothing is there yet, and on a ladder of a system that does not have it. */
  readonly of: (ladder: Ladder) => S;
  readonly set: (ladder: Ladder, state: S) => Ladder;
  /** Whether it has changed since the start. */
  readonly has: (ladder: Ladder) => boolean;
}

/** What is written under a name is read by the code that gave it. */
export function lens<S>(name: string, empty: S, parse: (plain: unknown) => S): Lens<S> {
  const of = ({ slots }: Ladder): S => {
    const state = slots[name];
    if (state === undefined) return empty;
    return (state instanceof Unread ? state.as(parse) : state) as S;
  };
  return {
    of,
    set: (ladder, state) => (of(ladder) === state ? ladder : { ...ladder, slots: { ...ladder.slots, [name]: state } }),
    has: (ladder) => of(ladder) !== empty,
  };
}

/** A slot as found in a snapshot: its system need not be loaded until the slot is asked for. */
export class Unread {
  readonly #plain: unknown;
  #state: unknown;

  constructor(plain: unknown) {
    this.#plain = plain;
  }

  as(parse: (plain: unknown) => unknown): unknown {
    this.#state ??= parse(this.#plain);
    return this.#state;
  }
}

/** What only the log remembers: a ladder that came from the store has nothing of it. */
export function remembered<S>(name: string, empty: S): Lens<S> {
  const of = ({ past }: Ladder): S => (past.slots[name] ?? empty) as S;
  return {
    of,
    set: (ladder, state) => ({ ...ladder, past: { ...ladder.past, slots: { ...ladder.past.slots, [name]: state } } }),
    has: (ladder) => of(ladder) !== empty,
  };
}
