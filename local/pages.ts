import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { handler as indexDocument } from '#cdk/index-document.ts';
import { handler as notFound } from '#cdk/lambda/not-found.ts';
import { readClub } from '#functions/club/clubs.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { formatProblem, problem } from '#functions/http/problem.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { FOR_EVER } from '#functions/publishing/assets.ts';
import { isCrest } from '#functions/publishing/crest.ts';
import { isPiece } from '#functions/publishing/files.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { SECURITY } from '#functions/publishing/security.ts';
import { askedFor, wholeFile } from '#functions/publishing/whole-files.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import type { TransferFolder } from '#functions/transfers/folder.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import { FONT } from '#web/pages/page.tsx';
import { isOfEdition } from '#web/scripts.ts';
import { readBody } from './api.ts';
import { lookAgain, saying } from './own-pages.tsx';
import { LAPTOP } from './texts.ts';

/** Answers everything but the API from a folder of finished files: the laptop's CloudFront. */
export type Pages = (request: IncomingMessage, url: URL) => Promise<HttpResult>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.csv': 'text/csv; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What a published path looks like. No part begins with a dot, so that none leads out of the folder or to a draft. */
const PATH = /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const isPublished = (path: string): boolean => PATH.test(path) || path === SECURITY;

/** Sees to a page that is not there, where it may be yet to come. */
export type Fetch = (path: string) => Promise<'not-yet' | 'no-more'>;

/** In which language a club has its pages; undefined if there is no such club. */
type SpokenBy = (club: string) => Promise<Language | undefined>;

export const spokenBy =
  (store: Pick<LadderStore, 'database'>): SpokenBy =>
  async (id) => {
    const club = isId(id) ? await readClub(store.database, id) : undefined;
    return club && (club.language ?? 'en');
  };

interface Site {
  readonly folder: string;
  /** Is said on every page, also on those that are the same for all deployments. */
  readonly notice?: (() => string) | undefined;
  /** Sees first to what is not there. */
  readonly fetch?: Fetch;
  readonly spokenBy?: SpokenBy;
}

/** Serves a folder. What the laptop itself says there is in the language of the club that the address names, else as asked. */
export const pagesIn =
  ({ folder, notice, fetch = async () => 'no-more', spokenBy = async () => undefined }: Site): Pages =>
  async ({ method, headers }, { pathname }) => {
    if (method !== 'GET' && method !== 'HEAD') return saying(405, LAPTOP.onlyLook, { allow: 'GET, HEAD' });
    const asOfClub = async <T>(work: () => T): Promise<T> =>
      inLanguage((await spokenBy(pathname.split('/')[1] ?? '')) ?? language(), work);
    const wanted = indexDocument({ request: { uri: pathname } });
    if ('statusCode' in wanted)
      return { statusCode: wanted.statusCode, headers: { location: wanted.headers.location.value }, body: '' };
    const type = TYPES[extname(wanted.uri)] ?? 'application/octet-stream';
    const look = () =>
      askedFor(wanted.uri) ? whole(folder, wanted.uri) : read(folder, wanted.uri, isText(type) ? 'utf8' : 'base64');
    const there = await look();
    const outlook = there === undefined ? await fetch(wanted.uri) : 'no-more';
    const body = there ?? (await look());
    if (body === undefined && outlook === 'not-yet') return asOfClub(() => lookAgain(LAPTOP.starting));
    if (body === undefined) return missing(headers['accept-language'], notice);
    if (wanted.uri === FONT || isCrest(wanted.uri)) return { ...fixed(body, type), isBase64Encoded: true };
    if (isOfEdition(wanted.uri) || isPiece(wanted.uri)) return fixed(body, type);
    if (!isText(type)) return { ...page(body, type, headers['if-none-match']), isBase64Encoded: true };
    const said = notice && type.startsWith('text/html') ? await asOfClub(() => withNotice(body, notice)) : body;
    return page(said, type, headers['if-none-match']);
  };

/** Everything that is published but pictures and fonts. */
const isText = (type: string): boolean => !/^(image\/(png|webp)|font\/woff2)$/.test(type);

async function read(folder: string, path: string, encoding: 'utf8' | 'base64'): Promise<string | undefined> {
  if (!isPublished(path)) return undefined;
  return readFile(join(folder, path), encoding).catch(() => undefined);
}

/** What is kept in pieces, as one. */
async function whole(folder: string, path: string): Promise<string | undefined> {
  const found = await wholeFile(new FolderStore(folder), path);
  if (!found) return undefined;
  let body = '';
  for await (const part of found.parts) body += part;
  return body;
}

function page(body: string, type: string, known: string | undefined): HttpResult {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  if (known?.split(/\s*,\s*/).includes(etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers: { ...headers, 'content-type': type }, body };
}

/** What lies under an address that changes with it. */
const fixed = (body: string, type: string): HttpResult => ({
  statusCode: 200,
  headers: { 'cache-control': FOR_EVER, 'content-type': type },
  body,
});

async function missing(languages: string | undefined, notice: Site['notice']): Promise<HttpResult> {
  const result = await notFound({ headers: { 'accept-language': languages } });
  return notice ? { ...result, body: withNotice(result.body, notice) } : result;
}

/** Says something on a page that does not say it yet in any language, above everything else. */
const withNotice = (html: string, notice: () => string): string =>
  LANGUAGES.some((each) => html.includes(inLanguage(each, notice)))
    ? html
    : html.replace('<body>', (before) => `${before}<aside class="notice" lang="${language()}">${notice()}</aside>`);

const refused = (): HttpResult => formatProblem(problem('unknown-route', LAPTOP.transfer.gone));

/** Answers links to transfers, as S3 does behind CloudFront. */
export const transfersIn =
  (folder: TransferFolder): Pages =>
  async (request, url) => {
    const allowed = folder.allowedBy(url);
    if (!allowed || request.method !== allowed.method) return refused();
    if (allowed.method === 'GET') return fetched(await folder.get(allowed.path), allowed.name);
    const body = await readBody(request, allowed.bytes);
    if (body?.length !== allowed.bytes)
      return formatProblem(problem('invalid', LAPTOP.transfer.size(allowed.bytes.toLocaleString(language()))));
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
