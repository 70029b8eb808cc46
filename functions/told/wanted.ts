import type { PersonalKind } from '../../shared/vocabulary/club.ts';
import type { Wishes } from '../store/telling-port.ts';

/** What players are told who have not said otherwise: what waits for them. Who moved is on the page anyhow. */
const USUAL: { readonly [Kind in PersonalKind]: boolean } = {
  challenged: true,
  answered: true,
  confirm: true,
  moved: false,
  due: true,
  night: false,
};

export const wants = ({ kinds, off }: Wishes, kind: PersonalKind): boolean => !off && (kinds?.[kind] ?? USUAL[kind]);

/** All kinds, and whether a player wants each. */
export const wantedKinds = ({ kinds }: Wishes): { readonly [Kind in PersonalKind]: boolean } => ({
  ...USUAL,
  ...kinds,
});
