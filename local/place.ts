import './no-node-warning.ts';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#functions/database/database.ts';
import { type Client, connect, makeTable } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import type { DataFolder } from './data-folder.ts';
import { extend, type Where } from './lock.ts';
import { tellFailures } from './report-faults.ts';
import { Connection, check } from './sqlite/connection.ts';
import { SqliteDatabase } from './sqlite/database.ts';
import { UserError } from './user-error.ts';

/** Where the ladders of a laptop are, and what ends what was started for them. */
export interface LaptopStorage {
  readonly where: Where;
  database(now?: () => number): Database;
  /** Changes after others have written; missing if that cannot be told. */
  readonly stamp?: () => number;
  /** Leaves nothing of what was deleted in the database's own files; missing if another program keeps them. */
  readonly wipe?: () => Promise<void>;
  close(): Promise<void>;
}

const { DYNAMODB_ENDPOINT, TABLE_NAME: TABLE = 'club-ladder' } = process.env;

export const GIVEN = DYNAMODB_ENDPOINT;

export async function openPlace(folder: DataFolder): Promise<LaptopStorage> {
  if (GIVEN) return openGiven(GIVEN);
  check(folder.sqlite);
  const where = { kind: 'file', path: folder.sqlite } as const;
  const isNew = !folder.has('ladders.sqlite');
  try {
    const place = placeAt(where);
    extend(folder, { where });
    return place;
  } catch (error) {
    // One without a table would be in the way of a restore.
    if (isNew) folder.removeDatabase();
    throw error;
  }
}

export async function openGiven(endpoint: string): Promise<LaptopStorage> {
  if (!(URL.canParse(endpoint) && (await answers(endpoint))))
    throw new UserError(`Nothing answers at ${endpoint} (DYNAMODB_ENDPOINT). Start DynamoDB Local there first.`);
  const client = connect(endpoint);
  await makeTable(client, TABLE);
  return dynamoAt({ kind: 'endpoint', endpoint, table: TABLE }, client);
}

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

/** Opens what another process, or another thread, has opened. */
export function placeAt(where: Where): LaptopStorage {
  return where.kind === 'file' ? fileAt(where, Connection.open(where.path)) : dynamoAt(where, connect(where.endpoint));
}

const dynamoAt = (where: Where & { readonly kind: 'endpoint' }, client: Client): LaptopStorage => ({
  where,
  database: (now = Date.now) => new DynamoDatabase({ client, table: where.table, now, log: tellFailures }),
  close: async () => client.destroy(),
});

const fileAt = (where: Where, connection: Connection): LaptopStorage => ({
  where,
  database: (now = Date.now) => {
    connection.forget(now());
    return new SqliteDatabase({ connection, now });
  },
  stamp: () => connection.stamp(),
  wipe: () => emptied(connection),
  close: async () => connection.close(),
});

/** How often it is tried to empty a log while others read, and after how many milliseconds again. */
const [TRIES, PAUSE] = [50, 100] as const;

async function emptied(connection: Connection): Promise<void> {
  for (let tries = 1; !connection.emptyLog() && tries < TRIES; tries++) await setTimeout(PAUSE);
}
