import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { DynamoDBStreamsClient, TrimmedDataAccessException } from '@aws-sdk/client-dynamodb-streams';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueAt } from '#functions/aws/queue.ts';
import { sendAll } from '#functions/aws/send-all.ts';
import { signedFor, type Unsigned } from '#functions/aws/signed.ts';
import { parseStreamPart, streamReader } from '#functions/aws/stream.ts';
import type { StreamRecord } from '#functions/aws/stream-record.ts';
import { toPort } from './https.ts';

const ADDRESS = 'https://sqs.eu-west-1.amazonaws.com/123456789012/Again';

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
    const delayed = [{ Id: '0', MessageBody: 'riverside/main/rest', DelaySeconds: 45 }];
    expect(later?.input).toEqual({ QueueUrl: ADDRESS, Entries: delayed });
    const Entries = ['riverside/main', '/'].map((MessageBody, nth) => ({ Id: String(nth), MessageBody }));
    const input = { QueueUrl: ADDRESS, Entries };
    expect(sent).toEqual({ ...common, target: 'AmazonSQS.SendMessageBatch', input });
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

const PART = { stream: 'arn:stream', shard: 'shardId-1', first: '99999999999999999998', last: '100000000000000000001' };
const record = (position: bigint): StreamRecord => ({
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: String(position) },
});
const FIRST = BigInt(PART.first);

type Answer = (operation: string, input: unknown) => readonly [status: number, body: object];

const readerOf = (answer: Answer) =>
  streamReader(
    () =>
      new DynamoDBStreamsClient({
        region: 'eu-west-2',
        credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
        requestHandler: {
          async handle({ headers, body }: { headers: Record<string, string>; body?: Uint8Array }) {
            const input: unknown = JSON.parse(new TextDecoder().decode(body));
            const [statusCode, json] = answer(headers['x-amz-target'] ?? '', input);
            return { response: { statusCode, headers: {}, body: Buffer.from(JSON.stringify(json)) } };
          },
        },
      }),
  );

function streamOf(pages: readonly (readonly StreamRecord[])[]) {
  const asked: { readonly target: string; readonly input: unknown }[] = [];
  let page = 0;
  const read = readerOf((target, input) => {
    asked.push({ target, input });
    if (target.endsWith('GetShardIterator')) return [200, { ShardIterator: 'page 0' }];
    return [200, { Records: pages[page] ?? [], NextShardIterator: `page ${++page}` }];
  });
  const all = async (): Promise<readonly (string | undefined)[]> => {
    const found: (string | undefined)[] = [];
    for await (const records of read(PART)) found.push(...records.map(({ dynamodb }) => dynamodb?.SequenceNumber));
    return found;
  };
  return { all, asked };
}

describe('a part of a table’s stream', () => {
  it('is read from its first record to its last, however the pages fall, and not beyond', async () => {
    const rest = [record(FIRST + 1n), record(FIRST + 3n), record(FIRST + 4n)];
    const { all, asked } = streamOf([[record(FIRST)], [], rest, []]);
    expect(await all()).toEqual([FIRST, FIRST + 1n, FIRST + 3n].map(String));
    expect(asked.map(({ target }) => target)).toEqual([
      'DynamoDBStreams_20120810.GetShardIterator',
      ...Array(3).fill('DynamoDBStreams_20120810.GetRecords'),
    ]);
    expect(asked[0]?.input).toEqual({
      StreamArn: 'arn:stream',
      ShardId: 'shardId-1',
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: PART.first,
    });
  });

  it('is not looked for for ever', async () => {
    const { all, asked } = streamOf([]);
    await expect(all()).rejects.toThrow('longer than 200 pages');
    expect(asked).toHaveLength(201);
  });

  it('that is forgotten is no empty one', async () => {
    const read = readerOf(() => [400, { __type: 'TrimmedDataAccessException' }]);
    await expect(read(PART)[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(TrimmedDataAccessException);
  });

  it.each(['', 'riverside/main/8', '{}', '{"DDBStreamBatchInfo":{"shardId":"s"}}'])('is not named by %j', (text) => {
    expect(parseStreamPart(text)).toBeUndefined();
  });
});

describe('a request to AWS', () => {
  let server: Server;
  let url: URL;
  const seen: { readonly method: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  beforeEach(async () => {
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', 'token');
    seen.length = 0;
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        seen.push({ method: request.method ?? '', headers: request.headers, body });
        response.writeHead(412).end();
      });
    });
    url = await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        toPort(address && typeof address === 'object' ? address.port : 0);
        resolve(new URL('https://site.s3.eu-west-1.amazonaws.com/a/index.html'));
      });
    });
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(['s3', 'sqs'] as const)(
    'is signed for %s with what Lambda gives, and sent once as it is',
    async (service) => {
      const headers = { 'content-type': 'text/html', 'if-match': '"etag"', 'x-amz-meta-edition': '2 0 r1' };
      const answer = await signedFor(service)({ method: 'PUT', url, headers, body: 'Ann – 雪' });
      expect(answer.status).toBe(412);
      expect(seen).toHaveLength(1);
      const { method, headers: sent, body } = seen[0] ?? { method: '', headers: {}, body: '' };
      expect([method, body]).toEqual(['PUT', 'Ann – 雪']);
      expect(sent).toMatchObject({ ...headers, 'x-amz-security-token': 'token' });
      const scope = `AKIDEXAMPLE/\\d{8}/eu-west-1/${service}/aws4_request`;
      const signed = new RegExp(`^AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=.*;x-amz-`);
      expect(sent.authorization).toMatch(signed);
    },
  );

  it('fails where nobody answers', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(signedFor('s3')({ method: 'HEAD', url, headers: {} })).rejects.toThrow();
    server.listen(0, '127.0.0.1');
  });
});
