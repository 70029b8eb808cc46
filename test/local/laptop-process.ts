import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';

/** How long a laptop may take to start, in milliseconds: on a machine that is busy with much else, too. */
const PATIENCE = 180_000;

export interface Launching {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly stdio?: StdioOptions;
}

const launched = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of launched) child.kill('SIGTERM');
});

/** Runs a program, which does not outlive whoever runs it. */
export function launch(program: string, args: readonly string[], launching: Launching = {}): ChildProcess {
  const child = spawn(program, args, launching);
  launched.add(child);
  child.once('exit', () => launched.delete(child));
  return child;
}

/** Kills whatever has been launched here and still runs. */
export async function killAll(): Promise<void> {
  for (const child of launched) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** What a program prints to a stream of its own, up to now. */
export function textOf(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** Waits for the end of a program; it is killed once some milliseconds have passed, if a number is given. */
export async function toEnd(child: ChildProcess, input = '', lives?: number) {
  const [output, errors] = [textOf(child.stdout), textOf(child.stderr)];
  child.stdin?.end(input);
  const death = lives === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), lives);
  const [status]: [number | null] = (await once(child, 'close')) as [number | null];
  clearTimeout(death);
  return { status, output: output(), errors: errors() };
}

const running = z.object({ pid: z.int(), origin: z.string() });
type Running = z.infer<typeof running>;

interface LaptopOptions extends Launching {
  /** Up to how many KB a file of its may grow: then its disk is full. */
  readonly room?: number | undefined;
}

/** A laptop in a process of its own. */
export class LaptopProcess {
  readonly child: ChildProcess;
  readonly #folder: string;

  /** Begins to start one on a data folder, by arguments of Node's: on any free port unless one is named. */
  constructor(node: readonly string[], folder: string, args: readonly string[] = [], options: LaptopOptions = {}) {
    const { room, ...launching } = options;
    const command = [process.execPath, ...node, '--data', folder, '--port', '0', ...args];
    const limited = ['bash', '-c', `ulimit -f ${room}; exec "$@"`, 'bash', ...command];
    const [program = '', ...rest] = room === undefined ? command : limited;
    this.child = launch(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], ...launching });
    this.#folder = folder;
  }

  /** Waits until it listens. Throws where it never does. */
  async ready(): Promise<Running> {
    for (const end = performance.now() + PATIENCE; performance.now() < end && !this.isOver; await sleep(25)) {
      const found = this.#note();
      if (found && found.pid === this.child.pid) return found;
    }
    await this.end('SIGKILL');
    throw new Error('the laptop does not start');
  }

  /** Sends it a signal, and waits for the end; returns its status, null where the signal was its end. */
  async end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    if (!this.isOver) {
      const exit = once(this.child, 'exit');
      this.child.kill(signal);
      await exit;
    }
    return this.child.exitCode;
  }

  get isOver(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** A laptop that starts takes away what a killed one has left. */
  #note(): Running | undefined {
    const file = join(this.#folder, 'running.json');
    if (!existsSync(file)) return undefined;
    return running.safeParse(JSON.parse(readFileSync(file, 'utf8') || '{}')).data;
  }
}
