import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMeant, readOrigin, requiredOrigin } from '#local/commands/with-store.ts';
import { listen, portOf } from '#local/listening.ts';
import { readOptions } from '#local/options.ts';
import { run, useFolder } from './laptop.ts';

const clockOf = (text: string): string => new Date(Number(readOptions(['--clock', text]).clock)).toISOString();

describe('the command line of a laptop', { timeout: 300_000 }, () => {
  it('serves on port 4000, in real time, on what was recorded before', () => {
    expect(readOptions([])).toMatchObject({ port: 4000, fresh: false });
    expect(readOptions([]).clock).toBeUndefined();
  });

  it('serves scripts as they were written to those who work on them', () => {
    expect([readOptions([]).dev, readOptions(['--dev']).dev]).toEqual([false, true]);
  });

  it('takes a time without offset as the demo club’s, in summer and in winter', () => {
    expect(clockOf('2026-11-20T20:05')).toBe('2026-11-20T20:05:00.000Z');
    expect(clockOf('2026-09-07T20:05:30')).toBe('2026-09-07T19:05:30.000Z');
    expect(clockOf('2026-11-20T20:05+01:00')).toBe('2026-11-20T19:05:00.000Z');
  });

  it.each([
    [['--frsh'], "Unknown option '--frsh'"],
    [['fresh'], "Unexpected argument 'fresh'"],
    [['--clock'], "Option '--clock <value>' argument missing"],
    [['--clock', '2026-02-30T20:00'], '--clock 2026-02-30T20:00: write a time such as'],
    [['--clock', '20:05'], '--clock 20:05: write a time such as'],
    [['--clock', '9999-12-31T20:05'], 'write a time such as 2026-11-20T20:05 (years 1900 to 2199)'],
    [['--port', '70000'], '--port 70000: a port is a whole number from 0 to 65535'],
    [['--contact', 'security@example.org'], 'use an address such as mailto:'],
    [['--contact', 'mailto:a@b.example\nExpires: never'], 'use an address such as mailto:'],
    [['--port', 'http'], '--port http: a port is a whole number'],
    [['--push-to', 'push.example'], '--push-to push.example: a port is a whole number'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });

  it('explains itself', async () => {
    const { status, output } = await run('local/start.ts', ['--help']);
    expect([status, output]).toEqual([0, expect.stringContaining('--clock real')]);
  });
});

describe('the DynamoDB of a laptop', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it.each([
    [
      'says where nothing answers',
      ['--port', '0'],
      /^Nothing answers at http:\/\/127\.0\.0\.1:9 \(DYNAMODB_ENDPOINT\)\.[^\n]*\n$/,
    ],
    ['is not emptied where it is not its own', ['--fresh'], /--fresh won’t delete anything in http:\/\/127\.0\.0\.1:9/],
  ])('%s', async (_, args, sentence) => {
    const env = { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' };
    const { status, errors } = await run('local/start.ts', ['--data', folder, ...args], '', env);
    expect([status, errors]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

const [TABLE_NAME, DYNAMODB_ENDPOINT] = ['ladders', 'http://127.0.0.1:8000'];
const onAws = (region: string) => ({ kind: 'aws', table: TABLE_NAME, region });

describe('the ladders that a command line means', { timeout: 60_000 }, () => {
  it.each([
    [{}, { kind: 'laptop' }],
    [{ AWS_REGION: 'eu-west-1', AWS_PROFILE: 'club' }, { kind: 'laptop' }],
    [{ TABLE_NAME, AWS_REGION: 'eu-west-1' }, onAws('eu-west-1')],
    [{ TABLE_NAME, AWS_DEFAULT_REGION: 'eu-west-1' }, onAws('eu-west-1')],
    [{ TABLE_NAME, AWS_REGION: 'eu-west-2', AWS_DEFAULT_REGION: 'eu-west-1' }, onAws('eu-west-2')],
    [
      { TABLE_NAME, AWS_PROFILE: 'club' },
      { kind: 'aws', table: 'ladders' },
    ],
    [
      { TABLE_NAME, AWS_REGION: 'eu-west-1', DYNAMODB_ENDPOINT },
      { kind: 'given', endpoint: DYNAMODB_ENDPOINT },
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
  let aws: Server;
  beforeAll(async () => {
    aws = await listen(0);
    aws.on('request', (request, response) => {
      asked.push(/aws4_request|([a-z]+-[a-z]+-\d)/.exec(request.headers.authorization ?? '')?.[0]);
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end('{"__type":"com.amazonaws.dynamodb.v20120810#ResourceNotFoundException","message":"no table"}');
    });
  });
  afterAll(() => new Promise((closed) => aws.close(closed)));

  const exported = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    run('local/ladder.ts', args, '', {
      TABLE_NAME,
      AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${portOf(aws)}`,
      AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: '',
      SITE_ORIGIN: '',
      ...env,
    });

  it('is asked in the region that AWS_DEFAULT_REGION names', async () => {
    const { status, errors } = await exported(['export', 'lavers/main'], { AWS_DEFAULT_REGION: 'eu-central-1' });
    expect([status, errors]).toEqual([2, expect.stringContaining('no table')]);
    expect(new Set(asked)).toEqual(new Set(['eu-central-1']));
  });

  it('gets no access key whose link would lead to this laptop', async () => {
    asked.length = 0;
    const args = ['key', 'lavers', 'scorer', 'tablet'];
    const { status, errors } = await exported(args, { AWS_REGION: 'eu-central-1' });
    expect([status, errors]).toEqual([2, expect.stringContaining('set SITE_ORIGIN to the output SiteAddress')]);
    expect(asked).toEqual([]);
  });
});
