import { parts, say } from '../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

const stranger =
  'Jeder Spieler hat hier eine eigene Seite. Frag die Leitung nach deinem Einladungslink und öffne ihn einmal auf diesem Handy.';

export const de: typeof en = {
  title: 'Deine Seite',
  ladder: 'Rangliste',
  opening: 'Wird geöffnet …',
  stranger,
  unreached: 'Der Dienst ist nicht erreichbar. Neuer Versuch …',
  toLadder: 'Die ganze Rangliste',
  notOn: 'Du stehst nicht in dieser Rangliste.',
  removals: 'Wer wann und warum entfernt wurde',
  entering: 'Dein Platz wird noch ermittelt: Gewinne weiter, um zu steigen.',
  waits: 'Nach deiner ersten Partie kommst du in die Rangliste.',
  safe: 'Im Moment droht dir nichts.',
  rung: (rung, of) => parts`Platz ${rung} von ${of}`,
  points: (points) => `, mit ${points} Punkten`,
  gap: (gap) => `, Abstand ${gap} zum nächsten darunter`,
  before: 'Frühere Bewegungen',
  arrive: 'Einchecken',
  open: 'Deine Forderungen',
  running: 'Deine Partie',
  answers: { accept: 'Annehmen', decline: 'Ablehnen', withdraw: 'Zurückziehen' },
  report: 'Ergebnis melden',
  cancel: 'Zurück',
  awaiting: (score) => `${score}, wartet auf Freigabe; `,
  since: (time) => parts`seit ${time}`,
  issued: (day) => parts`gefordert am ${day}`,
  accepted: 'angenommen',
  notAccepted: 'noch nicht angenommen',
  onItsWay: 'wird gesendet',
  pending: 'Noch nicht gesendet',
  checking: 'Wird geprüft …',
  offline: 'Keine Verbindung: bleibt auf diesem Handy und wird gesendet, sobald du wieder online bist.',
  unknown: 'Was das bewirkt, siehst du, sobald es gesendet ist.',
  approval: 'Niemand bewegt sich, bevor die Leitung es freigibt.',
  confirmation: 'Niemand bewegt sich, bevor dein Gegner es bestätigt.',
  nobodyMoves: 'Niemand bewegt sich.',
  others: 'Andere',
  you: 'Du',
  takeBack: 'Zurücknehmen',
  seen: 'Verstanden',
  champion: (who) => parts`Die Saison ist vorbei. Gewonnen hat ${who}`,
  shut: {
    'no-key': stranger,
    'unknown-key': 'Dein Einladungslink ist nicht mehr gültig. Bitte die Leitung um einen neuen.',
    'expired-key': 'Dein Einladungslink ist abgelaufen. Bitte die Leitung um einen neuen.',
    'revoked-key': 'Dein Einladungslink wurde widerrufen. Bitte die Leitung um einen neuen.',
    'session-ended':
      'Du bist abgemeldet. Öffne deinen Einladungslink noch einmal oder bitte die Leitung um einen neuen.',
    'unknown-ladder': 'Diese Rangliste gibt es nicht.',
  },
  connectionLost: (taps) =>
    taps === 0
      ? 'Keine Verbindung. Was du siehst, ist vielleicht nicht mehr aktuell.'
      : taps === 1
        ? 'Keine Verbindung: 1 Änderung wird gesendet, sobald du wieder online bist.'
        : `Keine Verbindung: ${taps} Änderungen werden gesendet, sobald du wieder online bist.`,
  sending: (taps) => (taps === 1 ? '1 Änderung wird gesendet …' : `${taps} Änderungen werden gesendet …`),
  refused: (says) => say`Nicht gespeichert: ${says}`,
  pot: (points) => `${points} Punkte im Pot`,
  youChallenged: (opponent) => say`Du hast ${opponent} gefordert`,
  challengedYou: (opponent) => say`${opponent} hat dich gefordert`,
  changes: {
    rung: (from, to) => `Platz ${from} → ${to}`,
    points: (from, to, by) => `${from} → ${to} Punkte (${by})`,
    gap: (from, to) => `Abstand ${from} → ${to}`,
  },
  deeds: {
    arrive: 'Einchecken',
    join: 'Du kommst in die Rangliste',
    prefer: 'Deine Angaben',
    challenge: (who) => say`Du forderst ${who}`,
    accept: (who) => say`Du nimmst die Forderung von ${who} an`,
    decline: (who) => say`Du lehnst die Forderung von ${who} ab`,
    withdraw: (who) => say`Du ziehst deine Forderung an ${who} zurück`,
    result: (score, who) => say`Du gegen ${who}: ${score}`,
    approve: 'Das Ergebnis stimmt',
    dispute: 'Das Ergebnis stimmt nicht',
    takeBack: 'Du nimmst deine Meldung zurück',
    start: 'Eine Partie',
    finish: 'Die Ergebnisse einer Partie',
  },
  unknownChallenge: {
    accept: 'eine Forderung annehmen',
    decline: 'eine Forderung ablehnen',
    withdraw: 'eine Forderung zurückziehen',
    result: 'ein Ergebnis melden',
  },
};
