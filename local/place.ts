import './no-node-warning.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#functions/database/database.ts';
import { type Client, connect } from '#functions/database/dynamo/client.ts';
import { DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { makeTable } from '#functions/database/dynamo/setup.ts';
import type { DataFolder } from './data-folder.ts';
import { answers } from './emulator/port.ts';
import { type Emulator, findEmulator, startEmulator } from './emulator/program.ts';
import type { Ask } from './emulator/protocol.ts';
import { clientAt, clientOf, serve } from './emulator/socket.ts';
import { extend } from './lock.ts';
import { Connection, check } from './sqlite/connection.ts';
import { SqliteDatabase } from './sqlite/database.ts';
import { Trouble } from './trouble.ts';
import type { StoreName, Where } from './where.ts';

/** Where the ladders of a laptop are, and what ends what was started for them. */
export interface Place {
  /** What another process or thread opens them by. */
  readonly where: Where;
  database(now?: () => number): Database;
  /** Another number after others have written; missing where nobody can tell. */
  readonly stamp?: () => number;
  /** Settled if what keeps them ends. */
  readonly ended?: Promise<unknown>;
  /** Leaves nothing of what was deleted in files of its own; missing where others keep it. */
  readonly wipe?: () => Promise<void>;
  close(): Promise<void>;
}

const { DYNAMODB_ENDPOINT, TABLE_NAME: TABLE = 'club-ladder' } = process.env;

/** The DynamoDB that the environment names. */
export const GIVEN = DYNAMODB_ENDPOINT;

/** Opens the DynamoDB that the environment names, or else the database in a folder. */
export async function openPlace(folder: DataFolder, wanted?: StoreName): Promise<Place> {
  if (GIVEN) return openGiven(GIVEN);
  return storeOf(folder, wanted) === 'emulator' ? openEmulator(folder) : openFile(folder);
}

/** What a folder is kept by, or will be: what it was filled by counts; SQLite, unless something else is wanted. */
export function storeOf(folder: DataFolder, wanted?: StoreName, hasEmulator = findEmulator() !== undefined): StoreName {
  const known = folder.has('ladders.sqlite') ? 'sqlite' : folder.has('ladders.db') ? 'emulator' : undefined;
  if (known && wanted && known !== wanted)
    throw new Trouble(
      `${folder.path} was filled with --store ${known}. Use another folder (--data DIR), and move ladders there with export and import.`,
    );
  const store = known ?? wanted ?? 'sqlite';
  if (store === 'sqlite' || hasEmulator) return store;
  throw new Trouble(
    `${folder.path} needs the DynamoDB emulator, and there’s none for this machine (${process.platform} ${process.arch}). Use
another folder (--data DIR), or start again (--fresh). To keep ladders, export them where they are, and import them here.`,
  );
}

/** Opens the DynamoDB at an address, which must be there. */
export async function openGiven(endpoint: string): Promise<Place> {
  if (!(URL.canParse(endpoint) && (await answers(endpoint)))) {
    throw new Trouble(`Nothing answers at ${endpoint} (DYNAMODB_ENDPOINT). Start DynamoDB Local there first.`);
  }
  const client = connect(endpoint);
  await makeTable(client, TABLE);
  return dynamoAt({ kind: 'endpoint', endpoint, table: TABLE }, client, async () => client.destroy());
}

async function openEmulator(folder: DataFolder): Promise<Place> {
  const emulator = await startEmulator(folder);
  const { pid, ended } = emulator;
  extend(folder, { emulator: { pid } });
  const { ask, stamp } = stamped(emulator.ask);
  const client = clientOf(ask);
  await makeTable(client, TABLE);
  const { path, close } = await openDoor({ ...emulator, ask }, folder);
  const where = { kind: 'socket', path, table: TABLE } as const;
  extend(folder, { where });
  return { ...dynamoAt(where, client, close), ended, stamp };
}

/** Counts what may have written something. */
function stamped(ask: Ask): { readonly ask: Ask; readonly stamp: () => number } {
  let writes = 0;
  const counted: Ask = (operation, input) => {
    if (!READS.test(operation)) writes++;
    return ask(operation, input).finally(() => {
      if (!READS.test(operation)) writes++;
    });
  };
  return { ask: counted, stamp: () => writes };
}

const READS = /^(BatchGet|Get|Query|TransactGet|Describe)/;

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

function openFile(folder: DataFolder): Place {
  check(folder.sqlite);
  const where = { kind: 'file', path: folder.sqlite } as const;
  const place = placeAt(where);
  extend(folder, { where });
  return place;
}

/** Opens what another process, or another thread, has opened. */
export function placeAt(where: Where): Place {
  if (where.kind === 'file') return fileAt(where, Connection.open(where.path));
  const client = where.kind === 'socket' ? clientAt(where.path) : connect(where.endpoint);
  return dynamoAt(where, client, async () => client.destroy());
}

type Dynamo = Exclude<Where, { readonly kind: 'file' }>;

const dynamoAt = (where: Dynamo, client: Client, close: Place['close']): Place => ({
  where,
  database: (now = Date.now) => new DynamoDatabase({ client, table: where.table, now }),
  close,
});

const fileAt = (where: Where, connection: Connection): Place => ({
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
