import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  next: 'Was als Nächstes passiert',
  more: (count) => `Und danach noch ${count}.`,
  wouldBeRemoved: (names) => parts`Nach jetzigem Stand würden entfernt: ${names}.`,
  wouldDrop: (names) => parts`Nach jetzigem Stand würden absteigen: ${names}.`,
  marked: (players) => `${players} Spieler, in der Rangliste mit ○ markiert`,
  dueToLose: (names) => parts`Würden derzeit Punkte verlieren: ${names}`,
  lost: (names) => parts`Haben Punkte verloren: ${names}`,
  others: (count) => (count === 1 ? ' und 1 weitere Person' : ` und ${count} weitere`),
  forfeits: 'Punktverluste und Streichungen',
  drops: 'Abstiege und Streichungen',
  dropped: (names) => parts`Abgestiegen: ${names}`,
  removed: (names) => parts`Entfernt: ${names}`,
};
