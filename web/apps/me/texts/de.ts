import { parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const me: typeof en.me = {
  notOn: 'Du stehst nicht in dieser Rangliste.',
  removals: 'Wer wann und warum entfernt wurde',
  entering: 'Dein Platz wird noch ermittelt: Gewinne weiter, um zu steigen.',
  waits: 'Nach deiner ersten Partie kommst du in die Rangliste.',
  safe: 'Im Moment bist du sicher.',
  top: 'Du stehst ganz oben: Verteidige den Platz.',
  row: (row) => `, Reihe ${row}`,
  gap: (gap) => `, Abstand ${gap} zum Nächsten darunter`,
  connectionLost: (taps) =>
    taps === 0
      ? 'Keine Verbindung. Was du siehst, ist vielleicht nicht mehr aktuell.'
      : taps === 1
        ? 'Keine Verbindung: 1 Änderung wird gesendet, sobald du wieder online bist.'
        : `Keine Verbindung: ${taps} Änderungen werden gesendet, sobald du wieder online bist.`,
  commands: {
    join: 'Du kommst in die Rangliste',
    prefer: 'Deine Angaben',
    away: (from, to) => (from === to ? `Du bist am ${from} abwesend` : `Du bist vom ${from} bis ${to} abwesend`),
    back: 'Du bist zurück',
    challenge: (who) => say`Du forderst ${who}`,
    accept: (who) => say`Du nimmst die Forderung von ${who} an`,
    decline: (who) => say`Du lehnst die Forderung von ${who} ab`,
    withdraw: (who) => say`Du ziehst deine Forderung an ${who} zurück`,
    postpone: (who) => say`Du möchtest die Partie gegen ${who} verschieben`,
    postponeToo: (who) => say`Du verschiebst die Partie gegen ${who}`,
    beat: (who, score) => say`Du hast ${who} ${score} geschlagen`,
    lostTo: (score, who) => say`Du hast ${score} gegen ${who} verloren`,
    drew: (score, who) => say`Remis: ${score} gegen ${who}`,
    brokenOff: (score, who) => say`${score} gegen ${who}`,
    approve: 'Das Ergebnis stimmt',
    dispute: 'Das Ergebnis stimmt nicht',
    takeBack: 'Du ziehst deine Meldung zurück',
    finish: 'Die Ergebnisse einer Partie',
  },
};

export const byLink: typeof en.byLink = {
  why: 'Öffnest du die Seite vom Home-Bildschirm, musst du dich einmal neu anmelden.',
  link: 'Einladungslink einfügen',
  wrong: 'Das ist kein Einladungslink dieser Seite.',
};

export const challenges: typeof en.challenges = {
  open: 'Deine Forderungen',
  running: 'Deine Partie',
  offered: {
    own: 'du hast einen Tag angeboten',
    both: 'ihr habt beide einen Tag angeboten',
  },
  unheard: (who) => parts`Noch nie angemeldet: Bleibt die Antwort aus, kostet das ${who} nichts.`,
  postponing: { own: 'du möchtest verschieben', theirs: 'dein Gegenüber möchte verschieben' },
  onItsWay: 'wird gesendet',
  offline: 'Keine Verbindung: bleibt auf diesem Handy und wird gesendet, sobald du wieder online bist.',
  unknown: 'Was das bewirkt, siehst du, sobald es gesendet ist.',
  approval: 'Niemand bewegt sich, bevor die Leitung es freigibt.',
  confirmation: 'Niemand bewegt sich, bevor dein Gegenüber es bestätigt.',
  others: 'Andere',
  youChallenged: (opponent) => say`Du hast ${opponent} gefordert`,
  changes: {
    rung: (from, to) => `Platz ${from}\u00a0→\u00a0${to}`,
    points: (from, to, by) => `${from}\u00a0→\u00a0${to} Punkte (${by})`,
  },
  win: (what) => parts`Sieg: ${what}`,
  loss: (what) => parts`Niederlage: ${what}`,
  stays: 'du bleibst, wo du bist',
  top: 'Du stehst ganz oben!',
};

export const confirming: typeof en.confirming = {
  dispute: 'Anfechten',
  youReported: (score) => parts`Du hast gemeldet: ${score}.`,
  reported: {
    scores: (who, score) => parts`Gemeldet von ${who}: ${score}.`,
    won: (who, score) => parts`Sieg, gemeldet von ${who}: ${score}.`,
    lost: (who, score) => parts`Niederlage, gemeldet von ${who}: ${score}.`,
    drawn: (who, score) => parts`Remis, gemeldet von ${who}: ${score}.`,
  },
  can: (who, until) =>
    until === undefined
      ? parts`Es liegt bei ${who ?? 'dir'}, das zu bestätigen oder anzufechten.`
      : parts`Es liegt bei ${who ?? 'dir'}, das bis Ende des ${until} zu bestätigen oder anzufechten; danach zählt es.`,
};

export const dating: typeof en.dating = {
  meets: (when, who) => parts`${when} gegen ${who}`,
  youProposed: (when, who) => parts`Dein Vorschlag: ${when}. Von ${who} fehlt noch die Antwort.`,
  youCannot: (when) => parts`Du kannst am ${when} nicht.`,
  tooLate: 'Bis dahin ist die Forderung abgelaufen: Das zählt nicht als angebotener Tag.',
  calendar: 'In meinen Kalender',
  first: 'Termin vorschlagen',
  choose: (who) => parts`Vorschläge von ${who}: Welcher Tag passt dir?`,
  other: 'Anderer Termin',
  own: 'Anderer Tag oder Ort',
  place: 'Wo (optional)',
  where: 'Wo',
  refuse: 'Passt mir nicht',
  callOff: 'Absagen',
  callOffYes: (when) => `${when} absagen`,
  when: 'Datum und Uhrzeit',
  send: 'Vorschlagen',
};

export const face: typeof en.face = {
  title: 'Dein Foto',
  who: 'Es steht neben deinem Namen, und alle können es sehen.',
  unseen: {
    off: 'Dein Club zeigt keine Fotos, deshalb siehst nur du dieses hier.',
    name: 'Dein Club zeigt deinen vollen Namen nicht allen, deshalb siehst nur du dieses Foto.',
  },
  add: 'Foto auswählen',
  change: 'Anderes Foto auswählen',
  hint: 'Verschiebe das Foto mit dem Finger oder den Pfeiltasten.',
  zoom: 'Vergrößern',
};

export const final: typeof en.final = {
  youChallenge: (who, forTheTop) =>
    say`${forTheTop ? 'Stechen um Platz 1' : 'Stechen, das erste von zweien'}: Du forderst ${who}. Wenn du nicht antrittst, hast du verloren.`,
  challengesYou: (who, forTheTop) =>
    say`${forTheTop ? 'Stechen um Platz 1' : 'Stechen, das erste von zweien'}: ${who} fordert dich. Wenn du nicht antrittst, hast du verloren.`,
  ahead: (who) => say`Wäre jetzt Schluss, würdest du gegen ${who} stechen. Geh noch nicht nach Hause.`,
};

export const free: typeof en.free = {
  title: 'Wann ich spielen kann',
  wants: 'Ich möchte diese Woche spielen',
  isReady: 'Möchte diese Woche spielen',
  seen: 'Das sehen alle, die dich fordern dürfen.',
  times: {
    mornings: 'Werktags vormittags',
    afternoons: 'Werktags nachmittags',
    evenings: 'Werktags abends',
    saturday: 'Samstags',
    sunday: 'Sonntags',
  },
};

export const homeOffer: typeof en.homeOffer = {
  title: 'Immer zur Hand',
  why: 'Auf dem Startbildschirm öffnet sich die Seite wie eine App und zeigt, wenn etwas auf dich wartet.',
  byOwner: 'Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“: Von dort öffnet sich die Seite wie eine App.',
  add: 'Zum Startbildschirm',
};

export const join: typeof en.join = {
  join: 'In diese Rangliste einsteigen',
  again: 'Wieder in diese Rangliste einsteigen',
  name: 'Dein Name, wie ihn andere sehen',
};

export const moments: typeof en.moments = {
  top: 'Zum ersten Mal in dieser Saison ganz oben. Genieß die Aussicht!',
  defended: (times) => `Du hast Platz 1 ${times === 1 ? '' : `${times}-mal in Folge `}verteidigt.`,
  best: (rung) => `Platz ${rung}: dein bester in dieser Saison.`,
  games: (games) => `${games} Partien in dieser Saison. Weiter so!`,
};

export const near: typeof en.near = {
  title: 'Um dich herum',
  you: 'Du',
  moved: { up: (by) => `zuletzt um ${by} nach oben`, down: (by) => `zuletzt um ${by} nach unten` },
  between: (sum) => `Eure Partien diese Saison, von dir aus: ${sum}.`,
  neverMet: 'Ihr habt diese Saison noch nicht gegeneinander gespielt.',
};

export const outboxes: typeof en.outboxes = {
  kept: (taps, name) =>
    `Nicht gesendet: ${taps === 1 ? '1 Änderung' : `${taps} Änderungen`} von ${name}, hier abgemeldet. Zum Senden den Einladungslink öffnen.`,
};

export const pair: typeof en.pair = {
  with: (partner) => say`Du spielst mit ${partner}.`,
  substitutes: (names) => say`Ersatz: ${names}`,
  isSubstitute: (first, second) => say`Meist spielen ${first} und ${second}; du bist Ersatz.`,
  others: 'Deine anderen Paare',
};

export const place: typeof en.place = {
  wins: (wins) => `${['Noch ein Sieg', 'Noch zwei Siege', 'Noch drei Siege'][wins - 1] ?? wins} bis an die Spitze`,
  season: (first, best) => `Deine Saison bisher: von Platz ${first}, bester Platz ${best}`,
};

export const pots: typeof en.pots = {
  startHint: 'Wer spielt mit?',
  seats: (names, points) => parts`Am Tisch: ${names}; ${points}`,
  startYes: 'Einladen',
  startAsks:
    'Die Einladung erscheint auf den Seiten der anderen. Sobald alle zugestimmt haben, beginnt die Partie und alle zahlen den Einsatz.',
  pots: 'Deine Partien',
  finish: 'Mit Ergebnissen abschließen',
  toGo: (scores) => (scores === 1 ? 'Noch 1 Ergebnis fehlt.' : `Noch ${scores} Ergebnisse fehlen.`),
  another: 'einer anderen Person aus der Partie',
  joins: (name) => `${name} kommt in die Rangliste`,
  newcomer: 'Neuer Spieler (Name)',
  there: 'Es gibt schon jemanden mit diesem Namen: bitte oben ankreuzen.',
  asked: {
    youAsked: (names, stake) => parts`Du hast ${names} zu einer Partie um je ${stake} Punkte eingeladen.`,
    asks: (who, stake, names) =>
      names === undefined
        ? parts`${who} lädt dich zu einer Partie um je ${stake} Punkte ein.`
        : parts`${who} lädt dich zu einer Partie um je ${stake} Punkte ein, mit ${names}.`,
    declines: (who) =>
      parts`${who ?? 'Du'} ${who ? 'spielt' : 'spielst'} nicht mit, also beginnt die Partie nicht. Niemand hat gezahlt.`,
    you: 'dir',
    agree: 'Mitspielen',
    noPage: 'Hat jemand keine eigene Seite, kann die Leitung die Partie beginnen.',
  },
};

export const preferences: typeof en.preferences = {
  rated: 'Gewertete Partien in dieser Saison',
  ratedYes: 'Gewertete Partien in dieser Saison: ja',
  ratedNo: 'Gewertete Partien in dieser Saison: nein',
  fixed: 'Du hast schon gespielt, deshalb lässt sich das in dieser Saison nicht mehr ändern.',
  nothing: 'Nichts angegeben.',
  member: 'Deine Mitgliedschaft',
  paid: (day) => `Gemeldet, Beitrag bezahlt bis ${day}.`,
  notMember: 'Du stehst nicht als Mitglied mit bezahltem Beitrag in der Liste. Frag die Leitung.',
};

export const proposals: typeof en.proposals = {
  proposed: 'Vorgeschlagene Partien',
  asks: (who) => parts`${who} möchte dich fordern, obwohl du außerhalb der Reichweite bist.`,
  agree: 'Zustimmen',
  refuse: 'Nein, danke',
  outside: 'Außerhalb deiner Reichweite, wenn ihr beide einverstanden seid',
  hint: 'Dein Vorschlag erscheint auf der Seite der anderen Person. Mit der Zustimmung wird daraus eine Forderung.',
  proposeTo: (who) => parts`Partie vorschlagen: ${who}`,
  waiting: (names) => parts`Es fehlt noch die Antwort von: ${names}.`,
};

export const reach: typeof en.reach = {
  call: 'Anrufen',
  message: 'SMS',
  first: (me) => `Hallo, hier ist ${me} von der Rangliste. Wann könnten wir spielen?`,
};

export const record: typeof en.record = {
  none: 'Noch keine Ergebnisse.',
  results: 'Deine Ergebnisse',
  everyResult: 'Frühere Ergebnisse',
  toRecord: 'Alle deine Ergebnisse',
  wrong: {
    said: 'Du hast gemeldet, dass das nicht stimmt: Die Leitung entscheidet.',
    decides: 'Es zählt, bis die Leitung es geprüft hat.',
    score: 'Das richtige Ergebnis aus deiner Sicht',
    what: 'Was nicht stimmt (optional)',
    send: 'Der Leitung melden',
  },
};

export const suggested: typeof en.suggested = {
  title: 'Vorschlag für dich',
  places: (above) =>
    `${Math.abs(above) === 1 ? 'ein Platz' : `${Math.abs(above)} Plätze`} ${above > 0 ? 'über' : 'unter'} dir`,
  free: (times) => say`, kann wie du ${times}`,
};

export const table: typeof en.table = {
  title: 'Diese Runde',
  place: (place, of, points) => `${place}. von ${of}, ${points === 1 ? '1 Punkt' : `${points} Punkte`}.`,
  left: (left, until) =>
    left === 0
      ? 'Du hast gegen alle gespielt.'
      : `Noch ${left === 1 ? 'eine Partie' : `${left} Partien`} bis ${until}.`,
  up: 'Nach jetzigem Stand steigst du auf.',
  down: 'Nach jetzigem Stand steigst du ab.',
  waiting: (until) => `Du wartest auf die nächste Runde. Diese dauert bis ${until}.`,
  record: (who) => `Ergebnis gegen ${who}`,
};

export const told: typeof en.told = {
  title: 'Benachrichtigungen',
  phone: 'Auf diesem Handy',
  computer: 'Auf diesem Computer',
  denied:
    'Benachrichtigungen sind für diese Seite blockiert. Erlaube sie in den Einstellungen des Browsers und versuche es noch einmal.',
  homeScreen:
    'Für Benachrichtigungen auf iPhone oder iPad lege diese Seite zuerst auf den Home-Bildschirm: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“. Öffne sie von dort und melde dich mit deinem Einladungslink an.',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal, wenn du online bist.',
  what: 'Wenn dich jemand fordert oder dir antwortet oder ein Ergebnis zu bestätigen ist oder eingetragen wird.',
  remove: 'Adresse entfernen',
  sharing: {
    asks: 'Dürfen alle, gegen die du spielst, sehen, wie sie dich erreichen?',
    title: 'Für alle, gegen die du spielst',
    who: 'Wer eine offene Forderung oder Partie mit dir hat, sieht, was du ankreuzt – sofern auch dir etwas gezeigt wird. Sonst niemand, auch nicht die Leitung.',
    phone: 'Telefonnummer',
    shows: { phone: 'Meine Telefonnummer zeigen', email: 'Meine E-Mail-Adresse zeigen' },
    invalid: 'Das ist keine Telefonnummer.',
  },
  copy: {
    title: 'Was über dich gespeichert ist',
    text: 'Alles, was der Club hier über dich gespeichert hat, als Datei: deine Angaben, Links und Geräte und jede Zeile über dich, auch aus früheren Saisons.',
    get: 'Kopie deiner Daten',
    saved: 'Als Datei gespeichert. Jeder Texteditor öffnet sie.',
  },
  channels: {
    email: { label: 'Per E-Mail', hint: 'Wer gegen dich spielt, sieht sie nur, wenn du sie zeigst.' },
    push: { name: 'Handy' },
  },
  quiet: { legend: 'Ruhezeit: Es wird nichts gesendet', from: 'Von', to: 'Bis' },
};

export const tonight: typeof en.tonight = {
  here: 'Du bist eingecheckt.',
  late: 'Das Einchecken ist beendet: Wenn du jetzt kommst, fängst du ganz unten an.',
  yourTurn: 'Du bist dran: Fordere jemanden.',
};

export const views: typeof en.views = { label: 'Deine Seite', me: 'Ich' };
