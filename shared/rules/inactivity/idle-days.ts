import type { Day, PlayerId } from '#shared/vocabulary/vocabulary.ts';

/** The day on which each player is due, if any; stored by day, so that nobody has to be looked for. */
export class IdleDays {
  readonly #dayOf = new Map<PlayerId, Day>();
  readonly #due = new Map<Day, Set<PlayerId>>();

  dayOf(player: PlayerId): Day | undefined {
    return this.#dayOf.get(player);
  }

  /** All who are due on a day, be it that it would cost them nothing. */
  on(day: Day): ReadonlySet<PlayerId> {
    return this.#due.get(day) ?? new Set();
  }

  /** The days on which anybody is due, in turn. */
  days(): readonly Day[] {
    return [...this.#due.keys()].toSorted();
  }

  set(player: PlayerId, day: Day | undefined): void {
    const before = this.#dayOf.get(player);
    if (before === day) return;
    if (before !== undefined) this.#leave(player, before);
    if (day === undefined) return;
    this.#dayOf.set(player, day);
    const due = this.#due.get(day);
    if (due) due.add(player);
    else this.#due.set(day, new Set([player]));
  }

  #leave(player: PlayerId, day: Day): void {
    this.#dayOf.delete(player);
    const due = this.#due.get(day);
    due?.delete(player);
    if (due?.size === 0) this.#due.delete(day);
  }
}
