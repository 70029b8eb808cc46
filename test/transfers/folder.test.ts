import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransferFolder } from '#functions/transfers/folder.ts';
import { transfersIn } from '#local/transfers.ts';

const root = mkdtempSync(join(tmpdir(), 'transfers-'));
let server: Server;
let folder: TransferFolder;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const answer = await transfersIn(folder)(request, new URL(request.url ?? '', 'http://127.0.0.1'));
    response.writeHead(answer.statusCode, answer.headers);
    response.end(Buffer.from(answer.body, answer.isBase64Encoded ? 'base64' : 'utf8'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  folder = new TransferFolder(root, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const put = (link: string, body: string) => fetch(link, { method: 'PUT', body });

describe('a link to a folder of transfers', () => {
  it('lets a file of just its size be sent, and another one fetched under a name', async () => {
    expect((await put(await folder.linkToSend('uploads/a/1.jsonl', 5), 'hello')).status).toBe(200);
    const got = await fetch(await folder.linkToFetch('uploads/a/1.jsonl', 'a.jsonl'));
    expect([await got.text(), got.headers.get('content-disposition')]).toEqual([
      'hello',
      'attachment; filename="a.jsonl"',
    ]);
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
