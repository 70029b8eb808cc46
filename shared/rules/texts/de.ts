import type { PeriodKind } from '#shared/vocabulary/entry.ts';
import { agree, capital, type Phrase, say, type Who } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

const upTo = (count: number | string): string => (count === 1 ? 'einen Platz' : `bis zu ${count} Plätze`);

const until = (todo: 'accept' | 'play', challenger: Who, challenged: Who, day: string): Phrase =>
  todo === 'play'
    ? say`${challenger} und ${challenged} können bis Ende des ${day} spielen`
    : say`${challenged} ${agree(challenged, 'kann', 'können')} die Forderung von ${challenger} bis Ende des ${day} annehmen`;

const drops = (count: number): string => (count === 1 ? 'um einen Platz' : `um ${count} Plätze`);

const counted = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

export const away: typeof en.away = {
  over: 'Einige dieser Tage sind schon vorbei.',
  afterSeason: (last) => `Die Saison endet am ${last}.`,
  already: (who, from, to, you) =>
    `${you ? 'Du bist' : `${who} ${agree(who, 'ist', 'sind')}`} schon vom ${from} bis zum ${to} abwesend.`,
  notAway: (who) => `${who} ${agree(who, 'ist', 'sind')} weder jetzt noch später abwesend.`,
  away: (who, until, you) => `${you ? 'Du bist' : `${who} ${agree(who, 'ist', 'sind')}`} bis zum ${until} abwesend.`,
  daysLeft: (who, asked, left, most, you) =>
    most === 0
      ? 'In dieser Rangliste kann sich niemand abwesend melden.'
      : left === 0
        ? `${you ? 'Du hast' : `${who} ${agree(who, 'hat', 'haben')}`} in dieser Saison keine Abwesenheitstage mehr.`
        : `${you ? 'Du möchtest' : `${who} ${agree(who, 'möchte', 'möchten')}`} ${days(asked)} abwesend sein und ${you ? 'hast' : agree(who, 'hat', 'haben')} in dieser Saison noch ${left} von ${most} übrig.`,
};

export const challenge: typeof en.challenge = {
  onlyTo: (whom) => `Gefordert werden kann nur, ${whom}.`,
  reach: {
    above: (count) => `wer ${upTo(count)} weiter oben steht`,
    either: (count) => `wer ${upTo(count)} weiter oben oder unten steht`,
  },
  oneAgainFrom: (who, whom, day, you) =>
    `${you ? 'Du kannst' : `${who} ${agree(who, 'kann', 'können')}`} ${whom} ab dem ${day} wieder fordern.`,
  metEnough: (two, times, other) =>
    `${other === undefined ? `${two} haben` : `Du und ${other} habt`} in dieser Saison schon ${times === 1 ? 'einmal' : `${times} Mal`} gegeneinander gespielt, öfter geht es nach den Regeln nicht.`,
  othersFirst: (two, other) =>
    `Vor der nächsten Forderung zwischen ${other === undefined ? two : `dir und ${other}`} muss eine Seite gegen jemand anderen spielen.`,
  againFrom: (two, day, other) =>
    other === undefined
      ? `${two} können sich ab dem ${day} wieder fordern.`
      : `Du und ${other} könnt euch ab dem ${day} wieder fordern.`,
  notPaidUp: (who, day, you) =>
    `${you ? 'Du bist' : `${who} ist`} am ${day} kein gemeldetes Mitglied mit bezahltem Beitrag.`,
  accepted: 'Diese Forderung ist bereits angenommen.',
  noWithdrawing: 'Forderungen können nicht zurückgezogen werden.',
  notOfThem: (who) => `${who} ${agree(who, 'hat', 'haben')} nicht mitgespielt.`,
  noConfirming: 'In dieser Rangliste müssen Ergebnisse nicht bestätigt werden.',
  none: (id) => `Es gibt keine Forderung „${id}“.`,
  youAnd: (other) => `dir und ${other}`,
  notWaiting: (two) => `Für die Partie von ${two} wartet kein Ergebnis.`,
  hasResult: (two) => `Die Partie von ${two} hat ein Ergebnis. Mach es zuerst rückgängig.`,
  themselves: 'Niemand kann gegen sich selbst spielen.',
  taken: (id) => `Es gibt schon eine Forderung „${id}“. Gib dieser eine andere Kennung.`,
  ended: (two) => `Die Forderung zwischen ${two} endete ohne Ergebnis.`,
  decided: (two, other) =>
    `Die Partie von ${two} hat schon ein Ergebnis. ${other === undefined ? 'Korrigiere es oder mach es rückgängig.' : 'Wenn es nicht stimmt, sag es dem Club.'}`,
  awaits: {
    approval: (two) => `Das Ergebnis von ${two} wartet auf die Freigabe.`,
    confirmation: (two) => `Das Ergebnis von ${two} wartet auf die Bestätigung.`,
  },
  open: (two, other) =>
    `Zwischen ${other === undefined ? two : `dir und ${other}`} ist schon eine Forderung offen. Spielt zuerst diese Partie.`,
  score: 'Eine Partie endet 1–0, 0–1 oder ½–½ (geschrieben 0.5).',
  scores: (all) => `Mögliche Ergebnisse sind ${all}.`,
  needsWinner: 'Wo kampflos gewonnen, nicht angetreten oder aufgegeben wurde, muss jemand gewonnen haben.',
  noMoves: 'Eine Partie, die nicht gespielt wurde, hat keine Züge.',
  saturdays: (from, to) => `Gespielt wird samstags von ${from} bis ${to} Uhr.`,
  minutes: (least, most) => `Jeder Spieler hat ${least} bis ${most} Minuten.`,
  declinedEnough: (free) =>
    free === 0
      ? 'Forderungen können nicht abgelehnt werden.'
      : `In einer Saison ${free === 1 ? 'kann man eine Forderung' : `kann man ${free} Forderungen`} ablehnen.`,
};

