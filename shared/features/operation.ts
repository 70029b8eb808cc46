import type * as z from 'zod/mini';
import { lineView } from '../contract/entries.ts';
import type { ProblemCode } from '../contract/problem-codes.ts';
import type { Role } from '../vocabulary/club.ts';
import type { Verb } from '../vocabulary/vocabulary.ts';

/** The Lambda functions that answer HTTP; each is functions/NAME.ts with an exported `handler`. */
export const LAMBDAS = ['clubs', 'access', 'sessions-and-views', 'challenges-and-results'] as const;
export type Lambda = (typeof LAMBDAS)[number];

export type QueryName =
  | 'dryRun'
  | 'keepRefused'
  | 'upload'
  | 'before'
  | 'beforeChange'
  | 'after'
  | 'block'
  | 'name'
  | 'as';

/** The headers that some operations read besides those of every request. */
export type HeaderName = 'Idempotency-Key' | 'If-Match' | 'If-None-Match' | 'Ladder-Seen';

/** The limits that hold across all processes. */
export type StoredRate =
  | 'records'
  | 'recordsOfClub'
  | 'challenges'
  | 'asks'
  | 'asksOfAddress'
  | 'pings'
  | 'ladders'
  | 'namings'
  | 'shownNames'
  | 'copies'
  | 'ownCopies'
  | 'clubChanges'
  | 'faces';

/** Under which the reference lists an operation. */
export type Tag =
  | 'Club night'
  | 'Challenges'
  | 'Results'
  | 'Players'
  | 'Ladder'
  | 'Club'
  | 'Members'
  | 'Imports'
  | 'Access'
  | 'Webhooks';

/** Everything that the API says of one operation; the only place that does. */
export interface Operation {
  /** By this name handlers, the reference and generated clients know it. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api, in the API Gateway's notation. */
  readonly path: string;
  readonly lambda: Lambda;
  /** Who may call it: one of these roles in the club of the path, the operator by IAM, or everybody. */
  readonly roles: 'operator' | 'anybody' | readonly Role[];
  /**
   * Whether a session must have been opened or confirmed in the last 15 minutes: for each request, but no dry run, or for some,
   * which the description names. Keys show themselves with each request.
   */
  readonly reauthenticates?: 'always' | 'sometimes';
  /** What it records, where it is an entry of the season log. */
  readonly verb?: Verb;
  /** The query parameters that it takes; every other one is refused. */
  readonly query?: readonly QueryName[];
  readonly headers?: readonly HeaderName[];
  /** What a request carries, where that is not JSON. */
  readonly carries?: 'log';
  readonly rates?: readonly StoredRate[];
  /** The JSON that a request carries; a verb's is the verb's object in the season log. */
  readonly body?: z.ZodMiniType;
  /** What it answers when it does what was asked, by status: JSON, nothing, or a season log as text. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | 'nothing' | 'log'>>;
  /** What may keep it from being done, besides what it has in common with others. */
  readonly problems?: readonly ProblemCode[];
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
}

export const operations = <const All extends readonly Operation[]>(...all: All): All => all;

/** What is still to be said of an operation that has something in common with others. */
type OwnOperation<Shared> = Omit<Operation, keyof Shared> & { readonly [Key in keyof Shared]?: never };

/** The operations of a feature, with what they have in common. */
export function operationsWith<
  const Shared extends Partial<Operation>,
  const All extends readonly OwnOperation<Shared>[],
>(shared: Shared, ...all: All): { readonly [Index in keyof All]: Shared & All[Index] };
export function operationsWith(shared: Partial<Operation>, ...all: readonly Partial<Operation>[]): unknown {
  return all.map((own) => ({ ...shared, ...own }));
}

export const routeKeyOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

export const CLUB = '/api/clubs/{club}';
export const LADDER = `${CLUB}/ladders/{ladder}` as const;

export const EVERYBODY: readonly Role[] = ['organiser', 'scorer', 'player'];
export const OFFICIALS: readonly Role[] = ['organiser', 'scorer'];
export const ORGANISER: readonly Role[] = ['organiser'];
/** The organiser approves; players confirm or dispute what the other one reports. */
export const NOT_SCORERS: readonly Role[] = ['organiser', 'player'];
export const PLAYER: readonly Role[] = ['player'];

/** Something is recorded, or was before under the same name, or would be. */
export const recorded = { 200: lineView } as const;
/** The same, where it makes something; 200 is then for what would be. */
export const created = { 200: lineView, 201: lineView } as const;

type OperationBasics = Pick<Operation, 'id' | 'answers' | 'summary'> &
  Partial<Pick<Operation, 'roles' | 'rates' | 'tag' | 'description'>>;

/** A verb of the season log is a POST whose body is the verb's object. */
export const verb = <const O extends OperationBasics>(name: Verb, given: O) =>
  ({
    ...given,
    method: 'POST',
    path: `${LADDER}/${name}`,
    lambda: 'challenges-and-results',
    verb: name,
    query: ['dryRun'],
    headers: ['Idempotency-Key', 'If-Match', 'Ladder-Seen'],
    rates: ['records', 'recordsOfClub', ...(given.rates ?? [])],
  }) as const;
