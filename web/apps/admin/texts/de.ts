import { agree, parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const counted = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

const persons = (count: number): string => counted(count, 'Person', 'Personen');

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

export const common: typeof en.common = {
  progress: (done, of) => `${done} von ${of} fertig…`,
  saving: 'Wird gespeichert…',
  saved: 'Gespeichert. Öffentliche Seiten sind in einer Minute aktuell.',
  lost: 'Keine Antwort: Wir wissen nicht, ob gespeichert wurde. Versuche es noch einmal – doppelt gespeichert wird nichts.',
  again: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  bad: 'Bitte prüfe die markierten Felder.',
  add: 'Hinzufügen',
  remove: 'Entfernen',
  choose: 'Wählen…',
  earlier: 'Frühere anzeigen',
  order: 'Startreihenfolge',
  orders: {
    highest: 'Nach Wertungszahl, die höchste auf Platz 1',
    rating: 'Nach Wertungszahl, die niedrigste auf Platz 1',
    draw: 'Ausgelost',
  },
  purpose: 'Wofür ist er?',
  typeName: (name) => `Gib zur Bestätigung den Namen ein: ${name}`,
  nothingFound: 'Nichts gefunden.',
};

export const main: typeof en.main = {
  pageTitle: (ladder) => `Verwaltung: ${ladder}`,
  organisersOnly: 'Nur die Leitung kann eine Rangliste anlegen. Bitte öffne einen Einladungslink der Leitung.',
  requests: (count) => counted(count, 'Beitrittsanfrage', 'Beitrittsanfragen'),
  adminHistory: 'Verlauf der Verwaltung',
  headings: {
    people: 'Personen',
    rules: 'Regeln',
    history: 'Verlauf',
  },
  publicPage: 'Öffentliche Seite',
  command: {
    why: 'Grund für die Ausnahme',
    whyHint: 'Er wird mit dem Eintrag gespeichert, und alle können ihn lesen.',
    reason: 'Grund (optional)',
    refused: 'Das geht nicht',
    overridable: 'Die Regeln erlauben es nicht',
    changed: 'Die Rangliste hat sich inzwischen geändert. Das würde jetzt passieren.',
    settled: 'Was schon fällig ist, wird zuerst berücksichtigt.',
    shares: 'Der Anteil jedes Spielers am Pot',
    gets: 'Bekommt',
  },
  play: {
    nothingRunning: 'Keine laufenden Partien.',
    nothingOpen: 'Keine offenen Forderungen.',
    challenge: 'Neue Forderung',
    score: { challenger: 'Ergebnis (zuerst, wer gefordert hat)', player: 'Ergebnis (aus Sicht des Spielers)' },
    agreed: 'Beide wollen trotz des Abstands spielen',
    distance: 'Abstand bei der Forderung (Plätze)',
    distanceHint:
      'Um wie viele Plätze die geforderte Person höher stand (tiefer: negativ). Ohne Angabe gilt die Rangliste, wie sie jetzt ist.',
    distanceFault: 'Bitte gib eine ganze Zahl außer 0 ein, etwa 3 oder −2, oder nichts.',
    pgnHint: 'Aus einer beliebigen Schach-App einfügen; die Namen darin spielen keine Rolle.',
    opponent: 'Gegen wen',
    two: 'Wähle zwei verschiedene Spieler.',
    abandonTitle: 'Diese Partie abbrechen? Sie hat dann kein Ergebnis.',
    abandonNo: 'Weiterspielen',
    enters: (name) => `${name} wird noch eingestuft. Nächste Partie gegen:`,
    here: 'Jetzt zu fordern',
  },
};

export const approvals: typeof en.approvals = {
  title: 'Wartet auf deine Freigabe',
  confirmations: 'Von Spielern gemeldet',
  reported: (who) => parts`gemeldet von ${who}`,
  disputed: (who) => parts`; angefochten von ${who}: bitte entscheide`,
  counts: (when) => parts`; zählt automatisch ab ${when}`,
  earlier: 'Auch eine frühere Partie von einem der beiden wartet noch: Gib zuerst diese frei.',
  approve: 'Freigeben',
  reject: 'Zurückweisen',
  rejectTitle: 'Dieses Ergebnis zurückweisen. Die Partie ist dann noch zu spielen.',
  missing: 'Es wurden keine Züge eingereicht.',
  by: (by) => `eingereicht von ${by}`,
  wrong: {
    title: 'Von Spielern angefochten',
    says: (who) => say`${who} ${agree(who, 'meldet', 'melden')}, dass das nicht stimmt.`,
    dismiss: 'Stehen lassen',
  },
};

export const pots: typeof en.pots = {
  startHint: 'Kreuze die Spieler in der Reihenfolge ihrer Plätze am Tisch an.',
  fresh: 'Neue Spieler (ein Name pro Zeile)',
  finish: 'Ergebnisse eintragen',
  abandon: 'Partie abbrechen',
  abandonTitle: 'Diese Partie abbrechen? Jeder Einsatz geht zurück.',
};

export const asked: typeof en.asked = {
  hint: 'Die Partie beginnt, sobald alle zugesagt haben. Für Spieler ohne eigene Seite kannst du sie beginnen.',
  stake: (points) => `, je ${points} Punkte`,
  waiting: (asks, missing) => say`Vorgeschlagen von ${asks}; es fehlt noch: ${missing}`,
  declined: (asks, declined) => say`Vorgeschlagen von ${asks}; ${declined} spielt nicht mit`,
};

export const change: typeof en.change = {
  title: 'Rangliste ändern',
  hint: 'Ein neuer Name, ein neues Datum oder eine neue Einstellung gilt ab jetzt. Schließtage zählen, als hätte es sie schon immer gegeben: Frühere Abstiege und Streichungen können sich dadurch ändern. Du siehst zuerst eine Vorschau.',
  try: 'An dieser Saison ausprobieren',
  tryRules: (rules) => `„${rules}“ an dieser Saison ausprobieren`,
  over: 'Der Finalabend ist vorbei, deshalb lässt sich hier nichts mehr ändern.',
};

export const club: typeof en.club = {
  ending: {
    hide: 'Rangliste verbergen',
    hideHint:
      'Sie verschwindet von der Seite des Clubs, und Suchmaschinen werden gebeten, sie auszulassen. Wer die Adresse kennt, kann sie weiter öffnen.',
    close: 'Rangliste schließen',
    closeHint:
      'Was schon fällig ist, wird noch berücksichtigt; danach lässt sich nichts mehr eintragen, und es gibt keine Abstiege mehr. Sehen können die Rangliste weiterhin alle. Öffnest du sie wieder, werden die Monate dazwischen nachgeholt: Wurde nicht gespielt, trage sie als Schließtage ein.',
    remove: 'Rangliste löschen',
    removeHint:
      'Löscht alles: Seiten, Ergebnisse, Protokoll, Webhooks. Das lässt sich nicht rückgängig machen. Kopien, die andere gemacht haben, bleiben, und Sicherungen bewahren sie bis zu 35 Tage auf.',
    gone: 'Rangliste gelöscht. Ihre Adresse ist in 15 Minuten wieder frei.',
  },
  forget: {
    title: 'Person löschen (DSGVO)',
    about:
      'Ersetzt Namen und Adresse einer Person in jeder Rangliste des Clubs durch anonyme: in allen Ergebnissen, im gespeicherten Protokoll und auf jeder öffentlichen Seite. Ihre Einladungslinks werden gelöscht. Die Plätze ändern sich nicht. Das lässt sich nicht rückgängig machen.',
    also: 'Andere Namen in Begründungen und Notizen (durch Kommas getrennt)',
    lines: (ladder, lines, texts) =>
      `${ladder}: ${lines === 1 ? '1 Zeile' : `${lines} Zeilen`} geändert${texts > 0 ? `, darunter ${texts === 1 ? '1 Text' : `${texts} Texte`}` : ''}.`,
    left: 'Diese Texte enthalten einen Teil des Namens und bleiben, wie sie sind. Geht es um dieselbe Person, ergänze diesen Namen oben, oder ändere, was in den Regeln in euren eigenen Worten steht:',
    done: (name) =>
      `Unterwegs: Die Person heißt ab jetzt „${name}“. Die Seiten sind in wenigen Minuten aktuell. Kopien, die andere gemacht haben, bleiben.`,
  },
  naming: {
    text: 'Gilt für alle Ranglisten des Clubs. Verwaltung und Clubabend zeigen immer die vollen Namen.',
    mode: 'So erscheinen Spieler',
    modes: {
      full: { name: 'Voller Name', says: 'wie eingetragen' },
      initial: { name: 'Vorname und Anfangsbuchstabe', says: 'Anna B.' },
      initials: { name: 'Anfangsbuchstaben', says: 'A. B.' },
      nickname: { name: 'Spitzname', says: 'unten für alle wählbar; sonst Anfangsbuchstaben' },
    },
    shown: 'Öffentlich zu sehen',
    all: (count) => `Alle ${count} anzeigen`,
    long: (most) => `Höchstens ${most} Zeichen.`,
    moves:
      'Damit ändern sich die Adressen der eigenen Seiten der Spieler: Alte Links dorthin funktionieren nicht mehr.',
  },
  site: {
    title: 'Rangliste teilen',
    page: { says: 'Wer diese Adresse kennt, sieht die Rangliste, auch ohne Konto.' },
    frame: {
      title: 'Auf eurer eigenen Website',
      says: 'Füge diese Zeile in eure Seite ein: Sie zeigt die Spitze der Rangliste und die letzten Ergebnisse. Ein Klick öffnet die ganze Rangliste.',
    },
    calendar: {
      says: 'Wähle in deiner Kalender-App „Per URL abonnieren“ und füge das hier ein: Anstehende Partien, Stichtage und das Saisonende erscheinen dann in deinem Kalender.',
    },
    feed: {
      says: 'Ergebnisse, angesetzte Partien und Abstiege, für einen Feedreader oder eine Nachrichtenseite.',
    },
    csv: {
      says: 'Für eine Tabellenkalkulation; die meisten Programme können sie direkt von dieser Adresse importieren.',
    },
    wall: {
      says: 'Die ganze Rangliste in großen Buchstaben: auf dem Bildschirm des Clubs öffnen und laufen lassen.',
    },
  },
  poster: {
    title: 'Aushang',
    says: 'Zur Rangliste: hier scannen.',
  },
  webhooks: {
    text: 'Schickt Neues aus dieser Rangliste sofort an einen Gruppenchat, eine Mailingliste oder eine Website. Der andere Dienst gibt dir dafür eine Adresse: einen Webhook.',
    make: 'Webhook hinzufügen',
    labelHint: 'Etwa „Clubchat“.',
    url: 'Adresse',
    urlHint: 'Sie beginnt mit https:// und kommt vom anderen Dienst.',
    events: 'Was gesendet wird',
    eventWords: {
      result: 'Ergebnisse und Korrekturen',
      penalty: 'Abstiege: Spieler, die absteigen oder entfernt werden',
      displaced: 'Wer Platz 1 ohne Partie verloren hat',
      champion: 'Wer die Saison gewonnen hat',
      change: 'Änderungen an Daten, Schließtagen, Einstellungen und Namen',
      season: 'Das Ende einer Saison und wer sie gewonnen hat; der Beginn der nächsten',
    },
    madeText: (label) =>
      `Gib es an „${label}“: Es beweist, dass die Nachrichten wirklich von hier kommen. Geht es verloren, entferne diesen Webhook und füge ihn noch einmal hinzu.`,
    secret: 'das Geheimnis',
    test: 'Test senden',
    testing:
      'Ein Test ist unterwegs. Wie es ausging, siehst du hier; derselbe Ausgang wird höchstens einmal pro Stunde vermerkt.',
    removeText: 'Sein Geheimnis gilt dann nicht mehr. Fügst du ihn wieder hinzu, bekommt er ein neues.',
    stopped: (since) =>
      `Abgeschaltet am ${since}: Eine Woche lang wurde nichts angenommen. Ein Test schaltet ihn wieder ein.`,
    secretLost:
      'Sein Geheimnis lässt sich hier nicht lesen, deshalb wird nichts gesendet. Entferne diesen Webhook und füge ihn noch einmal hinzu.',
    untold: 'noch nichts gesendet',
    wentHint: 'Nachrichten, die nicht angenommen werden, werden etwa einen Tag lang wiederholt.',
  },
  outcomes: {
    accepted: (status) => `angenommen (${status})`,
    answered: (status) => `nicht angenommen (${status})`,
    closed: 'nicht gesendet: Unter dieser Adresse antwortet nichts',
    late: 'keine Antwort innerhalb von fünf Sekunden',
    failed: (reason) => `nicht gesendet: ${reason}`,
  },
};

export const settings: typeof en.settings = {
  look: 'Farbe, Wappen und Fotos',
  choices: {
    language: {
      label: 'Sprache des Clubs',
      hint: 'Für alle Seiten des Clubs, E-Mails und Benachrichtigungen. Namen und eure eigenen Texte bleiben, wie sie sind.',
    },
    contact: {
      label: 'An wen man schreibt',
      hint: 'Eine E-Mail-Adresse, oder ein Name und wo man die Person findet. Steht auf der Seite des Clubs, alle können es lesen.',
    },
    colour: {
      label: 'Farbe des Clubs',
      hint: 'Für die öffentlichen Seiten, die Wandanzeige und das Wappen mit den Initialen des Clubs. Jede Farbe ist auf hellem und dunklem Grund gut zu lesen.',
      names: {
        green: 'Grün',
        teal: 'Petrol',
        blue: 'Blau',
        indigo: 'Indigoblau',
        purple: 'Violett',
        pink: 'Pink',
        red: 'Rot',
        orange: 'Orange',
        gold: 'Gold',
        grey: 'Grau',
      },
    },
    faces: {
      label: 'Fotos',
      hint: 'Spieler können auf ihrer eigenen Seite ein Foto hinzufügen. Es erscheint überall, wo alle ihren vollen Namen lesen können. Ausgeblendete Fotos bleiben gespeichert.',
      names: { on: 'Zeigen', off: 'Ausblenden' },
    },
    unlisted: {
      label: 'Diesen Club auf der Startseite zeigen',
      hint: 'Ohne Häkchen fehlt der Club auf der Startseite, und Suchmaschinen werden gebeten, seine Seiten auszulassen. Öffentlich bleiben sie: Wer die Adresse kennt, kann sie öffnen.',
    },
  },
  crest: {
    label: 'Bild auswählen',
    hint: 'PNG, JPEG oder WebP. Das Bild wird quadratisch verkleinert und auf den öffentlichen Seiten, der Wandanzeige und dem Aushang gezeigt. Ohne Bild stehen dort die Initialen des Clubs.',
  },
};

export const files: typeof en.files = {
  logText:
    'Der ganze Verlauf dieser Rangliste in einer Datei: eine Sicherung, die sich anderswo wieder einspielen lässt.',
  importText: 'Legt in diesem Club eine neue Rangliste an. Diese hier bleibt, wie sie ist.',
  id: 'Adresse der neuen Rangliste',
  idHint: 'a–z, 0–9 und „-“; sie wird Teil der Webadresse.',
  keep: 'Ohne diese Zeilen anlegen',
  sending: 'Das Protokoll wird verarbeitet…',
  underWay: 'Importe',
  dismiss: 'Ausblenden',
  ends: {
    made: 'Die Rangliste ist fertig:',
    checked: 'Geprüft. Wähle die Datei noch einmal, um die Rangliste anzulegen.',
    refused: 'Nicht importiert: Das Protokoll passt nicht zu den Regeln.',
    withdrawn: 'Der Import wurde abgebrochen. Nichts wurde gespeichert.',
    failed: 'Der Import ist fehlgeschlagen. Nichts wurde gespeichert.',
  },
  refused: (count) => `${counted(count, 'Zeile passt', 'Zeilen passen')} nicht zu den Regeln:`,
  fine: (lines) => `Alle ${lines} Zeilen passen zu den Regeln.`,
  differs: 'Wer auf einem anderen Platz wäre',
  stands: 'Die neue Rangliste',
  federationsText:
    'Die Partien dieser Saison mit den vollen Namen der Spieler. Ergebnisse, die noch freigegeben oder bestätigt werden müssen, sind nicht dabei.',
  tournamentReport: 'Turnierbericht für die Wertungsstelle (FIDE TRF16)',
  allGames: (format) => `Alle Partien (${format})`,
  downloaded: (games) => `${counted(games, 'Partie', 'Partien')} heruntergeladen.`,
};

export const seasons: typeof en.seasons = {
  earlier: 'Frühere Saison hinzufügen',
  remove: 'Frühere Saison entfernen',
  removeText:
    'Ihre Seiten und Dateien verschwinden, auch aus der Liste der früheren Saisons. Um sie zurückzuholen, füge sie aus ihrer Liste oder ihrem Protokoll wieder hinzu.',
  again: 'Neue Rangliste aus dieser',
  title: 'Saisons',
  nextText:
    'Die Rangliste behält Namen und Adresse: Links, QR-Codes, Einbettungen und Kalender funktionieren weiter. Diese Saison bekommt eine eigene Adresse.',
  given: 'Wie die Rangliste jetzt ist',
  byHand: 'Von Hand',
  who: 'Wer weiterspielt',
  some: 'Spieler auswählen',
  left: 'nicht mehr in der Rangliste',
  joins: 'kommt neu dazu',
  from: 'Reihenfolge übernehmen von',
  thisLadder: 'dieser Rangliste',
  nobodyOn: 'In dieser Rangliste steht niemand.',
  early: (day) => `Diese Saison schon jetzt beenden, statt erst am ${day}`,
  yes: 'Saison beginnen',
  closuresLater: 'Schließtage dieser Saison übernehmen, ein Jahr später',
  unrated: (name) => `${name} hat keine Wertungszahl. Trag eine ein oder wähle eine andere Reihenfolge.`,
  undo: 'Saisonbeginn rückgängig machen',
  undoText: 'Nur möglich, solange noch niemand darin gespielt hat. Die Rangliste kehrt dann zur letzten Saison zurück.',
  positions: 'Plätze am Anfang',
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  nowAt: (name, place) => `${name} ist jetzt auf Platz ${place}.`,
  ends: 'Diese Saison endet.',
  openOnes: (count) =>
    count === 1
      ? '1 offene Forderung oder Partie endet mit ihr.'
      : `${count} offene Forderungen oder Partien enden mit ihr.`,
  runs: (days) => `Die nächste Saison: ${days}.`,
  endless: (day) => `Die nächste Saison beginnt am ${day} und hat keinen letzten Tag.`,
  closed: (days) => `Geschlossen: ${days.join('; ')}.`,
  drawn: 'Ihre Reihenfolge wird ausgelost, wenn du die Saison beginnst.',
};

export const earlier: typeof en.earlier = {
  text: 'Ergebnisse oder Schlussstand einer Saison aus der Zeit, bevor die Rangliste hier geführt wurde. Sie steht dann bei den früheren Saisons; niemand bekommt eine Nachricht.',
  list: 'Ergebnisse oder Schlussstand einer Saison',
  hint: 'Aus einer Tabelle einfügen oder eine Datei wählen. Überschriften: Datum, Gewonnen, Verloren, Ergebnis – oder Platz, Name für einen Schlussstand.',
  example: (areTwo) =>
    `Datum\tGewonnen\tVerloren\tErgebnis\n3. Nov. 2023\tAnna Meier${areTwo ? ' / Eva Roth' : ''}\tBob Bischof${areTwo ? ' / Carl Day' : ''}\t3–1`,
  results: (count: number) => `${counted(count, 'Ergebnis', 'Ergebnisse')}.`,
  order: (count: number) => `Ein Schlussstand mit ${count} Plätzen.`,
  dates: {
    read: 'Datum',
    legend: 'Aus den Datumsangaben geht nicht hervor, welche Zahl der Tag ist. Welche ist es?',
    'day-first': 'zuerst der Tag: 3/11 ist im November',
    'month-first': 'zuerst der Monat: 3/11 ist im März',
  },
  beginning: 'Reihenfolge zu Beginn der Saison (optional)',
  beginningHint:
    'Ein Name pro Zeile, von oben nach unten. Sonst beginnen alle in der Reihenfolge, in der sie zuerst vorkommen.',
  winner: 'Wer das Finale gewann (optional)',
  winnerHint: 'Ohne diese Angabe bleibt offen, wer die Saison gewonnen hat.',
  who: 'Namen zum Prüfen',
  isNew: 'Neu im Club',
  unclear: 'Bitte gib den Spalten Überschriften: Datum, Gewonnen, Verloren und Ergebnis, oder Platz und Name.',
  notOfTwo:
    'In diesem System ergibt sich eine Saison nicht aus Siegen und Niederlagen. Füge stattdessen den Schlussstand hinzu.',
  yes: 'Saison hinzufügen',
};

export const fresh: typeof en.fresh = {
  from: (name) =>
    `Aus dem Protokoll von „${name}“: Jedes Ergebnis wird nach den neuen Regeln noch einmal gewertet. Die alte Rangliste bleibt, wie sie ist.`,
  play: 'Was spielt ihr?',
  otherRules: 'Andere Regeln',
  players: 'Einzelne',
  pairsHint:
    'Zwei Personen teilen sich einen Platz, dazu bis zu zwei Ersatzleute. Später lässt sich das nicht mehr ändern.',
  name: 'Name der Rangliste',
  address: (path) => `Adresse: ${path}`,
  zone: 'Zeitzone des Clubs',
  zoneBad: (meant) => `Wähle eine Zeitzone aus der Liste.${meant === undefined ? '' : ` Meinst du ${meant}?`}`,
  start: 'Saison beginnt am',
  startBad: 'Wähle ein Datum zwischen 1900 und 2199.',
  end: 'Saison endet am (optional)',
  final: 'Datum des Finalabends',
  endBad: 'Eine Saison endet nach ihrem Beginn, innerhalb von zehn Jahren.',
  finalSoon: 'Das ist in weniger als einem Monat: Kündige es bald an.',
  board: 'Brettgröße',
  closures: 'Club geschlossen',
  closureFrom: 'von',
  closureTo: 'bis',
  closureAdd: 'Schließtage hinzufügen',
  closureOpen: 'bis auf Weiteres',
  closureMeans: (day) => `Bis auf Weiteres heißt: bis ${day}.`,
  closureBad: 'Wähle einen ersten und einen letzten Tag, in dieser Reihenfolge.',
  must: (range) => `Erlaubt: ${range}.`,
  season: 'Saison',
  bandFrom: 'Ab Platz',
  bandTo: 'Oder bis zu Platz',
  bandAdd: 'Weiter unten eine andere Reichweite',
  bandsBad: 'Jede Reichweite muss weiter unten beginnen als die vorige, und unter dem Platz, bis zu dem sie geht.',
  copy: 'Regeln einer anderen Rangliste übernehmen',
  copyHint: 'Eine von euren oder die Adresse einer öffentlichen Rangliste auf dieser Website.',
  copyWhere: (example) => `Regeln lassen sich nur von einer Rangliste auf dieser Website übernehmen, etwa ${example}`,
  copyNone: 'Unter dieser Adresse war keine öffentliche Rangliste zu lesen.',
  copied: (name) => `Das sind jetzt die Regeln von „${name}“.`,
  find: 'Eine Regel finden, mit euren Worten',
  findNone: (rules) => `Dafür gibt es in „${rules}“ keine Regel: Sagt es mit euren eigenen Worten.`,
  besides: 'Außerdem',
  unsaid: 'Hier nicht geregelt:',
  rules: 'Eure Regeln',
  rulesChanged: (count) => `${count} Regeln haben sich geändert.`,
  yes: 'Rangliste anlegen',
};

export const guide: typeof en.guide = {
  title: 'Erste Schritte',
  live: 'Eure Rangliste ist online',
  hand: 'Verteile Einladungslinks an deine Helfer und Spieler',
};

export const history: typeof en.history = {
  who: 'Nach Spieler filtern',
  back: 'Zurück bis',
  onlyResults: 'Nur Ergebnisse',
  looking: (day) => `Bisher durchsucht bis ${day}…`,
  by: 'von',
  because: 'Ausnahme',
  correct: 'Korrigieren',
  correctTitle: 'Dieses Ergebnis korrigieren',
  voidLineTitle: 'Das rückgängig machen, als wäre es nie eingetragen worden',
  corrected: 'korrigiert',
  start: 'Beginn der Saison.',
  was: 'Eingetragen als',
  same: 'Es ist nichts geändert.',
  moreMoves: (count) => `${counted(count, 'Spieler hat', 'Spieler haben')} den Platz gewechselt`,
};

export const confirming: typeof en.confirming = {
  title: 'Bitte bestätige, dass du es bist',
  text: 'Du hast dich vor mehr als 15 Minuten angemeldet, und das hier darf nur die Leitung.',
  sending: 'Der Code wird verschickt…',
  code: 'Code',
  sent: (to) => `Wir haben sechs Ziffern an ${to} gemailt. Gib die neuesten innerhalb von 10 Minuten ein.`,
  sixDigits: 'Bitte gib alle sechs Ziffern ein.',
  again: 'Neuen Code schicken',
  byCode: 'Doch mit dem Code',
  byLink: 'Stattdessen mit dem Einladungslink',
  linkText:
    'Füge den Einladungslink ein, mit dem du dich hier angemeldet hast. Er meldet niemanden mehr an, aber wir erkennen dich daran.',
  link: 'Dein Einladungslink',
  hint: 'Hast du den Club selbst angemeldet, dann geht auch der Link in jener E-Mail. Hast du beide nicht mehr, lass dir von jemandem aus der Leitung oder von der Person, die diesen Dienst betreibt, einen neuen Link geben, und öffne ihn.',
};

export const address: typeof en.address = {
  none: 'Noch keine. Mit einer bekommst du einen Code per E-Mail, wenn du bestätigen musst, dass du es bist, und brauchst deinen Einladungslink nicht zu suchen.',
  now: (to) => `Codes und E-Mails an die Leitung gehen an ${to}.`,
  email: 'Neue E-Mail-Adresse',
  hint: 'Andere sehen nur den ersten Buchstaben und was nach dem @ steht. Die bisherige Adresse wird benachrichtigt.',
  send: 'Code dorthin schicken',
  noMail: 'E-Mails sind hier nicht eingerichtet. Mit deinem Einladungslink zeigst du, dass du es bist.',
};

export const handover: typeof en.handover = {
  text: 'Wenn sich von nun an jemand anderes um den Club kümmert: Die Person bekommt per E-Mail einen Link, den sonst niemand sieht, und gehört zur Leitung, sobald sie ihn öffnet.',
  open: 'Was sie vorfindet',
  awaiting: (ladder, count) =>
    `${ladder}: ${count === 1 ? '1 Ergebnis wartet' : `${count} Ergebnisse warten`} auf Freigabe`,
  disputes: (ladder, count) => `${ladder}: ${count === 1 ? '1 Ergebnis ist' : `${count} Ergebnisse sind`} angefochten`,
  webhook: (ladder, label) => `${ladder}: Der Webhook „${label}“ funktioniert nicht`,
  season: (ladder, day) => `${ladder}: Die Saison endet am ${day}`,
  key: (label, role) => `Link oder Schlüssel „${label}“ (${role})`,
  waiting: (label, to) => `${label} hat den Link an ${to} noch nicht geöffnet.`,
  after: 'Und du?',
  out: 'Mich abmelden',
  outSays: 'überall, sobald der Link geöffnet ist. Bis dahin gehörst du zur Leitung, damit der Club nie ohne dasteht',
  both: 'Beide behalten',
  bothSays: 'ihr gehört dann beide zur Leitung',
  send: 'Einladung schicken',
  sent: (label, to, day) => `Der Link für ${label} ist unterwegs an ${to}. Er lässt sich bis ${day} öffnen.`,
  sentOut:
    'Sobald er geöffnet ist, wirst du überall abgemeldet. Überlegst du es dir anders, dann widerrufe ihn unter „Personen“.',
  noMail:
    'E-Mails sind hier nicht eingerichtet. Erstelle unter „Personen“ einen Link für die Leitung und gib ihn weiter; sobald er geöffnet ist, widerrufe deinen eigenen.',
};

export const links: typeof en.links = {
  role: 'Für wen ist er?',
  may: { organiser: 'alles in diesem Club', scorer: 'Forderungen und Ergebnisse' },
  labelHint: 'Etwa „Tablet an der Theke“. Das steht bei allem, was über diesen Link eingetragen wird.',
  expires: 'Gültig bis (optional)',
  madeText: 'Scannen, kopieren oder ausdrucken. Geht er verloren, widerrufe ihn und erstelle einen neuen.',
  never: 'noch nicht benutzt',
  notOpened: 'nicht im Browser geöffnet',
  opened: (day) => `zum ersten Mal geöffnet am ${day}`,
  stopped: (day) => `vom Spieler gesperrt am ${day}`,
  handedOver: (day) => `übergeben am ${day}`,
  writtenTo: (to) => `E-Mails gehen an ${to}`,
  sentTo: (to) => `geschickt an ${to}`,
  program: 'Schlüssel für ein Programm',
  session: (device, isHere, since, used) =>
    `${device}${isHere ? ' (dieser Browser)' : ''}: angemeldet seit dem ${since}, zuletzt benutzt am ${used}`,
  end: 'Abmelden',
  endText:
    'Das dauert ein paar Sekunden. Was noch nicht gesendet ist, bleibt auf dem Gerät, bis es wieder angemeldet ist.',
  endAll: 'Überall abmelden',
  history: {
    by: (day, time, role) => ({ before: `${day}, ${time} Uhr, von `, after: ` (${role})` }),
    changes: {
      'key-made': 'Einladungslink oder Schlüssel erstellt',
      'key-withdrawn': 'Einladungslink oder Schlüssel widerrufen',
      'key-replaced': 'Einladungslink oder Schlüssel ersetzt',
      'address-changed': 'Eigene E-Mail-Adresse geändert',
      'joining-opened': 'Beitrittsanfragen zugelassen',
      'joining-closed': 'Beitrittsanfragen nicht mehr zugelassen',
      'ladder-hidden': 'Rangliste verborgen',
      'ladder-shown': 'Rangliste wieder gezeigt',
      'ladder-closed': 'Rangliste geschlossen',
      'ladder-opened': 'Rangliste wieder geöffnet',
      'club-renamed': 'Club vom Betreiber umbenannt',
      'club-suspended': 'Club vom Betreiber gesperrt',
      'club-resumed': 'Sperre aufgehoben',
      'members-added': 'Mitglieder hinzugefügt',
      'members-invited': 'Mitglieder eingeladen',
      'member-changed': 'Mitglied geändert',
      'member-removed': 'Mitglied entfernt',
      'webhook-removed': 'Webhook entfernt',
      'webhook-stopped': 'Webhook abgeschaltet: eine Woche lang nicht erreichbar',
      'webhook-resumed': 'Webhook wieder eingeschaltet',
      'settings-changed': 'Einstellungen des Clubs geändert',
    },
  },
  replace: 'Ersetzen',
  replaceText: 'Der alte Link gilt dann nicht mehr, und den neuen siehst du nur einmal.',
  after: 'Browser, die mit dem alten Link angemeldet sind',
  stayIn: 'Bleiben angemeldet',
  stayInSays: 'du brauchst den Link nur noch einmal oder für ein weiteres Gerät',
  goOut: 'Werden abgemeldet',
  goOutSays: 'der Link oder ein Gerät ist verloren gegangen oder in fremden Händen',
  goOutHere: 'Dieser Browser gehört dazu: Du wirst auch hier abgemeldet.',
  replaced: (day) => `ersetzt am ${day}`,
  until: (day) => `bis ${day}`,
  withdrawn: (day) => `widerrufen am ${day}`,
  withdraw: 'Widerrufen',
  withdrawText: 'Der Link gilt dann nicht mehr, und jeder Browser, der damit angemeldet ist, wird abgemeldet.',
  newOrganisers: {
    title: 'Neuer Link für die Leitung',
    text: (where) =>
      `Wer ihn hat, darf alles in diesem Club. Weißt du nichts davon, dann widerrufe ihn auf dieser Seite unter „${where}“.`,
  },
  old: 'Alte Links',
  qr: (label) => `QR-Code: ${label}`,
  unclear: 'Keine Antwort: Wir wissen nicht, ob es geschehen ist. Sieh nach, bevor du es noch einmal versuchst.',
  lastUsed: (day) => `zuletzt benutzt am ${day}`,
  copyNow: 'Jetzt kopieren – er wird nicht noch einmal angezeigt',
};

export const who: typeof en.who = {
  title: (name) => `Wer ist ${name}?`,
  legend: 'Wen meinst du?',
  same: (name) => `Dieselbe Person: ${name}`,
  plays: (ladders) => (ladders.length === 0 ? 'noch in keiner Rangliste' : `spielt in ${listed(ladders)}`),
  here: 'schon in dieser Rangliste',
  another: (name) => `Noch jemand: ${name}`,
  yes: 'Weiter',
  leaveOut: 'Auslassen',
  twin: (line) => `gleicher Name wie in Zeile ${line}`,
  isNew: 'wird hinzugefügt',
  open: (count) => `${counted(count, 'Name ist', 'Namen sind')} unklar: Wähle aus, wen du meinst.`,
  allSame: 'Alle sind schon Mitglieder',
  allOut: 'Alle auslassen',
};

export const invitation: typeof en.invitation = {
  preview: (name) => `Das bekommt ${name}:`,
  from: (name) => `Von: ${name}`,
  subject: (subject) => `Betreff: ${subject}`,
  replies: (to) => `Antworten gehen an: ${to.join(', ')}`,
  noReplies: 'Antworten liest niemand.',
  own: 'Ein eigener Satz (optional)',
  noOwn:
    'Wer diesen Dienst betreibt, hat euren Club noch nicht angesehen. Bis dahin nennen Einladungen als Absender deine E-Mail-Adresse und sonst nichts Eigenes.',
};

export const pairs: typeof en.pairs = {
  title: 'Paare',
  add: 'Paare hinzufügen',
  label: 'Ein Paar pro Zeile',
  hint: 'Füge eine Tabelle oder E-Mail ein, wähle eine Datei oder tippe beide Namen mit einem Schrägstrich dazwischen oder in zwei Spalten. Hinter jedem Namen kann eine E-Mail-Adresse stehen. Nur die Leitung sieht sie.',
  example: 'Anna Meier / Bernd Bauer\nCarla Kurz, carla@example.org / Dirk Tag, dirk@example.org',
  summary: (pairs, people, without, out) =>
    [
      counted(pairs, 'Paar', 'Paare'),
      persons(people),
      ...(without > 0 ? [`${without} ohne Adresse`] : []),
      ...(out > 0 ? [`${counted(out, 'Zeile', 'Zeilen')} ausgelassen`] : []),
    ].join(', '),
  added: (count) => `${counted(count, 'Paar', 'Paare')} hinzugefügt.`,
  states: {
    again: 'doppelt, ausgelassen',
    'left-out': 'unvollständig, ausgelassen',
  },
  who: 'Wer spielt',
  first: 'Erste Person',
  second: 'Zweite Person',
  substitute: 'Ersatz (optional)',
  regroupHint: 'Meist spielen die ersten beiden. Das Paar behält seinen Platz, seine Forderungen und seine Ergebnisse.',
};

export const people: typeof en.people = {
  add: 'Personen hinzufügen',
  twice: (name) => `${name} steht zweimal in der Liste.`,
  given: 'Wie aufgeführt, die erste Zeile auf Platz 1',
  member: 'Alle sind gemeldete Mitglieder mit bezahltem Beitrag',
  added: (count) => `${persons(count)} hinzugefügt oder aktualisiert.`,
  line: 'Zeile',
  played: 'Zuletzt gespielt',
  status: 'Status',
  update: 'wird aktualisiert',
  pick: (count) => `Aus den Mitgliedern wählen (${persons(count)} nicht in dieser Rangliste)`,
  pickAll: 'Alle auswählen',
  pickNone: 'Niemanden auswählen',
  send: (count) => `${counted(count, 'Einladung', 'Einladungen')} senden`,
  sent: (count) => `${counted(count, 'Einladung', 'Einladungen')} gesendet.`,
  print: (count) => `${counted(count, 'Link', 'Links')} drucken`,
  unsent: {
    unknown: 'nicht mehr im Club',
    'no-address': 'keine E-Mail-Adresse',
    unreached: 'E-Mails abbestellt oder unzustellbar',
    'too-often': 'heute schon dreimal eingeladen',
    'address-used': 'an diese Adresse ging schon eine Einladung; am Anfang geht an jede nur eine',
    'all-used': 'die ersten 30 Einladungen sind verschickt; weitere gehen, sobald jemand seine geöffnet hat',
    stopped: 'Einladungen sind angehalten, weil zu viele zurückkamen',
  },
  unopened: (some, of) =>
    some === of
      ? `Noch niemand hat die Einladung geöffnet (${of} verschickt).`
      : `${some} von ${of} haben ihre Einladung noch nicht geöffnet.`,
  remind: (count) => `${counted(count, 'Person', 'Personen')} erinnern`,
  partial:
    'Die Einträge einiger Mitglieder lassen sich nicht lesen und fehlen deshalb in dieser Liste. Die Person, die diesen Dienst betreibt, weiß davon.',
  firstLeft: (left) =>
    `Euer Club ist neu hier: Bis jemand eine Einladung geöffnet hat, könnt ihr noch ${left} verschicken, eine an jede Adresse.`,
  cameBack: (count) =>
    `${count === 1 ? 'Eine Einladung kam zurück oder galt' : `${count} Einladungen kamen zurück oder galten`} als Spam, deshalb kann euer Club vorerst keine mehr verschicken. Berichtige die Adressen, die nicht ankommen, drucke für diese Personen Links, und bitte die Person, die diesen Dienst betreibt, es wieder freizugeben.`,
  own: 'eigene Adresse',
  ownSays: 'Hier ist eine eigene Adresse hinterlegt, die nur diese Person sieht.',
  removeAddress: 'Diese Adresse entfernen',
  removeAddressHint: 'Dorthin wird nichts mehr gesendet, und kein Link aus den bisherigen E-Mails funktioniert noch.',
  invited: (when) => `${when} eingeladen`,
  signedIn: 'angemeldet',
  notInvited: 'nicht eingeladen',
  unreached: 'E-Mail unzustellbar',
  noMail: {
    disowned:
      'Wer diese Adresse liest, sagt, dass es die falsche ist: Es wird nichts mehr gesendet. Gib eine andere Adresse ein.',
    bounced:
      'E-Mails kamen zurück, es wird nichts mehr gesendet. Gib eine andere Adresse ein; auch auf der eigenen Seite geht das.',
    complained:
      'E-Mails wurden als Spam gemeldet, es wird nichts mehr gesendet. Auf der eigenen Seite lassen sie sich wieder einschalten.',
  },
  ratingHint: 'Für die nächste Startreihenfolge.',
  ratingBad: 'Eine Wertungszahl ist eine Zahl wie 1850.',
  rename: (name, ladders) => `Auch in ${listed(ladders)} so nennen: ${name}`,
  tell: 'Auf der Seite der Rangliste und in ihrem Feed sagen, dass die Person jetzt anders heißt',
  tellHint: (id) =>
    `Sonst erfährt es niemand. In jedem Fall verschwindet der bisherige Name von allen öffentlichen Seiten und aus allen Dateien, auch früherer Saisons; die Kennung (${id}) bleibt.`,
  copy: 'Kopie der Daten',
  copied: (name) =>
    `Alles, was über ${name} gespeichert ist, liegt jetzt in einer Datei. Das Verwaltungsprotokoll vermerkt es.`,
  removeFaceText:
    'Es wird gelöscht und verschwindet innerhalb einer Minute von allen Seiten. Die Person kann ein anderes hinzufügen.',
  shownAs: 'Name in der Öffentlichkeit',
  shownText: 'Nur für eine Person, etwa ein Kind: weniger von ihrem Namen, als der Club von allen anderen zeigt.',
  shownAsClub: 'Wie alle im Club',
  shownHint:
    'Die Adresse ihrer Seite ändert sich und enthält ihren Namen nicht mehr. Wer im Club angemeldet ist, sieht weiterhin den vollen Namen.',
  newLink: 'Neuer Link',
  leave: 'Aus der Rangliste entfernen',
  place: 'Auf einen anderen Platz setzen',
  why: 'Grund',
  removeText: 'Diese Person ist in keiner Rangliste. Ihre Angaben werden gelöscht, und ihre Links gelten nicht mehr.',
  forgetHint: 'Wer in einer Rangliste ist oder war, lässt sich mit „Person löschen“ ganz entfernen.',
  prefer: 'Angaben',
  back: 'Ab heute zurück',
  takeBack: 'Absagen',
  joinHint: 'Wer neu ist, beginnt ganz unten.',
  startsOn: 'Beginnt auf Platz',
  startsOnHint: 'Leer lassen, um ganz unten zu beginnen. Ab diesem Platz rücken alle um einen nach unten.',
  startsOnFault: (most) => `Bitte gib einen Platz von 1 bis ${most} ein oder nichts.`,
  showMore: (others) => `Mehr anzeigen (${others} weitere)`,
};

export const lists: typeof en.lists = {
  label: 'Eine Person pro Zeile',
  hint: 'Füge eine Tabelle oder E-Mail ein, wähle eine Datei oder tippe: Name, E-Mail-Adresse und Wertungszahl in beliebiger Reihenfolge. Adressen und Wertungszahlen sieht nur die Leitung.',
  example: 'Anna Meier, anna@example.org, 1850\nBernd Bauer; bernd@example.org\nCarla Kurz 1620',
  gapHint:
    'Ein Programm pro Zeile, das erste auf Platz 1. Nach dem Namen können die Steine zum nächsten darunter stehen, etwa 1, 2.5+ oder 0?.',
  gapExample: 'Ego, 2.5\nGNU Go, 1+\nFuego',
  summary: (people, without, same, out) =>
    [
      persons(people),
      ...(without > 0 ? [`${without} ohne Adresse`] : []),
      ...(same > 0 ? [`${same} vielleicht schon vorhanden`] : []),
      ...(out > 0 ? [`${counted(out, 'Zeile', 'Zeilen')} ausgelassen`] : []),
    ].join(', '),
  file: (orCards) =>
    orCards ? 'Oder wähle eine Datei (Excel, CSV oder vCard)' : 'Oder wähle eine Datei (Excel oder CSV)',
  sheet: 'Tabellenblatt',
  hidden: (rows, columns) =>
    `Ausgelassen, weil in der Tabelle ausgeblendet: ${[rows > 0 ? counted(rows, 'Zeile', 'Zeilen') : '', columns > 0 ? counted(columns, 'Spalte', 'Spalten') : ''].filter((each) => each !== '').join(', ')}. Blende sie dort ein und wähle die Datei noch einmal, wenn sie dazugehören.`,
  columns: 'Was in den Spalten steht',
  column: (number) => `Spalte ${number}`,
  kinds: {
    first: 'Vorname',
    last: 'Nachname',
    phone: 'Telefon (wird nicht gespeichert)',
    gap: 'Abstand',
    unused: 'Nicht verwenden',
  },
  columnsOpen: (count) =>
    count === 1 ? 'Wähle aus, was in dieser Spalte steht.' : `Wähle aus, was in diesen ${count} Spalten steht.`,
  notUsed: (count) => `${counted(count, 'Spalte', 'Spalten')} nicht verwendet`,
  headings: (line) => `In Zeile ${line} stehen die Überschriften`,
  leftOut: (count) => `${counted(count, 'Zeile', 'Zeilen')} ausgelassen`,
  above: 'Überschriften oder was darüber steht',
  doubts: { 'no-name': 'kein Name', section: 'sieht nach einer Überschrift oder Summe aus' },
  unrated: (text) => `„${text}“ ist keine Zahl, also keine Wertungszahl.`,
  faulty: (count) =>
    count === 1
      ? 'In 1 Zeile ist ein Fehler: Berichtige ihn oder lass die Zeile aus.'
      : `In ${count} Zeilen sind Fehler: Berichtige sie oder lass diese Zeilen aus.`,
  foreign: {
    sheet:
      'Diese Tabelle lässt sich nicht lesen. Speichere sie als .xlsx oder CSV, oder kopiere die Zellen und füge sie hier ein.',
    locked: 'Diese Excel-Datei hat ein Passwort. Speichere sie ohne, oder kopiere die Zellen und füge sie hier ein.',
    other: 'Das ist keine lesbare Liste. Kopiere die Namen dort, wo du sie siehst, und füge sie hier ein.',
    picture: 'Das ist ein Bild. Bitte tippe die Liste ab oder such sie als Tabelle.',
    zip: 'Das ist ein Archiv. Entpacke es zuerst und wähle die Datei daraus.',
    empty: 'In dieser Datei steht nichts. Bitte nochmals speichern oder die Liste hier einfügen.',
    large: 'Diese Datei ist zu groß: Eine Liste von Personen hat höchstens 5 MB.',
  },
};

export const message: typeof en.message = {
  title: 'An alle schreiben',
  label: 'Nachricht (per E-Mail, höchstens einmal am Tag)',
  send: 'Senden',
  sent: (to, of) => `An ${to} von ${of} Personen geschickt.`,
  missed: (names) => `Nicht erreicht (keine Adresse, noch nicht bestätigt oder E-Mails abbestellt): ${listed(names)}.`,
};

export const requests: typeof en.requests = {
  title: 'Beitrittsanfragen',
  open: 'Beitrittsanfragen erlauben',
  text: 'Auf der Seite der Rangliste steht ein Link dafür. Drucke auch den QR-Code aus oder setze den Link auf eure Website. Über jede Anfrage entscheidest du hier; öffentlich sind sie nie, und nach 30 Tagen verfallen sie.',
  elsewhere: 'möchte in eine andere Rangliste',
  block: 'Ablehnen und sperren',
  posterSays: 'Mach mit: Richte die Kamera deines Handys hierher und frag an, ob du mitspielen kannst.',
  acceptedAlone: (name) => `${name} ist jetzt Mitglied. Füge für diese Rangliste noch das Paar hinzu.`,
  accepted: (name) => `${name} ist dabei. Das Handy wird angemeldet, sobald dort die Anfrage wieder geöffnet wird.`,
};

export const roll: typeof en.roll = {
  text: 'Ein Blatt zum Ausdrucken: abhaken, wer da ist (die Zahl ist der Platz), und aufschreiben, wer gegen wen spielt.',
  date: 'Datum',
  against: 'gegen',
  distance: 'Abstand',
  distanceSays:
    'Zuerst steht, wer fordert. Abstand: um wie viele Plätze die geforderte Person höher stand (−: tiefer).',
  newcomers: 'Heute neu',
};

export const search: typeof en.search = {
  field: 'Spieler, Partien, Mitglieder, Einladungslinks, Ranglisten, Einstellungen',
  kind: {
    game: 'Partie',
    member: 'Mitglied',
    link: 'Einladungslink',
  },
  found: (count) => `${count} Treffer`,
  open: 'offen',
  shortcuts: 'Tastenkürzel',
  ctrl: 'Strg',
  on: 'Kürzel aus einer einzelnen Taste und solche, die mit g beginnen, verwenden',
  hint: 'Während der Eingabe und ohne Tastenkürzel geht nur Strg oder ⌘ und K.',
  next: 'dann',
};

export const sections: typeof en.sections = {
  result: 'Ergebnis eintragen',
  suggest: 'Partien vorschlagen',
  roll: 'Anwesenheitsliste',
  links: 'Tablets und Leitung',
  naming: 'Namen in der Öffentlichkeit',
  listing: 'Anzeige auf der Startseite',
  share: 'Teilen: Aushang, Einbettung, Kalender, Wandanzeige',
  webmaster: 'Für eure Website',
  webhooks: 'Webhooks',
  ending: 'Rangliste schließen, verbergen oder löschen',
  handover: 'An jemand anderen übergeben',
  settings: 'Einstellungen',
  log: 'Protokoll herunterladen',
  federations: 'Dateien für Verbände',
  season: 'Nächste Saison beginnen',
  import: 'Rangliste importieren',
};

export const alsoCalled: typeof en.alsoCalled = {
  result: 'Partie Forderung freigeben kampflos Punkte',
  people:
    'Mitglieder Spieler Zugang Abgang importieren einfügen Liste E-Mail Notiz Wertungszahl umbenennen einladen Link Nachricht',
  suggest: 'Paarung auslosen',
  roll: 'drucken Papier Blatt',
  history: 'korrigieren rückgängig abbrechen Protokoll Fehler',
  links: 'QR-Code Schlüssel anmelden Helfer Spieler Zugang widerrufen',
  naming: 'Datenschutz Anfangsbuchstaben Spitzname',
  listing: 'öffentlich verbergen Suchmaschine',
  share: 'QR Website Feed',
  webmaster: 'Webmaster API Feed JSON CSV Export',
  webhooks: 'Anbindung benachrichtigen',
  ending: 'beenden Archiv entfernen',
  address: 'Code bestätigen',
  handover: 'Nachfolge Leitung Sekretär abgeben einladen',
  forget: 'vergessen Daten Datenschutz DSGVO',
  settings: 'Name letzter Tag Schließtage Reichweite Regeln Ort Zeit',
  log: 'Sicherung CSV JSON Export',
  federations: 'FIDE TRF PGN SGF Wertung Bericht',
  import: 'hochladen Protokoll',
};

const nobodyFor = (players: number): string =>
  players === 0 ? '' : `, für ${persons(players)} ist niemand in Reichweite`;

export const suggesting: typeof en.suggesting = {
  what: 'Bringt Spieler zusammen, die zu denselben Zeiten können und einander fordern dürfen; wer am längsten wartet, kommt zuerst. Das ist nur ein Vorschlag: Wer fordern würde, sieht ihn eine Woche lang auf der eigenen Seite und erfährt es am Morgen.',
  would: (games, without) =>
    `${games === 0 ? 'Keine Partie' : counted(games, 'Partie', 'Partien')} vorzuschlagen${nobodyFor(without)}.`,
  made: (games, without) => `${counted(games, 'Partie', 'Partien')} vorgeschlagen${nobodyFor(without)}.`,
  suggest: (games) => `${counted(games, 'Partie', 'Partien')} vorschlagen`,
};

export const trial: typeof en.trial = {
  title: 'Probe an dieser Saison',
  intro:
    'Die Saison bis heute, noch einmal gespielt, als hätte das vom ersten Tag an gegolten. Gespeichert wird nichts. Partien, die stattdessen gespielt worden wären, lassen sich nicht zeigen.',
  moved: (count) =>
    count === 0
      ? 'Am Stand würde sich nichts ändern.'
      : `${counted(count, 'Spieler stünde', 'Spieler stünden')} auf einem anderen Platz.`,
  refused: (count) =>
    `${count === 0 ? 'Keine Partie wäre' : counted(count, 'Partie wäre', 'Partien wären')} abgelehnt worden.`,
  others: (count) =>
    count === 1
      ? 'Auch 1 anderer Eintrag, etwa ein Einchecken, wäre abgelehnt worden.'
      : `Auch ${count} andere Einträge, etwa vom Einchecken, wären abgelehnt worden.`,
  places: 'Plätze im Vergleich',
  off: 'nicht auf der Rangliste',
  games: 'Partien, die abgelehnt worden wären',
  way: 'Die Saison eines Spielers',
  asPlayed: 'wie gespielt',
  onTrial: 'mit Änderung',
  use: 'Ab heute anwenden',
  byRules: (rules) => `Diese Saison nach „${rules}“`,
  tryThese: 'Diese Einstellungen ausprobieren',
  newLadder: 'Eine Rangliste behält ihr System. Um nach diesen Regeln zu spielen, lege eine neue Rangliste an.',
};
