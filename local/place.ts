import { setUpTable } from '../functions/store/dynamo/setup.ts';
import type { StoreConfig } from '../functions/store/dynamo/store.ts';
import type { DataFolder } from './data-folder.ts';
import { answers, startEmulator } from './emulator.ts';
import { extend } from './lock.ts';
import { Trouble } from './trouble.ts';

/** Where the ladders of a laptop are, and what ends what was started for them. */
export interface Place extends Pick<StoreConfig, 'table' | 'endpoint'> {
  /** Settled if the emulator ends. */
  readonly ended?: Promise<unknown>;
  close(): Promise<void>;
}

// Which Node the laptop has is the product's choice, and nothing that its user could do anything about.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

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
  await setUpTable(endpoint, TABLE);
  return { endpoint, table: TABLE, close: async () => {} };
}

async function openOwn(folder: DataFolder): Promise<Place> {
  const { pid, endpoint, ended, stop } = await startEmulator(folder);
  extend(folder, { emulator: { pid, endpoint } });
  await setUpTable(endpoint, TABLE);
  return { endpoint, table: TABLE, ended, close: stop };
}

/** The place of an emulator that runs already. */
export const placeAt = (endpoint: string): Place => ({ endpoint, table: TABLE, close: async () => {} });
