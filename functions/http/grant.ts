import type { AccessRecord } from '../store/port.ts';
import { newAccessKey } from './access-key.ts';
import type { Call } from './endpoint.ts';

/** What is said once of a new access key, and never again: it is not kept. */
export interface Granted {
  readonly key: string;
  /** Opens a session in the browser in which it is followed. */
  readonly link: string;
  readonly hash: string;
}

/** Hands out a new access key of a club: the path's, unless another one is meant. */
export async function grant(
  { at, runtime, club: named }: Call,
  terms: Omit<AccessRecord, 'hash' | 'created' | 'revoked'>,
  club: string = named,
): Promise<Granted> {
  const { key, hash } = newAccessKey(club);
  await runtime.store.grantAccess(club, { ...terms, hash, created: at });
  return { key, link: `${runtime.siteOrigin}/enter/#${key}`, hash };
}
