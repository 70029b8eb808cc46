import { counted } from '../../../../shared/words/french.ts';
import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  next: 'Prochaines échéances',
  more: (count) => `Et ${count} de plus ensuite.`,
  wouldBeRemoved: (names) => parts`En l’état, seraient retirés : ${names}.`,
  wouldDrop: (names) => parts`En l’état, descendraient : ${names}.`,
  marked: (players) => `${counted(players, 'joueur marqué', 'joueurs marqués')} ○ dans le classement`,
  dueToLose: (names) => parts`En l’état, perdraient des points : ${names}`,
  lost: (names) => parts`Ont perdu des points : ${names}`,
  others: (count) => ` et ${counted(count, 'autre')}`,
  forfeits: 'Points perdus et retraits',
  drops: 'Descentes et retraits',
  dropped: (names) => parts`Descendus : ${names}`,
  removed: (names) => parts`Retirés : ${names}`,
};