export const common: typeof en.common = {
  banded: (first, further) =>
    `${first} (${further.map(({ from, up, to = 1 }) => `ab Platz ${from}: ${up ?? `bis Platz ${to}`}`).join(', ')})`,
  endsInPast: 'die Saison kann nicht in der Vergangenheit enden',
  endsBeforeStart: 'die Saison kann nicht enden, bevor sie beginnt',
  tooLong: (years) => `eine Saison kann höchstens ${years} Jahre dauern`,
  wouldTakeEnd: 'Dann hätte die Saison keinen letzten Tag mehr, und das geht jetzt nicht.',
  wouldMoveEnd: (day) => `Dann wäre der letzte Tag wieder der ${day}, und das geht jetzt nicht.`,
  seasonEnded: (day) => `Die Saison endete am ${day}.`,
  beforeSeason: (day) => `Bitte prüfe das Datum der Partie: Die Saison begann erst am ${day}.`,
  beforeChallenge: (day) => `Bitte prüfe das Datum der Partie: Gefordert wurde erst am ${day}.`,
  isOnLadder: (who, rung) => `${who} ${agree(who, 'steht', 'stehen')} schon in der Rangliste, auf Platz ${rung}.`,
  startsBelowBottom: (most) => `Neue Spieler können auf Platz 1 bis ${most} beginnen.`,
  noSuchRung: (last) => `Der letzte Platz ist ${last}.`,
  whyPlaced: 'Bitte gib einen Grund an. Alle können ihn lesen.',
  inMatch: (who) =>
    `${who} ${agree(who, 'spielt', 'spielen')} gerade. Trage zuerst das Ergebnis ein oder brich die Partie ab.`,
  electionFixed: (who) =>
    `${who} hat schon gespielt. Ob Partien gewertet werden, lässt sich erst in der nächsten Saison wieder ändern.`,
  unknown: (id) => `„${id}“ ist kein Spieler dieser Rangliste.`,
  unknownAdd: (id) => `„${id}“ ist kein Spieler dieser Rangliste. Bitte zuerst hinzufügen.`,
  notOnLadder: (who) =>
    `${who} ${agree(who, 'steht', 'stehen')} zurzeit nicht in der Rangliste. Ein Wiedereinstieg ist ganz unten möglich.`,
  seeded: 'Diese Rangliste hat schon Spieler. Füge neue unten an.',
  twice: (id) => `„${id}“ ist doppelt aufgeführt. Nenne jeden Spieler nur einmal.`,
  begun: 'Es gibt schon Forderungen oder Partien. Mach sie zuerst rückgängig.',
  noRating: (names) => `Für eine Reihenfolge nach Wertung brauchen alle eine Wertungszahl. Es fehlen: ${names}.`,
  decideFirst: 'Gib es zuerst frei oder weise es zurück.',
};

export const deadlines: typeof en.deadlines = {
  lapsed: (challenger, challenged) => say`${challenger} und ${challenged} haben nicht rechtzeitig gespielt`,
  notPlayed: (other) => say`nicht rechtzeitig gegen ${other} gespielt`,
  unaccepted: (challenger, challenged) =>
    say`${challenged} ${agree(challenged, 'nimmt', 'nehmen')} die Forderung von ${challenger} nicht rechtzeitig an`,
  byDefault: {
    won: (loser) => say`kampfloser Sieg gegen ${loser}`,
    lost: (winner) => say`kampflose Niederlage gegen ${winner}`,
  },
  bySilence: {
    won: (loser) => say`kampfloser Sieg: ${loser} ${agree(loser, 'hat', 'haben')} keinen Tag angeboten`,
    lost: (winner) => say`Niederlage gegen ${winner}: keinen Tag angeboten`,
    cause: (winner, loser) => say`${winner} ${agree(winner, 'hat', 'haben')} einen Tag angeboten, ${loser} keinen`,
  },
  until,
  aheadForfeit: (until, winner) => say`${until}; sonst ${agree(winner, 'gewinnt', 'gewinnen')} ${winner} kampflos.`,
  aheadSilent: (until, winner, silent) =>
    say`${until}; sonst ${agree(winner, 'gewinnt', 'gewinnen')} ${winner} kampflos, außer ${silent} ${agree(silent, 'bietet', 'bieten')} auch einen Tag an.`,
  aheadBoth: (until, drop) => say`${until}; sonst verlieren beide${drop ? ' und fallen um einen Platz' : ''}`,
  strike: (who, count, of) => say`${count}. von ${of} Verwarnungen für ${who}`,
  aheadClosed: (until) => say`${until}; sonst verfällt die Forderung`,
  andDrop: (otherwise, who) => say`${otherwise}, und für ${who} geht es einen Platz hinunter.`,
  newsForfeit: 'Kampflos gewonnen',
  newsSilent: 'Kampflos gewonnen: Nur eine Seite hat einen Tag angeboten',
  newsBoth: 'Beide verlieren: nicht rechtzeitig gespielt',
  newsClosed: 'Verfallen: nicht rechtzeitig gespielt',
  newsUnaccepted: 'Verfallen: nicht rechtzeitig angenommen',
  date: (challenger, challenged) => say`Frist der Forderung: ${challenger} und ${challenged}`,
  acceptBy: (challenger, challenged) => say`Frist zum Annehmen: ${challenger} und ${challenged}`,
  late: {
    accept: (challenged, day, you) =>
      `${you ? 'Du hattest' : `${challenged} ${agree(challenged, 'hatte', 'hatten')}`} bis zum ${day} Zeit, die Forderung anzunehmen. Wenn die Partie bis dahin gespielt war, gib ihr Datum an.`,
    play: (two, day, other) =>
      `${other === undefined ? `${two} hatten` : 'Ihr hattet'} bis zum ${day} Zeit. Wenn ${other === undefined ? 'sie rechtzeitig gespielt haben' : 'ihr rechtzeitig gespielt habt'}, gib das Datum der Partie an.`,
  },
  offer: {
    already: (who, you) =>
      `${you ? 'Du hast' : `${who} ${agree(who, 'hat', 'haben')}`} für diese Forderung schon einen Tag angeboten.`,
    notTheirs: (who) => `An dieser Forderung ${agree(who, 'ist', 'sind')} ${who} nicht beteiligt.`,
  },
  postpone: {
    never: 'Forderungen können nicht verschoben werden.',
    already: (two) => `Die Forderung zwischen ${two} wurde schon einmal verschoben.`,
    noDeadline: (two) => `Die Forderung zwischen ${two} hat keine Frist.`,
  },
};

