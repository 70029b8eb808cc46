import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMeant, readOrigin, requiredOrigin } from '#local/commands/with-store.ts';
import { run } from './laptop.ts';

const TABLE_NAME = 'ladders';

describe('the ladders that a command line means', { timeout: 60_000 }, () => {
  it.each([
    [{}, { kind: 'laptop' }],
    [{ AWS_REGION: 'eu-west-1', AWS_PROFILE: 'club' }, { kind: 'laptop' }],
    [
      { TABLE_NAME, AWS_REGION: 'eu-west-1' },
      { kind: 'aws', table: 'ladders', region: 'eu-west-1' },
    ],
    [
      { TABLE_NAME, AWS_DEFAULT_REGION: 'eu-west-1' },
      { kind: 'aws', table: 'ladders', region: 'eu-west-1' },
    ],
    [
      { TABLE_NAME, AWS_REGION: 'eu-west-2', AWS_DEFAULT_REGION: 'eu-west-1' },
      { kind: 'aws', table: 'ladders', region: 'eu-west-2' },
    ],
    [
      { TABLE_NAME, AWS_PROFILE: 'club' },
      { kind: 'aws', table: 'ladders' },
    ],
    [
      { TABLE_NAME, AWS_REGION: 'eu-west-1', DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000' },
      { kind: 'given', endpoint: 'http://127.0.0.1:8000' },
    ],
  ])('by %j are %j', (env, meant) => {
    expect(readMeant(env)).toEqual(meant);
  });

  it('are never the laptop’s where a table on AWS is named without its region', async () => {
    expect(() => readMeant({ TABLE_NAME })).toThrow('set AWS_REGION too');
    const { status, errors } = await run('local/ladder.ts', ['verify', 'lavers/main'], '', {
      TABLE_NAME,
      AWS_REGION: '',
      AWS_DEFAULT_REGION: '',
      AWS_PROFILE: '',
    });
    expect([status, errors]).toEqual([2, expect.stringMatching(/^TABLE_NAME=ladders names a table on AWS/)]);
  });
});

describe('the address that a link leads to', () => {
  it('is that of the site, with or without the last stroke', () => {
    expect(readOrigin({ SITE_ORIGIN: 'https://ladder.example/' })).toBe('https://ladder.example');
    expect(requiredOrigin({ SITE_ORIGIN: 'https://ladder.example' })).toBe('https://ladder.example');
  });

  it.each(['ladder.example', 'https://ladder.example/clubs', 'https://'])('is not %j', (SITE_ORIGIN) => {
    expect(() => readOrigin({ SITE_ORIGIN })).toThrow('isn’t the address of a site');
  });
});

describe('a table on AWS', { timeout: 60_000 }, () => {
  const asked: (string | undefined)[] = [];
  const aws = createServer((request, response) => {
    asked.push(/aws4_request|([a-z]+-[a-z]+-\d)/.exec(request.headers.authorization ?? '')?.[0]);
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
    response.end('{"__type":"com.amazonaws.dynamodb.v20120810#ResourceNotFoundException","message":"no table"}');
  });
  let endpoint = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => aws.listen(0, '127.0.0.1', listening));
    const address = aws.address();
    endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => new Promise((closed) => aws.close(closed)));

  const onAws = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    run('local/ladder.ts', args, '', {
      TABLE_NAME,
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: '',
      SITE_ORIGIN: '',
      ...env,
    });

  it('is asked in the region that AWS_DEFAULT_REGION names', async () => {
    const { status, errors } = await onAws(['export', 'lavers/main'], { AWS_DEFAULT_REGION: 'eu-central-1' });
    expect([status, errors]).toEqual([2, expect.stringContaining('no table')]);
    expect(new Set(asked)).toEqual(new Set(['eu-central-1']));
  });

  it('gets no access key whose link would lead to this laptop', async () => {
    asked.length = 0;
    const args = ['key', 'lavers', 'scorer', 'tablet'];
    const { status, errors } = await onAws(args, { AWS_REGION: 'eu-central-1' });
    expect([status, errors]).toEqual([2, expect.stringContaining('set SITE_ORIGIN to the output SiteAddress')]);
    expect(asked).toEqual([]);
  });
});
