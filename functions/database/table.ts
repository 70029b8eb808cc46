import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** The facts of the one table. The stack and the laptop both build it from these. */
export const PARTITION = 'pk';
export const SORT = 'sk';

/** Only ladders on which something will fall due are in it, so that one with nothing due costs nothing. */
export const DUE_INDEX = { name: 'due', partition: 'due', sort: 'dueAt' } as const;

/** Holds when an item may be forgotten, in seconds since 1970-01-01T00:00Z: the table's time-to-live attribute. */
export const EXPIRY = 'expires';

/** The request that makes the table. Its owner switches on time to live separately. */
export const createTableInput = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: PARTITION, AttributeType: 'S' },
    { AttributeName: SORT, AttributeType: 'S' },
    { AttributeName: DUE_INDEX.partition, AttributeType: 'S' },
    { AttributeName: DUE_INDEX.sort, AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: PARTITION, KeyType: 'HASH' },
    { AttributeName: SORT, KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: DUE_INDEX.name,
      KeySchema: [
        { AttributeName: DUE_INDEX.partition, KeyType: 'HASH' },
        { AttributeName: DUE_INDEX.sort, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
});
