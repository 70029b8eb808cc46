import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  next: 'Prochaines échéances',
  more: (count) => `Et ${count} de plus ensuite.`,
  wouldBeRemoved: (names) => parts`En l’état, seraient retirés : ${names}.`,
  wouldDrop: (names) => parts`En l’état, descendraient : ${names}.`,
  marked: (players) => `${players} joueurs, marqués ○ dans le classement`,
  dueToLose: (names) => parts`Perdraient des points en l’état : ${names}`,
  lost: (names) => parts`Ont perdu des points : ${names}`,
  others: (count) => (count === 1 ? ' et 1 autre' : ` et ${count} autres`),
  forfeits: 'Points perdus et retraits',
  drops: 'Descentes et retraits',
  dropped: (names) => parts`Descendus : ${names}`,
  removed: (names) => parts`Retirés : ${names}`,
};
