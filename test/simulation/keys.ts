import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { type Asking, type Keys, LADDER } from './requests.ts';

const ACCESS = '/api/clubs/{club}/access';

/** A club, as far as it is about keys. */
type Holder = Asking & { readonly people: readonly { readonly id: PlayerId }[] };

export async function keysFor(club: Holder, organiser: string): Promise<Keys> {
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
export async function tryWrongKeys(club: Holder): Promise<void> {
  const { scorer, player } = club.keys;
  const secret = 'x'.repeat(43);
  const log = { method: 'GET', path: `${LADDER}/log` } as const;
  await club.mustNot(log, 'no-key');
  await club.mustNot({ ...log, key: `${club.key.club}.${secret}` }, 'unknown-key');
  await club.mustNot({ ...log, key: `elsewhere.${secret}` }, 'other-club');
  await club.mustNot({ ...log, key: scorer }, 'not-your-role');
  const [, other] = club.people;
  const join = { method: 'POST', path: `${LADDER}/join`, body: { player: other?.id } } as const;
  await club.mustNot({ ...join, key: player }, 'not-yours');
}

/** A key that was lost is withdrawn, and opens nothing any more. */
export async function loseKey(club: Holder): Promise<void> {
  const { organiser } = club.keys;
  const body = { role: 'scorer', label: 'lost tablet' };
  const { key = '', hash = '' } = await club.must({ method: 'POST', path: ACCESS, key: organiser, body });
  await club.must({ method: 'GET', path: LADDER, key });
  await club.must({ method: 'DELETE', path: `${ACCESS}/${hash}`, key: organiser });
  await club.mustNot({ method: 'GET', path: LADDER, key }, 'revoked-key');
}
