import type { en } from './en.ts';

export const fr: typeof en = {
  pyramid: 'joueurs placés plus à gauche dans la même rangée ou dans celle du dessus',
  made: (who, open) =>
    open === 1
      ? `${who} a déjà défié quelqu’un d’autre. Cette partie passe d’abord.`
      : `${who} a déjà défié ${open} autres joueurs. Ces parties passent d’abord.`,
  received: (who, open) =>
    open === 1 ? `${who} a déjà reçu un autre défi.` : `${who} a déjà reçu ${open} autres défis.`,
  protected: (who, day) => `${who} vient de défendre son rang. Un nouveau défi sera possible à partir du ${day}.`,
};
