import { systemCalled } from '#shared/words/german.ts';
import { parts } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const pages: typeof en.pages = {
  noScript: (oldest: string) =>
    `Diese Seite braucht JavaScript und einen Browser, der nicht zu alt ist (mindestens ${oldest}). Die Rangliste selbst lässt sich auch ohne lesen.`,
  skip: 'Zur Rangliste springen',
  tabs: { label: 'Auf dieser Seite' },
  season: (name) => `Saison ${name} (beendet).`,
  current: 'Zur aktuellen Rangliste',
  noFinal: 'Für das Finale ist kein Ergebnis eingetragen.',
  closed: 'Diese Rangliste ist geschlossen: Es ändert sich nichts mehr.',
  unplayed: 'Partien ohne Ergebnis',
  rules: 'Die Regeln dieser Rangliste',
  rounds: 'Frühere Runden',
  chart: 'Saisonverlauf',
  whatIf: 'Was wäre, wenn…?',
  nobody: {
    organiser: (add, screen) =>
      parts` Du leitest den Club? ${add('Trage in der Verwaltung Spieler ein')} und zeige den ${screen('QR-Code dieser Seite auf einem Bildschirm')}.`,
    others: ' Alle anderen: Schaut wieder vorbei, sobald es erste Ergebnisse gibt.',
    join: (ask) => parts` Du möchtest mitspielen? ${ask('Stell eine Beitrittsanfrage')}.`,
    gone: (whole) => parts`Auf dieser Seite steht niemand mehr. ${whole('Zur ganzen Rangliste')}`,
  },
  about: {
    title: 'Über diese Rangliste',
    season: (system, start, end) =>
      end === undefined
        ? parts`${systemCalled(system)}, Saison ab ${start}`
        : parts`${systemCalled(system)}, Saison ${start} bis ${end}`,
    past: 'Frühere Saisons: ',
  },
  footer: { asOf: (moment, zone) => parts`Stand: ${moment} (${zone}).`, data: 'Daten' },
  challenges: {
    coming: 'Kommende Partien',
  },
  entrants: {
    title: 'Auf dem Weg in die Rangliste',
    noRung: (name) => parts`${name} hat noch keinen Platz.`,
    onRung: (name, rung) => parts`${name} steht auf Platz ${String(rung)}.`,
    next: (next) => parts` Als Nächstes zu fordern: ${next}, ohne Vorgabe.`,
  },
  rematches: {
    about: 'Wer sich trotz Reichweite noch nicht wieder fordern kann, und ab welchem Tag es geht.',
  },
  pots: {
    since: (moment, pot) => parts`Seit ${moment}; ${pot} Punkte im Pot`,
    shared: 'So wurde der Pot verteilt',
    headings: {
      score: 'Er\u00adgeb\u00adnis',
      spread: 'Vor\u00adsprung',
      rating: 'An\u00adteil',
      points: 'Punk\u00adte',
      bonus: 'Bonus',
    },
    pot: (pot, spread) => `Pot ${pot}, Vorsprünge zusammen ${spread}`,
    cancelled: '; abgebrochen: alle Einsätze zurück',
    percent: (tenths) => `${Math.floor(tenths / 10)},${tenths % 10} %`,
  },
  results: {
    played: 'Gespielt',
    none: 'Noch keine Ergebnisse. Jedes erscheint hier, sobald es eingetragen ist.',
    moves: 'Züge',
    corrected: '; Ergebnis korrigiert',
    ofNight: (count, day) => `Alle ${count} Ergebnisse vom ${day}`,
    on: (day) => parts`Ergebnisse vom ${day}`,
  },
  days: {
    title: 'Die Saison',
    playedOn: (days, last) =>
      days === 0
        ? 'Noch nichts gespielt.'
        : days === 1
          ? `An einem Tag gespielt: am ${last}.`
          : `An ${days} Tagen gespielt, zuletzt am ${last}.`,
    afterwards: (weekday, last) =>
      `, dann ${weekday === undefined ? 'jeden Monatsersten' : `jeden ${weekday}`}${last === undefined ? '' : ` bis ${last}`}`,
    notHere: 'alle, die nicht eingecheckt sind',
    closed: 'Der Club ist geschlossen',
    changed: 'Während der Saison geändert',
  },
  tonight: {
    here: (count) => `${count} da`,
    matches: (count) => (count === 1 ? ', 1 Partie läuft' : `, ${count} Partien laufen`),
    turn: (name) => parts`, ${name} ist an der Reihe`,
  },
};

