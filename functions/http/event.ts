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
    /** Who called the gateway. */
    readonly http?: { readonly sourceIp?: string };
  };
}

/** What the gateway makes an HTTP response of. */
export interface HttpResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string;
  /** Whether the body stands for bytes that are no text. */
  readonly isBase64Encoded?: boolean;
}

/** The id that the path has in a place such as {club}; nothing where what stands there can be no id. */
export function idIn(
  { pathParameters }: HttpEvent,
  place: 'club' | 'ladder' | 'player' | 'season',
): string | undefined {
  const text = pathParameters?.[place];
  return text !== undefined && isId(text) ? text : undefined;
}

/**
 * In which language somebody wants to be answered: the first that is spoken here of those that the request names, which
 * browsers order by preference. Our own pages name theirs, whatever their browser would say.
 */
export function languageOf({ headers: { 'accept-language': wanted = '' } }: Pick<HttpEvent, 'headers'>): Language {
  const tags = wanted.split(',', MOST_LANGUAGES).map((each) => each.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? 'en';
}

/** How many languages that somebody names are looked at. */
const MOST_LANGUAGES = 10;

/** The ladder that the path names. */
export function ladderIn(event: HttpEvent): LadderKey | undefined {
  const [club, ladder] = [idIn(event, 'club'), idIn(event, 'ladder')];
  return club !== undefined && ladder !== undefined ? { club, ladder } : undefined;
}
