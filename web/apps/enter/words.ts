import { inARow } from '../../../shared/words/in-a-row.ts';
import { texts } from '../../../shared/words/texts.ts';
import type { Session } from '../../kit/session.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Every text of the page to which links lead. */
export const SAYS = texts('web/apps/enter', { en, de, fr });

/** People as others are told: "Jo and “Tablet” (scorer)". */
export const namedAs = (all: readonly Session[]): string =>
  inARow(all.map(({ role, label }) => (role === 'player' ? label : SAYS.official(label, role))));

/** Why a link opens nothing, by the code of the problem. */
export const faultOf = (code: string): string | undefined => new Map(Object.entries(SAYS.faults)).get(code);
