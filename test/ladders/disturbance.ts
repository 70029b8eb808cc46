import { type DynamoDBClient, DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { connect } from '#functions/database/dynamo/client.ts';
import type { Place } from './emulator.ts';

/** What happens to one request: `send` lets it through to the emulator. */
export type Disturbance = (command: string, input: unknown, send: () => Promise<unknown>) => Promise<unknown>;

/** A client whose requests somebody interferes with, as networks and other writers do. */
export function disturbedClient({ endpoint }: Place, disturb: Disturbance): DynamoDBClient {
  const client = connect(endpoint);
  client.middlewareStack.add(
    (next, context) => async (args) => {
      let output: Awaited<ReturnType<typeof next>> | undefined;
      await disturb(String(context.commandName), args.input, async () => {
        output = await next(args);
        return output.output;
      });
      if (!output) throw new Error('the disturbance let nothing through and raised no error');
      return output;
    },
    { step: 'initialize', name: 'disturbance' },
  );
  return client;
}

/** Does something to the first so many transactions, and lets everything else through. */
export function toTransactions(
  count: number,
  disturb: (send: () => Promise<unknown>) => Promise<unknown>,
): Disturbance {
  let left = count;
  return (command, _, send) => (command === 'TransactWriteItemsCommand' && left-- > 0 ? disturb(send) : send());
}

export const conflict = async (): Promise<never> => {
  throw new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
};

export const throttle = async (): Promise<never> => {
  throw new DynamoDBServiceException({
    name: 'ThrottlingException',
    message: 'Rate exceeded',
    $fault: 'client',
    $metadata: {},
  });
};

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

export const timeOutBefore = async (): Promise<never> => {
  throw new TimeoutError('socket hang up');
};

export const timeOutAfter = async (send: () => Promise<unknown>): Promise<never> => {
  await send();
  throw new TimeoutError('socket hang up');
};
