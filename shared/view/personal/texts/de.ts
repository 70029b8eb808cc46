import { say } from '../../../words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  challenged: {
    title: (other) => say`${other} fordert dich`,
    text: (other, ladder) => say`${other} fordert dich in ${ladder}.`,
    withPlaces: (other, theirs, yours, ladder) =>
      say`${other} (Platz ${theirs}) fordert dich (Platz ${yours}) in ${ladder}.`,
  },
  answered: {
    accepted: {
      title: (other) => say`${other} nimmt deine Forderung an`,
      text: (other, ladder) => say`${other} hat deine Forderung in ${ladder} angenommen. Macht einen Termin aus.`,
    },
    declined: {
      title: (other) => say`${other} lehnt deine Forderung ab`,
      text: (other, ladder) => say`${other} hat deine Forderung in ${ladder} abgelehnt.`,
    },
    withdrawn: {
      title: (other) => say`${other} zieht die Forderung zurück`,
      text: (other, ladder) =>
        say`${other} hat die Forderung an dich in ${ladder} zurückgezogen. Du musst sie nicht mehr spielen.`,
    },
    postponing: {
      title: (other) => say`${other} möchte später spielen`,
      text: (other, ladder) =>
        say`${other} möchte für eure Forderung in ${ladder} mehr Zeit. Wenn du einverstanden bist, sag es auf deiner Seite.`,
    },
    postponed: {
      title: (other) => say`${other} ist einverstanden, später zu spielen`,
      text: (other, ladder) => say`${other} und du habt für eure Forderung in ${ladder} mehr Zeit.`,
    },
    disputed: {
      title: (other) => say`${other} ficht dein Ergebnis an`,
      text: (other, ladder) =>
        say`${other} ficht das Ergebnis an, das du in ${ladder} gemeldet hast. Die Leitung entscheidet.`,
    },
  },
  deadline: {
    title: (until) => `Neue Frist: ${until}`,
    none: 'Keine Frist mehr',
    away: (other, from, to) =>
      from === to ? say`${other} ist am ${from} abwesend.` : say`${other} ist vom ${from} bis ${to} abwesend.`,
    back: (other) => say`${other} ist zurück.`,
    stays: (other) => say`${other} ist doch nicht abwesend.`,
    putOff: (other) => say`Die Leitung gibt ${other} und dir mehr Zeit.`,
    accept: (ladder, until) => say`Eure Forderung in ${ladder} muss jetzt bis zum ${until} angenommen werden.`,
    play: (ladder, until) => say`Eure Forderung in ${ladder} muss jetzt bis zum ${until} gespielt werden.`,
    open: (ladder) => say`Eure Forderung in ${ladder} hat keine Frist mehr.`,
  },
  date: {
    proposed: (other, when) => say`${other} schlägt ${when} vor`,
    propose: (other, when, ladder) =>
      say`${other} möchte am ${when} spielen (${ladder}). Sag zu oder schlage einen anderen Termin vor.`,
    agreed: (when) => say`Vereinbart: ${when}`,
    agree: (other, when, ladder) => say`Du spielst am ${when} gegen ${other} (${ladder}).`,
    cannot: (other, when) => say`${other} kann am ${when} nicht`,
    cannotPlay: (other, when, ladder) =>
      say`${other} kann am ${when} nicht gegen dich spielen (${ladder}). Bitte vereinbart einen anderen Termin.`,
    off: (when) => say`Abgesagt: ${when}`,
    isOff: (other, when, ladder) =>
      say`Deine Partie gegen ${other} am ${when} (${ladder}) ist abgesagt. Bitte vereinbart einen anderen Termin.`,
  },
  confirm: {
    title: (other) => say`Bitte bestätige das Ergebnis von ${other}`,
    text: (other, result, ladder) =>
      say`${other} hat für eure Partie in ${ladder} ${result} gemeldet. Du kannst das bestätigen oder anfechten.`,
    until: (other, result, ladder, until) =>
      say`${other} hat für eure Partie in ${ladder} ${result} gemeldet. Du kannst das bestätigen oder anfechten; sonst zählt es ab ${until}.`,
  },
  entered: {
    title: (other) => say`Dein Ergebnis gegen ${other}`,
    byOther: (other, result, ladder) =>
      say`${other} hat für eure Partie in ${ladder} ${result} eingetragen. Stimmt das nicht, melde es auf deiner Seite.`,
    byClub: (other, result, ladder) =>
      say`Deine Partie gegen ${other} in ${ladder} ist mit ${result} eingetragen. Stimmt das nicht, melde es auf deiner Seite.`,
  },
  confirmScores: {
    title: (other) => say`Bitte bestätige die Ergebnisse von ${other}`,
    text: (other, ladder) =>
      say`${other} hat die Ergebnisse eurer Partie in ${ladder} gemeldet. Du kannst sie bestätigen oder anfechten.`,
    until: (other, ladder, until) =>
      say`${other} hat die Ergebnisse eurer Partie in ${ladder} gemeldet. Du kannst sie bestätigen oder anfechten; sonst zählen sie ab ${until}.`,
  },
  due: {
    week: (ladder) => `${ladder}: Deine Frist endet in einer Woche`,
    day: (ladder) => `${ladder}: Deine Frist endet in einem Tag`,
  },
  night: {
    title: (what, time) => `${what} heute um ${time} Uhr`,
    text: (ladder, day, hours) => `In ${ladder} wird gespielt: ${day}, ${hours} Uhr.`,
  },
  moment: (day, time) => `${day}, ${time} Uhr`,
  moved: {
    title: (rung, ladder) => say`Du bist jetzt auf Platz ${rung} in ${ladder}`,
    match: (from, to, one, other) =>
      say`Nach der Partie von ${one} gegen ${other} bist du von Platz ${from} auf Platz ${to} gekommen.`,
    game: (from, to) => say`Nach einer Partie anderer Spieler bist du von Platz ${from} auf Platz ${to} gekommen.`,
    penalty: (from, to, why) => say`Du bist von Platz ${from} auf Platz ${to} gekommen: ${why}.`,
    others: (from, to) =>
      say`Du bist von Platz ${from} auf Platz ${to} gekommen, weil andere ihren Platz räumen mussten.`,
  },
  removed: {
    title: (ladder) => say`Du wurdest aus ${ladder} entfernt`,
    text: (ladder) => say`Du stehst nicht mehr in ${ladder}. Die Leitung kann dich wieder aufnehmen.`,
    because: (ladder, why) => say`Du stehst nicht mehr in ${ladder}: ${why}. Die Leitung kann dich wieder aufnehmen.`,
  },
};
