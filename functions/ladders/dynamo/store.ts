import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { connect } from '#functions/database/dynamo/client.ts';
import { type DynamoConfig, DynamoDatabase } from '#functions/database/dynamo/database.ts';
import { LadderStore, type StoreOptions } from '../store.ts';

export interface StoreConfig extends Omit<DynamoConfig, 'client'>, StoreOptions {
  /** Where an emulator listens; without it, AWS as the environment says. */
  readonly endpoint?: string | undefined;
  readonly client?: DynamoDBClient;
}

export class DynamoStore extends LadderStore {
  constructor({ endpoint, client = connect(endpoint), watch, turns, ...config }: StoreConfig) {
    super(new DynamoDatabase({ ...config, client }), { ...(watch && { watch }), ...(turns && { turns }) });
  }
}