export const dues: typeof en.dues = {
  confirmation: {
    cause: (result) => say`${result} wurde nicht angefochten`,
    ahead: (result, last) => say`${result} zählt, wenn es bis Ende des ${last} niemand anficht.`,
    news: 'Ein Ergebnis zählt',
  },
  potConfirmation: {
    cause: (players) => say`die Ergebnisse von ${players} wurden nicht angefochten`,
    ahead: (players, last) => say`Die Ergebnisse von ${players} zählen, wenn sie bis Ende des ${last} niemand anficht.`,
    news: 'Eine Partie zählt',
  },
  penalties: { list: 'Stichtage', called: 'Stichtage' },
  missed: {
    span: (first, last, kind) =>
      kind === 'week' ? `Zeit von der ${first} bis zur ${last}` : `Zeitraum ${first} bis ${last}`,
    ahead: (day, cost) => `${day}, 24 Uhr: ${capital(cost)}.`,
    news: (period) => `Stichtag: ${period}`,
    othersDropped: 'andere sind ohne Partie abgestiegen',
    othersRemoved: 'andere wurden ohne Partie entfernt',
    butRose: (cause) => `${cause}, aber andere wurden entfernt`,
  },
  lavers: {
    cause: (period) => `keine Partie im ${period}`,
    cost: (drop, months) =>
      `wer in dem Monat nicht gespielt hat, steigt ${drops(drop)} ab; nach dem ${months}. Monat in Folge wird man aus der Rangliste entfernt`,
    night: 'Clubabend',
  },
  nairobi: {
    day: 'Ranglistenpartien',
  },
  shicargo: {
    cost: (percent, months) =>
      `wer in dem Monat nicht gespielt hat, verliert ${percent} % der Punkte an alle, die gespielt haben; nach dem ${months}. Monat in Folge alle Punkte und den Platz`,
  },
  final: {
    missedCut: (time) => `am Finalabend bis ${time} Uhr nicht eingecheckt`,
    ahead: (day, time) =>
      `Finalabend am ${day}: Wer bis ${time} Uhr nicht eingecheckt ist, wird aus der Rangliste entfernt.`,
    news: 'Am Finalabend entfernt',
    cut: (time) => `Wer bis ${time} Uhr nicht eingecheckt ist, wird aus der Rangliste entfernt.`,
    cutDate: (time) => `Finalabend: Einchecken bis ${time} Uhr`,
    displaced: (who) => say`${who} hat Platz 1 ohne Partie verloren.`,
    noLongerDisplaced: (who) => say`${who} hat Platz 1 doch nicht ohne Partie verloren.`,
    otherChampion: (is, was) => say`${is} hat die Saison gewonnen, nicht ${was}.`,
    noLongerChampion: (who) => say`${who} hat die Saison doch nicht gewonnen.`,
  },
  lastDay: 'Letzter Tag',
  seasonEnd: (ladder) => `${ladder}: letzter Tag der Saison`,
};

export const go: typeof en.go = {
  score: 'Eine Partie endet 1–0 oder 0–1; Remis gibt es nicht.',
  entering: (program, first) => `${program} steigt gerade ein und muss ${first} fordern.`,
  onlyNext: 'Ein Programm kann nur das nächste über oder unter sich fordern.',
  takesPart: (program) => `${program} nimmt schon teil.`,
};

function idle(kind: PeriodKind, times: number, least = ''): string {
  if (kind === 'days') return `wer ${times} Tage lang nicht gespielt hat`;
  const [one, several] = kind === 'week' ? ['in der Woche', 'Wochen'] : ['in dem Monat', 'Monate'];
  return `wer ${times === 1 ? one : `${least}${times} ${several} in Folge`} nicht gespielt hat`;
}

export const missed: typeof en.missed = {
  causeOnce: (kind, period) => `keine Partie ${kind === 'week' ? 'in der' : 'im'} ${period}`,
  cause: (kind, times, orMore) =>
    `seit ${times} ${kind === 'days' ? 'Tagen' : kind === 'week' ? 'Wochen' : 'Monaten'}${orMore ? ' oder länger' : ''} keine Partie`,
  cost: (kind, times, drop) => `${idle(kind, times, 'mindestens ')}, steigt ${drops(drop)} ab`,
  orRemoved: (cost, kind, times) =>
    `${cost} und scheidet nach ${kind === 'days' ? `${times} Tagen` : kind === 'week' ? `der ${times}. Woche` : `dem ${times}. Monat`} in Folge aus`,
  removed: (kind, times) => `${idle(kind, times)}, scheidet aus`,
};

