import type { IncomingMessage } from 'node:http';
import type { HttpResult } from '#functions/http/event.ts';
import { formatProblem, problem } from '#functions/http/problem.ts';
import type { TransferFolder } from '#functions/transfers/folder.ts';
import { language } from '#shared/words/language.ts';
import type { Pages } from './pages.ts';
import { LAPTOP } from './texts.ts';

const refused = (): HttpResult => formatProblem(problem('unknown-route', LAPTOP.transfer.gone));

/** Answers links to transfers, as S3 does behind CloudFront. */
export const transfersIn =
  (folder: TransferFolder): Pages =>
  async (request, url) => {
    const allowed = folder.allowedBy(url);
    if (!allowed || request.method !== allowed.method) return refused();
    if (allowed.method === 'GET') return fetched(await folder.get(allowed.path), allowed.name);
    const body = await readBody(request, allowed.bytes);
    if (!body) return formatProblem(problem('invalid', LAPTOP.transfer.size(allowed.bytes.toLocaleString(language()))));
    await folder.put(allowed.path, body);
    return { statusCode: 200, headers: {}, body: '' };
  };

const fetched = (bytes: Uint8Array | undefined, name: string): HttpResult =>
  bytes
    ? {
        statusCode: 200,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
        body: Buffer.from(bytes).toString('base64'),
        isBase64Encoded: true,
      }
    : refused();

/** Exactly so many bytes, or nothing. */
async function readBody(request: IncomingMessage, size: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let got = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    got += bytes.length;
    if (got <= size) chunks.push(bytes);
  }
  return got === size ? Buffer.concat(chunks) : undefined;
}
