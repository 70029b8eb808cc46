import type { en } from './en.ts';

export const de: typeof en = {
  which: 'Bitte gib an, um welche Partie es geht.',
  notWaiting: (players) => `Für die Partie von ${players} warten keine Ergebnisse.`,
  none: (id) => `Es gibt keine Partie „${id}“.`,
  score: 'Gib jeden Mitspieler einmal an, mit einer ganzen Zahl als Ergebnis.',
  taken: (id) => `Es gibt schon eine Partie „${id}“. Gib dieser eine andere Kennung.`,
  waiting: (players) => `Die Ergebnisse von ${players} warten auf die Bestätigung.`,
  over: (players) => `Die Partie von ${players} ist vorbei.`,
  hasResult: 'Die Partie hat ein Ergebnis. Annulliere es zuerst.',
  inGame: (who) => `${who} spielt gerade. Beende die Partie zuerst oder brich sie ab.`,
};
