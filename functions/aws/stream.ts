import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  type GetRecordsOutput,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod/mini';
import { TIMEOUTS } from '../database/dynamo/client.ts';
import { outOfTime } from '../runtime/deadline.ts';
import type { StreamRecord } from './stream-record.ts';

/** A part of a table's stream, by the positions of its first and last record. */
export interface StreamPart {
  readonly stream: string;
  readonly shard: string;
  readonly first: string;
  readonly last: string;
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

/** `connect` makes a client; a process that never sends a letter needs no client. */
export const streamReader = (connect = () => new DynamoDBStreamsClient({ requestHandler: TIMEOUTS })): ReadPart =>
  async function* (part) {
    const client = connect();
    const from = new GetShardIteratorCommand({
      StreamArn: part.stream,
      ShardId: part.shard,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: part.first,
    });
    let { ShardIterator } = await client.send(from, { abortSignal: outOfTime() });
    for (let pages = 0; ShardIterator !== undefined; pages++) {
      if (pages === MOST_PAGES) throw new Error(`the part of the stream is longer than ${MOST_PAGES} pages`);
      const { Records = [], NextShardIterator }: GetRecordsOutput = await client.send(
        new GetRecordsCommand({ ShardIterator }),
        { abortSignal: outOfTime() },
      );
      yield Records.filter((record) => !isAfter(record, part.last));
      ShardIterator = Records.some((record) => !isBefore(record, part.last)) ? undefined : NextShardIterator;
    }
  };

const isAfter = ({ dynamodb }: StreamRecord, last: string): boolean =>
  BigInt(dynamodb?.SequenceNumber ?? 0) > BigInt(last);
const isBefore = ({ dynamodb }: StreamRecord, last: string): boolean =>
  BigInt(dynamodb?.SequenceNumber ?? 0) < BigInt(last);
