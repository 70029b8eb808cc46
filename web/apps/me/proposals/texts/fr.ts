import { parts } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  proposed: 'Parties proposées',
  waiting: (who) => parts`En attente de l’accord de ${who}.`,
  asks: (who) => parts`${who} aimerait vous défier, bien que vous soyez hors de portée.`,
  agree: 'Accepter',
  refuse: 'Non, merci',
  takeBack: 'Reprendre',
  outside: 'Hors de portée, si vous êtes tous deux d’accord',
  hint: 'Votre proposition apparaîtra sur sa page. Elle devient un défi dès qu’elle est acceptée.',
  propose: 'Proposer une partie',
  proposeTo: (who) => parts`Proposer une partie : ${who}`,
  back: 'Retour',
};
