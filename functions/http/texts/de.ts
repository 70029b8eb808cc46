import type { en } from './en.ts';

const ROLES = { organiser: 'Leitung', scorer: 'Helfer', player: 'Spieler' };

export const de: typeof en = {
  outage:
    'Ob das geklappt hat, lässt sich nicht sagen. Bitte versuche es gleich noch einmal, mit demselben Idempotency-Key, falls du einen geschickt hast.',
  noLadder: 'Diese Rangliste gibt es nicht.',
  noClub: 'Diesen Club gibt es nicht.',
  closed: 'Diese Rangliste ist geschlossen: Es wird nichts mehr eingetragen.',
  beingDeleted:
    'Was unter diesem Namen zuvor hier war, wird noch gelöscht. Bitte versuche es in einer Viertelstunde noch einmal.',
  suspended:
    'Dieser Club ist gesperrt: Es lässt sich nichts ändern. Bitte wende dich an den Betreiber dieses Dienstes.',
  deleted: 'Diese Rangliste wurde gelöscht.',
  link: {
    unknown: 'Dieser Einladungslink ist ungültig. Lass dir von der Leitung einen neuen geben.',
    none: 'Du musst dich anmelden. Bitte öffne den Einladungslink, den du von der Leitung hast.',
    revoked: 'Dieser Einladungslink wurde widerrufen. Lass dir von der Leitung einen neuen geben.',
    expired: 'Dieser Einladungslink ist abgelaufen. Lass dir von der Leitung einen neuen geben.',
    ended:
      'Du bist abgemeldet. Öffne deinen Einladungslink noch einmal oder lass dir von der Leitung einen neuen geben.',
    stopped: 'Dieser Einladungslink wurde gesperrt. Lass dir von der Leitung einen neuen geben.',
    replaced: 'Dieser Einladungslink wurde ersetzt. Lass dir von der Leitung den neuen geben.',
    used: 'Dieser Einladungslink wurde schon benutzt. Links für Leitung und Helfer gelten nur einmal. Lass dir einen neuen geben.',
    program: 'Dieser Schlüssel ist für ein Programm und öffnet keine Seiten.',
  },
  own: {
    join: 'Du kannst nur für dich selbst einsteigen.',
    prefer: 'Du kannst nur deine eigenen Angaben ändern.',
    away: 'Du kannst nur dich selbst abwesend melden.',
    back: 'Du kannst nur dich selbst zurückmelden.',
    arrive: 'Du kannst nur dich selbst einchecken.',
    challenge: 'Du kannst nur für dich selbst fordern.',
    accept: 'Du kannst nur Forderungen an dich annehmen.',
    decline: 'Du kannst nur Forderungen an dich ablehnen.',
    withdraw: 'Du kannst nur deine eigenen Forderungen zurückziehen.',
    postpone: 'Du kannst nur für dich selbst sagen, dass ihr später spielt.',
    result: 'Du kannst nur deine eigenen Ergebnisse melden.',
    start: 'Erst müssen die anderen zustimmen. Frag sie, und die Partie beginnt, sobald alle zugestimmt haben.',
    finish: 'Du kannst nur deine eigenen Partien beenden.',
    approve: 'Du kannst nur bestätigen, was jemand anderes von deiner Partie gemeldet hat.',
    reject: 'Du kannst nur eigene Meldungen zurücknehmen oder anfechten, was andere über dich melden.',
  },
  notYours: 'Dazu bist du nicht berechtigt.',
  forOfficials: 'Das können nur Leitung und Helfer.',
  forOrganisers: 'Das kann nur die Leitung.',
  notYourRole: (role, allowed) =>
    `Das geht nicht als ${ROLES[role]}, nur als ${allowed.map((each) => ROLES[each]).join(' oder ')}.`,
  operatorOnly: 'Das kann nur, wer diesen Dienst betreibt.',
  nowhere: 'Unter dieser Adresse gibt es nichts.',
  otherClub: 'Dieser Zugang gehört zu einem anderen Club.',
  whichSession: 'Du bist hier mehrfach angemeldet. Bitte lade diese Seite neu.',
  otherSite:
    'Das kam von der Seite einer anderen Website; nur Seiten dieser Website dürfen das. Programme senden kein Origin.',
  request: {
    notJson: 'Das ist kein JSON.',
    typeOfJson: 'Bitte sende JSON mit dem Inhaltstyp application/json.',
    typeOfLog: 'Bitte sende das Saisonprotokoll mit dem Inhaltstyp application/jsonl.',
    tooLarge: (kilobytes) => `Das darf höchstens ${kilobytes} KB haben.`,
    logTooLarge:
      'Eine Anfrage darf höchstens 4 MB eines Protokolls enthalten. Für ein größeres gibt es einen Link zum Senden.',
    noTrial: 'dryRun: lässt sich hier nicht ausprobieren. Es ist nichts geschehen.',
    unknown: (names) => `Unbekannter Parameter: ${names}.`,
    upload: 'muss die Angabe sein, die mit dem Link zum Senden kam',
    line: 'muss die Nummer einer Zeile sein',
    change: 'muss die Kennung einer Änderung sein',
    idempotencyKey: (longest) => `Idempotency-Key: muss aus 1–${longest} druckbaren ASCII-Zeichen bestehen.`,
    ifMatch: 'If-Match: muss ein ETag dieser Rangliste sein, zum Beispiel "12".',
    seen: 'Ladder-Seen: muss die Nummer einer Zeile sein, zum Beispiel 12.',
    actingAs: 'Acting-As: muss Rollen oder Anmeldungen nennen, zum Beispiel "scorer, organiser".',
  },
  device: { unknown: 'Ein Browser', on: (browser, system) => `${browser} auf ${system}` },
  memberships: 'Mitgliedschaften können nur Leitung und Helfer eintragen.',
  arrivals: 'Wann jemand gekommen ist, können nur Leitung und Helfer angeben.',
  overriding: 'Von einer Regel abweichen können nur Leitung und Helfer.',
  bothAgree: 'Auch dein Gegner muss zustimmen. Schlage die Partie vor; zustimmen kann er auf seiner Seite.',
  notAmendable:
    'Helfer können nur korrigieren oder annullieren, was sie am selben Tag selbst eingetragen haben. Die Leitung kann es immer.',
  namesake:
    'Zwei Einladungslinks heißen gleich, deshalb ist unklar, wer das eingetragen hat. Die Leitung kann es ändern.',
  seasonTurned:
    'Inzwischen hat eine neue Saison begonnen; das wurde deshalb nicht eingetragen. Bitte sieh noch einmal nach.',
  changed: 'Die Rangliste hat sich inzwischen geändert. Bitte sieh noch einmal nach.',
  keyReused: 'Dieser Idempotency-Key kam schon mit einer anderen Anfrage.',
  busy: 'In dieser Rangliste ist gerade sehr viel los. Bitte versuche es gleich noch einmal.',
  tooMany: {
    network: 'Zu viele Anfragen aus deinem Netz. Bitte versuche es gleich noch einmal.',
    link: 'Zu viele Anfragen über diesen Einladungslink. Bitte versuche es gleich noch einmal.',
    club: 'Dein Club sendet zu viele Anfragen. Bitte versuche es gleich noch einmal.',
    underWay: 'Es laufen noch zu viele deiner Anfragen. Bitte warte einen Moment.',
    records: 'Du trägst zu viel auf einmal ein. Bitte versuche es gleich noch einmal.',
    challenges: 'Du hast heute zu oft gefordert oder zurückgezogen. Bitte versuche es später noch einmal.',
    asks: 'Heute wollten schon zu viele beitreten. Bitte versuche es morgen noch einmal.',
    asksOfAddress: 'Aus deinem Netz wollten schon zu viele beitreten. Bitte versuche es in einer Stunde noch einmal.',
    pings: 'Diese Rangliste hat zu viele Tests gesendet. Bitte versuche es in ein paar Minuten noch einmal.',
    ladders: 'Dein Club hat heute zu viele neue Ranglisten angelegt. Bitte versuche es morgen noch einmal.',
    listings:
      'Der Club oder das, was seine Seite zeigt, wurde zu oft geändert. Bitte versuche es in einer Stunde noch einmal.',
    namings: 'Die Namen wurden zu oft geändert. Bitte versuche es in einer Stunde noch einmal.',
  },
};
