import { inARow } from '../../../shared/words/in-a-row.ts';
import type { Session } from '../../kit/session.ts';
import { SAYS } from './texts.ts';

/** People as others are told: "Jo and “Tablet” (scorer)". */
export const namedAs = (all: readonly Session[]): string =>
  inARow(all.map(({ role, label }) => (role === 'player' ? label : SAYS.official(label, role))));

/** Why a link opens nothing, by the code of the problem. */
export const faultOf = (code: string): string | undefined => new Map(Object.entries(SAYS.faults)).get(code);
