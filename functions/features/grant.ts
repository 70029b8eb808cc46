import { newReplacement } from '#shared/features/access.ts';
import { MOST } from '#shared/vocabulary/size-limits.ts';
import { type AccessRecord, grantAccess, readAccess, replaceAccess } from '../books/access-keys.ts';
import { addressOf, addressWrite } from '../books/organisers.ts';
import type { Write } from '../database/transaction.ts';
import { readAs } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { newAccessKey } from '../http/credential.ts';
import { isProblem, type Problem, problem } from '../http/problem.ts';
import { readTerms } from '../http/request.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';
import { tellOfNewOrganiser } from './organiser-letters.ts';

/** What is said once of a new access key, and never again: it is not kept. */
export interface Granted {
  readonly key: string;
  /** Opens a session in the browser in which it is followed; missing where the key is for a program. */
  readonly link?: string;
  readonly hash: string;
}

const tooManyKeys = problem('too-many-keys', () => PEOPLE.tooManyKeys(String(MOST.keys)));

interface Handed {
  /** The ladder of the path, unless another one is named. */
  readonly club?: string;
  /** An id that is already known. */
  readonly key?: { readonly key: string; readonly hash: string };
  /** What is stored with it. */
  readonly also?: readonly Write<never>[];
}

/** Hands out a new access key of a club. */
export async function grant(
  call: Call,
  terms: Omit<AccessRecord, 'hash' | 'created' | 'revoked'>,
  { club = call.club, key: { key, hash } = newAccessKey(club), also }: Handed = {},
): Promise<Granted | Problem> {
  const { at, runtime } = call;
  const change = changeBy(call, 'key-made', terms.label);
  if ((await grantAccess(runtime.database, club, { ...terms, hash, created: at }, change, also)) === 'too-many')
    return tooManyKeys;
  if (terms.role === 'organiser') await tellOfNewOrganiser(call, club, terms.label);
  return { key, hash, ...linkOf(call, key, terms.use) };
}

export const linkOf = ({ runtime }: Call, key: string, use: AccessRecord['use']): Pick<Granted, 'link'> =>
  use === 'link' ? { link: `${runtime.siteOrigin}/enter/#${key}` } : {};

const NOT_IN_USE = problem('not-in-use', () => PEOPLE.linkNotInUse);

interface Replaced extends Granted {
  readonly record: AccessRecord;
  readonly old: AccessRecord;
  /** Whether what that one has opened has ended. */
  readonly signOut: boolean;
}

/** A new key in the place of another. Sent again, it replaces the key whose answer was lost: there are never two. */
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
  const { use } = now;
  const signOut = asked.value.signOut || use === 'program';
  const replacement = { old: now.hash, fresh: { hash, created: at, use }, signOut, ...(request && { request }) };
  const change = changeBy(call, 'key-replaced', now.label);
  const end = await replaceAccess(runtime.database, club, replacement, change, await addressFor(call, now, hash));
  if (end !== 'replaced') return end === 'too-many' ? tooManyKeys : NOT_IN_USE;
  if (now.role === 'organiser') await tellOfNewOrganiser(call, club, now.label);
  const record = { ...now, ...replacement.fresh, by: call.caller.by };
  return { key, hash, ...linkOf(call, key, use), record, old: now, signOut };
}

/** The address of an organiser stays theirs; one that nobody has confirmed does not, as the new link is not sent there. */
async function addressFor({ club, runtime }: Call, old: AccessRecord, hash: string): Promise<readonly Write<never>[]> {
  const address = old.role === 'organiser' ? await addressOf(runtime.database, club, old.hash) : undefined;
  if (address?.state !== 'confirmed') return [];
  const { to, state, since } = address;
  return [addressWrite(club, hash, { to, state, since })];
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
