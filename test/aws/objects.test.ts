import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { forgetCopiesOf } from '#functions/aws/invalidation.ts';
import type { Unsigned } from '#functions/aws/signed.ts';
import { Bucket } from '#functions/publishing/bucket.ts';
import type { ListedFiles } from '#functions/publishing/files.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { TransferBucket } from '#functions/transfers/bucket.ts';
import { TransferFolder } from '#functions/transfers/folder.ts';
import { transfersIn } from '#local/pages.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';

beforeEach(() => vi.stubEnv('AWS_REGION', 'eu-west-1'));
afterEach(() => vi.unstubAllEnvs());

const page = (names: readonly string[], next?: string): string =>
  `<?xml version="1.0"?><ListBucketResult><Name>site</Name>${names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;

function answering(...bodies: readonly string[]) {
  const asked: Unsigned[] = [];
  const send = async (request: Unsigned): Promise<Response> => {
    asked.push(request);
    return new Response(bodies[asked.length - 1] ?? null, { status: 200 });
  };
  return { asked, send };
}

async function all(files: Pick<ListedFiles, 'list'>, folder: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const path of files.list(folder)) paths.push(path);
  return paths.toSorted();
}

describe('the files of a folder', () => {
  test('are listed page by page, and of that folder alone', async () => {
    const { asked, send } = answering(page(['rooks/main/a.json'], 'more=='), page(['rooks/main/x/b.json']));
    expect(await all(new Bucket('site', send), '/rooks/main')).toEqual(['/rooks/main/a.json', '/rooks/main/x/b.json']);
    const url = 'https://site.s3.eu-west-1.amazonaws.com/?list-type=2&prefix=rooks%2Fmain%2F';
    expect(asked.map(({ url: { href } }) => href)).toEqual([url, `${url}&continuation-token=more%3D%3D`]);
  });

  test('are as many in a folder of a laptop, and none once each is removed', async () => {
    const root = mkdtempSync(join(tmpdir(), 'listed-'));
    try {
      const files = new FolderStore(root);
      const edition = { version: 1, at: instant(0), release: 'r' };
      for (const path of ['/rooks/main/a.json', '/rooks/main/x/b.json', '/rooks/index.html', '/rooks/mainly/c.json'])
        await files.put(path, 'x', { contentType: 'text/plain', edition });
      expect(await all(files, '/rooks/main')).toEqual(['/rooks/main/a.json', '/rooks/main/x/b.json']);
      for (const path of await all(files, '/rooks/main')) await files.remove(path);
      for (const empty of ['/rooks/main', '/nowhere']) expect(await all(files, empty)).toEqual([]);
      expect(await all(files, '/rooks')).toEqual(['/rooks/index.html', '/rooks/mainly/c.json']);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('that are on their way are taken away all, however many pages of them there are', async () => {
    const [one, other] = ['_transfers/downloads/a/1.jsonl', '_transfers/downloads/a/2.jsonl'];
    const { asked, send } = answering(page([one]), '', page([other]), '', page([]));
    await new TransferBucket('files', 'https://ladder.example', send).removeAll('downloads/a');
    const list = 'GET /?list-type=2&prefix=_transfers%2Fdownloads%2Fa%2F';
    const steps = asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`);
    expect(steps).toEqual([list, `DELETE /${one}`, list, `DELETE /${other}`, list]);
  });
});

test('CloudFront is asked to forget its copies of a folder, and a "no" of it is told', async () => {
  const { asked, send } = answering('');
  await forgetCopiesOf('E1', send)('/rooks/main');
  expect(String(asked[0]?.url)).toBe('https://cloudfront.amazonaws.com/2020-05-31/distribution/E1/invalidation');
  expect(asked[0]?.body).toContain('<Path>/rooks/main/*</Path></Items><Quantity>1</Quantity>');
  const no = forgetCopiesOf('E1', async () => new Response('AccessDenied', { status: 403 }));
  await expect(no('/rooks/main')).rejects.toThrow('CloudFront answered 403: AccessDenied');
});

