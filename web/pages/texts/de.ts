import { parts } from '../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  opening: 'Wird geöffnet …',
  noScript: 'Diese Seite braucht einen Browser mit JavaScript. Die Rangliste selbst lässt sich auch ohne lesen.',
  signUp: {
    title: 'Eigenen Club eröffnen',
    without:
      'Um einen Club zu eröffnen, brauchst du einen Browser mit JavaScript. Oder frag den Betreiber dieses Dienstes.',
  },
  skip: 'Zur Rangliste springen',
  tabs: { label: 'Auf dieser Seite', ladder: 'Rangliste', tonight: 'Heute', results: 'Ergebnisse', more: 'Mehr' },
  join: 'Mitspielen',
  season: (name) => `Saison ${name} (beendet).`,
  current: 'Zur aktuellen Rangliste',
  closed: 'Diese Rangliste ist geschlossen: Es ändert sich nichts mehr.',
  won: (name) => parts`${name} hat die Saison gewonnen.`,
  over: 'Die Saison ist zu Ende.',
  unplayed: 'Partien ohne Ergebnis',
  rules: 'Die Regeln dieser Rangliste',
  chart: 'Saisonverlauf',
  whatIf: 'Was wäre, wenn …?',
  nobody: {
    none: 'Noch keine Spieler.',
    organiser: (add, screen) =>
      parts` Du leitest den Club? ${add('Trage in der Verwaltung Spieler ein')} und zeige den ${screen('QR-Code dieser Seite auf einem Bildschirm')}.`,
    others: ' Alle anderen: Schaut wieder vorbei, sobald es erste Ergebnisse gibt.',
    join: (ask) => parts` Du möchtest mitspielen? ${ask('Stell eine Beitrittsanfrage')}.`,
    gone: (whole) => parts`Auf dieser Seite steht niemand mehr. ${whole('Zur ganzen Rangliste')}`,
  },
  titleOf: (places) => `Die Rangliste, ${places}`,
  about: {
    title: 'Über diese Rangliste',
    season: (system, start, end) =>
      end === undefined
        ? parts`System ${system}, Saison ab ${start}`
        : parts`System ${system}, Saison ${start} bis ${end}`,
    onBoard: (system, board, start, end) =>
      end === undefined
        ? parts`System ${system}, Brett ${board}×${board}, Saison ab ${start}`
        : parts`System ${system}, Brett ${board}×${board}, Saison ${start} bis ${end}`,
    past: 'Frühere Saisons: ',
  },
  footer: {
    asOf: (moment, zone) => parts`Stand: ${moment} (${zone}).`,
    wall: 'Wandanzeige',
    embed: 'Einbetten',
  },
  files: {
    feed: 'Neues als Feed',
    aboutFeed: (settlements) => `Ergebnisse, Partien und ${settlements}`,
    calendar: 'Kalender',
    aboutCalendar: 'Termine und Fristen',
    csv: 'Alle Bewegungen als CSV',
    aboutCsv: 'für Tabellenprogramme',
    log: 'Das Protokoll der Saison',
    aboutLog: 'vollständig, maschinenlesbar',
    view: 'Diese Seite als JSON',
    history: 'Die Saison als JSON',
  },
  challenges: {
    open: 'Offene Forderungen',
    coming: 'Kommende Partien',
    approval: 'Wartet auf Freigabe',
    confirmation: 'Wartet auf Bestätigung',
    more: (count) => `${count} weitere`,
    challenges: (challenger, challenged) => parts`${challenger} fordert ${challenged}`,
    challengedOn: (day) => parts`Gefordert am ${day}`,
    issued: (day) => parts`gefordert am ${day}`,
    accepted: ', angenommen',
    notAccepted: ', noch nicht angenommen',
    disputed: ', angefochten: Der Club entscheidet',
  },
  entrants: {
    title: 'Auf dem Weg in die Rangliste',
    noRung: (name) => parts`${name} hat noch keinen Platz.`,
    onRung: (name, rung) => parts`${name} steht auf Platz ${rung}.`,
    noRungNext: (name, next) =>
      parts`${name} hat noch keinen Platz und muss als Nächstes ${next} ohne Vorgabe fordern.`,
    onRungNext: (name, rung, next) =>
      parts`${name} steht auf Platz ${rung} und muss als Nächstes ${next} ohne Vorgabe fordern.`,
  },
  rematches: {
    title: 'Revanchen',
    about: 'Diese Paare in Reichweite müssen noch warten, bevor sie wieder spielen; alle anderen können jetzt spielen.',
    pair: (one, other) => parts`${one} und ${other}`,
    more: (count) => `Und ${count} weitere.`,
  },
  pots: {
    title: 'Laufende Partien',
    since: (moment, pot) => parts`Seit ${moment}; ${pot} Punkte im Pot`,
    confirmation: '; Ergebnisse warten auf Bestätigung',
    decision: '; Ergebnisse angefochten: Der Club entscheidet',
    results: 'Ergebnisse',
    none: 'Noch keine Ergebnisse. Jede Partie erscheint hier, sobald ihre Ergebnisse eingetragen sind.',
    allEqual: 'alle gleich',
    shared: 'So wurde der Pot verteilt',
    player: 'Spieler',
    headings: {
      score: 'Er\u00adgeb\u00adnis',
      spread: 'Vor\u00adsprung',
      rating: 'An\u00adteil',
      points: 'Punk\u00adte',
      bonus: 'Bonus',
      net: 'Netto',
    },
    pot: (pot, spread) => `Pot ${pot}, Vorsprünge zusammen ${spread}`,
    corrected: '; Ergebnisse korrigiert',
    awaiting: '; wartet auf Bestätigung, noch nichts ausgezahlt',
    cancelled: '; annulliert: alle Einsätze zurück',
    percent: (tenths) => `${Math.floor(tenths / 10)},${tenths % 10} %`,
  },
  results: {
    title: 'Ergebnisse',
    game: 'Partie',
    match: 'Partie',
    played: 'Gespielt',
    none: 'Noch keine Ergebnisse. Jedes erscheint hier, sobald es eingetragen ist.',
    moves: 'Züge',
    playoff: 'Stechen; ',
    corrected: '; Ergebnis korrigiert',
  },
  days: {
    title: 'Die Saison, Tag für Tag',
    begins: 'Beginn',
    playedOn: (days) =>
      days === 0 ? 'Noch an keinem Tag gespielt' : `An ${days === 1 ? 'einem Tag' : `${days} Tagen`} gespielt`,
    lately: 'Zuletzt: ',
    forPeriod: (period) => period,
    notHere: 'alle, die nicht eingecheckt sind',
    notPlayed: (challenger, challenged) => parts`${challenger} gegen ${challenged}, falls noch nicht gespielt`,
    notAccepted: (challenger, challenged) => parts`${challenger} gegen ${challenged}, falls noch nicht angenommen`,
    andSoOn: 'und so weiter; der Kalender unten hat alle Termine.',
    closed: 'Der Club ist geschlossen',
    span: (from, to) => parts`${from} bis ${to}`,
    changed: 'Während der Saison geändert',
  },
  tonight: {
    title: 'Heute Abend',
    playing: 'Laufende Partien',
    nobody: 'noch niemand da',
    here: (count) => `${count} da`,
    matches: (count) => (count === 1 ? ', 1 Partie läuft' : `, ${count} Partien laufen`),
    turn: (name) => parts`, ${name} ist an der Reihe`,
    final: (day) => parts`Finalabend: ${day}`,
  },
};
