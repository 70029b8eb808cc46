import { readdirSync, readFileSync } from 'node:fs';
import type { Case } from '../cases.ts';
import type { ContestantName } from '../trees.ts';
import type { Answer } from './clients.ts';

export interface Written {
  readonly files: number;
  readonly bytes: number;
  readonly packed: number;
}

export interface Ladders {
  record(client: number): Promise<Answer>;
  /** For each accepted result since the last call, the milliseconds from its request to the page that shows it. */
  shown(): Promise<readonly number[]>;
  /** Once all that follows the pages is there, too. */
  settled(): Promise<void>;
  written(): Written;
}

export interface Contestant {
  readonly name: ContestantName;
  readonly pid: number;
  readonly origin: string;
  ladders(of: Case): Ladders;
  /** The address of a page of the first ladder. */
  pageOf(of: Case): string;
  stop(): Promise<void>;
}

/** What Linux counts a processor's time in, in milliseconds. */
const TICK = 10;

interface Stat {
  readonly parent: number;
  /** With that of its children that have ended, in milliseconds. */
  readonly ms: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent = 0, times] = [fields[1], fields.slice(11, 15)];
    return { parent, ms: times.reduce((sum, time) => sum + time, 0) * TICK };
  } catch {
    return undefined;
  }
}

/** The processor time that a process and all that it started have used so far, in milliseconds: only on Linux. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    return stat ? [{ pid: Number(name), ...stat }] : [];
  });
  const sumOf = (parent: number): number =>
    all.filter((each) => each.parent === parent).reduce((sum, each) => sum + each.ms + sumOf(each.pid), 0);
  return (all.find((each) => each.pid === pid)?.ms ?? 0) + sumOf(pid);
}

/** What a process and all that it started hold of the memory, in MB; what several share counts in parts: only on Linux. */
export function pssOf(pid: number): number {
  try {
    const own = Number(/^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1000;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return own + children.reduce((sum, child) => sum + pssOf(child), 0);
  } catch {
    return 0;
  }
}