describe('a private bucket of transfers', () => {
  const SITE = 'https://ladder.example';
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  });

  function bucketAnswering(...statuses: readonly number[]) {
    const asked: Unsigned[] = [];
    const bucket = new TransferBucket('files', SITE, async (request) => {
      asked.push(request);
      const status = statuses[asked.length - 1] ?? 200;
      return new Response(status === 200 ? 'body' : null, { status });
    });
    return { bucket, asked };
  }

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
    const fetched = await bucket.linkToFetch('a/1.jsonl', 'a.jsonl');
    const sent = await bucket.linkToSend('a/2.jsonl', 5);
    for (const link of [fetched, sent])
      expect(link).toMatch(/^https:\/\/ladder\.example\/_transfers\/a\/[12]\.jsonl\?/);
    const [get, put] = [new URL(fetched).searchParams, new URL(sent).searchParams];
    expect(get.get('response-content-disposition')).toBe('attachment; filename="a.jsonl"');
    expect([get.get('X-Amz-Expires'), put.get('X-Amz-Expires')]).toEqual(['900', '900']);
    expect([get.get('X-Amz-SignedHeaders'), put.get('X-Amz-SignedHeaders')]).toEqual(['host', 'content-length;host']);
    expect(put.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  });
});

const root = mkdtempSync(join(tmpdir(), 'transfers-'));

const put = (link: string, body: string) => fetch(link, { method: 'PUT', body });

describe('a link to a folder of transfers', () => {
  let server: Server;
  let folder: TransferFolder;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const answer = await transfersIn(folder)(request, new URL(request.url ?? '', 'http://127.0.0.1'));
      response.writeHead(answer.statusCode, answer.headers);
      response.end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    folder = new TransferFolder(root, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
  afterAll(() => {
    server.close();
    rmSync(root, { recursive: true });
  });

  it('lets a file of just its size be sent, and another one fetched under a name', async () => {
    expect((await put(await folder.linkToSend('uploads/a/1.jsonl', 5), 'hello')).status).toBe(200);
    const got = await fetch(await folder.linkToFetch('uploads/a/1.jsonl', 'a.jsonl'));
    const disposition = 'attachment; filename="a.jsonl"';
    expect([await got.text(), got.headers.get('content-disposition')]).toEqual(['hello', disposition]);
  });

  it.each(['hell', 'hello!', ''])('takes no other size, such as "%s"', async (body) => {
    expect((await put(await folder.linkToSend('uploads/a/2.jsonl', 5), body)).status).toBe(400);
    expect(await folder.get('uploads/a/2.jsonl')).toBeUndefined();
  });

  it('opens nothing else: not another file, not the other way, not with another signature, not by another process', async () => {
    await folder.put('uploads/a/3.jsonl', 'secret');
    const link = new URL(await folder.linkToFetch('uploads/a/3.jsonl', 'a.jsonl'));
    const forged = new URL(link);
    forged.searchParams.set('allow', (link.searchParams.get('allow') ?? '').replace('GET', 'PUT'));
    const other = new TransferFolder(root, link.origin);
    const tried = [
      fetch(new URL(link.href.replace('/3.jsonl', '/1.jsonl'))),
      fetch(link, { method: 'PUT', body: 'x' }),
      fetch(forged, { method: 'PUT', body: 'x' }),
      fetch(`${link.origin}${link.pathname}`),
      fetch(await other.linkToFetch('uploads/a/3.jsonl', 'a.jsonl')),
    ];
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it.each(['../keys.json', '/etc/passwd', 'a/../../b', 'a//b', 'a/.b'])('never leads to %s', async (path) => {
    await expect(folder.put(path, 'x')).rejects.toThrow('no path of a transfer');
    expect(await folder.get('uploads/none.jsonl')).toBeUndefined();
  });
});
