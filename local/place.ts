import './no-node-warning.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Database } from '../functions/store/database.ts';
import { type Client, connect } from '../functions/store/dynamo/client.ts';
import { DynamoDatabase } from '../functions/store/dynamo/database.ts';
import { makeTable } from '../functions/store/dynamo/setup.ts';
import type { DataFolder } from './data-folder.ts';
import { type Emulator, startEmulator } from './emulator/emulator.ts';
import { answers } from './emulator/port.ts';
import { clientAt, clientOf, serve } from './emulator/socket.ts';
import { extend } from './lock.ts';
import { Trouble } from './trouble.ts';
import type { Where } from './where.ts';

/** Where the ladders of a laptop are, and what ends what was started for them. */
export interface Place {
  /** What another process or thread opens them by. */
  readonly where: Where;
  database(now?: () => number): Database;
  /** Settled if what keeps them ends. */
  readonly ended?: Promise<unknown>;
  close(): Promise<void>;
}

const { DYNAMODB_ENDPOINT, TABLE_NAME: TABLE = 'club-ladder' } = process.env;

/** The DynamoDB that the environment names. */
export const GIVEN = DYNAMODB_ENDPOINT;

/** Opens the DynamoDB that the environment names, or else an emulator on the database in a folder. */
export async function openPlace(folder: DataFolder): Promise<Place> {
  return GIVEN ? openGiven(GIVEN) : openOwn(folder);
}

/** Opens the DynamoDB at an address, which must be there. */
export async function openGiven(endpoint: string): Promise<Place> {
  if (!(URL.canParse(endpoint) && (await answers(endpoint)))) {
    throw new Trouble(
      `Nothing answers at ${endpoint}, which DYNAMODB_ENDPOINT names. Start a DynamoDB Local there first.`,
    );
  }
  const client = connect(endpoint);
  await makeTable(client, TABLE);
  return { ...placeOf({ kind: 'endpoint', endpoint, table: TABLE }, client), close: async () => client.destroy() };
}

async function openOwn(folder: DataFolder): Promise<Place> {
  const emulator = await startEmulator(folder);
  const { pid, ended } = emulator;
  extend(folder, { emulator: { pid } });
  const client = clientOf(emulator.ask);
  await makeTable(client, TABLE);
  const { path, close } = await openDoor(emulator, folder);
  const where = { kind: 'socket', path, table: TABLE } as const;
  extend(folder, { where });
  return { ...placeOf(where, client), ended, close };
}

/** The longest path that a socket may have, in bytes. */
const LONGEST = 100;

/** Lets the owner's other programs in, through a socket in a folder of theirs; and closes it before the emulator. */
async function openDoor({ ask, stop }: Emulator, folder: DataFolder) {
  const own = folder.file('emulator.sock');
  const path = Buffer.byteLength(own) <= LONGEST ? own : join(mkdtempSync(join(tmpdir(), 'ladder-')), 'emulator.sock');
  const shut = await serve(ask, path);
  const close = async (): Promise<void> => {
    await shut();
    if (path !== own) rmSync(dirname(path), { recursive: true });
    await stop();
  };
  return { path, close };
}

/** Opens what another process has started. */
export const placeAt = (where: Where): Place => {
  const client = where.kind === 'socket' ? clientAt(where.path) : connect(where.endpoint);
  return { ...placeOf(where, client), close: async () => client.destroy() };
};

const placeOf = (where: Where, client: Client): Omit<Place, 'close'> => ({
  where,
  database: (now = Date.now) => new DynamoDatabase({ client, table: where.table, now }),
});
