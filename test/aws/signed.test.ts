import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedHeaders, signedLink } from '#functions/aws/sign.ts';
import { signedFor } from '#functions/aws/signed.ts';
import { serve, useInternet } from '../notifying/internet.ts';
import { toPort } from './https.ts';

useInternet();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Examples of AWS: its test suite for version 4 of signatures, and the manual of S3. */
describe('a signature', () => {
  it('lets a request in', async () => {
    vi.setSystemTime('2015-08-30T12:36:00Z');
    const { authorization } = await signedHeaders(
      { method: 'GET', url: new URL('https://example.amazonaws.com/'), headers: {} },
      {
        accessKeyId: 'AKIDEXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
        service: 'service',
        region: 'us-east-1',
      },
    );
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
    );
  });

  it('makes a link that lets its reader in for a day', async () => {
    vi.setSystemTime('2013-05-24T00:00:00Z');
    const { searchParams } = await signedLink(
      { method: 'GET', url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'), headers: {} },
      {
        accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
        service: 's3',
        region: 'us-east-1',
      },
      86_400,
    );
    expect(searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });
});

describe('a service of AWS', () => {
  const asked = { method: 'GET', url: new URL('https://site.s3.eu-west-2.amazonaws.com/a.json'), headers: {} } as const;
  const answering = async (answer: RequestListener): Promise<void> => toPort(await serve(createServer(answer)));

  beforeEach(() => {
    vi.stubEnv('AWS_REGION', 'eu-west-2');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  });

  it('is asked as the function, and what it has packed is unpacked', async () => {
    const got: unknown[] = [];
    await answering(({ url, headers: { host, authorization } }, response) => {
      got.push([host, url, authorization]);
      response.writeHead(200, { 'content-encoding': 'gzip', etag: '"1"' }).end(gzipSync('{"a":1}'));
    });
    const answer = await signedFor('s3')(asked);
    expect([answer.ok, answer.status, answer.headers.get('ETag'), await answer.text()]).toEqual([
      true,
      200,
      '"1"',
      '{"a":1}',
    ]);
    expect(got).toEqual([[asked.url.host, '/a.json', expect.stringMatching(/Credential=key\/\d{8}\/eu-west-2\/s3\//)]]);
  });

  it('that says no has answered, and one that says nothing has not', async () => {
    await answering(({ url }, response) => {
      if (url === '/a.json') response.writeHead(404).end();
      if (url === '/b.json') response.destroy();
    });
    const at = (path: string) => ({ ...asked, url: new URL(path, asked.url) });
    expect(await signedFor('s3')(asked)).toMatchObject({ ok: false, status: 404 });
    await expect(signedFor('s3')(at('/b.json'))).rejects.toThrow();
    await expect(signedFor('s3', 50)(at('/silent.json'))).rejects.toThrow();
  });

  it('that has closed a connection meanwhile is asked over another one', async () => {
    let count = 0;
    await answering(({ socket }, response) => {
      if (count++ === 1) socket.resetAndDestroy();
      else response.end('yes');
    });
    for (const _ of [1, 2]) expect(await (await signedFor('s3')(asked)).text()).toBe('yes');
    expect(count).toBe(3);
  });

  it('that sends e-mails is never asked twice, as it may have taken what it did not answer', async () => {
    let count = 0;
    await answering(({ socket }, response) => {
      if (count++ === 1) socket.resetAndDestroy();
      else response.end('yes');
    });
    expect(await (await signedFor('ses')(asked)).text()).toBe('yes');
    await expect(signedFor('ses')(asked)).rejects.toThrow();
    expect(count).toBe(2);
  });
});