export const night: typeof en.night = {
  notHere: (who, you) => `${you ? 'Du bist' : `${who} ist`} heute Abend nicht eingecheckt.`,
  playing: (who, opponent, you) => `${you ? 'Du spielst' : `${who} spielt`} noch gegen ${opponent}.`,
  isHere: (who) => `${who} ist schon eingecheckt.`,
  checkIn: (from, to) => `Einchecken kannst du von ${from} bis ${to} Uhr.`,
  notFinalDay: (day) => `Das geht nur am Tag des Finalabends, dem ${day}.`,
  beforeCut: (time) => `Das geht erst, wenn das Einchecken um ${time} Uhr beendet ist.`,
  turnUntil: (who, time) => `${who} ist an der Reihe, und gefordert werden kann bis ${time} Uhr.`,
  stillPlaying: (two) => `${two} spielen noch. Trage zuerst das Ergebnis ein oder brich die Partie ab.`,
  playoff: (challenger, challenged) => `Nächstes Stechen: ${challenger} fordert ${challenged}.`,
  noPlayoff: 'Es steht kein Stechen an.',
  onlyPlayoffs: 'Der normale Spielbetrieb ist beendet: Es bleiben nur noch die Stechen.',
  finalEnded: (day) => `Die Saison endete mit dem Finalabend am ${day}.`,
  score: 'Gespielt werden zwei Partien; zusammen ergeben sie 2 Punkte, etwa 2–0, 1½–½ oder 1–1.',
  met: (two, other) =>
    `${other === undefined ? `${two} haben` : `Du und ${other} habt`} an dem Abend schon gegeneinander gespielt.`,
  hours: (from, to) => `Gefordert werden kann von ${from} bis ${to} Uhr.`,
  order: (who, whom, near, you) =>
    `${you ? 'Du kannst' : `${who} kann`} ${whom} fordern. (Reihenfolge: ${near}, dann andere weiter oben, dann die weiter unten.)`,
  orderNobody: (who, near, you) =>
    `${you ? 'Du kannst' : `${who} kann`} gerade niemanden fordern. (Reihenfolge: ${near}, dann andere weiter oben, dann die weiter unten.)`,
  finalSoon: (day) => `Der Finalabend am ${day} ist in weniger als einem Monat.`,
  finalToday: 'Heute ist Finalabend, und es haben schon Spieler eingecheckt.',
  finalTooSoon: (day) => `Der Finalabend muss einen Monat vorher angekündigt sein; der ${day} ist zu früh.`,
};

export const pairs: typeof en.pairs = {
  needsPeople: (id) => `people: „${id}“ braucht zwei bis vier Personen.`,
  isPerson: (id) => `„${id}“ ist eine Person in dieser Rangliste. Gib dem Paar eine eigene Kennung.`,
  isPair: (id) => `„${id}“ ist ein Paar dieser Rangliste. Nenne stattdessen die Personen.`,
  samePerson: (two) => `${two} können nicht gegeneinander spielen: Jemand würde auf beiden Seiten stehen.`,
  notInPair: (two) => `Bitte wähle aus jedem Paar zwei Personen: ${two}.`,
};

export const pgn: typeof en.pgn = {
  missing: 'Bitte gib die Züge der Partie an (PGN).',
  tooLong: (most) => `Das PGN hat mehr als ${most} Züge.`,
  empty: 'Das PGN enthält keine Züge.',
  otherStart: 'Das PGN beginnt nicht mit der Grundstellung.',
  otherResult: (result, score) => `Das PGN endet ${result}, das Ergebnis ist aber ${score}.`,
  otherEnd: 'Die Schlussstellung des PGN passt nicht zum Ergebnis.',
  several: 'Das PGN enthält mehrere Partien. Bitte gib nur diese eine an.',
  unclosed: 'Im PGN endet ein Kommentar oder eine Variante nicht: „}“ oder „)“ fehlt.',
  notLegal: (move) => `Das PGN ist keine regelgerechte Partie: ${move} ist nicht möglich.`,
  noMove: (move, meant) =>
    `${move} ist im PGN kein Zug; die Figuren heißen dort K Q R B N${meant === undefined ? '' : `, also ${meant}`}.`,
  stranger: (who) => `Das PGN nennt ${who}, aber ${who} hat nicht mitgespielt.`,
  strangers: (white, black, two) =>
    `Das PGN nennt „${white}“ und „${black}“, nicht ${two}. Bitte gib an, wer Weiß hatte.`,
  otherColour: (who, isWhite) =>
    `Laut PGN hatte ${who} ${isWhite ? 'Weiß' : 'Schwarz'}, du hast es anders angegeben. Bitte korrigiere eines von beiden.`,
};

export const points: typeof en.points = {
  units: {
    game: { one: 'Satz', other: 'Sätze', only: 'Eine einzige Partie' },
    set: { one: 'Satz', other: 'Sätze', only: 'Ein einziger Satz' },
    frame: { one: 'Frame', other: 'Frames', only: 'Ein einziger Frame' },
    rack: { one: 'Rack', other: 'Racks', only: 'Ein einziges Rack' },
    leg: { one: 'Leg', other: 'Legs', only: 'Ein einziges Leg' },
    end: { one: 'End', other: 'Ends', only: 'Ein einziges End' },
  },
  noWinner: (unit, game, points) => `In ${unit} ${game} hat niemand gewonnen: ${points}.`,
  afterTheEnd: (unit, game) => `${unit} ${game} ist zu viel: Die Partie war schon entschieden.`,
  otherScore: (points, score) => `Nach den Punkten steht es ${points}, nicht ${score}.`,
  notPlayed: 'Zu einer Partie, die nicht gespielt wurde, gibt es keine Punkte.',
  unreadable: (what) => `„${what}“ ist nicht lesbar. Schreib Punkte so: 11-7.`,
  tooMany: (most) => `Zu viel: Eine Partie hat höchstens ${most} Angaben wie 11-7.`,
};

