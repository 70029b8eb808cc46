import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const BINARY = fileURLToPath(new URL('../../node_modules/@dynoxide/linux-x64/dynoxide', import.meta.url));

export interface Emulator {
  readonly endpoint: string;
  stop(): void;
}

/** Starts an emulator of DynamoDB in memory, on a free port. It takes any signature: only for what is made up. */
export async function startEmulator(): Promise<Emulator> {
  if (!existsSync(BINARY)) {
    throw new Error('There is no DynamoDB emulator for this machine: let DYNAMODB_ENDPOINT point at a DynamoDB Local.');
  }
  const port = await freePort();
  // In a group of its own, it outlives a Ctrl-C until what runs on it has ended.
  const child = spawn(BINARY, ['--host', '127.0.0.1', '--port', String(port)], { stdio: 'ignore', detached: true });
  process.once('exit', () => child.kill());
  const endpoint = `http://127.0.0.1:${port}`;
  await untilItAnswers(endpoint, child);
  return { endpoint, stop: () => void child.kill() };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

async function untilItAnswers(endpoint: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer) return;
    await sleep(50);
  }
  throw new Error(`Nothing answers at ${endpoint}`);
}
