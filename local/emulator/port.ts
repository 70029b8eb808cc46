import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../data-folder.ts';
import { listen, portOf } from '../listening.ts';
import { end } from '../processes.ts';
import { Trouble } from '../trouble.ts';
import { emulatorProgram, endOf, launch, logOf } from './program.ts';

const PORTS = 3;

/** An emulator of DynamoDB that listens on a port. It takes any signature: only for what is made up. */
export interface ListeningEmulator {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Starts an emulator on a free port, at one of this machine's sixteen million addresses. */
export async function startListeningEmulator(folder: DataFolder): Promise<ListeningEmulator> {
  const program = emulatorProgram();
  for (let tries = 0; tries < PORTS; tries++) {
    const emulator = await attempt(program, folder);
    if (emulator) return emulator;
  }
  throw new Trouble(`The DynamoDB emulator didn’t start:\n${logOf(folder)}`);
}

/** Nothing, where it ends at once: somebody may have taken its port. */
async function attempt(program: string, folder: DataFolder): Promise<ListeningEmulator | undefined> {
  const host = `127.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const port = await freePort(host);
  const command = [program, '--host', host, '--port', String(port), '--db-path', folder.database];
  const child = launch('/bin/sh', ['-c', LAUNCHER, 'sh', ...command], folder, { stdout: 'log' });
  const endpoint = `http://${host}:${port}`;
  const state = await Promise.race([endOf(child), untilItAnswers(endpoint)]);
  const { pid } = child;
  if (state !== 'answers' || pid === undefined) return undefined;
  return { endpoint, stop: () => end(pid, folder.database) };
}

/**
 * A shell turns into the program, and leaves a watcher behind that waits for the end of a pipe that this process holds:
 * the emulator ends with it, however it ends.
 */
const LAUNCHER = 'exec 3<&0 </dev/null; { read _ <&3; kill $$; } 2>/dev/null & exec "$@" 3<&-';

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

async function freePort(host: string): Promise<number> {
  const server = await listen(0, host);
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
