import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { listen, portOf } from './listening.ts';
import { end } from './processes.ts';
import { Trouble } from './trouble.ts';

const LOG = 'emulator.log';
const PORTS = 3;

/** An emulator of DynamoDB that runs on a folder's database. */
export interface Emulator {
  readonly pid: number;
  readonly endpoint: string;
  /** Settled when it ends, for whatever reason. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** The program for a machine; throws trouble where none is installed. */
export function findEmulator(platform: string = process.platform, architecture: string = process.arch): string {
  const name = `@dynoxide/${platform}-${architecture}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
  } catch {
    throw new Trouble(
      `No DynamoDB emulator for this machine: the package ${name} is not installed. Start a DynamoDB Local yourself, and
say where it is: DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start`,
    );
  }
}

/** Starts an emulator on a free port. */
export async function startEmulator(folder: DataFolder): Promise<Emulator> {
  const program = findEmulator();
  for (let tries = 0; tries < PORTS; tries++) {
    const emulator = await attempt(program, folder);
    if (emulator) return emulator;
  }
  throw new Trouble(`The DynamoDB emulator does not start:\n${readFileSync(folder.file(LOG), 'utf8').slice(-1000)}`);
}

/** Nothing, where it ends at once: somebody may have taken its port. */
async function attempt(program: string, folder: DataFolder): Promise<Emulator | undefined> {
  const port = await freePort();
  const child = launch([program, '--host', '127.0.0.1', '--port', String(port), '--db-path', folder.database], folder);
  const endpoint = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(
    () => 'ended',
    (error: Error) => error.message,
  );
  const state = await Promise.race([ended, untilItAnswers(endpoint)]);
  const { pid } = child;
  if (state !== 'answers' || pid === undefined) return undefined;
  return { pid, endpoint, ended, stop: () => end(pid, folder.database) };
}

/**
 * A shell turns into the program, and leaves a watcher behind that waits for the end of a pipe that this process holds:
 * the emulator ends with it, however it ends. In a group of its own, the emulator outlives a Ctrl-C until it is stopped.
 */
const LAUNCHER = 'exec 3<&0 </dev/null; { read _ <&3; kill $$; } 2>/dev/null & exec "$@" 3<&-';

function launch(command: readonly string[], folder: DataFolder): ChildProcess {
  const log = openSync(folder.file(LOG), 'w', 0o600);
  const child = spawn('/bin/sh', ['-c', LAUNCHER, 'sh', ...command], { stdio: ['pipe', log, log], detached: true });
  closeSync(log);
  return child;
}

async function untilItAnswers(endpoint: string): Promise<'answers' | 'silent'> {
  for (let tries = 0; tries < 500; tries++) {
    if (await answers(endpoint)) return 'answers';
    await sleep(20);
  }
  return 'silent';
}

/** Whether anything at all listens at an address. */
export const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = await listen(0);
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
