import { TookTooLong } from '../functions/aside/thread.ts';
import { NeverBegun } from '../functions/aside/threads.ts';
import type { HttpEvent, HttpResult } from '../functions/http/event.ts';
import { formatProblem, problem, tooManyRequests } from '../functions/http/problem.ts';
import type { Functions } from './api.ts';
import type { Done } from './aside/task.ts';
import { tell } from './tell.ts';

const UNCLEAR = problem(
  'outage',
  'This took too long and was stopped. Nobody can say whether it was done: please look, or ask again with the same Idempotency-Key if you gave one.',
);

const FULL = tooManyRequests('The laptop is busy with longer work of this ladder. Please ask again in a moment.', 5);

/** The functions as they run aside. What they have changed is handed to `follow` before anybody is answered. */
export const functionsAside =
  (answer: (...asked: Parameters<Functions>) => Promise<Done>, follow: (done: Done) => Promise<void>): Functions =>
  async (name, event) => {
    try {
      const done = await answer(name, event);
      await follow(done);
      if (!done.answer) throw new Error(`${name} gave no answer`);
      return done.answer;
    } catch (error) {
      return sorry(event, error);
    }
  };

function sorry(event: HttpEvent, error: unknown): HttpResult {
  if (error instanceof NeverBegun) return formatProblem(FULL);
  if (!(error instanceof TookTooLong)) throw error;
  const { club, ladder } = event.pathParameters ?? {};
  tell(`${event.routeKey} of ${club}/${ladder}`, error.message);
  return formatProblem(UNCLEAR);
}
