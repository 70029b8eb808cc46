import { CreateTableCommand, ResourceInUseException, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { connect } from './client.ts';
import { createTableInput } from './table.ts';

/** Makes the table in an emulator, if it is not there yet. (On AWS the stack makes it.) */
export async function setUpTable(endpoint: string, table: string): Promise<void> {
  const client = connect(endpoint);
  try {
    await client.send(new CreateTableCommand(createTableInput(table)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName: table });
  client.destroy();
}
