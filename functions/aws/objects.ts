import { rest } from '../runtime/deadline.ts';
import { type Answer, NO_ANSWER, type Send, type Unsigned } from './signed.ts';

/** A page of the names of the objects of a bucket, as S3 lists them. */
export interface ListedObjects {
  readonly names: readonly string[];
  /** What to ask for the next page with, where there is one. */
  readonly next?: string;
}

/** The address of a page of the objects of a bucket whose names begin alike. */
export function listingOf(bucket: URL, prefix: string, next?: string): URL {
  const url = new URL('/', bucket);
  const query = { 'list-type': '2', prefix, ...(next !== undefined && { 'continuation-token': next }) };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** Our own names hold nothing that XML would write otherwise; others are left alone. */
export function parseListing(xml: string): ListedObjects {
  const names = [...xml.matchAll(/<Key>([^<&]*)<\/Key>/g)].map(([, name = '']) => name);
  const next = textIn(xml, 'NextContinuationToken');
  return { names, ...(next !== undefined && { next }) };
}

/** A version of an object: what it was from a moment on. */
export interface ObjectVersion {
  readonly name: string;
  readonly version: string;
  readonly since: number;
  /** It was there no more from then on. */
  readonly isGone: boolean;
}

/** The address of a page of all versions of the objects whose names begin alike. */
export function versionsOf(bucket: URL, prefix: string, next?: Pick<ObjectVersion, 'name' | 'version'>): URL {
  const url = new URL('/?versions', bucket);
  url.searchParams.set('prefix', prefix);
  if (next) url.searchParams.set('key-marker', next.name);
  if (next) url.searchParams.set('version-id-marker', next.version);
  return url;
}

/** The newest of each object first, and where the next page begins if there is one. */
export function parseVersions(xml: string) {
  const found = [...xml.matchAll(/<(Version|DeleteMarker)>(.*?)<\/\1>/gs)].map(
    ([, kind, text = '']): ObjectVersion => ({
      name: textIn(text, 'Key') ?? '',
      version: textIn(text, 'VersionId') ?? '',
      since: Date.parse(textIn(text, 'LastModified') ?? ''),
      isGone: kind === 'DeleteMarker',
    }),
  );
  const name = textIn(xml, 'NextKeyMarker');
  return { found, ...(name !== undefined && { next: { name, version: textIn(xml, 'NextVersionIdMarker') ?? '' } }) };
}

const textIn = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<&]*)</${element}>`).exec(xml)?.[1];

/** How often something is tried while S3 is busy or out of reach. */
const ATTEMPTS = 5;
/** The longest pause before the second attempt, in milliseconds; it doubles each time. */
const PAUSE = 100;

/** Asks S3 until it is no longer busy. An answer that says neither yes nor what the caller expects is thrown. */
export async function askS3(send: Send, request: Unsigned, ...expected: readonly number[]): Promise<Answer> {
  for (let attempts = 1; ; attempts++) {
    const answer = await send(request).catch(() => NO_ANSWER);
    if (answer.ok || expected.includes(answer.status)) return answer;
    if (attempts === ATTEMPTS || !isPassing(answer.status))
      throw new Error(`S3 answered ${answer.status} to ${request.method} ${request.url.pathname}`);
    await rest(Math.random() * PAUSE * 2 ** attempts);
  }
}

const isPassing = (status: number): boolean => status === 409 || status === 429 || status >= 500;
