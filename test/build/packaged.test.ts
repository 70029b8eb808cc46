import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PACKAGED } from '#cdk/build/packaged.ts';
import type { connect } from '#functions/database/dynamo/client.ts';
import type { DynamoDatabase } from '#functions/database/dynamo/database.ts';

/** What DynamoDB answers with where it does not do what it is asked. */
const no = (type: string, more: object = {}): string =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'no', ...more });

describe('the database as it is packaged for functions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  let answer = '';
  let authorization: string | undefined;
  let server: Server;
  let inputs: Metafile['inputs'];
  let database: DynamoDatabase;

  beforeAll(async () => {
    const outfile = join(folder, 'database.mjs');
    const contents = ['client', 'database']
      .map((name) => `export * from './functions/database/dynamo/${name}.ts';`)
      .join('');
    const { outExtension: _, ...packaged } = PACKAGED;
    const { metafile } = await build({
      ...packaged,
      metafile: true,
      target: 'node20',
      stdin: { contents, resolveDir: '.' },
      outfile,
    });
    inputs = metafile.inputs;
    server = createServer(({ headers }, response) => {
      authorization = headers.authorization;
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(answer);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'a-key');
    vi.stubEnv('AWS_REGION', 'eu-west-2');
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
    const made: { connect: typeof connect; DynamoDatabase: typeof DynamoDatabase } = await import(outfile);
    database = new made.DynamoDatabase({ table: 'ladders', client: made.connect() });
  });
  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const condition = { name: 'ladder-changed', holds: { attribute: 'line', is: '=', value: 2 } } as const;
  const put = { put: { pk: 'a', sk: 'b' }, condition };

  it('knows a condition that failed, and what it met', async () => {
    const Item = { pk: { S: 'a' }, sk: { S: 'b' }, line: { N: '3' } };
    answer = no('TransactionCanceledException', { CancellationReasons: [{ Code: 'ConditionalCheckFailed', Item }] });
    expect(await database.transact([put])).toMatchObject({
      end: 'failed',
      condition: 'ladder-changed',
      item: { pk: 'a', sk: 'b', line: 3 },
    });
  });

  it('knows a race, and an update that did not meet its condition', async () => {
    answer = no('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] });
    expect(await database.transact([put])).toMatchObject({ end: 'contended' });
    answer = no('ConditionalCheckFailedException');
    expect(await database.update({ pk: 'a', sk: 'b' }, { set: { line: 3 } }, condition)).toBe('ladder-changed');
  });

  it('signs with what Lambda gives in the environment, and looks for credentials nowhere else', async () => {
    answer = no('ValidationException');
    await expect(database.get({ pk: 'a', sk: 'b' })).rejects.toThrow('no');
    expect(authorization).toMatch(/Credential=a-key\/\d{8}\/eu-west-2\/dynamodb\//);
    expect(Object.keys(inputs).filter((path) => /credential-provider-(?!env\/)/.test(path))).toEqual([]);
  });
});
