import { describe, expect, it } from 'vitest';
import { queueAt } from '#functions/aws/queue.ts';
import { sendAll } from '#functions/aws/send-all.ts';
import type { Unsigned } from '#functions/aws/signed.ts';

const ADDRESS = 'https://sqs.eu-west-1.amazonaws.com/123456789012/Again';

/** A queue that answers with what it is given, and what it was asked. */
function queueThat(answer: object, status = 200) {
  const asked: Unsigned[] = [];
  const queue = queueAt(ADDRESS, async (request) => {
    asked.push(request);
    return new Response(JSON.stringify(answer), { status });
  });
  return { queue, asked };
}

describe('the queue of what is to be published again', () => {
  it('is asked in its own protocol', async () => {
    const { queue, asked } = queueThat({ Successful: [{ Id: '0' }, { Id: '1' }] });
    expect(await queue.send(['riverside/main', '/'])).toEqual([]);
    await queue.putOff('receipt', 90);
    await queue.sendLater(['riverside/main/rest'], 45);
    const [sent, putOff, later] = asked.map(({ method, url, headers, body = '' }) => ({
      method,
      url: url.href,
      target: headers['x-amz-target'],
      type: headers['content-type'],
      input: JSON.parse(String(body)),
    }));
    const common = { method: 'POST', url: 'https://sqs.eu-west-1.amazonaws.com/', type: 'application/x-amz-json-1.0' };
    const Entries = [{ Id: '0', MessageBody: 'riverside/main/rest', DelaySeconds: 45 }];
    expect(later?.input).toEqual({ QueueUrl: ADDRESS, Entries });
    expect(sent).toEqual({
      ...common,
      target: 'AmazonSQS.SendMessageBatch',
      input: {
        QueueUrl: ADDRESS,
        Entries: [
          { Id: '0', MessageBody: 'riverside/main' },
          { Id: '1', MessageBody: '/' },
        ],
      },
    });
    expect(putOff).toEqual({
      ...common,
      target: 'AmazonSQS.ChangeMessageVisibility',
      input: { QueueUrl: ADDRESS, ReceiptHandle: 'receipt', VisibilityTimeout: 90 },
    });
  });

  it('gives back what it did not take', async () => {
    const { queue } = queueThat({ Successful: [{ Id: '0' }], Failed: [{ Id: '1', Code: 'InternalError' }] });
    expect(await queue.send(['one', 'two'])).toEqual(['two']);
  });

  it('says so where it refuses everything', async () => {
    const { queue } = queueThat({ message: 'no such queue' }, 400);
    await expect(queue.send(['one'])).rejects.toThrow(/SQS answered 400 to SendMessageBatch: .*no such queue/);
  });
});

const atOnce = async (): Promise<void> => {};

describe('messages on their way to a queue', () => {
  it('arrive although a connection drops', async () => {
    const taken: string[] = [];
    let drops = 2;
    const enqueue = async (bodies: readonly string[]) => {
      if (drops-- > 0) throw new TypeError('fetch failed');
      taken.push(...bodies);
      return [];
    };
    await sendAll(enqueue, ['one', 'two'], atOnce);
    expect(taken).toEqual(['one', 'two']);
  });

  it('are given up after three tries, each after a longer pause, and the cause is told', async () => {
    const [pauses, cause] = [[] as number[], new TypeError('fetch failed')];
    let tries = 0;
    const enqueue = () => {
      tries++;
      return Promise.reject(cause);
    };
    const sent = sendAll(enqueue, ['one', 'two'], async (number) => void pauses.push(number));
    await expect(sent).rejects.toMatchObject({ message: 'the queue does not take 2 messages', cause });
    expect([tries, pauses]).toEqual([3, [1, 2]]);
  });

  it('are sent again alone where the queue took the others', async () => {
    const asked: (readonly string[])[] = [];
    const enqueue = async (bodies: readonly string[]) => {
      asked.push(bodies);
      return bodies.slice(1, asked.length === 1 ? undefined : 1);
    };
    await sendAll(enqueue, ['one', 'two'], atOnce);
    expect(asked).toEqual([['one', 'two'], ['two']]);
  });
});
