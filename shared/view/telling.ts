import { systemOf } from '../systems/registry.ts';
import { type Happening, shifts } from '../words/happening.ts';
import type { Tale, Told } from '../words/tale.ts';
import { tellGaps } from './go-words.ts';
import { tellPoints } from './pot-words.ts';
import { explain } from './words.ts';

export type Teller = (happening: Happening, tale: Tale) => Iterable<Told>;

/** Everybody whose rung something changed. */
const tellRungs: Teller = (happening, tale) =>
  shifts(happening).map((shift) => ({ player: shift.player, shift, explain: () => explain(happening, shift, tale) }));

/** Whom something moved, in whatever it is that a ladder shows of them. */
export const tell: Teller = (happening, tale) => {
  const { fields } = systemOf(tale.ladder);
  if (fields?.gap) return tellGaps(happening, tale);
  return fields?.games ? tellPoints(happening, tale) : tellRungs(happening, tale);
};
