import { DynamoDBStreamsClient, TrimmedDataAccessException } from '@aws-sdk/client-dynamodb-streams';
import { describe, expect, it } from 'vitest';
import { parseStreamPart, type StreamRecord, streamReader } from '#functions/aws/stream.ts';

const PART = { stream: 'arn:stream', shard: 'shardId-1', first: '99999999999999999998', last: '100000000000000000001' };
const record = (position: bigint): StreamRecord => ({
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: String(position) },
});
const FIRST = BigInt(PART.first);

/** How DynamoDB answers an operation, by its name and input: with a status and JSON. */
type Answer = (operation: string, input: unknown) => readonly [status: number, body: object];

const readerOf = (answer: Answer) =>
  streamReader(
    () =>
      new DynamoDBStreamsClient({
        region: 'eu-west-2',
        credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
        requestHandler: {
          async handle({ headers, body }: { headers: Record<string, string>; body?: Uint8Array }) {
            const [statusCode, json] = answer(
              headers['x-amz-target'] ?? '',
              JSON.parse(new TextDecoder().decode(body)),
            );
            return { response: { statusCode, headers: {}, body: Buffer.from(JSON.stringify(json)) } };
          },
        },
      }),
  );

/** A stream that answers with these pages, and what it was asked. */
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
    const { all, asked } = streamOf([
      [record(FIRST)],
      [],
      [record(FIRST + 1n), record(FIRST + 3n), record(FIRST + 4n)],
      [],
    ]);
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