export const pots: typeof en.pots = {
  which: 'Bitte gib an, um welche Partie es geht.',
  none: (id) => `Es gibt keine Partie „${id}“.`,
  score: 'Gib alle, die mitspielen, einmal an, mit einer ganzen Zahl als Ergebnis.',
  taken: (id) => `Es gibt schon eine Partie „${id}“. Gib dieser eine andere Kennung.`,
  waiting: (players) => `Die Ergebnisse von ${players} warten auf die Bestätigung.`,
  over: (players) => `Die Partie von ${players} ist vorbei.`,
};

export const settings: typeof en.settings = {
  labels: {
    venue: 'Wo ihr spielt',
    words: 'In euren eigenen Worten',
    confirm: 'Tage, um ein gemeldetes Ergebnis zu bestätigen (0: nicht nötig)',
    game: 'Spielmodus',
    unit: 'Euer Wort für einen Satz',
    draws: 'Remis',
    win: 'Sieg gegen jemanden weiter oben',
    defence: 'Sieg gegen jemanden weiter unten',
    draw: 'Nach einem Remis',
    stake: 'Punkte, die alle in den Pot zahlen',
    reach: 'Reichweite von Forderungen (Plätze)',
    reachDown: 'Plätze, die man auch nach unten fordern kann',
    passes: 'Wer bei der Reichweite nicht mitzählt',
    freeChallenges: 'Freie Forderungen pro Saison',
    freeFor: 'Wer freie Forderungen hat',
    freeFrom: 'Oberster Platz für eine freie Forderung',
    freeUntil: 'Was eine freie Forderung verbraucht',
    otherMatches: 'Eingetragene Liga- und Pokalspiele',
    hoursFrom: 'Spielbeginn',
    hoursTo: 'Spielende',
    finalHoursFrom: 'Finalabend: Spielbeginn',
    finalHoursTo: 'Finalabend: Spielende',
    drop: 'Plätze Abstieg, wenn jemand nicht spielt',
    monthsUntilRemoval: 'Versäumte Monate in Folge bis zum Entfernen',
    weeksUntilDrop: 'Versäumte Wochen in Folge bis zum Abstieg',
    nights: 'Clubabende',
    rematchMonths: 'Monate bis zur nächsten Forderung derselben beiden',
    forfeitPercent: 'Punktverlust für einen versäumten Monat (%)',
    shape: 'Form',
    openMade: 'Offene Forderungen, die jemand gestellt haben darf',
    openReceived: 'Offene Forderungen, die jemand erhalten haben darf',
    openInAll: 'Offene Forderungen, die jemand insgesamt haben darf (0: beliebig viele)',
    challengedWaits: 'Wer gefordert ist,',
    mostMade: 'Forderungen, die jemand pro Woche oder Monat stellen darf (0: beliebig viele)',
    mostReceived: 'Forderungen, die jemand pro Woche oder Monat erhalten darf (0: beliebig viele)',
    mostPer: 'Gezählt wird nach',
    rematchDays: 'Tage bis zur nächsten Forderung derselben beiden (0: sofort)',
    rematchWeeks: 'Wochen bis zur nächsten Forderung derselben beiden (0: sofort)',
    rematchFor: 'Wer auf eine Revanche wartet',
    rematchMost: 'Wie oft dieselben beiden in einer Saison spielen (0: beliebig oft)',
    protectedDays: 'Tage Schutz vor Forderungen nach einer Verteidigung (0: keine)',
    winnerDays: 'Tage Schutz vor Forderungen nach einer gewonnenen (0: keine)',
    beatenDays: 'Tage ohne eigene Forderung nach einer verlorenen (0: keine)',
    acceptDays: 'Tage, um eine Forderung anzunehmen (0: unbegrenzt)',
    acceptLate: 'Wird eine Forderung nicht rechtzeitig angenommen',
    playDays: 'Tage, um eine Forderung zu spielen (0: unbegrenzt)',
    playLate: 'Wird sie nicht rechtzeitig gespielt',
    playFrom: 'Die Tage zum Spielen zählen ab',
    postponeDays: 'Tage, um die man einmal verschieben kann (0: nie)',
    freeDeclines: 'Forderungen, die man je Saison ablehnen darf (0: keine)',
    declining: 'Öfter ablehnen',
    lostCosts: 'Was es kostet, abzulehnen, nicht anzunehmen oder nicht zu spielen',
    strikes: 'Verwarnungen je Saison, bevor das etwas kostet (0: kostet sofort)',
    strikeCosts: 'Die letzte Verwarnung kostet',
    period: 'Wie oft man spielen muss',
    dropAfter: 'Versäumte Wochen oder Monate in Folge bis zum Abstieg',
    each: 'Wochen oder Monate, die als eins zählen (0: jede für sich)',
    days: 'Tage ohne Partie bis zum Abstieg',
    minPlayed: 'Partien, die man bis zum Saisonende spielen muss (0: keine)',
    minMade: 'Forderungen, die bis dahin stattdessen genügen (0: keine)',
    minCosts: 'Darunter zu bleiben kostet',
    exemptFirst: 'Wer auf Platz 1 steht',
    onlyTop: 'Für wie viele Plätze von oben das gilt (0: für alle)',
    removeAfter: 'Versäumte Wochen, Monate oder Runden in Folge bis zum Entfernen (0: nie)',
    holidayDays: 'Abwesenheitstage je Saison (0: keine)',
    movement: 'Was ein Sieg wert ist',
    size: 'Spieler je Gruppe',
    weeks: 'Wochen je Runde (0: ein Kalendermonat)',
    unfinished: 'Abgebrochene Partien',
    forPlaying: 'Punkte fürs Spielen',
    forGame: 'Punkte je gewonnenem Satz',
    forWinning: 'Punkte für den Sieg',
    up: 'Wie viele zwischen zwei Gruppen auf- und absteigen',
    least: 'Partien, die in einer Runde zu spielen sind (0: keine)',
  },
  idle: {
    acceptDays: 'Forderungen müssen früher gespielt sein: Diese Frist kommt nie zuerst.',
    others: 'Bei den übrigen Regeln ändert das nichts.',
    rematchFor: 'Niemand wartet: Dieselben beiden können sich sofort wieder fordern.',
  },
  hints: {
    words:
      'Wer die Bälle mitbringt, was ein Platz kostet: steht für alle unter den Regeln, und Namen darin werden nicht verborgen. In der ersten Zeile steht, wo ihr spielt: Sie erscheint auch auf der Seite des Clubs.',
  },
  groups: {
    challenges: 'Forderungen',
    games: 'Partien',
    moves: 'Platzwechsel',
    deadlines: 'Fristen',
    away: 'Wer nicht spielt',
    results: 'Ergebnisse',
  },
  firstTo: (games) => `wer zuerst ${games} gewinnt`,
  choices: {
    game: {
      one: 'eine Partie',
      'best-of-3': 'Best of 3',
      'best-of-5': 'Best of 5',
      'best-of-7': 'Best of 7',
      'best-of-9': 'Best of 9',
    },
    draws: { no: 'kein Remis', yes: 'eine Partie kann remis enden' },
    win: {
      'takes-rung': 'bringt den Platz der anderen Person',
      swap: 'die beiden tauschen',
      halfway: 'bringt den halben Abstand',
    },
    defence: { stays: 'niemand bewegt sich', 'up-one': 'bringt einen Platz' },
    draw: {
      'up-one': 'steigt die untere Person um einen Platz',
      'just-below': 'rückt die untere Person direkt unter die obere',
    },
    shape: {
      ladder: 'eine einfache Rangliste',
      pyramid: 'eine Pyramide, ganze Reihe darüber',
      'pyramid-right': 'eine Pyramide: Reihen mit 1, 2, 3…',
    },
    passes: {
      nobody: 'alle zählen mit',
      away: 'wer abwesend ist',
      busy: 'wer abwesend ist oder eine offene Forderung hat',
    },
    freeFor: { newcomers: 'neue Spieler', everybody: 'alle' },
    freeUntil: {
      used: 'eine Forderung außer Reichweite',
      made: 'jede eigene Forderung',
      result: 'eine Forderung außer Reichweite; mit dem ersten Ergebnis enden alle',
    },
    otherMatches: { challenges: 'zählen, wo man auch fordern könnte', always: 'zählen immer' },
    challengedWaits: { no: 'darf inzwischen selbst fordern', yes: 'spielt diese Forderung zuerst' },
    mostPer: { week: 'Wochen', month: 'Monaten' },
    rematchFor: {
      both: 'beide',
      loser: 'nur wer verloren hat',
      return: 'beide; wer gefordert war und verlor, darf zurückfordern',
      other: 'beide, bis jemand von ihnen gegen andere gespielt hat',
    },
    acceptLate: { lapses: 'verfällt sie', lost: 'verliert, wer gefordert wurde' },
    playLate: {
      'lost-by-silent': 'verliert, wer keinen Tag angeboten hat, wenn der andere es tat',
      'lost-by-both': 'verlieren beide einen Platz',
    },
    declining: { no: 'ist nicht möglich', lost: 'gilt als Niederlage' },
    playFrom: { challenge: 'der Forderung', acceptance: 'der Annahme' },
    lostCosts: {
      match: 'eine verlorene Partie',
      'one-rung': 'einen Platz, ohne dass sonst jemand gewinnt',
      bottom: 'den Abstieg ganz nach unten',
      removed: 'den Platz in der Rangliste',
    },
    period: {
      none: 'so oft man will',
      week: 'jede Woche',
      month: 'jeden Monat',
      days: 'innerhalb einer Anzahl von Tagen',
    },
    exemptFirst: { no: 'auch', yes: 'bleibt verschont' },
    unfinished: { no: 'werden nicht eingetragen', yes: 'zählen, wie es stand; niemand hat gewonnen' },
  },
  presets: {
    squash: 'Squash',
    tennis: 'Tennis',
    'table-tennis': 'Tischtennis',
    pool: 'Billard',
    chess: 'Schach',
    other: 'Etwas anderes',
  },
  ranges: {
    whole: (least, most) => `eine ganze Zahl von ${least} bis ${most}`,
    bands: (whole, most, example) =>
      `${whole} oder eine Liste von 2 bis ${most} Stufen wie ${example}, die erste ab 1 und jede ab einem Platz weiter unten`,
    time: 'eine Uhrzeit wie „19:50“',
    line: (most) => `eine Zeile mit höchstens ${most} Zeichen`,
    paragraphs: (most) => `Absätze mit zusammen höchstens ${most} Zeichen`,
    one: (words) => `eines von ${words.map((word) => `„${word}“`).join(', ')}`,
    several: (words) => `eine Liste aus mindestens einem von ${words.join(', ')}`,
  },
};

