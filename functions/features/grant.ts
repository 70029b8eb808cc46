import { MOST } from '#shared/log/limits.ts';
import { newAccessKey } from '../http/access-key.ts';
import type { Call } from '../http/call.ts';
import { type AccessRecord, grantAccess } from '../http/key-book.ts';
import { type Problem, problem } from '../http/problem.ts';
import { PEOPLE } from '../runtime/texts.ts';
import { changeBy } from './admin-history.ts';

/** What is said once of a new access key, and never again: it is not kept. */
export interface Granted {
  readonly key: string;
  /** Opens a session in the browser in which it is followed; missing where the key is for a program. */
  readonly link?: string;
  readonly hash: string;
}

export const tooManyKeys = problem('too-many-keys', () => PEOPLE.tooManyKeys(String(MOST.keys)));

/** Hands out a new access key of a club: the path's, unless another one is meant; `made`: one that somebody has already. */
export async function grant(
  call: Call,
  terms: Omit<AccessRecord, 'hash' | 'created' | 'revoked'>,
  club: string = call.club,
  { key, hash } = newAccessKey(club),
): Promise<Granted | Problem> {
  const { at, runtime } = call;
  const change = changeBy(call, 'key-made', terms.label);
  if ((await grantAccess(runtime.database, club, { ...terms, hash, created: at }, change)) === 'too-many')
    return tooManyKeys;
  return { key, hash, ...linkOf(call, key, terms.use) };
}

/** The link of a key that is for one. */
export const linkOf = ({ runtime }: Call, key: string, use: AccessRecord['use']): Pick<Granted, 'link'> =>
  use === 'link' ? { link: `${runtime.siteOrigin}/enter/#${key}` } : {};
