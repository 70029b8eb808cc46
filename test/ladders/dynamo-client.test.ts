import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, TIMEOUTS } from '#functions/database/dynamo/client.ts';
import { portOf } from '#local/listening.ts';

/** The limits of a function, twenty times as strict, so that a test need not wait for them. */
const STRICT = Object.fromEntries(
  Object.entries(TIMEOUTS).map(([name, value]) => [name, typeof value === 'number' ? value / 20 : value]),
);
const LIMIT = TIMEOUTS.requestTimeout / 20;
const ITEM = JSON.stringify({ Item: { pk: { S: 'riverside' }, sk: { S: 'x'.repeat(10_000) } } });

describe('a client of DynamoDB', () => {
  let server: Server;
  let client: ReturnType<typeof connect>;
  let answer: (response: ServerResponse) => unknown;
  let requests = 0;

  beforeEach(async () => {
    requests = 0;
    server = createServer((_, response) => {
      requests++;
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      void answer(response);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    client = connect(`http://127.0.0.1:${portOf(server)}`, STRICT);
  });
  afterEach(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });

  const get = () => client.send(new GetCommand({ TableName: 'ladders', Key: { pk: 'riverside', sk: 'a' } }));

  it('reads a large answer over a slow line, however long that takes, as long as more of it comes', async () => {
    answer = async (response) => {
      for (let from = 0; from < ITEM.length; from += 2000) {
        response.write(ITEM.slice(from, from + 2000));
        await sleep(LIMIT / 2);
      }
      response.end();
    };
    expect((await get()).Item).toMatchObject({ pk: 'riverside' });
    expect(requests).toBe(1);
  });

  it.each([
    ['never begins', () => {}],
    ['breaks off in the middle', (response: ServerResponse) => response.write(ITEM.slice(0, 2000))],
  ])('does not wait for ever for an answer that %s', async (_, silent) => {
    answer = silent;
    await expect(get()).rejects.toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 3 } });
    expect(requests).toBe(3);
  });

  it('asks again where the first answer was lost', async () => {
    answer = (response) => (requests === 1 ? response.destroy() : response.end(ITEM));
    expect((await get()).Item).toMatchObject({ pk: 'riverside' });
    expect(requests).toBe(2);
  });
});
