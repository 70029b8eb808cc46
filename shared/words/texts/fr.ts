import { counted } from '../french.ts';
import { agree, parts, say } from '../phrase.ts';
import type * as en from './en.ts';
import type { DateParts } from './en.ts';

/** The first of a month has an ordinal. */
const ofMonth = ({ day, month }: DateParts): string => `${day === 1 ? '1er' : day} ${month}`;

const shortMonth = ({ month }: DateParts): string =>
  month.length > 5 ? `${month.slice(0, /^[jfs]/.test(month) ? 4 : 3)}.` : month;

export const words: typeof en.words = {
  and: ' et ',
  or: ' ou ',
  countedOn: (day) => `partie comptée le ${day}`,
  semicolon: '\u202f; ',
  labelled: (label, value) => parts`${label}\u202f: ${value}`,
  grandFinal: 'Grande\u00a0finale',
  nobodyCan: 'Personne ne peut défier en ce moment.',
  nobodyMoves: 'Personne ne bouge.',
  others: (count) => counted(count, 'autre'),
  dates: {
    week: (first) => `la semaine du ${first}`,
    short: ofMonth,
    shortMonth,
    onDays: (weekday) => `le ${weekday}`,
    clock: (time) =>
      time
        .replace(/^0(?=\d)/, '')
        .replace(/:(?:00)?/, '\u00a0h\u00a0')
        .trimEnd(),
    moment: (day, time) => `${day} à ${time}`,
    on: (weekday, date) => `${weekday} ${date}`,
    shortWeekday: (weekday) => `${weekday.slice(0, 3)}.`,
  },
  turn: (who) => parts`C’est à ${who} de défier`,
  champion: (who) => parts`${who} remporte la saison.`,
  seasonOver: 'La saison est terminée',
  seasonWon: (who) => parts`${who}\u202f: saison remportée`,
  overAndWon: (who) => parts`La saison, remportée par ${who}, est terminée.`,
  awaiting: { approval: 'en attente de validation', confirmation: 'en attente de confirmation' },
  disputed: 'contesté\u202f: le club décide',
  offered: (who) => parts`Jour proposé par ${who}`,
  gap: (gap) => `écart ${gap}`,
  noLadder: 'Ce classement n’existe pas.',
  pyramid: 'La pyramide',
  holidays: 'Absences',
  undone: 'annulé',
  date: {
    proposed: (who, when) => parts`Proposé par ${who}\u202f: le ${when}`,
    agreed: (when) => parts`Convenu\u202f: ${when}`,
    cannot: (who, when) => parts`Pas possible pour ${who}\u202f: le ${when}`,
    off: (when) => parts`Annulé\u202f: ${when}`,
  },
};

export const happened: typeof en.happened = {
  joined: (who) => say`${who} ${agree(who, 'a', 'ont')} rejoint le classement`,
  left: (who) => say`${who} ${agree(who, 'a', 'ont')} quitté le classement`,
  placed: (who, rung) =>
    say`${who ?? 'vous'} ${who ? agree(who, 'passe', 'passent') : 'passez'} au rang ${rung} sur décision de l’organisateur`,
  renamed: (who) => say`${who} ${agree(who, 'porte', 'portent')} désormais un autre nom`,
  nowWith: (who, others) => say`${who} joue désormais avec ${others}`,
  nowAre: (pair, people) => say`${pair} réunit désormais ${people}`,
  back: (who) => say`${who} ${agree(who, 'est', 'sont')} de retour`,
  checkedIn: (who) => say`${who} a pointé`,
  checkedOut: (who) => say`${who} a quitté la soirée`,
  passed: (who) => say`${who} a passé son tour`,
  challenged: (challenger, challenged) => say`${challenger} ${agree(challenger, 'a', 'ont')} défié ${challenged}`,
  challengedYou: (who) => say`${who} ${agree(who, 'vous défie', 'vous défient')}`,
  playoffWon: (winner) => say`${winner} gagne le départage`,
  playoffNotTaken: (winner, loser) => say`${loser} n’a pas disputé le départage\u202f: ${winner} le gagne`,
  away: (who, from, to) =>
    say`${who} ${agree(who, 's’absente', 's’absentent')} ${from === to ? `le ${from}` : `du ${from} au ${to}`}`,
  closed: 'Parties ordinaires closes',
  corrected: (score) => `corrigé${score === undefined ? '' : ` en ${score}`}`,
};

export const games: typeof en.games = {
  voided: 'annulée, ne compte donc pas',
  takenBack: 'retirée ou rejetée, ne compte donc pas',
  unfinished: { walkover: 'victoire par forfait', noShow: 'absence', retired: 'abandon' },
  brokenOff: 'interrompue',
  standIns: (names) => `avec ${names}`,
};

export const names: typeof en.names = {
  address:
    'Une adresse e-mail ne peut pas faire partie d’un nom, car les noms sont publics. Saisissez-la comme adresse e-mail.',
  link: 'Une adresse web ne peut pas faire partie d’un nom.',
  telephone: 'Un numéro de téléphone ne peut pas faire partie d’un nom, car les noms sont publics.',
  birth: 'Une date de naissance ne peut pas faire partie d’un nom, car les noms sont publics.',
  unreadable: 'Ce nom contient des caractères illisibles. Veuillez le saisir à nouveau.',
  position: 'C’est un rang dans une liste, pas un nom. Retirez le numéro.',
  ending: 'Un nom ne peut pas commencer ni finir par un tiret, un deux-points ou une virgule.',
  noEmail: 'Ce n’est pas une adresse e-mail.',
};
