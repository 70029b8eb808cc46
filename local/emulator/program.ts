import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../data-folder.ts';
import { end } from '../processes.ts';
import { Trouble } from '../trouble.ts';
import { type Ask, askWith } from './protocol.ts';
import { Tools } from './tools.ts';

const LOG = 'emulator.log';

/** The emulator of DynamoDB for a machine; nothing where none is installed. */
export function findEmulator(platform: string = process.platform, architecture: string = process.arch) {
  const name = `@dynoxide/${platform}-${architecture}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
  } catch {
    return undefined;
  }
}

/** The emulator's program, which has to be there. */
export function emulatorProgram(platform: string = process.platform, architecture: string = process.arch): string {
  const program = findEmulator(platform, architecture);
  if (program) return program;
  throw new Trouble(`There’s no DynamoDB emulator for this machine (${platform} ${architecture}).`);
}

/** Starts a program that writes what it has to say into the folder's log. In a group of its own, it outlives a Ctrl-C. */
export function launch(
  program: string,
  args: readonly string[],
  folder: DataFolder,
  { stdout }: { readonly stdout: 'pipe' | 'log' },
): ChildProcess {
  const log = openSync(folder.file(LOG), 'w', 0o600);
  const stdio = ['pipe', stdout === 'log' ? log : 'pipe', log] as const;
  const child = spawn(program, [...args], { stdio: [...stdio], detached: true });
  closeSync(log);
  return child;
}

export const logOf = (folder: DataFolder): string => readFileSync(folder.file(LOG), 'utf8').slice(-1000);

/** Settled when a program ends, for whatever reason, or could not be started at all. */
export const endOf = (child: ChildProcess): Promise<string> =>
  once(child, 'exit').then(
    () => 'ended',
    (error: Error) => error.message,
  );

/** How long it may take to end by itself, in milliseconds. */
const PATIENCE = 2000;

/** An emulator of DynamoDB that runs on a folder's database, and listens nowhere. */
export interface Emulator {
  readonly pid: number;
  readonly ask: Ask;
  /** Settled when it ends, for whatever reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts an emulator; it ends with its standard input, and so with this process, however that ends. */
export async function startEmulator(folder: DataFolder): Promise<Emulator> {
  const child = launch(emulatorProgram(), ['mcp', '--db-path', folder.database], folder, { stdout: 'pipe' });
  const ended = endOf(child);
  const tools = await Tools.of(child).catch(() => undefined);
  const { pid } = child;
  if (!tools || pid === undefined) throw new Trouble(`The DynamoDB emulator didn’t start:\n${logOf(folder)}`);
  const stop = async (): Promise<void> => {
    child.stdin?.end();
    await Promise.race([ended, sleep(PATIENCE, undefined, { ref: false })]);
    await end(pid, folder.database);
  };
  return { pid, ask: askWith(tools), ended, stop };
}
