import type { SystemId } from '#shared/vocabulary/vocabulary.ts';

/** How large what is measured is: some ladders of one club, all alike. */
export interface Case {
  readonly system: SystemId;
  readonly players: number;
  /** The lines of each log before anything is recorded. */
  readonly lines: number;
  readonly ladders: number;
  /** Within how many hours they were played, until a minute ago. */
  readonly hours: number;
  /** How many players have come to the club night on which it was all played; none where there is no night. */
  readonly here: number;
}

export const SHORT = 10;
export const USUAL = 100;
export const MANY = 200;

export const caseOf = (system: SystemId, more: Partial<Case> = {}): Case => ({
  system,
  players: USUAL,
  lines: SHORT,
  ladders: 1,
  hours: 29 * 24,
  here: 0,
  ...more,
});

export const clubOf = ({ system, players, lines, ladders, hours, here }: Case): string =>
  [system, players, lines, ladders, hours, here].join('-');

export const isSameCase = (one: Case, other: Case): boolean => clubOf(one) === clubOf(other);

/** The ladder with a number, from 0 on. */
export const ladderOf = (number: number): string => `l${number + 1}`;