export const stories: typeof en.stories = {
  rungs: {
    movedUp: (by, to) => `um ${by} auf Platz ${to} gestiegen`,
    movedDown: (by, to) => `um ${by} auf Platz ${to} gefallen`,
    joined: (rung) => `Einstieg ganz unten, auf Platz ${rung}`,
    joinedOn: (rung) => `Einstieg auf Platz ${rung}`,
    rejoined: (rung) => `Wiedereinstieg ganz unten, auf Platz ${rung}`,
    restarted: (rung) => `zu spät gekommen, Neubeginn ganz unten, auf Platz ${rung}`,
    seeded: (rung) => `Saisonbeginn auf Platz ${rung}`,
    left: 'nicht mehr in der Rangliste',
    declined: (challenged, challenger) =>
      challenged
        ? say`${challenged} ${agree(challenged, 'lehnt', 'lehnen')} die Forderung${challenger ? say` von ${challenger}` : ''} ab`
        : say`Forderung${challenger ? say` von ${challenger}` : ''} abgelehnt`,
    otherJoined: (who) => say`${who} ${agree(who, 'steigt', 'steigen')} weiter oben ein`,
    placed: (rung) => `von der Leitung auf Platz ${rung} gesetzt`,
    took: (rung) => `Platz ${rung} übernommen`,
    halfway: (went) => `${went} (halber Abstand)`,
    beat: (loser, score) => say`Sieg${score} gegen ${loser}`,
    lost: (winner, score) => say`Niederlage${score} gegen ${winner}`,
    drew: (other) => say`Remis gegen ${other}`,
    overtaken: (who, count) => say`${who} ${count > 1 ? 'ziehen' : 'zieht'} vorbei`,
    passed: (who, how) => say`überholt von ${who} (${how})`,
    ahead: (who, how) => say`jetzt vor ${who} (${how})`,
    othersPlayed: (winner, loser) => say`Sieg von ${winner} gegen ${loser}`,
  },
  headlines: {
    moved: (who, went) => say`${who}: ${went}`,
    nobody: 'Plätze unverändert',
    draw: (what) => say`Remis – ${what}`,
  },
  notApproved: 'nicht freigegeben, zählt also nicht',
  gaps: {
    tookEmpty: 'Platz 1 der leeren Rangliste übernommen',
    above: (gap) => `Abstand darüber ${gap}`,
    between: (above, below) => say`Abstand zwischen ${above} und ${below}`,
    cut: (which, gap) => say`${which} auf ${gap} verkürzt`,
    grown: (which, gap) => say`${which} auf ${gap} gewachsen`,
    same: (which, gap) => say`${which} jetzt ${gap}`,
    stays: (above, below, gap) => say`Abstand zwischen ${above} und ${below} bleibt ${gap}`,
    even: 'ohne Vorgabe',
    withoutStones: 'ohne Steine',
    stones: (count) => `bei ${count} Steinen`,
    nothing: 'eingetragen; nichts hat sich verändert',
    movedOn: (who, rung) => say`${who} rückt auf Platz ${rung} vor`,
    swapped: (winner, loser) => say`${winner} und ${loser} tauschen die Plätze`,
  },
  points: {
    joined: (points) => `steigt mit ${points} Punkten ein`,
    seeded: (points) => `beginnt die Saison mit ${points} Punkten`,
    forfeited: (points, cause) => `verliert ${counted(points, 'Punkt', 'Punkte')}: ${cause}`,
    gotForfeited: (points, from, cause) =>
      say`bekommt ${counted(points, 'verlorenen Punkt', 'verlorene Punkte')} von ${from}: ${cause}`,
    paidDebts: (points, cause) =>
      `zahlt ${counted(points, 'Punkt', 'Punkte')} für die Schulden entfernter Spieler: ${cause}`,
    staked: (points) => say`zahlt ${points} in einen Pot`,
    stakeBack: (points, others) => say`bekommt ${points} zurück: eine Partie mit ${others} wurde abgebrochen`,
    gotFromLeaver: (points, who) => say`bekommt ${counted(points, 'Punkt', 'Punkte')} von ${who} (ausgestiegen)`,
    paidForLeaver: (points, who) =>
      say`zahlt ${counted(points, 'Punkt', 'Punkte')} für die Schulden von ${who} (ausgestiegen)`,
    won: (points, pot, net, score) => say`erzielt ${score}: ${points} aus dem Pot von ${pot} (${net})`,
    fellBehind: {
      staked: (who, count, stake) =>
        count > 1
          ? say`${who} zahlen je ${stake} in einen Pot und fallen zurück`
          : say`${who} zahlt ${stake} in einen Pot und fällt zurück`,
      lost: (who, count) =>
        count > 1 ? say`${who} verlieren Punkte und fallen zurück` : say`${who} verliert Punkte und fällt zurück`,
    },
  },
};

