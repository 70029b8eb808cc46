import * as z from 'zod/mini';
import * as field from '../../shared/log/fields.ts';
import { LONGEST, MOST } from '../../shared/log/limits.ts';
import { NAMING_MODES } from '../../shared/vocabulary/club.ts';
import { changeBy } from './admin-history.ts';
import type { Answer } from './answer.ts';
import { readAs } from './body.ts';
import type { Call } from './call.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { publishClubAgain } from './publish-again.ts';

const nickname = z.string().check(z.regex(/\S/, 'must not be blank'), z.maxLength(LONGEST.nickname));
const shape = z.strictObject({
  mode: z.enum(NAMING_MODES),
  nicknames: z
    ._default(z.record(field.id, nickname), {})
    .check(z.refine((all) => Object.keys(all).length <= MOST.nicknames, 'are too many')),
});

/** What the public sees of the names of a club's players: told, or chosen anew and then published everywhere. */
export async function naming(call: Call): Promise<Answer | Problem> {
  const { route, club, runtime } = call;
  if (route.method === 'GET') return { status: 200, body: await runtime.store.naming(club) };
  const given = readAs(shape, call.event);
  if (isProblem(given)) return given;
  await runtime.store.setNaming(club, given.value, changeBy(call, 'names-changed', given.value.mode));
  return (await publishClubAgain(runtime, club)) ? { status: 200, body: given.value } : BUSY;
}

const BUSY = problem('outage', 'The names are changed, but not yet everywhere. Please send this again in a moment.');
