import type { Day, Instant } from '../vocabulary/vocabulary.ts';

/** Something in a calendar: on whole days, both included, or at an instant and perhaps until another. */
export type CalendarDate = {
  /** Names it in its calendar, for ever. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
} & ({ readonly from: Day; readonly to: Day } | { readonly at: Instant; readonly until?: Instant });
