import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  proposed: 'Parties proposées',
  waiting: (who) => parts`${who} doit encore accepter.`,
  asks: (who) => parts`${who} aimerait vous défier, bien que vous soyez hors de sa portée.`,
  agree: 'Accepter',
  refuse: 'Non, merci',
  takeBack: 'Retirer',
  outside: 'Hors de portée, si vous êtes d’accord tous les deux',
  hint: 'Votre proposition apparaîtra sur sa page. Elle devient un défi dès qu’elle est acceptée.',
  propose: 'Proposer une partie',
  proposeTo: (who) => parts`Proposer une partie : ${who}`,
  back: 'Retour',
};
