import type { Status, Working } from '../commands/command-line.ts';
import type { Api, ApiAnswer } from './deployment.ts';

export type PrintedAnswer = readonly [json: object, text: string];

/** Tells what an answer comes to: what was done, or why it was not. */
export function toldOf(
  answer: ApiAnswer,
  api: Api,
  { tell }: Working,
  done: (json: ApiAnswer['json']) => PrintedAnswer,
): Status {
  const isDone = answer.status < 300;
  tell(...(isDone ? done(answer.json) : refused(answer, api)));
  return isDone ? 0 : 1;
}

/** What the service says, or who is in front of it, and what can be done about it. */
function refused({ status, json }: ApiAnswer, { origin }: Api): PrintedAnswer {
  const said = json['detail'] ?? json['message'] ?? json['Message'] ?? 'nothing readable';
  const help = helpFor(status, json['code'], origin);
  const text = `${origin} answers ${status}: ${said}${help === '' ? '' : `\n${help}`}`;
  return [{ error: text, status, ...(json['code'] !== undefined && { code: json['code'] }) }, text];
}

function helpFor(status: number, code: unknown, origin: string): string {
  if (code === 'operator-only') return 'On a laptop, --data must be its data folder.';
  if (code === 'already-exists')
    return 'For a new organiser’s link: npm run -s operator -- club replace-organiser CLUB';
  if (code !== undefined) return '';
  if (status === 401 || status === 403) return `Your credentials must allow execute-api:Invoke on ${origin}.`;
  return status >= 500 ? 'Please try again; if it keeps failing, see the function’s log.' : '';
}
