import { parts, say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Finalabend',
  champion: (who) => parts`${who} hat die Saison gewonnen.`,
  close: 'Normalen Spielbetrieb beenden',
  closeSays: 'Danach keine Forderungen mehr. War das zu früh, lässt es sich rückgängig machen.',
  closeWaits: 'Sobald keine Partie mehr läuft.',
  notBefore: (time) => parts`Nicht vor ${time} Uhr.`,
  ahead: (lower, upper, forTheTop) =>
    say`Wäre jetzt Schluss, würde ${lower} gegen ${upper} antreten${forTheTop ? ', um Platz 1' : ', und wer gewinnt, gegen Platz 1'}. Wer auscheckt, gibt das auf.`,
  untilCut: (time, missing) =>
    missing === 0
      ? parts` bis ${time} Uhr: alle sind da`
      : missing === 1
        ? parts` bis ${time} Uhr: 1 Spieler fehlt noch und wird sonst entfernt`
        : parts` bis ${time} Uhr: ${String(missing)} Spieler fehlen noch und werden sonst entfernt`,
  missing: (time, names) => say`${time} Uhr – noch nicht da: ${names}. Tippe an, wer da ist.`,
  notIn: 'Noch nicht da',
  notInAt: (time) => `${time} Uhr – noch nicht da`,
  none: 'Niemand.',
  open: 'Der normale Spielbetrieb läuft, bis du ihn beendest.',
  removed: (time, names) => parts`Um ${time} Uhr entfernt: ${names}. Doch da? Tippe den Namen an.`,
  wrong: 'Falsch? Bisher heute Abend …',
  playoff: (lower, upper, forTheTop) =>
    parts`${forTheTop ? 'Stechen um Platz 1' : 'Stechen, das erste von zweien'}: ${lower} fordert ${upper}`,
  clocks: 'Weiß hat 6 Minuten und muss gewinnen. Schwarz hat 5 Minuten: Ein Remis ist ein Sieg für Schwarz.',
  chooses: (who) => say`${who} wählt die Farbe.`,
  won: (who) => parts`${who} hat gewonnen`,
  walkover: (who) => parts`${who} tritt nicht an`,
  noPlayoff: 'Es steht kein Stechen an.',
};
