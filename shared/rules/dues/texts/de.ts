import { say } from '../../../words/phrase.ts';
import type { en } from './en.ts';

const drops = (count: number): string => (count === 1 ? 'um einen Platz' : `um ${count} Plätze`);

export const de: typeof en = {
  confirmation: {
    cause: (result) => say`${result} wurde nicht angefochten`,
    moved: (went, result) => say`${went}: ${result} zählt jetzt`,
    counts: (result) => say`${result} zählt jetzt`,
    ahead: (result, last) => say`${result} zählt, wenn es bis Ende des ${last} niemand anficht.`,
    news: 'Ein Ergebnis zählt',
  },
  potConfirmation: {
    cause: (players) => say`die Ergebnisse von ${players} wurden nicht angefochten`,
    moved: (went, players) => say`${went}: die Ergebnisse von ${players} zählen jetzt`,
    ahead: (players, last) => say`Die Ergebnisse von ${players} zählen, wenn sie bis Ende des ${last} niemand anficht.`,
    news: 'Eine Partie zählt',
  },
  penalties: { list: 'Abstiege', called: 'Abstiege' },
  missed: {
    span: {
      month: (first, last) => `Zeitraum ${first} bis ${last}`,
      week: (first, last) => `Zeit von der ${first} bis zur ${last}`,
    },
    ahead: {
      month: (period, cost) => `Ende ${period}: ${cost}.`,
      week: (period, cost) => `Ende der ${period}: ${cost}.`,
    },
    news: (period) => `Abstiege: ${period}`,
    date: (period) => `Abstiege für ${period}`,
    othersDropped: (went, cause) => `${went}, weil andere abgestiegen sind: ${cause}`,
    othersRemoved: (went, cause) => `${went}, weil andere entfernt wurden: ${cause}`,
    butRose: (cause, went) => `${cause}, ${went} aber, weil andere entfernt wurden`,
    dropped: (by, to, cause) => `steigt ${drops(by)} ab, auf Platz ${to}: ${cause}`,
  },
  lavers: {
    cause: (period) => `keine Partie im ${period}`,
    cost: (drop, months) =>
      `wer in dem Monat nicht gespielt hat, steigt ${drops(drop)} ab; nach dem ${months}. Monat in Folge wird man aus der Rangliste entfernt`,
    night: 'Clubabend',
  },
  nairobi: {
    causeOnce: (period) => `keine Partie in der ${period}`,
    cause: (weeks, last) => `seit ${weeks} Wochen oder länger keine Partie, bis zur ${last}`,
    costOnce: (drop) => `wer in der Woche nicht gespielt hat, steigt ${drops(drop)} ab`,
    cost: (weeks, drop) => `wer mindestens ${weeks} Wochen in Folge nicht gespielt hat, steigt ${drops(drop)} ab`,
    day: 'Ranglistenpartien',
  },
  shicargo: {
    cause: (period) => `keine Partie im ${period}`,
    cost: (percent, months) =>
      `wer in dem Monat nicht gespielt hat, verliert ${percent} % der Punkte an alle, die gespielt haben; nach dem ${months}. Monat in Folge alle Punkte und den Platz`,
  },
  final: {
    name: 'Finalabend',
    missedCut: (time) => `am Finalabend bis ${time} Uhr nicht eingecheckt`,
    ahead: (day, time) =>
      `Finalabend am ${day}: Wer bis ${time} Uhr nicht eingecheckt ist, wird aus der Rangliste entfernt.`,
    news: 'Am Finalabend entfernt',
    cut: (time) => `Wer bis ${time} Uhr nicht eingecheckt ist, wird aus der Rangliste entfernt.`,
    cutDate: (time) => `Finalabend: Einchecken bis ${time} Uhr`,
    displaced: (who) => say`${who} hat Platz 1 ohne Partie verloren.`,
    noLongerDisplaced: (who) => say`${who} hat Platz 1 doch nicht ohne Partie verloren.`,
    champion: (who) => say`${who} hat die Saison gewonnen.`,
    otherChampion: (is, was) => say`${is} hat die Saison gewonnen, nicht ${was}.`,
    noLongerChampion: (who) => say`${who} hat die Saison doch nicht gewonnen.`,
  },
  lastDay: 'Letzter Tag',
  seasonEnd: (ladder) => `${ladder}: letzter Tag der Saison`,
};