export const club: typeof en.club = {
  about: (ladders) => `Ranglisten, Ergebnisse und Termine: ${ladders}.`,
  allClubs: 'Alle Clubs',
  suspended:
    'Dieser Club ist gesperrt. Seine Ranglisten sind vorerst nicht zu sehen. Gelöscht wurde nichts. Du leitest ihn? Wende dich bitte an den Betreiber dieses Dienstes.',
  none: 'Noch keine Rangliste',
  first: (link) =>
    parts`Du leitest den Club? Öffne deinen Einladungslink auf diesem Gerät und ${link('lege die erste Rangliste an')}: Wähle, wie gespielt wird, trage Namen ein und teile diese Seite.`,
  nights: (when) => `${when} Uhr: Clubabend.`,
  deadline: (day) => `Nächster Stichtag: ${day}.`,
  join: 'Du möchtest mitspielen? Frag im Club nach.',
  contact: (who) => parts`Fragen? Schreib an ${who}`,
  champions: 'Ehrentafel',
  lead: {
    ahead: 'Noch nicht begonnen.',
    starts: (name) => parts`Zu Beginn an der Spitze: ${name}`,
  },
};

export const front: typeof en.front = {
  what: 'In deinem Club haben alle einen Platz, und wer jemanden weiter oben schlägt, steigt auf. Sieh, wer vorn steht, wer sich bewegt hat und warum – sobald ein Ergebnis da ist.',
  how: 'Öffne deinen Einladungslink oder scanne seinen QR-Code mit der Handykamera. Du bleibst auf diesem Handy angemeldet. Noch kein Link? Frag die Leitung deines Clubs.',
  find: 'Finde deinen Club',
  none: 'Noch ist kein Club eingetragen. Sobald du den Einladungslink eines Clubs hast, öffne ihn, um die erste Rangliste anzulegen.',
  startText: 'Du brauchst nur eine E-Mail-Adresse. In ein paar Minuten steht deine erste Rangliste.',
  startLink: 'Club eröffnen',
};

export const shown: typeof en.shown = {
  wall: 'Die Wandanzeige: wer vorn steht, die Rangliste und die Partien des Abends',
  ladder: 'Eine Rangliste auf dem Handy: wer wo steht, und warum',
  me: 'Die eigene Seite eines Spielers auf dem Handy',
  'club-night': 'Der Clubabend auf dem Tablet',
};

