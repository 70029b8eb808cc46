import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What is to be closed when the laptop stops, the last opened first. */
export class Stopping {
  readonly #closers: (() => unknown)[] = [];
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  add(closer: () => unknown): void {
    this.#closers.push(closer);
  }

  async closeAll(): Promise<void> {
    this.#begun = true;
    for (let closer = this.#closers.pop(); closer; closer = this.#closers.pop()) await closer();
  }

  /** Closes all and leaves. Asked a second time, it does not wait. */
  async leave(status: number): Promise<never> {
    if (!this.#begun) await this.closeAll();
    process.exit(status);
  }
}

/** Stops on Ctrl-C, when it is asked to, when its terminal closes, and when the npm that started it is gone. */
export function stopOnSignals(stopping: Stopping): void {
  const leave = (): void => void stopping.leave(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const parents = launchers();
  const watch = setInterval(() => {
    if (process.ppid === parents[0] && parents.every(exists)) return;
    clearInterval(watch);
    leave();
  }, 500);
  watch.unref();
}

/** Whether a process runs and its command line has all these words: its id alone may belong to another program now. */
export function isRunning(pid: number, ...words: readonly string[]): boolean {
  const line = commandLineOf(pid);
  return line !== '' && words.every((word) => line.includes(word));
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return askSystem(pid);
  }
}

/** How a system without /proc tells the command line of a process. */
const TELLING: { readonly [P in NodeJS.Platform]?: (pid: number) => readonly [program: string, ...args: string[]] } = {
  darwin: (pid) => ['ps', '-ww', '-o', 'args=', '-p', String(pid)],
  win32: (pid) => [
    'powershell.exe',
    '-NoProfile',
    '-Command',
    `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`,
  ],
};

function askSystem(pid: number): string {
  const [program, ...args] = TELLING[process.platform]?.(pid) ?? [];
  if (program === undefined || !exists(pid)) return '';
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** The parents of this process, up to the npm that started it, as far as the system tells. */
function launchers(): readonly number[] {
  const parents = [process.ppid];
  for (let pid = process.ppid; !isRunning(pid, 'npm'); ) {
    const parent = parentOf(pid);
    if (parent === undefined) return [process.ppid];
    parents.push(parent);
    pid = parent;
  }
  return parents;
}

function parentOf(pid: number): number | undefined {
  try {
    const parent = Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return parent > 1 ? parent : undefined;
  } catch {
    return undefined;
  }
}

export function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
