import type { en } from './en.ts';

export const de: typeof en = {
  which: 'Bitte gib an, um welche Partie es geht.',
  notWaiting: (players) => `Von der Partie von ${players} warten keine Punkte.`,
  none: (id) => `Es gibt keine Partie „${id}“.`,
  score: 'Gib jeden Mitspieler einmal an, mit einer ganzen Zahl als Punkten.',
  taken: (id) => `Es gibt schon eine Partie „${id}“. Gib dieser eine andere Kennung.`,
  waiting: (players) => `Die Punkte von ${players} warten auf die Bestätigung.`,
  over: (players) => `Die Partie von ${players} ist vorbei.`,
  hasResult: 'Die Partie hat ein Ergebnis. Annulliere zuerst dieses.',
  inGame: (who) => `${who} spielt gerade. Beende die Partie oder brich sie zuerst ab.`,
};
