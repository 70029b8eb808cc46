import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { handler as indexDocument } from '#cdk/index-document.ts';
import { handler as notFound } from '#cdk/lambda/not-found.ts';
import { readClub } from '#functions/books/clubs.ts';
import { TAKES_GZIP } from '#functions/http/endpoint.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { formatProblem, problem } from '#functions/http/problem.ts';
import type { LadderStore } from '#functions/ladders/store.ts';
import { previewFrom } from '#functions/previews/paths.ts';
import type { Preview } from '#functions/previews/previews.ts';
import { FOR_EVER } from '#functions/publishing/assets.ts';
import { Kept } from '#functions/publishing/cache.ts';
import { isCrest } from '#functions/publishing/crest.ts';
import { isPiece } from '#functions/publishing/files.ts';
import { FolderStore } from '#functions/publishing/folder.ts';
import { SECURITY } from '#functions/publishing/security.ts';
import { madeOf, wholeFile } from '#functions/publishing/whole-files.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { MAIL } from '#functions/runtime/texts.ts';
import type { TransferFolder } from '#functions/transfers/folder.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import { language } from '#shared/words/language.ts';
import { FONT } from '#web/pages/page.tsx';
import { isOfEdition } from '#web/scripts.ts';
import { readBody } from './api.ts';
import { lookAgain, saying } from './own-pages.tsx';
import { LAPTOP } from './texts.ts';

/** An answer whose body may be raw bytes. */
export type SentPage = Omit<HttpResult, 'body'> & { readonly body: string | Uint8Array };

/** Answers everything but the API from a folder of finished files: the laptop's CloudFront. */
export type Pages = (request: IncomingMessage, url: URL) => Promise<SentPage>;

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
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** What a published path looks like. No part begins with a dot, so it can't lead out of the folder or to a draft. */
const PATH = /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const isPublished = (path: string): boolean => PATH.test(path) || path === SECURITY;

/** Sees to a page that is not there, where it may be yet to come. */
export type Fetch = (path: string) => Promise<'not-yet' | 'no-more'>;

/** The language of a club's pages; undefined if the club doesn't exist. */
type SpokenBy = (club: string) => Promise<Language | undefined>;

export const spokenBy =
  (store: Pick<LadderStore, 'database'>): SpokenBy =>
  async (id) => {
    const club = isId(id) ? await readClub(store.database, id) : undefined;
    return club && (club.language ?? 'en');
  };

/** Makes what is shown beside a link; undefined where there is no such ladder or player. */
type Draw = (path: string) => Promise<Preview | undefined>;

interface SiteFolder {
  readonly folder: string;
  /** Is said on every page, also on those that are the same for all deployments. */
  readonly notice?: (() => string) | undefined;
  /** Makes what is shown beside a link. */
  readonly draw?: Draw;
  /** Sees first to what is not there. */
  readonly fetch?: Fetch;
  readonly spokenBy?: SpokenBy;
}

/** Serves a folder. What the laptop itself says there is in the language of the club that the address names, else as asked. */
export const pagesIn = ({
  folder,
  notice,
  draw = async () => undefined,
  fetch = async () => 'no-more',
  spokenBy = async () => undefined,
}: SiteFolder): Pages => {
  const files = new SiteFiles(folder, draw);
  return async ({ method, headers }, { pathname }) => {
    if (method !== 'GET' && method !== 'HEAD') return saying(405, LAPTOP.unreadable, { allow: 'GET, HEAD' });
    const ofClub = async () => (await spokenBy(pathname.split('/')[1] ?? '')) ?? language();
    const wanted = indexDocument({ request: { uri: pathname, querystring: {} } });
    if ('statusCode' in wanted)
      return { statusCode: wanted.statusCode, headers: { location: wanted.headers.location.value }, body: '' };
    const { uri } = wanted;
    const said = notice && typeOf(uri).startsWith('text/html') ? { notice, in: await ofClub() } : undefined;
    const how = { uri, said, packed: TAKES_GZIP.test(headers['accept-encoding'] ?? '') };
    const there = await files.find(how);
    const outlook = there === undefined ? await fetch(uri) : 'no-more';
    const found = there ?? (await files.find(how));
    if (found) return headers['if-none-match']?.includes(found.etag) ? found.unchanged : found.whole;
    if (outlook === 'not-yet') return inLanguage(await ofClub(), () => lookAgain(LAPTOP.starting));
    return missing(headers['accept-language'], notice);
  };
};

interface PageRequest {
  readonly uri: string;
  /** What is to be said on the page, and in which language. */
  readonly said: { readonly notice: () => string; readonly in: Language } | undefined;
  readonly packed: boolean;
}

interface SiteFile {
  readonly etag: string;
  readonly whole: SentPage;
  readonly unchanged: SentPage;
}

