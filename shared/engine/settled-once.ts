import type { Register } from '../rules/inactivity/register.ts';
import type { Ladder } from '../vocabulary/ladder.ts';
import type { Instant } from '../vocabulary/vocabulary.ts';
import { type Settled, settleDue } from './settle.ts';

/** What was settled last, of which ladder, up to when, and by what was known then of who has played. */
interface LastSettled {
  readonly settled: Settled;
  readonly of: Ladder;
  readonly by: Instant;
  readonly register: Register;
  readonly changes: number;
}

/** Settles what is due, once where it is asked for twice in a row: as a line is judged, and as it is folded. */
export class SettledOnce {
  #last: LastSettled | undefined;

  /** A ladder with everything settled that is due by an instant. */
  settled(of: Ladder, by: Instant, register: Register): Settled {
    const { changes } = register;
    const last = this.#last;
    if (last?.of === of && last.by === by && last.register === register && last.changes === changes)
      return last.settled;
    const settled = settleDue(of, by, register);
    this.#last = { settled, of, by, register, changes };
    return settled;
  }
}
