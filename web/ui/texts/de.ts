import { agree, parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';
import type { Changed } from './en.ts';

function changes({ name, end, closures, settings }: Changed): string {
  const said = [
    ...(name === undefined ? [] : [`heißt jetzt ${name}`]),
    ...(end === undefined ? [] : [end === null ? 'kein letzter Tag' : `letzter Tag ${end}`]),
    ...(closures ? ['Schließtage'] : []),
    ...(settings ? ['Einstellungen'] : []),
  ];
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}

const withStones = (stones: number): string =>
  stones === 0 ? 'ohne Vorgabesteine' : stones === 1 ? 'mit 1 Vorgabestein' : `mit ${stones} Vorgabesteinen`;

export const account: typeof en.account = {
  switch: 'Wechseln oder abmelden',
  nobody:
    'Du bist nicht angemeldet. Öffne bitte den vollständigen Einladungslink, den du von der Leitung bekommen hast.',
};

export const officials: typeof en.officials = {
  only: 'Diese Seite ist für Leitung und Helfer.',
  signedOut: 'Du bist abgemeldet. Lass dir von der Leitung einen neuen Einladungslink geben.',
};

/** One match on several ladders. */
export const also: typeof en.also = {
  title: 'Auch zählen in:',
  done: 'eingetragen.',
  apart:
    'Jede Rangliste urteilt nach ihren eigenen Regeln. Wird es in einer geändert oder rückgängig gemacht, bleiben die anderen, wie sie sind.',
};

export const answers: typeof en.answers = {
  abandon: 'Partie abbrechen',
  confirm: 'Bestätigen',
  wrong: 'Das stimmt nicht',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  postpone: 'Verschieben',
  you: 'du',
  wholeLadder: 'Die ganze Rangliste',
  signIn: 'Anmelden',
};

export const accountPart: typeof en.accountPart = {
  notPlayer: (isOrganiser) =>
    `Diese Seite ist für Spieler. Du bist als ${isOrganiser ? 'Leitung' : 'Helfer'} angemeldet:`,
  roles: { organiser: 'Leitung', scorer: 'Helfer', player: 'Spieler' },
  otherClub: 'Du bist bei einem anderen Club angemeldet:',
  gone: (label) => `„${label}“ ist hier abgemeldet.`,
  goOn: (name) => `Weiter als ${name}`,
};

export const beforeAfter: typeof en.beforeAfter = {
  removed: (names) => parts`Nicht mehr in der Rangliste: ${names}`,
  now: 'Vorher',
  after: 'Danach',
  joins: 'neu',
  up: (by) => `▲ +${by}`,
  down: (by) => `▼ −${by}`,
};

export const behind: typeof en.behind = {
  asOf: (day, time) => parts`Stand ${day}, ${time} Uhr: Neueres folgt innerhalb einer Minute.`,
};

export const board: typeof en.board = {
  steps: 'Die Partie durchgehen',
  first: 'Zum Anfang',
  previous: 'Einen Zug zurück',
  next: 'Einen Zug vor',
  last: 'Zum Ende',
  start: 'Der Anfang der Partie',
  position: (where) => `Stellung: ${where}`,
  unreadable: 'Diese Züge lassen sich nicht auf einem Brett zeigen:',
  white: (number, move) => `Weiß, ${number}: ${move}`,
  black: (number, move) => `Schwarz, ${number}: ${move}`,
};

/** Results of one player; the last three are of those that don’t count. */
export const bouts: typeof en.bouts = {
  pots: (games, best) =>
    `${games === 1 ? '1 Partie' : `${games} Partien`}${best > 0 ? `, ${best}-mal die beste Punktzahl` : ''}`,
  pot: (place, of, net) => `Platz ${place} von ${of}, ${net} ${/^[+−]?1$/.test(net) ? 'Punkt' : 'Punkte'}`,
  tally: (won, drawn, lost) => `${won} gewonnen, ${drawn > 0 ? `${drawn} remis, ` : ''}${lost} verloren`,
  awaiting: 'unbestätigt',
};

export const byMail: typeof en.byMail = {
  anywhere:
    'Neues Handy oder keinen Link zur Hand? Gib die Adresse ein, an die dir dein Club schreibt, und wir schicken dir einen Anmeldelink.',
  email: 'Deine E-Mail-Adresse',
  button: 'Anmeldelink schicken',
};

export const chart: typeof en.chart = {
  nothingYet: 'In dieser Rangliste ist noch nichts passiert.',
  bounds: { reach: 'kann bis hier fordern', drop: 'steigt ohne Partie bis hier ab' },
  asTable: 'Als Tabelle anzeigen',
  nobodyElse: 'niemand sonst',
  rungs: 'Plätze am Ende jedes Monats und jetzt',
  points: 'Punkte am Ende jedes Monats und jetzt',
  now: 'jetzt',
};

export const copying: typeof en.copying = {
  copy: 'Kopieren',
  copied: 'Kopiert.',
  no: 'Dieser Browser kann nicht kopieren: Bitte markiere den Text und kopiere ihn selbst.',
};

export const sharing: typeof en.sharing = {
  share: 'Teilen',
  asText: 'Als Text kopieren',
  picture: 'Bild speichern',
};

export const crest: typeof en.crest = {
  crest: 'Wappen',
  removePhoto: 'Foto entfernen',
  unreadable: 'Dieses Bild ist nicht lesbar. Wähle eine PNG-, JPEG- oder WebP-Datei.',
};

export const eachGame: typeof en.eachGame = {
  label: (unit) => `Punkte je ${unit} (optional)`,
  first: {
    own: (example) => `Deine zuerst, zum Beispiel ${example}.`,
    challenger: (example) => `Zuerst die der Person, die gefordert hat, zum Beispiel ${example}.`,
    player: (example) => `Zuerst die des Spielers, zum Beispiel ${example}.`,
  },
};

/** Of the files of a ladder. */
export const fileTitles: typeof en.fileTitles = {
  feed: 'Neues als Feed',
  calendar: 'Kalender',
  csv: 'Alle Bewegungen als CSV',
  log: 'Saisonprotokoll',
  view: 'Die öffentliche Seite als JSON',
  history: 'Die Saison als JSON',
};

export const final: typeof en.final = {
  title: (day) => parts`Finalabend, ${day}`,
  displaced: (names) => parts`Platz 1 ohne Partie verloren: ${names}`,
  ahead: (lower, upper, forTheTop) =>
    forTheTop
      ? parts`Wäre jetzt Schluss, würde ${lower} um Platz 1 gegen ${upper} antreten. Wer auscheckt, gibt das auf.`
      : parts`Wäre jetzt Schluss, würde ${lower} um das Recht, Platz 1 zu fordern, gegen ${upper} antreten. Wer auscheckt, gibt das auf.`,
  removed: (time, names) => parts`Um ${time} Uhr entfernt und noch nicht zurück: ${names}`,
  open: 'Normaler Spielbetrieb, bis die Leitung ihn beendet.',
  beHere: (time) =>
    parts`Sei bis ${time} Uhr da: Wer bis dahin nicht eingecheckt ist, wird aus der Rangliste entfernt.`,
  playoff: (lower, upper, forTheTop) =>
    parts`${forTheTop ? 'Stechen um Platz 1' : 'Stechen, das erste von zweien'}: ${lower} fordert ${upper}`,
  lost: 'Wer nicht antritt, hat verloren.',
};

export const inWords: typeof en.inWords = {
  change: 'Ändern',
};

export const joy: typeof en.joy = { congratulations: 'Herzlichen Glückwunsch!' };

export const lastResults: typeof en.lastResults = {
  latest: (results) => `Letzte Ergebnisse, das neueste zuletzt: ${results}.`,
  words: { won: 'gewonnen', drawn: 'remis', lost: 'verloren' },
  letters: { won: 'S', drawn: 'R', lost: 'N' },
};

/** Of the player on top of a ladder. */
export const leading: typeof en.leading = {
  onTop: (day, defences) => [
    ...parts`vorn seit dem ${day}`,
    defences === 0 ? '' : defences === 1 ? ', einmal verteidigt' : `, ${defences}-mal verteidigt`,
  ],
  nobody: 'Noch keine Spieler.',
};

export const lineStory: typeof en.lineStory = {
  seeded: (players) => `Gesetzt: ${players} in der Rangliste`,
  preferred: (who) => say`${who} hat die eigenen Angaben geändert`,
  joinedOn: (who, rung) => say`${who} ${agree(who, 'ist', 'sind')} auf Platz ${rung} eingestiegen`,
  aChallenge: 'Eine Forderung',
  earlier: 'Ein früherer Eintrag',
  changed: (what) => `Die Rangliste wurde geändert${changes(what)}`,
  settled: 'Was fällig war',
  against: (challenger, challenged) => say`${challenger} gegen ${challenged}`,
  postponed: (two, who) =>
    who === '' ? say`${two}: verschoben` : say`${two}: Verschieben gewünscht oder zugesagt von ${who}`,
  endings: {
    accept: (two) => say`${two}: angenommen`,
    decline: (two) => say`${two}: abgelehnt`,
    withdraw: (two) => say`${two}: zurückgezogen`,
    approve: (two) => say`${two}: Das Ergebnis wurde bestätigt`,
    reject: (two) => say`${two}: Das Ergebnis wurde zurückgewiesen`,
    dispute: (two) => say`${two}: Das Ergebnis wurde angefochten`,
    abandon: (two) => say`${two}: abgebrochen`,
  },
  playedOn: (story, day) => say`${story}, gespielt am ${day}`,
  aResult: (score) => `Ein Ergebnis, ${score}`,
  ended: (scores) => say`Eine Partie ist zu Ende: ${scores}`,
  began: (players) => say`Eine Partie hat begonnen: ${players}`,
  playoff: (winner, walkover) => say`${winner} hat ein Stechen${walkover ? ' kampflos' : ''} gewonnen`,
};

export const loading: typeof en.loading = {
  loading: 'Wird geladen…',
  failed: 'Das konnte nicht geladen werden. Bitte versuche es gleich noch einmal.',
};

export const night: typeof en.night = {
  nobodyHere: 'Gerade ist niemand da.',
  mayChallenge: (names) => parts` und kann ${names} fordern oder aussetzen.`,
  count: 'Forde­rungs­zähler',
  countMeans: 'Gestellte minus erhaltene Forderungen',
  now: 'Jetzt',
  playing: 'spielt',
  passed: 'hat aus­gesetzt',
  free: 'frei',
};

export const people: typeof en.people = {
  found: (count) => (count === 0 ? 'Niemand gefunden.' : `${count} Spieler`),
  more: (count) => `und ${count} weitere`,
  find: 'Spieler suchen',
};

export const preferenceLabels: typeof en.preferenceLabels = {
  rated: 'Spielt gewertete Partien',
  registered: 'Gemeldet',
  paidUntil: 'Beitrag bezahlt bis',
  main: 'Hauptzeit in Minuten',
  byoyomi: 'Danach Minuten für je 25 Züge',
  scoring: 'Zählweise',
};

export const connection: typeof en.connection = {
  again: 'Keine Verbindung. Bitte versuche es gleich noch einmal.',
  trying: 'Keine Verbindung. Neuer Versuch…',
  stale: 'Keine Verbindung. Was du siehst, ist vielleicht nicht mehr aktuell.',
};

/** What every form may say. */
export const forms: typeof en.forms = {
  notYet: 'Noch nicht',
  missing: 'Bitte ausfüllen.',
};

export const rule: typeof en.rule = { rule: 'Regel' };

export const settlements: typeof en.settlements = {
  next: 'Was als Nächstes passiert',
  more: (count) => (count === 1 ? 'Danach noch ein weiterer Termin.' : `Danach noch ${count} weitere Termine.`),
  wouldBeRemoved: (names) => parts`Nach jetzigem Stand würden entfernt: ${names}.`,
  wouldDrop: (names) => parts`Nach jetzigem Stand würden absteigen: ${names}.`,
  marked: (players) => `${players} Spieler, in der Rangliste mit ○ markiert`,
  dueToLose: (names) => parts`Würden derzeit Punkte verlieren: ${names}`,
  lost: (names) => parts`Haben Punkte verloren: ${names}`,
  forfeits: 'Punktverluste',
  drops: 'Abstiege',
  removals: 'Streichungen',
  dropped: (names) => parts`Abgestiegen: ${names}`,
  removed: (names) => parts`Entfernt: ${names}`,
};

export const tables: typeof en.tables = {
  points: 'Punkte',
  until: (day) => `Runde bis ${day}`,
  place: (place) => `${place}.`,
  goes: { up: 'Aufstiegsplatz', down: 'Abstiegsplatz' },
  waiting: 'Dabei ab der nächsten Runde',
  walkover: 'kampflos',
  unfinished: 'nicht zu Ende gespielt',
  gone: (name, score) => `${score} gegen ${name} (nicht mehr dabei)`,
  went: { up: 'aufgestiegen', down: 'abgestiegen' },
  noneOver: 'Es ist noch keine Runde zu Ende.',
};

export const terms: typeof en.terms = {
  main: (minutes) => `${minutes} Min.`,
  byoyomi: (minutes) => `${minutes} Min. für je 25 Züge`,
  mainAndByoyomi: (main, minutes) => `${main} Min., dann ${minutes} Min. für je 25 Züge`,
  usual: (way) => (way === 'chinese' ? 'chinesisch' : 'japanisch'),
  scoring: (scoring) => parts`Zählweise: ${scoring}`,
  hadBlack: (who) => parts`${who} hatte Schwarz`,
  hasBlack: (who) => (who === undefined ? parts`Du hast Schwarz` : parts`${who} hat Schwarz`),
  hadWhite: (who) => parts`${who} hatte Weiß`,
  choosesColour: (who) => (who === undefined ? parts`Du wählst die Farbe` : parts`${who} wählt die Farbe`),
  choosesColours: (who) => parts`, ${who} wählt die Farben`,
  rated: ', gewertet',
  unrated: ', nicht gewertet',
  even: 'Ohne Vorgabe',
  isWhite: (who, stones) => parts`${who} hat Weiß, ${withStones(stones)}`,
  wasWhite: (who, stones) => parts`${who} hatte Weiß, ${withStones(stones)}`,
  komi: (komi) => `, Komi ${String(komi).replace('.', ',')}`,
};

export const titles: typeof en.titles = {
  board: 'Clubabend',
  desk: 'Verwaltung',
  me: 'Deine Seite',
  wall: 'Wandanzeige',
  new: 'Neue Rangliste',
  join: 'Mitspielen',
  player: 'Spieler',
};

export const words: typeof en.words = {
  playoff: 'Stechen',
  net: 'Netto',
  won: (who) => parts`Sieg für ${who}`,
  since: (when, isTime) => (isTime ? parts`seit ${when} Uhr` : parts`seit dem ${when}`),
  invitations: 'Einladungen zu einer Partie',
  addToLadder: 'In die Rangliste aufnehmen',
  pointsOf: (points) => `${points} Punkte`,
  note: 'Notiz',
  rating: 'Wertungszahl',
  anyway: 'Trotzdem fortfahren',
  sendAgain: 'Erneut senden',
  search: 'Suchen',
  email: 'E-Mail',
  results: 'Ergebnisse',
  more: 'Mehr',
  openMine: 'Meine Seite öffnen',
  open: 'Öffnen',
  subscribe: 'Kalender abonnieren',
  print: 'Drucken',
  gap: 'Steine zum Nächsten',
  isNew: 'neu',
  ladder: 'Rangliste',
  next: 'spielt als Nächstes',
  player: 'Spieler',
  playing: 'Laufende Partien',
  rung: 'Platz',
  theLadder: 'Die Rangliste',
  tonight: 'Heute',
  name: 'Name',
  save: 'Speichern',
  checkIn: 'Einchecken',
  signOut: 'Abmelden',
  ok: 'Verstanden',
  back: 'Zurück',
  notSent: 'Noch nicht gesendet',
  refused: (says) => say`Nicht gespeichert: ${says}`,
  accepted: 'angenommen',
  notAccepted: 'noch nicht angenommen',
  acceptBy: (day) => `annehmen bis ${day}`,
  playBy: (day) => `spielen bis ${day}`,
  issued: (day) => parts`gefordert am ${day}`,
  rungOf: (rung, of) => parts`Platz ${rung} von ${of}`,
  pot: (points) => `${points} Punkte im Pot`,
  here: 'Wer da ist',
  turnFrom: (time, who) => parts`Ab ${time} Uhr: ${who} ist an der Reihe`,
  addPlayer: 'Spieler hinzufügen',
  undo: 'Rückgängig',
  record: 'Ergebnis speichern',
  drawn: (score) => `Remis ${score}`,
  sending: (count, name) =>
    `${count === 1 ? '1 Änderung' : `${count} Änderungen`}${name === undefined ? '' : ` für ${name}`} ${count === 1 ? 'wird' : 'werden'} gesendet…`,
  withPoints: (points) => `, mit ${points} Punkten`,
  oneMoment: 'Einen Moment…',
  points: 'Punkte',
  everybody: 'Alle Spieler',
};

export const lineup: typeof en.lineup = {
  title: 'Wer hat gespielt?',
};

export const scores: typeof en.scores = {
  seat: (seat) => `Sitz ${seat}`,
  youAnd: (opponent) => say`Du und ${opponent}`,
  how: 'Wie ist es ausgegangen?',
  youWon: (score) => `Gewonnen ${score}`,
  youLost: (score) => `Verloren ${score}`,
  howWon: 'Wie wurde gewonnen?',
  played: 'Gespielt',
  earlier: 'An einem anderen Tag gespielt',
  playedAt: 'Gespielt am (Uhrzeit des Clubs)',
  later: 'Dieses Datum liegt in der Zukunft.',
  challenger: 'Fordert',
  challenged: 'Wird gefordert',
  result: 'Ergebnis',
  score: 'Ergebnis',
  start: 'Partie beginnen',
  two: 'Eine Partie braucht mindestens zwei Spieler.',
  whole: 'Nur ganze Zahlen; sie dürfen negativ sein.',
};

export const marks: typeof en.marks = {
  openChallenges: 'Offene Forderungen',
  away: 'abwesend',
  busy: 'Forderung offen',
  displaced: 'hat Platz 1 verloren',
  entering: 'steigt ein',
  rated: 'gewertet',
};

export const moves: typeof en.moves = {
  preview: 'Vorschau',
  handIn: 'Einreichen',
  choose: 'Bitte wählen.',
  minutes: 'Minuten pro Spieler',
  white: 'Wer hatte Weiß?',
  pgn: 'Züge der Partie (PGN)',
  file: 'Oder eine Datei hochladen',
};

export const away: typeof en.away = {
  hint: 'Solange du abwesend bist, kann dich niemand fordern, und deine Fristen ruhen.',
  days: (from, to) => (from === to ? `Abwesend am ${from}` : `Abwesend vom ${from} bis ${to}`),
  left: (left, most) =>
    left === 0
      ? 'Du hast alle Tage dieser Saison verbraucht.'
      : `Noch ${left} von ${most} ${most === 1 ? 'Tag' : 'Tagen'} in dieser Saison`,
  announce: 'Abwesenheit melden',
  back: 'Ich bin zurück',
  takeBack: 'Ich bin doch da',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  order: 'Das liegt vor dem ersten Tag.',
};

export const rivals: typeof en.rivals = {
  title: { players: 'Spieler fordern', pairs: 'Paar fordern' },
  nobody: 'Im Moment ist niemand zu fordern.',
  row: (row) => `Reihe ${row}`,
  left: (row) => `Reihe ${row}, links von dir`,
  whyNot: 'Warum die anderen nicht?',
  clubOnly: 'Gefordert wird im Club, unter denen, die da sind.',
  challenge: 'Fordern',
  free: (left, from) =>
    `Noch ${left === 1 ? 'eine freie Forderung' : `${left} freie Forderungen`}: an alle über dir, bis hinauf zu Platz ${from}.`,
  challengeWho: (name) => `${name} fordern`,
};

export const clubTime: typeof en.clubTime = {
  of: (zone) => `Nach der Uhrzeit des Clubs (${zone}).`,
  skipped: (time, instead) => `${time} gibt es in dieser Nacht nicht: ${instead}?`,
  twice: (time) => `${time} kommt in dieser Nacht zweimal: das erste oder das zweite Mal?`,
  first: 'Das erste Mal',
  second: 'Das zweite Mal',
};
