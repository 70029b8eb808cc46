import type { AccessRecord } from '../store/port.ts';
import { newAccessKey } from './access-key.ts';
import { changeBy } from './admin-history.ts';
import type { Call } from './endpoint.ts';

/** What is said once of a new access key, and never again: it is not kept. */
export interface Granted {
  readonly key: string;
  /** Opens a session in the browser in which it is followed; missing where the key is for a program. */
  readonly link?: string;
  readonly hash: string;
}

/** Hands out a new access key of a club: the path's, unless another one is meant. */
export async function grant(
  call: Call,
  terms: Omit<AccessRecord, 'hash' | 'created' | 'revoked'>,
  club: string = call.club,
): Promise<Granted> {
  const { at, runtime } = call;
  const { key, hash } = newAccessKey(club);
  await runtime.store.grantAccess(club, { ...terms, hash, created: at }, changeBy(call, 'key-made', terms.label));
  return { key, hash, ...(terms.use === 'link' && { link: `${runtime.siteOrigin}/enter/#${key}` }) };
}
