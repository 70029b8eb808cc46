import { type Answers, type Client, connect, type Operation } from '../../functions/store/dynamo/client.ts';
import { DynamoError } from '../../functions/store/dynamo/error.ts';
import type { Place } from './emulator.ts';

/** What happens to one request: `send` lets it through to the emulator. */
export type Disturbance = (operation: Operation, input: unknown, send: () => Promise<unknown>) => Promise<unknown>;

/** A client whose requests somebody interferes with, as networks and other writers do. */
export function disturbedClient({ endpoint }: Place, disturb: Disturbance): Client {
  const client = connect(endpoint);
  return {
    ...client,
    async ask<O extends Operation>(operation: O, input: object): Promise<Answers[O]> {
      let answer: Answers[O] | undefined;
      await disturb(operation, input, async () => {
        answer = await client.ask(operation, input);
        return answer;
      });
      if (!answer) throw new Error('the disturbance let nothing through and raised no error');
      return answer;
    },
  };
}

/** Does something to the first so many transactions, and lets everything else through. */
export function toTransactions(
  count: number,
  disturb: (send: () => Promise<unknown>) => Promise<unknown>,
): Disturbance {
  let left = count;
  return (operation, _, send) => (operation === 'TransactWriteItems' && left-- > 0 ? disturb(send) : send());
}

export const conflict = async (): Promise<never> => {
  const reasons = [{ Code: 'None' }, { Code: 'TransactionConflict' }];
  throw new DynamoError('TransactionCanceledException', 'Transaction cancelled', undefined, reasons);
};

export const throttle = async (): Promise<never> => {
  throw new DynamoError('ThrottlingException', 'Rate exceeded');
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
