import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unsigned } from '#functions/aws/signed.ts';
import { TransferBucket } from '#functions/transfers/bucket.ts';

const SITE = 'https://ladder.example';
beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
});
afterEach(() => vi.unstubAllEnvs());

/** A bucket that answers with these statuses in turn, and notes what it is asked. */
function bucketAnswering(...statuses: readonly number[]) {
  const asked: Unsigned[] = [];
  const bucket = new TransferBucket('files', SITE, async (request) => {
    asked.push(request);
    const status = statuses[asked.length - 1] ?? 200;
    return new Response(status === 200 ? 'body' : null, { status });
  });
  return { bucket, asked };
}

describe('a private bucket', () => {
  it('has files under the path by which the site leads there', async () => {
    const { bucket, asked } = bucketAnswering();
    await bucket.put('uploads/a/1.jsonl', 'x');
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'PUT https://files.s3.eu-west-1.amazonaws.com/_transfers/uploads/a/1.jsonl',
    ]);
  });

  it('is asked again while S3 is busy, and says so in the end', async () => {
    const { bucket, asked } = bucketAnswering(503, 500, 200);
    expect(Buffer.from((await bucket.get('a/1.json')) ?? []).toString()).toBe('body');
    expect(asked).toHaveLength(3);
    await expect(bucketAnswering(500, 500, 500, 500, 500).bucket.remove('a/1.json')).rejects.toThrow('500');
  });

  it.each([403, 404])('has no file where S3 says %d', async (status) => {
    expect(await bucketAnswering(status).bucket.get('a/1.json')).toBeUndefined();
  });

  it('signs links through the site’s address: for minutes, for the bucket’s own name, and for sending for one size', async () => {
    const { bucket } = bucketAnswering();
    const [fetched, sent] = [await bucket.linkToFetch('a/1.jsonl', 'a.jsonl'), await bucket.linkToSend('a/2.jsonl', 5)];
    for (const link of [fetched, sent])
      expect(link).toMatch(/^https:\/\/ladder\.example\/_transfers\/a\/[12]\.jsonl\?/);
    const [get, put] = [new URL(fetched).searchParams, new URL(sent).searchParams];
    expect(get.get('response-content-disposition')).toBe('attachment; filename="a.jsonl"');
    expect([get.get('X-Amz-Expires'), put.get('X-Amz-Expires')]).toEqual(['900', '900']);
    expect([get.get('X-Amz-SignedHeaders'), put.get('X-Amz-SignedHeaders')]).toEqual(['host', 'content-length;host']);
    expect(put.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  });
});
