import { gzipSync } from 'node:zlib';
import type { HttpHandler } from './endpoint.ts';
import type { HttpEvent, HttpResult } from './event.ts';

/** Shorter answers fit into one packet either way. In bytes. */
const LEAST = 1400;
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** Compresses what a handler answers. CloudFront does that only for what it may keep, and it may keep nothing of the API. */
export const compressed =
  (handler: HttpHandler): HttpHandler =>
  async (event) =>
    compress(event, await handler(event));

function compress({ headers }: HttpEvent, result: HttpResult): HttpResult {
  if (result.isBase64Encoded || result.body.length < LEAST) return result;
  const vary = { ...result.headers, vary: 'accept-encoding' };
  if (!TAKES_GZIP.test(headers['accept-encoding'] ?? '')) return { ...result, headers: vary };
  const body = gzipSync(result.body).toString('base64');
  return { ...result, headers: { ...vary, 'content-encoding': 'gzip' }, body, isBase64Encoded: true };
}
