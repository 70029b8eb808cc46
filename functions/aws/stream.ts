import * as z from 'zod/mini';
import { region, type Send, signedFor } from './signed.ts';

/** A part of a table's stream, by the positions of its first and last record. */
export interface StreamPart {
  readonly stream: string;
  readonly shard: string;
  readonly first: string;
  readonly last: string;
}

/** What is used of a record of a table's stream. */
export interface StreamRecord {
  readonly eventName?: string;
  readonly dynamodb: {
    readonly Keys?: { readonly pk?: { readonly S?: string }; readonly sk?: { readonly S?: string } };
    readonly SequenceNumber?: string;
  };
}

/** Reads a part of a stream, page by page. Rejects where that cannot be read, such as a day later, when it is forgotten. */
export type ReadPart = (part: StreamPart) => AsyncIterable<readonly StreamRecord[]>;

const position = z.string().check(z.regex(/^\d{1,40}$/));
const shape = z.object({
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: position,
    endSequenceNumber: position,
  }),
});

/** Reads the letter that Lambda writes of a part of a stream which its function could not take. */
export function parseStreamPart(text: string): StreamPart | undefined {
  try {
    const found = shape.safeParse(JSON.parse(text)).data?.DDBStreamBatchInfo;
    if (!found) return undefined;
    return {
      stream: found.streamArn,
      shard: found.shardId,
      first: found.startSequenceNumber,
      last: found.endSequenceNumber,
    };
  } catch {
    return undefined;
  }
}

/** As many pages of a shard as one letter can be about; a batch is a hundred records, with what the filter left out between them. */
const MOST_PAGES = 200;

interface Page {
  readonly Records?: readonly StreamRecord[];
  readonly NextShardIterator?: string;
}

/** The streams of DynamoDB, spoken to without the SDK's client. */
export const streamReader = (send: Send = signedFor('dynamodb')): ReadPart =>
  async function* (part) {
    const { ShardIterator }: { readonly ShardIterator?: string } = await ask(send, 'GetShardIterator', {
      StreamArn: part.stream,
      ShardId: part.shard,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: part.first,
    });
    let next = ShardIterator;
    for (let pages = 0; next !== undefined; pages++) {
      if (pages === MOST_PAGES) throw new Error(`the part of the stream is longer than ${MOST_PAGES} pages`);
      const { Records = [], NextShardIterator }: Page = await ask(send, 'GetRecords', { ShardIterator: next });
      yield Records.filter((record) => !isAfter(record, part.last));
      next = Records.some((record) => !isBefore(record, part.last)) ? undefined : NextShardIterator;
    }
  };

const isAfter = ({ dynamodb }: StreamRecord, last: string): boolean =>
  BigInt(dynamodb.SequenceNumber ?? 0) > BigInt(last);
const isBefore = ({ dynamodb }: StreamRecord, last: string): boolean =>
  BigInt(dynamodb.SequenceNumber ?? 0) < BigInt(last);

async function ask<Result>(send: Send, action: string, input: object): Promise<Result> {
  const answer = await send({
    method: 'POST',
    url: new URL(`https://streams.dynamodb.${region()}.amazonaws.com/`),
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDBStreams_20120810.${action}` },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`the stream answered ${answer.status} to ${action}: ${await answer.text()}`);
  return answer.json();
}
