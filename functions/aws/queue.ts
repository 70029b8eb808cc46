import { type Answer, type Send, signedFor } from './signed.ts';

/** Puts messages on a queue, ten at most at a time; returns those that it did not take. Throws if it takes none. */
export type Enqueue = (bodies: readonly string[]) => Promise<readonly string[]>;

/** What a worker gets: messages, as far as it looks at them. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

/** What a worker answers: the messages that the queue is to bring again. */
export interface QueueResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface Queue {
  readonly send: Enqueue;
  /** The same after a delay in seconds, 900 at most. */
  sendLater(bodies: readonly string[], seconds: number): Promise<readonly string[]>;
  /** Returns a received message to the queue after a delay in seconds. */
  putOff(receipt: string, seconds: number): Promise<void>;
}

interface Taken {
  readonly Failed?: readonly { readonly Id: string }[];
}

/** The queue at an address, spoken to without the SDK's client. */
export function queueAt(address: string, send: Send = signedFor('sqs')): Queue {
  const ask = async (action: string, input: object): Promise<Answer> => {
    const answer = await send({
      method: 'POST',
      url: new URL('/', address),
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
      body: JSON.stringify({ QueueUrl: address, ...input }),
    });
    if (!answer.ok) throw new Error(`SQS answered ${answer.status} to ${action}: ${await answer.text()}`);
    return answer;
  };
  const sendAs = async (bodies: readonly string[], as: object): Promise<readonly string[]> => {
    const Entries = bodies.map((body, index) => ({ Id: String(index), MessageBody: body, ...as }));
    const { Failed = [] }: Taken = JSON.parse(await (await ask('SendMessageBatch', { Entries })).text());
    return Failed.map(({ Id }) => bodies[Number(Id)]).filter((body) => body !== undefined);
  };
  return {
    send: (bodies) => sendAs(bodies, {}),
    sendLater: (bodies, DelaySeconds) => sendAs(bodies, { DelaySeconds }),
    async putOff(receipt, seconds) {
      await ask('ChangeMessageVisibility', { ReceiptHandle: receipt, VisibilityTimeout: seconds });
    },
  };
}
