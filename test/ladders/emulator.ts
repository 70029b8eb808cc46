import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { setUpTable } from '#functions/database/dynamo/client.ts';
import { startEmulator } from './start-emulator.ts';

/** Where the tests of one file find their table. */
export interface Place {
  readonly endpoint: string;
  readonly table: string;
}

/** Gives a test file an empty table of its own, in DYNAMODB_ENDPOINT or in an emulator that ends with the file. */
export function useEmulator(): () => Place {
  let place: Place | undefined;
  let stop = (): void => {};
  beforeAll(async () => {
    const table = `test-${randomUUID()}`;
    let endpoint = process.env['DYNAMODB_ENDPOINT'];
    if (!endpoint) ({ endpoint, stop } = await startEmulator());
    await setUpTable(endpoint, table);
    place = { endpoint, table };
  });
  afterAll(() => stop());
  return () => {
    if (!place) throw new Error('the emulator has not been started');
    return place;
  };
}
