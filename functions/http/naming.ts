import * as z from 'zod/mini';
import { type Instant, instant } from '../../shared/ladder/vocabulary.ts';
import * as field from '../../shared/log/fields.ts';
import { LONGEST, MOST } from '../../shared/log/limits.ts';
import { NAMING_MODES } from '../../shared/view/naming.ts';
import type { Runtime } from '../runtime.ts';
import type { LadderKey } from '../store/port.ts';
import { changeBy } from './admin-history.ts';
import type { Answer } from './answer.ts';
import { readAs } from './body.ts';
import type { Call } from './endpoint.ts';
import { isProblem, type Problem, problem } from './problem.ts';

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
  // Later than whoever has read the names as they were: what they publish is then no longer current.
  const since = instant(runtime.now() + CLOCKS_DIFFER);
  const { ladders = [] } = (await runtime.store.club(club)) ?? {};
  for (const ladder of ladders) {
    if (!(await publishAgain(runtime, { club, ladder }, since))) return BUSY;
  }
  return { status: 200, body: given.value };
}

const BUSY = problem('outage', 'The names are changed, but not yet everywhere. Please send this again in a moment.');

/** How often a ladder is touched that others are changing. */
const ATTEMPTS = 5;
/** By how much the clock of whoever publishes may be ahead, in milliseconds. */
const CLOCKS_DIFFER = 1000;

/** Whoever changes the ladder meanwhile may still have published the names as they were. */
async function publishAgain({ store }: Pick<Runtime, 'store'>, key: LadderKey, since: Instant): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if ((await store.touch(key, since)) !== 'ladder-changed') return true;
  }
  return false;
}
