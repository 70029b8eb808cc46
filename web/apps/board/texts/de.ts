import { parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const places = (count: number): string => (count === 1 ? 'einen Platz' : `${count} Plätze`);

export const board: typeof en.board = {
  filter: 'Nach Namen suchen',
  newMember: 'Neues Mitglied',
  nobodyHere: 'Noch ist niemand da. Checke alle ein, sobald sie kommen.',
  pass: 'Aussetzen',
  home: 'Auschecken',
  challenge: '▸ fordern',
  itsTurn: '★ an der Reihe',
  turnCount: (count) => `Forderungszähler ${count}`,
  waiting: 'spielt als Nächstes (blieb zuletzt übrig)',
  late: 'zu spät – beginnt ganz unten',
  rejoin: 'kommt zurück',
  abandon: 'Kein Ergebnis…',
  abandonSays: 'Niemand bewegt sich. Die beiden können heute Abend nicht noch einmal gegeneinander spielen.',
  reason: 'Grund (wird festgehalten)',
  asSheet: 'Für jenen Abend nachtragen',
  setTime: 'Ankunftszeit angeben…',
  outOfTurn: 'Außer der Reihe fordern',
  challengesOutOfTurn: (who) => say`${who} fordert außer der Reihe`,
  whom: 'Wer wird gefordert?',
  otherFirst: 'Jemand anderen vorlassen',
  over: 'Diese Partie ist vorbei.',
  noNight: 'Diese Rangliste hat keinen Clubabend.',
  keepsTime:
    'Für Ankünfte und Ergebnisse gilt die Zeit, zu der du getippt hast, wenn sie vor Mitternacht gesendet werden.',
  pastMidnight:
    'Es ist nach Mitternacht: Von gestern lassen sich nur noch Partien mit Ergebnis eintragen, von hier aus. Lösche auf diesem Tablet nichts.',
  tonight: 'Bisher heute Abend',
  nightOver: 'Dieser Abend ist vorbei.',
  enteredLate: 'Nachgetragen (keine Verbindung)',
  reasons: { agreed: 'Beide einverstanden', nobodyElse: 'Sonst ist niemand frei', club: 'Entscheidung des Clubs' },
  met: 'heute schon gespielt',
  otherClub: 'Dieses Tablet ist bei einem anderen Club angemeldet. Öffne einen Einladungslink für diesen.',
  noConnection: (taps, asOf) =>
    `Keine Verbindung${taps === 0 ? '' : ` – ${taps} ${taps === 1 ? 'Eingabe wartet' : 'Eingaben warten'}`}.${asOf === undefined ? '' : ` Stand: ${asOf} Uhr.`}`,
  awaited: (taps, name) =>
    `Nicht gesendet: ${taps} ${taps === 1 ? 'Eingabe' : 'Eingaben'} von ${name}, hier abgemeldet. Melde die Person wieder an oder sende alles in deinem Namen.`,
  sendAs: (name) => `Als ${name} senden`,
  kept: (taps) =>
    `Noch nicht gesendet: ${taps} ${taps === 1 ? 'Eingabe' : 'Eingaben'}. Nichts ist verloren: Melde dich auf diesem Tablet wieder an, dann wird alles gesendet.`,
  hours: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
  taps: {
    abandon: (challenger, challenged) => say`${challenger} – ${challenged} abgebrochen`,
  },
  effects: {
    again: 'Abgeschlossene Zeiträume werden neu berechnet.',
    goesUpTo: (who, rung) => say`${who} steigt auf Platz ${rung}.`,
    down: (who, players, by) => say`${who} ${players === 1 ? 'fällt' : 'fallen'} um ${places(by)}.`,
  },
};

export const final: typeof en.final = {
  play: 'Spielen',
  until: (time) => parts`Forderungen bis ${time} Uhr.`,
  close: 'Normalen Spielbetrieb beenden',
  closeSays: 'Danach keine Forderungen mehr. War das zu früh, lässt es sich rückgängig machen.',
  closeWaits: 'sobald keine Partie mehr läuft',
  untilCut: (time, missing) =>
    missing === 0
      ? parts` bis ${time} Uhr: alle sind da`
      : missing === 1
        ? parts` bis ${time} Uhr: 1 Spieler fehlt noch und wird sonst entfernt`
        : parts` bis ${time} Uhr: ${String(missing)} Spieler fehlen noch und werden sonst entfernt`,
  missing: (time, names) => say`${time} Uhr – noch nicht da: ${names}. Tippe an, wer da ist.`,
  clocks: 'Weiß hat 6 Minuten und muss gewinnen. Schwarz hat 5 Minuten: Ein Remis ist ein Sieg für Schwarz.',
  walkover: (who) => parts`${who} tritt nicht an`,
};

export const tonight: typeof en.tonight = {
  joins: 'Hinzufügen und einchecken',
  whoIs: (name) => `Im Club gibt es schon jemanden namens ${name}. Wer ist gemeint?`,
  onLadder: 'in dieser Rangliste: einchecken',
  noLadder: 'Mitglied, in keiner Rangliste',
  playsOn: (ladders) => `spielt in ${ladders}`,
  another: (name) => `Jemand anderes namens ${name}: hinzufügen und einchecken`,
  unknownWho: 'Keine Verbindung: Wer sonst im Club ist, lässt sich nicht sehen, also ist das jemand Neues.',
  nothing: 'Heute Abend wurde noch nichts eingetragen.',
  hereAt: (time) => `, da seit ${time} Uhr`,
  undoWhat: (story) => say`Rückgängig: ${story}`,
  playOn: 'Sie spielen noch',
  playOnSays: (one, other) => say`${one} – ${other}: spielen noch`,
  playsElsewhere: (who) => say`${who} spielt inzwischen eine andere Partie.`,
  correct: 'Personen, Zeit oder Ergebnis korrigieren',
  needsLine:
    'Keine Verbindung, und hierfür ist eine nötig: Was daraus folgt, wird zuerst berechnet. Eingegebenes bleibt hier stehen.',
  came: 'Kam früher…',
  cameAt: 'Angekommen um',
  cameSays: 'Wer bis 20:15 Uhr da war, ist rechtzeitig gekommen, egal wann das eingetragen wird.',
  cameNow: 'Gerade gekommen – beginnt ganz unten',
  cameBefore: 'War bis 20:15 Uhr da',
  cameLate: 'Das Einchecken endete um 20:15 Uhr. Rechtzeitig gekommen oder erst jetzt?',
  gone: 'Das wurde schon rückgängig gemacht.',
  recordedAlready: (story, time, by = 'jemand anderem') => say`${story} – eingetragen von ${by} um ${time} Uhr.`,
  notFinished: (one, other, day) => say`${one} – ${other} wurde am ${day} nicht beendet.`,
  keepIt: 'So lassen',
  changeTo: (score) => `In ${score} ändern`,
  recordedBy: (name = 'jemand anderem') =>
    `Eingetragen von ${name}: Rückgängig machen kann es diese Person oder die Leitung.`,
  beforeMidnight: 'Vor Mitternacht eingetragen: Die Leitung kann es rückgängig machen.',
  first: (story) => `Zuerst rückgängig machen: ${story}.`,
  follows: {
    arrive: 'Gilt als nicht gekommen und ist ausgecheckt.',
    depart: 'Wieder eingecheckt, mit dem Forderungszähler von vorher.',
    challenge:
      'Als wäre nie gefordert worden: Die Forderungszähler gehen zurück, und die beiden können heute noch gegeneinander spielen.',
    result:
      'Die Partie gilt als abgebrochen. Die beiden können heute nicht noch einmal gegeneinander spielen, außer du machst auch die Forderung rückgängig.',
    playoff: 'Das Stechen muss noch einmal gespielt werden.',
  },
};
