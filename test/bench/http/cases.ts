import { systemOf } from '#shared/systems/registry.ts';
import type { PlayerId, SystemId } from '#shared/vocabulary/vocabulary.ts';
import { member } from '../club.ts';

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

const caseOf = (system: SystemId, more: Partial<Case> = {}): Case => ({
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

/** Those to which clients write. */
export const CREWE = [...grown('crewe'), caseOf('crewe', { ladders: MANY })];
/** Ten players of Lavers would soon have met everybody in one night. */
export const LAVERS = grown('lavers').filter(({ players }) => players >= USUAL);

/** Those of which only one result is looked at: each player has one game at a time. */
const few = (system: SystemId): readonly Case[] =>
  [USUAL, 1000].map((players) => caseOf(system, { players, lines: 11 }));
export const OTHERS = [...few('computer-go'), ...few('shicargo')];

export const CLIENTS = [1, 8, 32];

/** The club of a case. */
export const clubOf = ({ system, players, lines, ladders }: Case): string => `${system}-${players}-${lines}-${ladders}`;

/** Who stands in the middle of a ladder at first. */
export const halfwayOf = ({ players }: Case): PlayerId => member(Math.ceil(players / 2));

/** The ladder with a number, from 0 on. */
export const ladderOf = (number: number): string => `l${number + 1}`;

export const systemsName = (system: SystemId): string => systemOf({ header: { system } }).name;