const times = (count: number): string => (count === 1 ? 'einmal' : `${count} Mal`);
const per = (kind: PeriodKind): string => (kind === 'week' ? 'pro Woche' : 'pro Monat');

export const whom: typeof en.whom = {
  pyramid: 'wer weiter links in derselben Reihe oder in der Reihe darüber steht',
  pyramidRight: 'wer weiter links in derselben Reihe oder ab demselben Platz in der Reihe darüber steht',
  orBelow: (whom, rungs) => `${whom} oder ${upTo(rungs)} weiter unten`,
  passes: (busy) => `Wer abwesend ist${busy ? ' oder eine offene Forderung hat' : ''}, zählt dabei nicht mit.`,
  freeFrom: (rung) => `Eine freie Forderung reicht bis hinauf zu Platz ${rung}.`,
  made: (who, open, you) =>
    `${you ? 'Du hast' : `${who} ${agree(who, 'hat', 'haben')}`} schon ${open === 1 ? 'jemand anderen gefordert. Diese Partie kommt' : `${open} andere gefordert. Diese Partien kommen`} zuerst.`,
  received: (who, open) =>
    open === 1 ? `Eine Forderung an ${who} ist schon offen.` : `${open} Forderungen an ${who} sind schon offen.`,
  toPlayFirst: (who, open, you) =>
    `${you ? 'Du hast' : `${who} ${agree(who, 'hat', 'haben')}`} noch ${open === 1 ? 'eine andere offene Forderung, die zuerst kommt' : `${open} andere offene Forderungen, die zuerst kommen`}.`,
  enoughMade: (who, most, kind, day, you) =>
    `${you ? 'Du kannst' : `${who} ${agree(who, 'kann', 'können')}`} nur ${times(most)} ${per(kind)} fordern, das nächste Mal ab dem ${day}.`,
  enoughReceived: (who, most, kind, day) =>
    `${who} ${agree(who, 'kann', 'können')} nur ${times(most)} ${per(kind)} gefordert werden, das nächste Mal ab dem ${day}.`,
  protected: (who, day, won) =>
    `${who} ${agree(who, 'hat', 'haben')} gerade ${won ? 'eine Forderung gewonnen' : 'den eigenen Platz verteidigt'} und ${agree(who, 'kann', 'können')} ab dem ${day} wieder gefordert werden.`,
  mustWait: (who, day, you) =>
    `${you ? 'Du hast' : `${who} ${agree(who, 'hat', 'haben')}`} gerade eine Forderung verloren und ${you ? 'kannst' : agree(who, 'kann', 'können')} ab dem ${day} wieder fordern.`,
};

