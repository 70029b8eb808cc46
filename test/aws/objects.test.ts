import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetCopiesOf } from '#functions/aws/copies.ts';
import type { Unsigned } from '#functions/aws/signed.ts';
import { Bucket } from '#functions/publishing/bucket.ts';
import type { ListedFiles } from '#functions/publishing/files.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { TransferBucket } from '#functions/transfers/bucket.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';

beforeEach(() => vi.stubEnv('AWS_REGION', 'eu-west-1'));
afterEach(() => vi.unstubAllEnvs());

const page = (names: readonly string[], next?: string): string =>
  `<?xml version="1.0"?><ListBucketResult><Name>site</Name>${names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')}${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}</ListBucketResult>`;

/** A bucket that answers with these bodies in turn. */
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
      expect([await all(files, '/rooks/main'), await all(files, '/rooks')]).toEqual([
        [],
        ['/rooks/index.html', '/rooks/mainly/c.json'],
      ]);
      expect(await all(files, '/nowhere')).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  test('that are on their way are taken away all, however many pages of them there are', async () => {
    const [one, other] = ['_transfers/downloads/a/1.jsonl', '_transfers/downloads/a/2.jsonl'];
    const { asked, send } = answering(page([one]), '', page([other]), '', page([]));
    await new TransferBucket('files', 'https://ladder.example', send).removeAll('downloads/a');
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'GET /?list-type=2&prefix=_transfers%2Fdownloads%2Fa%2F',
      `DELETE /${one}`,
      'GET /?list-type=2&prefix=_transfers%2Fdownloads%2Fa%2F',
      `DELETE /${other}`,
      'GET /?list-type=2&prefix=_transfers%2Fdownloads%2Fa%2F',
    ]);
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
