import {
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { createTableInput } from '../table.ts';
import { connect } from './client.ts';

/** Makes the table in an emulator, if it is not there yet. (On AWS the stack makes it.) */
export async function setUpTable(endpoint: string, table: string): Promise<void> {
  const client = connect(endpoint);
  await makeTable(client, table);
  client.destroy();
}

/** The same, through a client. */
export async function makeTable(client: DynamoDBClient, table: string): Promise<void> {
  try {
    await client.send(new CreateTableCommand(createTableInput(table)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName: table });
}
