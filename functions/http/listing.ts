import * as z from 'zod/mini';
import { changeBy } from './admin-history.ts';
import type { Answer } from './answer.ts';
import { readAs } from './body.ts';
import type { Call } from './call.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { publishClubAgain } from './publish-again.ts';

const shape = z.strictObject({ unlisted: z.boolean() });

/** Whether a club stays off the front page and away from search engines: told, or changed and then published everywhere. */
export async function listing(call: Call): Promise<Answer | Problem> {
  const { route, club, runtime } = call;
  if (route.method === 'GET')
    return { status: 200, body: { unlisted: (await runtime.store.club(club))?.unlisted === true } };
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  const { unlisted } = given.value;
  await runtime.store.setListing(club, unlisted, changeBy(call, 'listing-changed', unlisted ? 'unlisted' : 'listed'));
  // Also where nothing has changed: whoever sends it again may have been told that it is not yet everywhere.
  return (await publishClubAgain(runtime, club)) ? { status: 200, body: { unlisted } } : BUSY;
}

const BUSY = problem('outage', 'This is changed, but not yet on every page. Please send it again in a moment.');
