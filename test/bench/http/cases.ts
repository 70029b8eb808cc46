import type { SystemId } from '#shared/vocabulary/vocabulary.ts';

/** How large what is measured is: some ladders of one club, all alike. */
export interface Case {
  readonly system: SystemId;
  readonly players: number;
  /** The lines of each log before anything is recorded. */
  readonly lines: number;
  readonly ladders: number;
}

export const SHORT = 10;
export const USUAL = 100;

export const caseOf = (system: SystemId, more: Partial<Case> = {}): Case => ({
  system,
  players: USUAL,
  lines: SHORT,
  ladders: 1,
  ...more,
});

const SIZES = [10, USUAL, 1000, 10_000];
const LOGS = [1000, 10_000];
const MANY = 200;

const grown = (system: SystemId): readonly Case[] => [
  ...SIZES.map((players) => caseOf(system, { players })),
  ...LOGS.map((lines) => caseOf(system, { lines })),
];

/** Those to which many clients write. */
export const CREWE = [...grown('crewe'), caseOf('crewe', { ladders: MANY })];
/** Ten players of Lavers would soon have met everybody in one night. */
export const LAVERS = grown('lavers').filter(({ players }) => players >= USUAL);

/** Those of which only one result is looked at: each player has one game at a time. */
const few = (system: SystemId): readonly Case[] =>
  [USUAL, 1000].map((players) => caseOf(system, { players, lines: 11 }));
export const OTHERS = [...few('computer-go'), ...few('shicargo')];

export const clubOf = ({ system, players, lines, ladders }: Case): string => `${system}-${players}-${lines}-${ladders}`;

export const isSameCase = (one: Case, other: Case): boolean => clubOf(one) === clubOf(other);

/** The ladder with a number, from 0 on. */
export const ladderOf = (number: number): string => `l${number + 1}`;
