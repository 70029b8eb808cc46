import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts a processor's time in, in milliseconds. */
const TICK = 10;

interface Stat {
  readonly parent: number;
  /** With that of its children that have ended, in milliseconds. */
  readonly ms: number;
}

/** What `/proc/PID/stat` says after the name, which may hold anything. */
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

/** The processor time of some processes and of all that they started, in milliseconds: only on Linux. */
export function processorOf(pids: readonly number[], but: readonly number[] = []): number {
  const all = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    return stat ? [{ pid: Number(name), ...stat }] : [];
  });
  let sum = 0;
  const add = (pid: number): void => {
    if (but.includes(pid)) return;
    sum += all.find((each) => each.pid === pid)?.ms ?? 0;
    for (const child of all) if (child.parent === pid) add(child.pid);
  };
  for (const pid of pids) add(pid);
  return sum;
}