export const written: typeof en.written = {
  own: 'In eigenen Worten',
  exceptions: {
    heading: 'Ausnahmen',
    text: 'Leitung oder Helfer können eine Ausnahme von einer Regel zulassen; der Grund wird festgehalten und ist für alle sichtbar.',
  },
  when: 'Wann',
  whom: 'Wen du fordern kannst',
  accepting: 'Annehmen',
  rematches: { heading: 'Revanchen', atOnce: 'Ihr könnt euch sofort wieder fordern.' },
  confirming: {
    heading: 'Ein Ergebnis bestätigen',
    text: (count) =>
      `Ein Ergebnis, das du meldest, zählt, sobald dein Gegenüber es bestätigt, oder, ohne Antwort, am Ende des ${count === 1 ? 'nächsten Tages' : `${count}. Tages danach`}. Wird es angefochten, entscheidet der Club.`,
    later: 'Wer sich bewegt, entscheidet die Rangliste, wie sie dann steht.',
  },
  confirmingScores: {
    heading: 'Ergebnisse bestätigen',
    text: (count) =>
      `Ergebnisse, die du meldest, zählen, sobald ein anderer Spieler der Partie sie bestätigt, oder, ohne Antwort, am Ende des ${count === 1 ? 'nächsten Tages' : `${count}. Tages danach`}. Werden sie angefochten, entscheidet der Club. Bis sie zählen, bleiben die Einsätze im Pot.`,
  },
  beatAbove: {
    heading: 'Wenn du jemanden über dir schlägst',
    takesRung: 'Du übernimmst den Platz der anderen Person; sie und alle dazwischen rücken einen Platz nach unten.',
    swap: 'Ihr tauscht die Plätze. Sonst bewegt sich niemand.',
    halfway:
      'Du rückst den halben Abstand hinauf, zu deinen Gunsten gerundet; wer verliert, rückt einen Platz nach unten. Von Platz 10 bringt dich ein Sieg gegen Platz 4 oder 5 auf Platz 7. Stehst du zwei oder drei Plätze tiefer, kommst du auf den Platz direkt darunter; wer verliert, rückt zwei Plätze nach unten, direkt unter dich. Nachbarn tauschen.',
  },
  beatBelow: {
    heading: 'Wenn du jemanden unter dir schlägst',
    text: 'Du rückst einen Platz nach oben; wer verliert, rückt einen nach unten. Über Platz 1 geht es nicht hinauf, unter den letzten nicht hinab.',
    upOne: 'Du rückst einen Platz nach oben und tauschst mit der Person direkt über dir. Wer verliert, bleibt.',
    stays: 'Du behältst deinen Platz, und niemand bewegt sich.',
  },
  draw: {
    heading: 'Bei Remis',
    text: 'Wer weiter unten steht, rückt einen Platz nach oben; wer weiter oben steht, bleibt. Zwischen Nachbarn bewegt sich niemand.',
    justBelow:
      'Wer weiter unten steht, rückt direkt unter die obere Person; alle dazwischen rücken einen Platz nach unten. Zwischen Nachbarn bewegt sich niemand.',
  },
  otherwise: 'Bei Remis, oder wenn du jemanden unter dir schlägst',
  game: 'Was gespielt wird',
  missed: {
    each: (kind, drop) =>
      `${kind === 'week' ? 'Jede Woche' : 'Jeder Monat'} ohne Partie kostet ${drop === 1 ? 'einen Platz' : `${drop} Plätze`}.`,
    several: (kind, times, drop) =>
      `${times} versäumte ${kind === 'week' ? 'Wochen' : 'Monate'} in Folge kosten ${drop === 1 ? 'einen Platz' : `${drop} Plätze`}, ${kind === 'week' ? 'jede weitere Woche' : 'jeder weitere Monat'} ebenso viel.`,
  },
};

export const engine: typeof en.engine = {
  arrival: 'Die Ankunft muss am Tag des Eintrags liegen, nicht nach dem Eintrag.',
  playedLater: 'Das Datum der Partie liegt nach dem Zeitpunkt des Eintrags.',
  backInTime: 'Dieser Eintrag liegt vor dem letzten der Rangliste. Einträge müssen zeitlich aufeinander folgen.',
  notThisSystem: (system, verb) => `Im System ${system} gibt es „${verb}“ nicht.`,
  correction: 'Korrektur',
  notCorrectable: 'Das lässt sich so nicht korrigieren oder wurde rückgängig gemacht.',
  notVoidable: 'Das lässt sich nicht rückgängig machen oder ist es schon.',
};

export const log: typeof en.log = {
  headerFirst: 'Die erste Zeile muss der Kopf sein: {"ladder": {…}}.',
  blankLine: 'Leere Zeilen sind nicht erlaubt.',
  notJson: 'Diese Zeile ist kein JSON.',
  lineBefore: 'Diese Zeile liegt zeitlich vor der darüber.',
};
