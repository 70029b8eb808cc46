import * as z from 'zod/mini';
import { problemsOf } from '#docs/openapi/problems.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { problemWith } from '#shared/contract/problems.ts';
import type { Operation } from '#shared/features/operation.ts';

/** What was looked at: on a busy evening the same is answered thousands of times. */
const seen = new Set<string>();
const MOST_SEEN = 5000;

/** Throws where an answer is not what the contract says, down to the last field. */
export function mustConform(route: Operation, { statusCode, headers, body }: HttpResult): void {
  const answer = `${route.id} ${statusCode} ${body}`;
  if (seen.has(answer)) return;
  const fault =
    headers['content-type'] === 'application/problem+json'
      ? faultOf(problemWith(problemsOf(route)), body)
      : faultInAnswer(route, statusCode, body);
  if (fault) throw new Error(`${route.id} answers ${statusCode} otherwise than the contract says: ${fault}\n${body}`);
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.add(answer);
}

function faultInAnswer({ answers }: Operation, status: number, body: string): string | undefined {
  const answer = answers[status];
  if (!answer) return 'not with this status';
  if (answer === 'nothing') return body === '' ? undefined : 'nothing was to be said';
  return answer === 'log' ? undefined : faultOf(answer, body);
}

function faultOf(schema: z.ZodMiniType, body: string): string | undefined {
  const { error } = schema.safeParse(JSON.parse(body));
  return error && z.prettifyError(error);
}