export const about: typeof en.about = {
  title: 'Passt das zu uns?',
  lead: 'Club Ladder führt die Rangliste eines Clubs: wer wo steht und warum, wer wen fordern darf und was passiert, wenn jemand nicht spielt. Das bekommen eure Mitglieder zu sehen.',
  pictures: {
    wall: 'An der Wand: wer vorn steht, wer gerade spielt und was eben passiert ist.',
    ladder: 'Auf jedem Handy, ohne App und ohne Passwort: wer wo steht, und warum.',
    me: 'Die eigene Seite: wo du stehst, was ansteht und wen du fordern kannst.',
    'club-night': 'Am Clubabend: einmal tippen zum Einchecken, zum Fordern oder zum Speichern eines Ergebnisses.',
  },
  games: {
    title: 'Für welche Spiele?',
    sizes:
      'Drei Spieler genügen, zwanzig bis sechzig sind üblich, zehntausend sind die Grenze. Ein Club kann mehrere Ranglisten haben, für Einzelne oder für Paare.',
  },
  members: {
    title: 'Was brauchen die Mitglieder?',
    says: 'Zum Anschauen nichts: Die Seiten sind öffentlich. Zum Fordern oder zum Eintragen von Ergebnissen öffnet jeder Spieler einmal seinen Einladungslink. Der Club bestimmt, ob volle Namen, Initialen oder Spitznamen zu sehen sind und ob er auf der Startseite steht.',
  },
  cost: {
    title: 'Was kostet es?',
    says: (dollars) =>
      `Die Software ist kostenlos. Auf einem Laptop im Club kostet auch der Betrieb nichts. Im Internet (in der Cloud von Amazon) sind es etwa ${dollars} Dollar im Monat für alle Clubs zusammen und ein paar Cent mehr für jeden. Die ganze Saison könnt ihr jederzeit als Textdatei mitnehmen.`,
  },
  not: {
    title: 'Was kann es nicht?',
    says: 'Es führt keine Mannschaftsligen und keine K.-o.-Turniere, reserviert keine Plätze, kassiert kein Geld und berechnet keine Wertungszahlen.',
  },
};

export const nothingThere: typeof en.nothingThere = {
  heading: 'Seite nicht gefunden',
  check: 'Bitte prüfe die Adresse oder frag die Leitung deines Clubs nach dem Link.',
};

export const standings: typeof en.standings = {
  pyramid: {
    asList: 'Als Liste',
    signs: (away, busy) => parts`${away} abwesend, ${busy} Forderung noch zu spielen`,
  },
  pair: 'Paar',
  program: 'Programm',
  total: (points, each, joined) =>
    `Insgesamt ${points.toLocaleString('de')} Punkte: je ${each.toLocaleString('de')}, wenn ein Spieler einsteigt (bisher ${joined}-mal). Was ein Spieler durch einen Monat ohne Partie verliert oder beim Ausscheiden zurücklässt, geht an andere Spieler.`,
  inPots: (points) => ` Davon liegen ${points.toLocaleString('de')} in den Pots laufender Partien.`,
  change: (since) => `Veränderung seit ${since}`,
  moved: (sign, since) => `${sign} seit ${since}`,
  week: (from, to) => `diese Woche: Platz ${from} → ${to}`,
  reported: 'Auf- und Abstieg berücksichtigen gemeldete Ergebnisse schon; Punkte gibt es erst nach der Bestätigung.',
  lastFive: 'Letzte fünf',
  lastFiveMean: 'Sieg, Remis, Niederlage; das neueste zuletzt',
  rated: 'Spieler mit der Markierung „gewertet“ (G) spielen untereinander gewertete Partien.',
  gaps: {
    exact:
      'Genau: mit 2 Vorgabesteinen gewonnen, mit 3 verloren. Bei 1 gibt Weiß keine Steine vor; bei 0 sind beide gleich stark.',
    atLeast: 'Mindestens: mit 2 Vorgabesteinen gewonnen, mit 3 noch nicht verloren.',
    atMost: 'Höchstens: mit 3 Vorgabesteinen verloren, mit 2 noch nicht gewonnen.',
    unknown: 'Noch ist beides unbekannt.',
  },
  away: (until) => `bis ${until} abwesend`,
  protected: (from) => `Forderungen ab ${from}`,
  declined: (count) => (count === 1 ? 'eine Forderung abgelehnt' : `${count} Forderungen abgelehnt`),
  missed(count, period, orMore) {
    const unit = period === 'week' ? ['Woche', 'Wochen'] : ['Monat', 'Monate'];
    const one = period === 'week' ? 'eine' : 'einen';
    const missed = count === 1 ? `${one} ${unit[0]}` : `${count} ${unit[1]}`;
    return `${missed}${orMore ? ' oder mehr' : ''}${count > 1 ? ' in Folge' : ''} gefehlt`;
  },
  allPages: (pages) => `Alle ${pages} Seiten`,
};
