import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import { formatProblem, problem, tooManyRequests } from '#functions/http/problem.ts';
import { TookTooLong } from '#functions/runtime/threads/thread.ts';
import { NeverBegun } from '#functions/runtime/threads/threads.ts';
import type { Functions } from './api.ts';
import { tell } from './tell.ts';
import { LAPTOP } from './texts.ts';

/** Seconds. */
const REST = 5;

/** The functions as they run aside, where something may take too long, or not be begun at all. */
export const functionsAside =
  (answer: Functions): Functions =>
  async (name, event) => {
    try {
      return await answer(name, event);
    } catch (error) {
      return sorry(event, error);
    }
  };

function sorry(event: HttpEvent, error: unknown): HttpResult {
  if (error instanceof NeverBegun) return formatProblem(tooManyRequests(LAPTOP.busy, REST));
  if (!(error instanceof TookTooLong)) throw error;
  const { club, ladder } = event.pathParameters ?? {};
  tell(`${event.routeKey} of ${club}/${ladder}`, error.message);
  return formatProblem(problem('outage', LAPTOP.unclear));
}
