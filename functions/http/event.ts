import { isIPv6 } from 'node:net';
import type { Lambda } from '#shared/features/operation.ts';
import { isLanguage, type Language } from '#shared/vocabulary/language.ts';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import type { LadderKey } from '../database/keys.ts';

/** What is used of an event of an API Gateway HTTP API, payload version 2.0. */
export interface HttpEvent {
  /** Method and path in the gateway's notation, such as "POST /api/clubs/{club}/ladders". */
  readonly routeKey: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Each as "name=value". */
  readonly cookies?: readonly string[];
  readonly pathParameters?: Readonly<Record<string, string | undefined>>;
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>>;
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  /** `iam` is there where the gateway has checked a signature: on the operator's routes. */
  readonly requestContext: {
    readonly authorizer?: { readonly iam?: unknown };
    /** By which the gateway's own log tells the request. */
    readonly requestId?: string;
    readonly http?: { readonly sourceIp?: string };
  };
}

export interface HttpResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string;
  /** Whether the body stands for bytes that are no text. */
  readonly isBase64Encoded?: boolean;
  /** For how many milliseconds a repeat would be refused too, whatever its body; for a proxy that can answer it. */
  readonly refusedFor?: number;
}

/** The id in a part of the path such as {club}; undefined if invalid. */
export function idIn(
  { pathParameters }: HttpEvent,
  place: 'club' | 'ladder' | 'player' | 'season',
): string | undefined {
  const text = pathParameters?.[place];
  return text !== undefined && isId(text) ? text : undefined;
}

/** The language of the answer: the first of the request's that is spoken here. Our own pages name theirs. */
export function languageOf({ headers: { 'accept-language': wanted = '' } }: Pick<HttpEvent, 'headers'>): Language {
  const tags = wanted.split(',', MOST_LANGUAGES).map((each) => each.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? 'en';
}

const MOST_LANGUAGES = 10;

export function ladderIn(event: HttpEvent): LadderKey | undefined {
  const [club, ladder] = [idIn(event, 'club'), idIn(event, 'ladder')];
  return club !== undefined && ladder !== undefined ? { club, ladder } : undefined;
}

/** The pages that e-mails lead to, answered by functions/mail.ts; they are for people, and no part of the API. */
export const MAIL_PAGES = '/api/mail/{club}/{page}';
/** Requests that know no club, such as those for a link by address alone. */
export const MAIL_PAGES_OF_ALL = '/api/mail/{page}';
/** By which clubs sign up, answered by functions/sign-up.ts where a deployment lets them; no part of the API either. */
export const SIGN_UP_PAGES = '/api/sign-up/{page}';
/** The method with which they are requested; programs that check links often send HEAD. */
export const PAGE_METHODS = ['GET', 'HEAD', 'POST'] as const;
export type PageMethod = (typeof PAGE_METHODS)[number];

/** The method with which a page is requested: HEAD is answered as GET is, without a body. */
export const pageMethodOf = ({ routeKey }: Pick<HttpEvent, 'routeKey'>): 'GET' | 'POST' =>
  routeKey.startsWith('POST ') ? 'POST' : 'GET';

/** An answer as it goes out: to HEAD without its body. */
export const asAskedFor = ({ routeKey }: Pick<HttpEvent, 'routeKey'>, result: HttpResult): HttpResult =>
  routeKey.startsWith('HEAD ') ? { ...result, body: '' } : result;

/** What answers HTTP: a function with operations of the API, or one with such pages. */
export type Answering = Lambda | 'mail' | 'sign-up';

/** With this header our own CloudFront says that it passes a request on; the API can also be called past it. */
export const SITE_HEADER = 'club-ladder-site';

/**
 * Where a request comes from, as far as it cannot be made up: an IPv4 address, or the network of an IPv6 address, of
 * which every household has a whole one. Undefined if that is not known, such as on a laptop. `mark` is what our
 * CloudFront sends as its header; only then is what it says of the viewer believed.
 */
export function addressOf({ headers, requestContext: { http } }: HttpEvent, mark: string | undefined) {
  const { sourceIp } = http ?? {};
  if (sourceIp === undefined || mark === undefined || headers[SITE_HEADER] !== mark)
    return sourceIp && networkOf(sourceIp);
  // CloudFront appends the viewer, and the gateway appends CloudFront: what stands before may be anything.
  const passed = (headers['x-forwarded-for'] ?? '').split(',').map((each) => each.trim());
  const viewer = passed.at(-1) === sourceIp ? passed.at(-2) : passed.at(-1);
  return viewer ? networkOf(viewer) : undefined;
}

/** The first 64 bits of an IPv6 address; any other address unchanged. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The groups of a part of an IPv6 address; one that is written as IPv4 stands for two. */
const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