/** How many bytes are kept in memory, the overhead counted for each file; and the length from which a text is compressed. */
const [MOST, BESIDES, WORTH_PACKING] = [16_000_000, 1000, 1024] as const;

/** Files as they are sent, compressed once: each is kept until another is in its place, or there are too many. */
class SiteFiles {
  readonly #folder: string;
  readonly #draw: Draw;
  readonly #kept = new Kept<{ readonly stamp: string; readonly file: Promise<SiteFile | undefined> }>(MOST);

  constructor(folder: string, draw: Draw) {
    this.#folder = folder;
    this.#draw = draw;
  }

  async find(asked: PageRequest): Promise<SiteFile | undefined> {
    const name = `${asked.uri} ${asked.packed} ${asked.said?.in}`;
    const stamp = this.#stampOf(asked.uri);
    if (stamp === undefined) return undefined;
    const known = this.#kept.get(name);
    if (known?.stamp === stamp) return known.file;
    const kept = { stamp, file: this.#read(asked) };
    this.#kept.set(name, kept, BESIDES);
    const file = await kept.file.catch((error: unknown) => {
      this.#kept.delete(name);
      throw error;
    });
    if (this.#kept.get(name) === kept) this.#kept.set(name, kept, BESIDES + (file?.whole.body.length ?? 0));
    return file;
  }

  /** A look at each file that it is made of. A file is put in place by renaming another: that one was there beside it, or is much younger. */
  #stampOf(uri: string): string | undefined {
    const paths = madeOf(uri) ?? previewFrom(uri) ?? [uri];
    if (!paths.every(isPublished)) return undefined;
    try {
      const stats = paths.map((path) => statSync(join(this.#folder, path)));
      return stats.map(({ ino, size, ctimeMs }) => `${ino} ${size} ${ctimeMs}`).join();
    } catch {
      return undefined;
    }
  }

  /** As it lies there, or made of what does. */
  async #content(uri: string): Promise<Buffer | undefined> {
    if (madeOf(uri)) return whole(this.#folder, uri);
    const preview = previewFrom(uri) && (await this.#draw(uri));
    if (preview) return Buffer.from(preview.body);
    return readFile(join(this.#folder, uri)).catch(() => undefined);
  }

  async #read({ uri, said, packed }: PageRequest): Promise<SiteFile | undefined> {
    const file = await this.#content(uri);
    if (!file) return undefined;
    const plain = said ? Buffer.from(inLanguage(said.in, () => withNotice(file.toString(), said.notice))) : file;
    const varies = isText(typeOf(uri)) && plain.length >= WORTH_PACKING;
    const body = varies && packed ? await promisify(gzip)(plain) : plain;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const keeping = isFixed(uri) ? FOR_EVER : 'no-cache';
    const same = { etag, 'cache-control': keeping, ...(varies && { vary: 'accept-encoding' }) };
    const packing = varies && packed && { 'content-encoding': 'gzip' };
    const headers = { ...same, 'content-type': typeOf(uri), ...packing };
    return { etag, whole: { statusCode: 200, headers, body }, unchanged: { statusCode: 304, headers: same, body: '' } };
  }
}

const typeOf = (uri: string): string => TYPES[extname(uri)] ?? 'application/octet-stream';

/** Everything that is published but pictures and fonts. */
const isText = (type: string): boolean => !/^(image\/(jpeg|png|webp)|font\/woff2)$/.test(type);

/** Whether what lies under an address changes only with it. */
const isFixed = (uri: string): boolean => uri === FONT || isCrest(uri) || isOfEdition(uri) || isPiece(uri);

/** A file stored in pieces, as one. */
async function whole(folder: string, path: string): Promise<Buffer | undefined> {
  const found = await wholeFile(new FolderStore(folder), path);
  if (!found) return undefined;
  let body = '';
  for await (const part of found.parts) body += part;
  return Buffer.from(body);
}

async function missing(languages: string | undefined, notice: SiteFolder['notice']): Promise<HttpResult> {
  const result = await notFound({ headers: { 'accept-language': languages } });
  return notice ? { ...result, body: withNotice(result.body, notice) } : result;
}

/** Says something on a page that does not say it yet in any language, above everything else. */
const withNotice = (html: string, notice: () => string): string =>
  LANGUAGES.some((each) => html.includes(inLanguage(each, notice)))
    ? html
    : html.replace('<body>', (before) => `${before}<aside class="notice" lang="${language()}">${notice()}</aside>`);

const refused = (): HttpResult => formatProblem(problem('unknown-route', MAIL.gone));

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

const fetched = (bytes: Uint8Array | undefined, name: string): SentPage =>
  bytes
    ? {
        statusCode: 200,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
        body: bytes,
      }
    : refused();
