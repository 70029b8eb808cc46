import { parts } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  title: (day) => parts`Finalabend, ${day}`,
  displaced: (names) => parts`Platz 1 ohne Partie verloren: ${names}`,
  ahead: (lower, upper, forTheTop) =>
    forTheTop
      ? parts`Wäre jetzt Schluss, würde ${lower} um Platz 1 gegen ${upper} antreten. Wer auscheckt, gibt das auf.`
      : parts`Wäre jetzt Schluss, würde ${lower} um das Recht, Platz 1 zu fordern, gegen ${upper} antreten. Wer auscheckt, gibt das auf.`,
  removed: (time, names) => parts`Um ${time} Uhr entfernt und noch nicht zurück: ${names}`,
  champion: (who) => parts`${who} hat die Saison gewonnen.`,
  open: 'Normaler Spielbetrieb, bis die Leitung ihn beendet.',
  beHere: (time) =>
    parts`Sei bis ${time} Uhr da: Wer bis dahin nicht eingecheckt ist, wird aus der Rangliste entfernt.`,
  playoff: (lower, upper) => parts`Stechen: ${lower} fordert ${upper}`,
  forTheTop: 'um Platz 1',
  forTheRight: 'um das Recht, Platz 1 zu fordern',
  lost: 'Wer nicht antritt, hat verloren.',
};
