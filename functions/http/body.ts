import * as z from 'zod/mini';
import { faultOf } from '#shared/log/faults.ts';
import { BYTES } from '#shared/vocabulary/size-limits.ts';
import type { HttpEvent } from './event.ts';
import { REQUEST_FAULTS } from './faults.ts';
import { isProblem, type Problem, problem } from './problem.ts';

export interface GivenBody<T> {
  readonly value: T;
}

/** POST and PUT say what they carry, even nothing: a form on another site's page cannot send these types. */
const CONTENT = {
  json: {
    type: /^application\/json\s*(;|$)/i,
    no: problem('not-json', () => REQUEST_FAULTS.typeOfJson),
  },
  log: {
    type: /^application\/jsonl\s*(;|$)/i,
    no: problem('not-json', () => REQUEST_FAULTS.typeOfLog),
  },
} as const;

interface Carrying {
  readonly method: string;
  readonly carries?: keyof typeof CONTENT;
}

/** Why the type of a request's body is refused; undefined if it is not. */
export function wrongContent({ headers }: HttpEvent, { method, carries }: Carrying): Problem | undefined {
  if (method === 'GET' || method === 'DELETE') return undefined;
  const { type, no } = CONTENT[carries ?? 'json'];
  return type.test(headers['content-type']?.trim() ?? '') ? undefined : no;
}

export function readJson(event: HttpEvent, limit: number = BYTES.body): GivenBody<unknown> | Problem {
  const bytes = bytesOf(event);
  if (bytes.byteLength > limit) return problem('body-too-large', REQUEST_FAULTS.tooLarge(String(limit / 1024)));
  try {
    return { value: JSON.parse(bytes.toString()) };
  } catch {
    return problem('invalid', REQUEST_FAULTS.notJson);
  }
}

const bytesOf = ({ body = '', isBase64Encoded }: HttpEvent): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

export function readLogBytes(event: HttpEvent): GivenBody<Buffer> | Problem {
  const value = bytesOf(event);
  return value.byteLength <= BYTES.log ? { value } : problem('body-too-large', REQUEST_FAULTS.logTooLarge);
}

export function readObject(event: HttpEvent, limit?: number): GivenBody<Readonly<Record<string, unknown>>> | Problem {
  const json = readJson(event, limit);
  return isProblem(json) ? json : shaped(object, json.value);
}

const object = z.record(z.string(), z.unknown());

export function readAs<T>(schema: z.ZodMiniType<T>, event: HttpEvent): GivenBody<T> | Problem {
  const json = readJson(event);
  return isProblem(json) ? json : shaped(schema, json.value);
}

/** A value in the shape that it must have, or a sentence that names the field at fault. */
export function shaped<T>(schema: z.ZodMiniType<T>, value: unknown): GivenBody<T> | Problem {
  const read = schema.safeParse(value);
  return read.success ? { value: read.data } : problem('invalid', faultOf(read.error, value, 'request'));
}
