import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';
import { Trouble } from '../trouble.ts';

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
