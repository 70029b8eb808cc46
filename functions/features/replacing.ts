import { newReplacement } from '#shared/features/access.ts';
import { newAccessKey } from '../http/access-key.ts';
import { readAs } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { type AccessRecord, readAccess, replaceAccess } from '../http/key-book.ts';
import { isProblem, type Problem, problem } from '../http/problem.ts';
import { readTerms } from '../http/request.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { type Granted, linkOf, tooManyKeys } from './grant.ts';

const NOT_IN_USE = problem('not-in-use', () => PEOPLE.linkNotInUse);

/** A key in the place of another. */
interface Replaced extends Granted {
  readonly record: AccessRecord;
  /** The one in whose place it is. */
  readonly old: AccessRecord;
  /** Whether what that one has opened has ended. */
  readonly signOut: boolean;
}

/**
 * Hands out a new key in the place of another, for the same. Nobody can be told a key twice: where an answer was lost, the
 * same request puts a further one in the place of the one that nobody knows, so that there are never two.
 */
export async function replace(call: Call, old: AccessRecord): Promise<Replaced | Problem> {
  const asked = readAs(newReplacement, call.event);
  if (isProblem(asked)) return asked;
  const terms = readTerms(call);
  if (isProblem(terms)) return terms;
  const { club, at, runtime } = call;
  const request = terms.idempotencyKey;
  const now = await inItsPlace(call, old, request);
  if (now.expires !== undefined && now.expires <= at) return NOT_IN_USE;
  const { key, hash } = newAccessKey(club);
  const use = now.use ?? 'link';
  const signOut = asked.value.signOut || use === 'program';
  const replacement = { old: now.hash, fresh: { hash, created: at, use }, signOut, ...(request && { request }) };
  const end = await replaceAccess(runtime.database, club, replacement, changeBy(call, 'key-replaced', now.label));
  if (end !== 'replaced') return end === 'too-many' ? tooManyKeys : NOT_IN_USE;
  return { key, hash, ...linkOf(call, key, use), record: { ...now, ...replacement.fresh }, old: now, signOut };
}

/** The key that this very request has put in the place of another already. */
async function inItsPlace({ club, runtime }: Call, old: AccessRecord, request: string | undefined) {
  for (let key = old; ; ) {
    const { replaced } = key;
    const next =
      replaced && request !== undefined && replaced.request === request
        ? await readAccess(runtime.database, club, replaced.by)
        : undefined;
    if (!next) return key;
    key = next;
  }
}
