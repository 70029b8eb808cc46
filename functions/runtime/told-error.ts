import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** One error of a chain: what it says, and where it is AWS's, which request it was an answer to. */
interface ToldCause {
  readonly error: string;
  /** What Node or a database calls it. */
  readonly errorCode?: string;
  /** What the log counts it as. */
  readonly counted?: string;
  /** Stored apart: the line that reports an error has a request and a status of its own, which alarms look for. */
  readonly aws?: AtAws;
}

/** A request's id at AWS, the status of its answer, and how often it was sent. */
interface AtAws {
  readonly request?: string;
  readonly status?: number;
  readonly attempts?: number;
}

export interface ToldError extends ToldCause {
  /** What caused it, what caused that, and so on. */
  readonly causes?: readonly ToldCause[];
  readonly stack?: string;
}

/** How many causes are reported; an error might be its own cause. */
const MOST_CAUSES = 5;

/** What happened in another thread, whose errors lose all but their text on the way. */
export class FailedElsewhere extends Error {
  override readonly name = 'FailedElsewhere';
  readonly told: ToldError;

  constructor(told: ToldError) {
    super(told.error);
    this.told = told;
  }
}

/** An error and all its causes, for readers of the log. */
export function toldError(error: unknown): ToldError {
  if (error instanceof FailedElsewhere) return error.told;
  const causes = [...causesOf(error)].map(toldCause);
  const stack = error instanceof Error && error.stack !== undefined ? explainStack(error.stack) : undefined;
  return { ...toldCause(error), ...(causes.length > 0 && { causes }), ...(stack !== undefined && { stack }) };
}

function* causesOf(error: unknown): Generator<unknown> {
  let next = error;
  for (let count = 0; count < MOST_CAUSES; count++) {
    if (!isObject(next) || next['cause'] === undefined) return;
    next = next['cause'];
    yield next;
  }
}

/** The SDK says of each of its errors which request it is about. */
function toldCause(error: unknown): ToldCause {
  const { $metadata, code, counted } = isObject(error) ? error : {};
  return {
    error: textOf(error),
    ...(typeof code === 'string' && { errorCode: code }),
    ...(typeof counted === 'string' && { counted }),
    ...(isObject($metadata) && { aws: atAws($metadata) }),
  };
}

const atAws = ({ requestId, httpStatusCode, attempts }: Readonly<Record<string, unknown>>): AtAws => ({
  ...(typeof requestId === 'string' && { request: requestId }),
  ...(typeof httpStatusCode === 'number' && { status: httpStatusCode }),
  ...(typeof attempts === 'number' && { attempts }),
});

const textOf = (error: unknown): string =>
  error instanceof Error || !isObject(error) ? String(error) : String(error['end'] ?? Object.keys(error));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const PLACE = /(file:\/\/\/[^\s():]+\.mjs|\/[^\s():]+\.mjs):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

/** A stack in terms of the source. Node's own --enable-source-maps would read the map at every cold start. */
const explainStack = (stack: string): string =>
  stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });

function mapOf(file: string): SourceMap | undefined {
  const known = maps.get(file);
  if (known || maps.has(file)) return known;
  const map = readMap(file.startsWith('file:') ? fileURLToPath(file) : file);
  maps.set(file, map);
  return map;
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  } catch {
    return undefined;
  }
}
