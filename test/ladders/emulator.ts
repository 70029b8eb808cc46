import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { setUpTable } from '#functions/database/dynamo/setup.ts';

const BINARY = fileURLToPath(new URL('../../node_modules/@dynoxide/linux-x64/dynoxide', import.meta.url));

/** Where the tests of one file find their table. */
export interface Place {
  readonly endpoint: string;
  readonly table: string;
}

/** Gives a test file an empty table of its own, in DYNAMODB_ENDPOINT or in an emulator that ends with the file. */
export function useEmulator(): () => Place {
  let place: Place | undefined;
  let emulator: ChildProcess | undefined;
  beforeAll(async () => {
    const table = `test-${randomUUID()}`;
    const { DYNAMODB_ENDPOINT: given } = process.env;
    const port = given ? undefined : await freePort();
    if (port !== undefined) emulator = start(port);
    const endpoint = given ?? `http://127.0.0.1:${port}`;
    await untilItAnswers(endpoint);
    await setUpTable(endpoint, table);
    place = { endpoint, table };
  });
  afterAll(() => {
    emulator?.kill();
  });
  return () => {
    if (!place) throw new Error('the emulator has not been started');
    return place;
  };
}

function start(port: number): ChildProcess {
  if (!existsSync(BINARY)) {
    throw new Error('There is no DynamoDB emulator for this machine: let DYNAMODB_ENDPOINT point at a DynamoDB Local.');
  }
  const child = spawn(BINARY, ['--host', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  return child;
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

async function untilItAnswers(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer) return;
    await sleep(50);
  }
  throw new Error(`Nothing answers at ${endpoint}`);
}
