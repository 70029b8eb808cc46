import { counted, de, nth } from '../../../words/french.ts';
import { say, textOf } from '../../../words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  confirmation: {
    cause: (result) => say`${result} n’a pas été contesté`,
    moved: (went, result) => say`${went}\u202f: ${result} compte désormais`,
    counts: (result) => say`${result} compte désormais`,
    ahead: (result, last) => say`${result} comptera, sauf contestation avant la fin du ${last}.`,
    news: 'Un résultat compte',
  },
  potConfirmation: {
    cause: (players) => say`les scores ${de(textOf(players))}${players} n’ont pas été contestés`,
    moved: (went, players) => say`${went}\u202f: les scores ${de(textOf(players))}${players} comptent désormais`,
    ahead: (players, last) =>
      say`Les scores ${de(textOf(players))}${players} compteront, sauf contestation avant la fin du ${last}.`,
    news: 'Une partie compte',
  },
  penalties: { list: 'Contrôles d’activité', called: 'descentes' },
  missed: {
    span: {
      month: (first, last) => `${first} et jusqu’en ${last}`,
      week: (first, last) => `${first} et jusqu’à ${last}`,
    },
    ahead: {
      month: (period, cost) => `Fin ${period}\u202f: ${cost}.`,
      week: (period, cost) => `Fin de ${period}\u202f: ${cost}.`,
    },
    news: (period) => `Descentes\u202f: ${period}`,
    date: (period) => `Descentes pour ${period}`,
    othersDropped: (went, cause) => `${went}, car d’autres sont descendus\u202f: ${cause}`,
    othersRemoved: (went, cause) => `${went}, car d’autres ont été retirés\u202f: ${cause}`,
    butRose: (cause, went) => `${cause}, mais ${went}, car d’autres ont été retirés`,
    dropped: (by, to, cause) => `perd ${counted(by, 'rang')} et se retrouve au rang ${to}\u202f: ${cause}`,
  },
  lavers: {
    cause: (period) => `aucune partie en ${period}`,
    cost: (drop, months) =>
      `les joueurs sans partie dans le mois descendent de ${counted(drop, 'rang')}\u202f; au ${nth(months)} mois de suite, ils sont retirés du classement`,
    night: 'Soirée du club',
  },
  nairobi: {
    causeOnce: (period) => `aucune partie pendant ${period}`,
    cause: (weeks, last) => `aucune partie depuis au moins ${counted(weeks, 'semaine')}, jusqu’à ${last}`,
    costOnce: (drop) => `les joueurs sans partie dans la semaine descendent de ${counted(drop, 'rang')}`,
    cost: (weeks, drop) =>
      `les joueurs sans partie depuis au moins ${counted(weeks, 'semaine')} descendent de ${counted(drop, 'rang')}`,
    day: 'Parties du classement',
  },
  shicargo: {
    cause: (period) => `aucune partie en ${period}`,
    cost: (percent, months) =>
      `les joueurs sans partie dans le mois perdent ${percent}\u202f% de leurs points au profit de ceux qui ont joué\u202f; au ${nth(months)} mois de suite, tous leurs points et leur place`,
  },
  final: {
    name: 'Grande\u00a0finale',
    missedCut: (time) => `pas de pointage au plus tard à ${time} le soir de la grande finale`,
    ahead: (day, time) =>
      `Grande finale le ${day}\u202f: les joueurs qui n’ont pas pointé au plus tard à ${time} sont retirés du classement.`,
    news: 'Retirés à la grande finale',
    cut: (time) => `Les joueurs qui n’ont pas pointé au plus tard à ${time} sont retirés du classement.`,
    cutDate: (time) => `Grande finale\u202f: pointage au plus tard à ${time}`,
    displaced: (who) => say`${who} a perdu le rang 1 sans jouer.`,
    noLongerDisplaced: (who) => say`${who} n’a finalement pas perdu le rang 1 sans jouer.`,
    champion: (who) => say`${who} remporte la saison.`,
    otherChampion: (is, was) => say`${is} remporte la saison, et non ${was}.`,
    noLongerChampion: (who) => say`${who} n’est finalement pas le vainqueur de la saison.`,
  },
  lastDay: 'Dernier jour',
  seasonEnd: (ladder) => `${ladder}\u202f: dernier jour de la saison`,
};
