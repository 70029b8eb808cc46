import { agree, parts, say } from '../phrase.ts';
import type * as en from './en.ts';
import type { DateParts } from './en.ts';

/** "Nov.", "Sept."; a month of at most four letters, such as März or Juli, is written in full. */
const shortMonth = ({ month }: DateParts): string =>
  month.length > 4 ? `${month.slice(0, month.startsWith('S') ? 4 : 3)}.` : month;

export const words: typeof en.words = {
  and: ' und ',
  or: ' oder ',
  countedOn: (day) => `zählt seit ${day}`,
  semicolon: '; ',
  labelled: (label, value) => parts`${label}: ${value}`,
  grandFinal: 'Finalabend',
  nobodyCan: 'Im Moment kann niemand fordern.',
  nobodyMoves: 'Niemand bewegt sich.',
  others: (count) => (count === 1 ? '1 weitere Person' : `${count} weitere`),
  dates: {
    week: (first) => `Woche vom ${first}`,
    short: ({ day, month }) => `${day}. ${month}`,
    shortMonth,
    onDays: (weekday) => `${weekday.toLowerCase()}s`,
    clock: (time) => time,
    moment: (day, time) => `${day}, ${time} Uhr`,
    on: (weekday, date) => `${weekday}, ${date}`,
    shortWeekday: (weekday) => `${weekday.slice(0, 2)}.`,
  },
  turn: (who) => parts`${who} ist an der Reihe`,
  champion: (who) => parts`${who} hat die Saison gewonnen.`,
  seasonOver: 'Die Saison ist zu Ende',
  seasonWon: (who) => parts`${who}: Saisonsieg`,
  overAndWon: (who) => parts`Saisonsieg für ${who}: Die Saison ist zu Ende.`,
  awaiting: { approval: 'wartet auf Freigabe', confirmation: 'wartet auf Bestätigung' },
  disputed: 'angefochten: Der Club entscheidet',
  offered: (who) => parts`Tag angeboten von ${who}`,
  gap: (gap) => `Abstand ${gap}`,
  noLadder: 'Diese Rangliste gibt es nicht.',
  pyramid: 'Die Pyramide',
  holidays: 'Abwesenheit',
  undone: 'rückgängig gemacht',
  date: {
    proposed: (who, when) => parts`Vorschlag von ${who}: ${when}`,
    agreed: (when) => parts`Vereinbart: ${when}`,
    cannot: (who, when) => parts`Am ${when} verhindert: ${who}`,
    off: (when) => parts`Abgesagt: ${when}`,
  },
};

export const happened: typeof en.happened = {
  joined: (who) => say`${who} ${agree(who, 'ist', 'sind')} dazugekommen`,
  left: (who) => say`${who} ${agree(who, 'hat', 'haben')} die Rangliste verlassen`,
  placed: (who, rung) =>
    say`${who ?? 'Du'} ${who ? agree(who, 'wurde', 'wurden') : 'wurdest'} von der Leitung auf Platz ${rung} gesetzt`,
  renamed: (who) => say`${who} ${agree(who, 'hat', 'haben')} jetzt einen anderen Namen`,
  nowWith: (who, others) => say`${who} spielt jetzt mit ${others}`,
  nowAre: (pair, people) => say`Als ${pair} spielen jetzt ${people}`,
  back: (who) => say`${who} ${agree(who, 'ist', 'sind')} zurück`,
  checkedIn: (who) => say`${who} hat eingecheckt`,
  checkedOut: (who) => say`${who} hat ausgecheckt`,
  passed: (who) => say`${who} hat ausgesetzt`,
  challenged: (challenger, challenged) =>
    say`${challenger} ${agree(challenger, 'hat', 'haben')} ${challenged} gefordert`,
  challengedYou: (who) => say`${who} ${agree(who, 'fordert', 'fordern')} dich`,
  playoffWon: (winner) => say`${winner} gewinnt das Stechen`,
  playoffNotTaken: (winner, loser) => say`${loser} ist nicht zum Stechen angetreten, ${winner} gewinnt es`,
  away: (who, from, to) =>
    say`${who} ${agree(who, 'ist', 'sind')} ${from === to ? `am ${from}` : `vom ${from} bis zum ${to}`} abwesend`,
  closed: 'Normaler Spielbetrieb beendet',
  corrected: (score) => `korrigiert${score === undefined ? '' : ` auf ${score}`}`,
};

export const games: typeof en.games = {
  voided: 'rückgängig gemacht, zählt also nicht',
  takenBack: 'zurückgezogen oder zurückgewiesen, zählt also nicht',
  unfinished: { walkover: 'kampflos', noShow: 'nicht angetreten', retired: 'aufgegeben' },
  brokenOff: 'abgebrochen',
  standIns: (names) => `mit ${names}`,
};

export const names: typeof en.names = {
  address:
    'Eine E-Mail-Adresse darf nicht im Namen stehen, denn Namen sind öffentlich. Gib sie als E-Mail-Adresse ein.',
  link: 'Eine Webadresse darf nicht im Namen stehen.',
  telephone: 'Eine Telefonnummer darf nicht im Namen stehen, denn Namen sind öffentlich.',
  birth: 'Ein Geburtsdatum darf nicht im Namen stehen, denn Namen sind öffentlich.',
  unreadable: 'Dieser Name enthält unlesbare Zeichen. Bitte gib ihn noch einmal ein.',
  position: 'Das ist ein Platz in einer Liste und kein Name. Lass die Nummer weg.',
  ending: 'Ein Name darf nicht mit Strich, Doppelpunkt oder Komma anfangen oder enden.',
  noEmail: 'Das ist keine E-Mail-Adresse.',
};
