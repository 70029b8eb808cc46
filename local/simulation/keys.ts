import type { ClubAtPlay } from './club-at-play.ts';
import { LADDER } from './requests.ts';

/** The access keys that are used at a club. */
export interface Keys {
  readonly organiser: string;
  readonly scorer: string;
  /** That of the club's first member. */
  readonly player: string;
}

const ACCESS = '/api/clubs/{club}/access';

/** Hands out the keys of a club, with the organiser's own. */
export async function keysFor(club: ClubAtPlay, organiser: string): Promise<Keys> {
  const [{ id: player } = { id: '' }] = club.people;
  const handOut = async (terms: object): Promise<string> =>
    (await club.must({ method: 'POST', path: ACCESS, key: organiser, body: terms })).key ?? '';
  return {
    organiser,
    scorer: await handOut({ role: 'scorer', label: 'tablet' }),
    player: await handOut({ role: 'player', label: 'member', player }),
  };
}

/** Tries what no key opens, each in its own way. */
export async function tryWrongKeys(club: ClubAtPlay): Promise<void> {
  const { scorer, player } = club.keys;
  const secret = 'x'.repeat(43);
  const log = { method: 'GET', path: `${LADDER}/log` } as const;
  await club.mustNot(log, 'no-key');
  await club.mustNot({ ...log, key: `${club.charter.id}.${secret}` }, 'unknown-key');
  await club.mustNot({ ...log, key: `elsewhere.${secret}` }, 'other-club');
  await club.mustNot({ ...log, key: scorer }, 'not-your-role');
  const [, other] = club.people;
  const join = { method: 'POST', path: `${LADDER}/join`, body: { player: other?.id } } as const;
  await club.mustNot({ ...join, key: player }, 'not-yours');
}

/** A key that was lost is withdrawn, and opens nothing any more. */
export async function loseKey(club: ClubAtPlay): Promise<void> {
  const { organiser } = club.keys;
  const body = { role: 'scorer', label: 'lost tablet' };
  const { key = '', hash = '' } = await club.must({ method: 'POST', path: ACCESS, key: organiser, body });
  await club.must({ method: 'GET', path: LADDER, key });
  const parts = { club: club.charter.id, hash };
  await club.must({ method: 'DELETE', path: `${ACCESS}/{hash}`, key: organiser, parts });
  await club.mustNot({ method: 'GET', path: LADDER, key }, 'revoked-key');
}
