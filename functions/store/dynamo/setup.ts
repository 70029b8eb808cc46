import { setTimeout as sleep } from 'node:timers/promises';
import { createTableInput } from '../table.ts';
import { type Client, connect } from './client.ts';
import { isNamed } from './error.ts';

/** How often a new table is looked at until it is there, and how long between two looks, in milliseconds. */
const [LOOKS, BETWEEN] = [100, 100] as const;

/** Makes the table in an emulator, if it is not there yet. (On AWS the stack makes it.) */
export async function setUpTable(endpoint: string, table: string): Promise<void> {
  const client = connect(endpoint);
  await makeTable(client, table);
  client.destroy();
}

/** The same, through a client. */
export async function makeTable(client: Client, table: string): Promise<void> {
  try {
    await client.ask('CreateTable', createTableInput(table));
  } catch (error) {
    if (!isNamed(error, 'ResourceInUseException')) throw error;
  }
  for (let looks = 0; looks < LOOKS; looks++) {
    if (await isThere(client, table)) return;
    await sleep(BETWEEN);
  }
  throw new Error(`The table ${table} is not there after ${(LOOKS * BETWEEN) / 1000} s`);
}

async function isThere(client: Client, table: string): Promise<boolean> {
  try {
    return (await client.ask('DescribeTable', { TableName: table })).Table?.TableStatus === 'ACTIVE';
  } catch (error) {
    if (isNamed(error, 'ResourceNotFoundException')) return false;
    throw error;
  }
}
