import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';

/** How long a laptop may take to start, in milliseconds. */
const PATIENCE = 120_000;

const running = z.object({
  pid: z.int(),
  origin: z.string(),
});
type Running = z.infer<typeof running>;

export interface LaptopOptions {
  /** Any free port, unless one is named. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** However a benchmark ends, it leaves none behind. */
const launched = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of launched) child.kill('SIGTERM');
});

/** Begins to start the laptop of a checked-out version on a folder, as `npm start` does. */
export function launchLaptop(tree: string, folder: string, { port = 0, env = {} }: LaptopOptions = {}): ChildProcess {
  const args = ['--import', 'tsx', 'local/start.ts', '--data', folder, '--port', `${port}`];
  const child = spawn(process.execPath, args, {
    cwd: tree,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  launched.add(child);
  child.once('exit', () => launched.delete(child));
  return child;
}

/** A laptop that has started, and ends by its id alone. */
export class RunningLaptop {
  readonly #child: ChildProcess;
  readonly #running: Running;

  private constructor(child: ChildProcess, running: Running) {
    this.#child = child;
    this.#running = running;
  }

  static async start(tree: string, folder: string, options?: LaptopOptions): Promise<RunningLaptop> {
    return RunningLaptop.ready(launchLaptop(tree, folder, options), folder);
  }

  /** The laptop of a folder, as soon as it says where it is. */
  static async ready(child: ChildProcess, folder: string): Promise<RunningLaptop> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end && child.exitCode === null) {
      const found = noteIn(folder);
      if (found && found.pid === child.pid) return new RunningLaptop(child, found);
      await sleep(25);
    }
    await stop(child);
    throw new Error('the laptop does not start');
  }

  get origin(): string {
    return this.#running.origin;
  }

  get pid(): number {
    return this.#running.pid;
  }

  stop(): Promise<void> {
    return stop(this.#child);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

function noteIn(folder: string): Running | undefined {
  const file = join(folder, 'running.json');
  return existsSync(file) ? running.safeParse(JSON.parse(readFileSync(file, 'utf8') || '{}')).data : undefined;
}
