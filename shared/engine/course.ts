import { localOf } from '../calendar/zone.ts';
import { settledAt } from '../vocabulary/entry.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Day, LineNumber } from '../vocabulary/vocabulary.ts';
import type { Step, Watch } from './season.ts';

/** A ladder as a day left it. */
export interface Evening {
  readonly day: Day;
  readonly ladder: Ladder;
}

/** The ladders of a season as each day left them, oldest first, as they count after all corrections so far. */
export class Course implements Watch {
  readonly #evenings: (Evening & { readonly line: LineNumber })[] = [];

  get evenings(): readonly Evening[] {
    return this.#evenings;
  }

  /** The day of the first line that is taken again is seen anew by that line, at the latest. */
  again(from: LineNumber): void {
    while ((this.#evenings.at(-1)?.line ?? 0) >= from) this.#evenings.pop();
  }

  step({ entry, settlement, after }: Step): void {
    const at = settlement ? settledAt(settlement) : entry.command.at;
    const { day } = localOf(after.header.timezone, at);
    if (this.#evenings.at(-1)?.day === day) this.#evenings.pop();
    this.#evenings.push({ day, ladder: after, line: entry.line });
  }
}
