import { agree } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const ROLES = { organiser: 'Leitung', scorer: 'Helfer', player: 'Spieler' };

export const admin: typeof en.admin = {
  clubExists: (id) => `Einen Club „${id}“ gibt es schon.`,
  idReserved: 'id: ist von der Website selbst belegt.',
  ladderExists: (id) => `Eine Rangliste „${id}“ gibt es schon.`,
  tooManyLadders: (most) => `Ein Club hat höchstens ${most} Ranglisten. Bitte lass einen weiteren Club anlegen.`,
  zoneMeant: (zone) => `timezone: muss einen Ort nennen oder UTC sein. Ist ${zone} gemeint?`,
  otherName: 'name: stimmt nicht überein. Gib den Namen genau so ein, wie er auf der Seite steht.',
  noSeason: 'Diese Saison gab es in dieser Rangliste nicht.',
  unplayed: 'In dieser Saison wurde noch nicht gespielt; eine nächste kann noch nicht folgen.',
  running: (end) => `Diese Saison läuft bis ${end}. Beende sie vorzeitig oder warte, bis sie vorbei ist.`,
  tooEarly: (end) =>
    `season.start: Die letzte Saison läuft bis ${end}; vor diesem Tag kann die nächste nicht beginnen.`,
  firstSeason: 'Das ist die erste Saison der Rangliste.',
  played: 'In dieser Saison wurde schon gespielt; ihr Beginn lässt sich nicht mehr rückgängig machen.',
  earlier: {
    over: (latest: string) =>
      `season.end: Eine frühere Saison braucht einen letzten Tag in der Vergangenheit, spätestens den ${latest}.`,
    nobody: 'In diesem Protokoll kommt niemand vor.',
    within: (name: string) => `Für diese Tage gibt es schon die Saison ${name}.`,
    playedHere:
      'Nur eine Saison, die aus einer Liste hinzugefügt wurde, kann entfernt werden. Diese wurde hier gespielt.',
    full: 'Zu dieser Rangliste lassen sich keine weiteren Saisons hinzufügen. Lege dafür eine neue Rangliste an.',
    tooLong: (most: string) => `Das Protokoll einer früheren Saison hat höchstens ${most} Zeilen.`,
  },
  tooManyWebhooks: 'Eine Rangliste hat höchstens zehn Webhooks. Entferne zuerst einen.',
  imports: {
    notSent: 'upload: Mit diesem Link wurde nichts gesendet, oder es ist zu lange her.',
    underWay: 'Gerade wird ein Protokoll importiert. Bitte versuche es danach noch einmal.',
    tooMany: (most) => `Ein Club hat höchstens ${most} Importe. Brich einen ab, der nicht mehr gebraucht wird.`,
  },
};

export const httpPicture: typeof en.httpPicture = {
  noPicture: 'Bitte wähle ein unbewegtes Bild, als PNG oder WebP.',
  noJpeg: 'Bitte wähle ein unbewegtes Bild, als JPEG.',
  notSquare: (pixels) => `Das Bild muss quadratisch und höchstens ${pixels} Pixel breit sein.`,
};

export const httpDates: typeof en.httpDates = {
  unreadable: 'Bitte Datum und Uhrzeit angeben, zum Beispiel 2026-11-24T19:30.',
  past: 'Dieser Termin liegt in der Vergangenheit.',
  tooLate: (last) => `Bitte wähle einen Termin bis ${last}.`,
  notOpen: 'Diese Forderung ist nicht mehr offen.',
  notAccepted: 'Ein Termin kann vorgeschlagen werden, sobald die Forderung angenommen ist.',
  notYours: 'Nur die beiden Spieler einer Forderung können dafür einen Termin vereinbaren.',
  own: 'Deinen Termin muss die andere Seite annehmen.',
  none: 'Es gibt keinen Termin zum Absagen.',
  changed: 'Der Termin wurde inzwischen geändert. Bitte sieh noch einmal nach.',
};

export const httpDisputes: typeof en.httpDisputes = {
  notDisputable:
    'Dass ein Ergebnis nicht stimmt, kannst du zwei Wochen lang melden, wenn jemand anderes es eingetragen hat und es seither weder bestätigt noch geändert wurde.',
  notYours: 'Das kannst du nur bei deinen eigenen Partien.',
  already: 'Du hast schon gemeldet, dass dieses Ergebnis nicht stimmt.',
  unknown: 'Niemand hat gemeldet, dass dieses Ergebnis nicht stimmt.',
};

export const importing: typeof en.importing = {
  inLine: (line, what) => `Zeile ${line}: ${what}`,
  most: {
    lines: (count) => `Ein Saisonprotokoll darf höchstens ${count} Zeilen haben.`,
    corrections:
      'Zu viele Korrekturen betreffen Zeilen weit oben. Korrigiere die Zeilen selbst, oder fasse Korrekturen zusammen.',
    stored: (part) => `${part}: Das ist zu groß zum Speichern.`,
  },
  logGone: 'Das Protokoll ist nicht mehr da. Bitte schicke es noch einmal.',
  givenUp:
    'Das ließ sich auch nach vielen Versuchen nicht abschließen. Bitte sag dem Betreiber dieses Dienstes Bescheid.',
};

export const mail: typeof en.mail = {
  digest: (count, club) => `${count} Neuigkeiten von ${club}`,
  why: (club) => `Du bekommst diese E-Mail, weil du bei ${club} spielst.`,
  message: (ladder) => `${ladder}: Nachricht der Leitung`,
  quoted: (name) => `„${name}“`,
  unread: 'Antworten auf diese E-Mail liest niemand.',
  choose: 'Benachrichtigungen auswählen',
  gone: 'Dieser Link ist ungültig oder abgelaufen.',
  outage: 'Da ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.',
  confirming: {
    subject: (club) => `Bitte bestätige deine E-Mail-Adresse für ${club}`,
    letter: (club) =>
      `Deine E-Mail-Adresse wurde bei ${club} eingetragen, damit du von Forderungen und Ergebnissen erfährst. Bitte bestätige, dass es deine ist. Wenn du nichts tust, bekommst du keine weiteren E-Mails.`,
    title: () => 'Ist das deine E-Mail-Adresse?',
    text: (club) => `${club} schreibt dir dann bei Forderungen und Ergebnissen. Du kannst das jederzeit abbestellen.`,
    button: 'Adresse bestätigen',
    done: 'Danke. Deine Adresse ist bestätigt.',
  },
  inviting: {
    theOrganiser: 'Die Leitung',
    subject: (name, ladder, club) => `${name}, du bist eingeladen: ${ladder} bei ${club}`,
    title: (name) => `${name}, du bist eingeladen`,
    by: (who, ladder, club) => `${who} lädt dich in die Rangliste „${ladder}“ bei ${club} ein.`,
    reminder: (ladder, club) =>
      `Du bist in die Rangliste „${ladder}“ bei ${club} eingeladen und hast deine Seite noch nicht geöffnet.`,
    again: (ladder, club) => `Hier ist noch einmal deine Einladung in die Rangliste „${ladder}“ bei ${club}.`,
    starts: (rung, of) => `Du beginnst auf Platz ${rung} von ${of}.`,
    playsWith: (partners) => `Du spielst mit ${partners}.`,
    stands: (rung, of) => `Du stehst auf Platz ${rung} von ${of}.`,
    own: (who, words) => `${who} schreibt: „${words}“`,
    text: 'Deine Seite zeigt, wo du stehst und wen du fordern kannst. Dieser Link öffnet sie, und auf dem Gerät bleibst du angemeldet. Er funktioniert nur einmal, innerhalb von 14 Tagen.',
    button: (name) => `Seite von ${name} öffnen`,
    untried: {
      subject: (who, club) => `${who} lädt dich zu „${club}“ ein`,
      title: 'Du bist in eine Rangliste eingeladen',
      by: (who, club) => `${who} lädt dich in eine Rangliste von „${club}“ auf Club Ladder ein.`,
      text: 'In einer Rangliste fordern sich die Spieler gegenseitig, und wer gewinnt, steigt auf. Dieser Link öffnet deine Seite, und auf dem Gerät bleibst du angemeldet. Er funktioniert nur einmal, innerhalb von 14 Tagen. Weißt du nicht, wer dich einlädt, dann tippe unten auf „Das bin ich nicht“: Du bekommst keine weiteren E-Mails.',
      challenged: 'Jemand daraus hat dich gefordert. Wer, und bis wann du antworten kannst, steht auf deiner Seite.',
    },
  },
  signingIn: {
    letter: (club, name) =>
      `Öffne diesen Link auf dem Gerät, auf dem du dich bei ${club} als ${name} anmelden möchtest. Er funktioniert nur einmal, innerhalb von 24 Stunden. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.`,
    title: (club, name) => `Anmeldelink für ${name} bei ${club}`,
    text: () => 'Du bleibst auf diesem Gerät angemeldet.',
    button: (name) => `Als ${name} anmelden`,
  },
  organisers: {
    asked: {
      title: (count, ladder) =>
        count === 1 ? `Jemand möchte in ${ladder} mitspielen` : `${count} Personen möchten in ${ladder} mitspielen`,
      text: 'Aufnehmen oder ablehnen kannst du in der Verwaltung unter „Personen“.',
    },
    disputed: {
      title: (player) => `${player} ${agree(player, 'ficht', 'fechten')} ein Ergebnis an`,
      text: (player, ladder) =>
        `Laut ${player} stimmt ein Ergebnis in ${ladder} nicht. Entscheiden kannst du in der Verwaltung unter „Ergebnisse“.`,
    },
    several: (count, club) => `Bei ${club} wartet ${count}-mal etwas auf dich`,
    button: 'Verwaltung öffnen',
    why: (club) => `Du bekommst diese E-Mail, weil du zur Leitung von ${club} gehörst.`,
    stopping: {
      text: (club) =>
        `Du erfährst dann nicht mehr per E-Mail, was bei ${club} auf dich wartet. Codes und Nachrichten zu deinem Zugang kommen weiterhin. Mit diesem Link kannst du sie wieder einschalten.`,
      button: 'Diese E-Mails abbestellen',
    },
    again: { button: 'Wieder einschalten', done: 'Erledigt. Du bekommst diese E-Mails wieder.' },
  },
  newOrganiser: {
    subject: (club) => `Ein neuer Link für die Leitung von ${club}`,
    text: (label, by, club) =>
      `„${by}“ hat einen Link oder Schlüssel für „${label}“ erstellt. Wer ihn hat, darf alles bei ${club}. Kommt das für dich unerwartet, dann widerrufe ihn in der Verwaltung unter „Personen“, und melde Browser ab, die du nicht kennst.`,
  },
  code: {
    subject: (club) => `Dein Code für ${club}`,
    title: (code) => `Dein Code: ${code}`,
    text: (label, club, device) =>
      `Gib diese sechs Ziffern innerhalb von 10 Minuten dort ein, wo danach gefragt wird. Sie bestätigen, dass wirklich du („${label}“) bei ${club} gerade etwas Wichtiges tun willst (${device}). Niemand von ${club} fragt dich je danach. Warst du das nicht, dann melde diesen Browser in der Verwaltung unter „Personen“ ab.`,
    addressText: (label, club, device) =>
      `Gib diese sechs Ziffern innerhalb von 10 Minuten dort ein, wo danach gefragt wird. Diese Adresse gehört dann zu „${label}“ in der Leitung von ${club} (${device}). Wenn du ${club} nicht kennst, ignoriere diese E-Mail.`,
    button: 'Das war ich nicht',
  },
  addressChanged: {
    subject: (club) => `Deine Adresse bei ${club} wurde geändert`,
    text: (label, club, to) =>
      `Codes und E-Mails für „${label}“ in der Leitung von ${club} gehen ab jetzt an ${to} und nicht mehr hierher. Warst du das nicht, dann melde in der Verwaltung unter „Personen“ die Browser ab, die du nicht kennst, oder bitte jemanden aus der Leitung darum.`,
  },
  organiserInvited: {
    subject: (club) => `Einladung in die Leitung von ${club}`,
    text: (by, club) =>
      `„${by}“ hat dich in die Leitung von ${club} aufgenommen: Du kannst Ergebnisse eintragen, dich um die Personen kümmern und Einstellungen ändern. Öffne diesen Link auf dem Gerät, auf dem du das tun möchtest; dort bleibst du angemeldet. Er funktioniert nur einmal, innerhalb von 14 Tagen. Wenn du ${club} nicht kennst, ignoriere diese E-Mail.`,
    button: 'Leitung übernehmen',
  },
  disowning: {
    title: () => 'Bist du das nicht?',
    text: (club) =>
      `Wir schreiben dann nicht mehr an diese Adresse und sagen ${club}, dass sie jemand anderem gehört. Die Links in unseren bisherigen E-Mails funktionieren nicht mehr.`,
    button: 'Das bin ich nicht',
    done: 'Danke. Die Links funktionieren nicht mehr, und der Club weiß Bescheid.',
  },
  leavingAlone: {
    text: 'Kein Club dieses Dienstes lädt dich dann noch an diese Adresse ein oder schreibt dir E-Mails, außer du willst es selbst.',
    button: 'Kein Club soll mir schreiben',
    done: 'Erledigt. Kein Club hier schreibt dir mehr, außer du willst es selbst.',
  },
  stopping: {
    title: () => 'Alle E-Mails abbestellen?',
    text: (club) => `${club} schickt dir dann keine E-Mails mehr. Auf deiner Seite kannst du sie wieder einschalten.`,
    button: 'Alle E-Mails abbestellen',
    done: 'Erledigt. Du bekommst keine solchen E-Mails mehr.',
  },
  choosing: {
    title: 'E-Mails an dich',
    whose: (name: string) => `Das sind die E-Mails für ${name}.`,
    hint: 'Nur du siehst sie, und du kannst sie jederzeit entfernen.',
    quiet: (from, to) => `Zwischen ${from} und ${to} Uhr schreiben wir nicht.`,
    signedOut: 'Öffne bitte zuerst deinen Einladungslink oder den Link in einer unserer E-Mails.',
  },
  /** Of a link that does nothing any more; `days`: for how many it was. */
  dead: {
    title: 'Dieser Link funktioniert nicht mehr',
    earlier: 'Nimm den Link in unserer neuesten E-Mail an dich: Dieser ist älter oder nicht vollständig.',
    again: 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen neuen.',
    used: 'Er wurde schon benutzt: Er funktioniert nur einmal.',
    over: (days) => (days === 1 ? 'Dieser Link galt 24 Stunden.' : `Diese Einladung galt ${days} Tage.`),
    usedOrOver: (days) =>
      days === 1
        ? 'Er funktioniert einmal, innerhalb von 24 Stunden. Er wurde schon benutzt, ist zu alt oder nicht vollständig.'
        : `Er funktioniert einmal, innerhalb von ${days} Tagen. Er wurde schon benutzt, ist zu alt oder nicht vollständig.`,
    withdrawn:
      'Die Leitung hat deinen Zugang inzwischen gesperrt oder ersetzt. Kommt keine E-Mail an, lass dir von ihr einen neuen Link geben.',
  },
  /** The same where no club is named. */
  askingAnywhere: {
    orLink:
      'Auch dein persönlicher Einladungslink funktioniert, auf Papier oder im Chat: Öffne ihn oder scanne seinen QR-Code.',
  },
  askingLink: {
    title: 'Per E-Mail anmelden',
    text: 'Gib die Adresse ein, an die dir dieser Club schreibt. Wir schicken dir einen Link, der nur einmal funktioniert.',
    done: 'Wenn wir diese Adresse kennen, ist eine E-Mail mit einem Link unterwegs.',
    nothing: 'Nach fünf Minuten noch nichts da? Schau im Spamordner nach, oder lass dich von der Leitung einladen.',
  },
};

export const people: typeof en.people = {
  tooManyMembers: (most) => `Ein Club hat höchstens ${most} Mitglieder.`,
  memberChanged: 'Jemand anderes hat dieses Mitglied geändert. Bitte sieh nach und versuche es noch einmal.',
  idTaken: (field, id) => `${field}: Die Kennung „${id}“ ist schon vergeben.`,
  idTwice: (field) => `${field}: Zwei Personen haben dieselbe Kennung.`,
  idForgotten: (field, id) => `${field}: „${id}“ wird gerade gelöscht. Bitte wähle eine andere Kennung.`,
  onLadders: (ladders) => `Diese Person steht oder stand in ${ladders}. Nutze dafür „Person löschen“.`,
  messagedToday: 'Heute ging schon eine Nachricht an alle. Die nächste geht morgen.',
  members: (count) => `${count} Mitglieder`,
  copy: {
    about: (club, name, isOwn) => [
      `Alles, was ${club} bei diesem Dienst über ${name} gespeichert hat.`,
      'kept.member: was in der Mitgliederliste des Clubs steht. kept.names: wie die Öffentlichkeit den Namen sieht, und frühere Namen.',
      'kept.contact: wie die Person benachrichtigt wird. kept.links und kept.browsers: Links, und wo sie angemeldet ist. kept.requests: Beitrittsanfragen.',
      'kept.history: Zeilen des Verwaltungsprotokolls, die sie nennen. kept.notices: Benachrichtigungen der letzten drei Tage. kept.mentions: wo sie sonst genannt ist.',
      'kept.beside: Vorschläge, Spieltermine und Ergebnisse, die jemand für falsch hält.',
      'ladders: die Zeilen des Protokolls jeder Saison, in denen es um sie geht. Plätze, Punkte und Statistik ergeben sich daraus.',
      'Nicht enthalten: Geheimnisse (von Links und Schlüsseln gibt es nur Prüfsummen), Zähler, die nach Tagen verfallen, und Sicherungen, die nach 35 Tagen gelöscht werden.',
      isOwn
        ? 'Was die Leitung über andere notiert hat, steht nicht darin, auch nicht, wer eine Zeile eingetragen hat: Bitte frage die Leitung.'
        : 'Was nur die Person selbst sehen darf, steht nicht darin: eine eigene Adresse und Nummer, und was sie erfahren möchte. Sie findet es auf ihrer Seite.',
    ],
  },
  requestsClosed: 'Dieser Club nimmt hier keine Anfragen an. Bitte frage die Leitung.',
  tooManyAsk: (most) => `Es warten schon ${most} Leute auf ihre Aufnahme. Bitte frage die Leitung.`,
  unknownRequest: 'Diese Anfrage wurde schon beantwortet oder ist abgelaufen.',
  unknownPlayer: (id) => `„${id}“ war nie in einer Rangliste dieses Clubs.`,
  former: (number) => `Ehemaliges Mitglied ${number}`,
  tooManyKeys: (most) => `Ein Club hat höchstens ${most} Zugänge, widerrufene eingeschlossen.`,
  linkNotInUse: 'Dieser Link wurde schon widerrufen oder ersetzt. Bitte sieh noch einmal in die Liste der Links.',
  expiresInPast: 'expires: muss in der Zukunft liegen.',
  browsersOnly: 'Benachrichtigungen kann nur ein angemeldeter Browser anzeigen.',
  noPush: 'Benachrichtigungen auf Handys sind hier nicht eingerichtet.',
  tooManyOrganisers:
    'Am Tag lassen sich fünf Personen per E-Mail in die Leitung einladen. Bitte versuche es morgen wieder, oder erstelle einen Link und verschicke ihn selbst.',
  noOwnWords:
    'text: Wer diesen Dienst betreibt, hat euren Club noch nicht angesehen. Bis dahin haben Einladungen keine eigenen Worte: Bitte lass sie weg.',
  noMail: 'E-Mails sind hier nicht eingerichtet. Links lassen sich drucken oder selbst verschicken.',
  badPushKeys: 'keys: müssen die sein, die ein Browser angibt.',
  badPhone: 'phone: muss eine Telefonnummer sein, etwa +49 171 1234567.',
};

export const proposals: typeof en.proposals = {
  alreadyProposed: 'Du hast diese Partie schon vorgeschlagen.',
  tooMany: 'Du hast fünf offene Vorschläge. Ziehe zuerst einen zurück.',
  officialsStart: 'Als Leitung oder Helfer brauchst du keine Zusagen: Beginne die Partie direkt.',
  alreadyAsked: 'Du hast schon um eine Partie gebeten. Ziehe das zuerst zurück.',
  gone: (player) => `${player} ist nicht in der Rangliste.`,
  otherStake: (now, before) => `Der Einsatz beträgt jetzt ${now} Punkte statt ${before}. Bitte frage noch einmal.`,
  declined: 'Jemand hat abgesagt.',
};

export const publishing: typeof en.publishing = {
  calendar: {
    begins: (ladder) => `${ladder}: Die Saison beginnt`,
    open: (time) => `Offen: noch zu spielen. Gefordert um ${time} Uhr.`,
    accepted: (time) => `Angenommen: noch zu spielen. Gefordert um ${time} Uhr.`,
  },
  table: {
    cancelled: (line) => `rückgängig gemacht in Zeile ${line}`,
    corrected: (line) => `korrigiert in Zeile ${line}`,
  },
};

export const requests: typeof en.requests = {
  tooMany: 'Zu viele Anfragen. Bitte versuche es gleich noch einmal.',
  later: 'Zu viele Anfragen dieser Art. Bitte versuche es später noch einmal.',
  outage:
    'Ob das geklappt hat, lässt sich nicht sagen. Bitte versuche es gleich noch einmal, mit demselben Idempotency-Key, falls du einen geschickt hast.',
  noClub: 'Diesen Club gibt es nicht.',
  closed: 'Diese Rangliste ist geschlossen: Es wird nichts mehr eingetragen.',
  beingDeleted:
    'Die bisherige Rangliste dieses Namens wird noch gelöscht. Bitte versuche es in einer Viertelstunde noch einmal.',
  suspended:
    'Dieser Club ist gesperrt: Es lässt sich nichts ändern. Bitte wende dich an den Betreiber dieses Dienstes.',
  clubsClosed:
    'An diesem Dienst wird gerade gearbeitet. Im Moment lässt sich nichts speichern: Bitte versuche es später noch einmal.',
  deleted: 'Diese Rangliste wurde gelöscht.',
  link: {
    unknown:
      'Dieser Einladungslink ist ungültig. Öffne bitte den vollständigen Link, oder lass dir von der Leitung einen neuen geben.',
    none: 'Du musst dich anmelden. Bitte öffne den Einladungslink, den du von der Leitung hast.',
    revoked: 'Dieser Einladungslink wurde widerrufen. Lass dir von der Leitung einen neuen geben.',
    expired: 'Dieser Einladungslink ist abgelaufen. Lass dir von der Leitung einen neuen geben.',
    ended:
      'Du bist abgemeldet. Öffne deinen Einladungslink noch einmal oder lass dir von der Leitung einen neuen geben.',
    replaced:
      'Dieser Einladungslink wurde durch einen neuen ersetzt. Öffne den, oder lass ihn dir von der Leitung geben.',
    used: 'Dieser Einladungslink ist schon verbraucht: Links für Leitung und Helfer gelten nur einmal. Lass dir von der Leitung einen neuen geben. Wenn du ihn nicht selbst geöffnet hast, sag das dazu.',
    program: 'Dieser Schlüssel ist für ein Programm und öffnet keine Seiten.',
  },
  own: {
    self: 'Das kannst du nur für dich selbst.',
    answer: 'Du kannst nur Forderungen an dich beantworten.',
    withdraw: 'Du kannst nur deine eigenen Forderungen zurückziehen.',
    result: 'Du kannst nur deine eigenen Ergebnisse melden.',
    start: 'Erst müssen die anderen zustimmen. Frag sie, und die Partie beginnt, sobald alle zugestimmt haben.',
    approve: 'Du kannst nur bestätigen, was jemand anderes von deiner Partie gemeldet hat.',
    reject: 'Du kannst nur eigene Meldungen zurückziehen oder anfechten, was andere über dich melden.',
  },
  notYours: 'Dazu bist du nicht berechtigt.',
  notYourRole: (role, allowed) =>
    `Das geht nicht als ${ROLES[role]}, nur als ${allowed.map((each) => ROLES[each]).join(' oder ')}.`,
  operatorOnly: 'Das kann nur, wer diesen Dienst betreibt.',
  nowhere: 'Nicht gefunden. Vielleicht wurde es inzwischen entfernt.',
  wrongMethod: (methods) => `Diese Adresse nimmt nur ${methods} an.`,
  otherClub: 'Dieser Zugang gehört zu einem anderen Club.',
  code: {
    wrong:
      'Das ist nicht der Code. Schau bitte noch einmal nach: Es sind die sechs Ziffern in unserer neuesten E-Mail.',
    spent: 'Dieser Code gilt nicht mehr. Bitte lass dir einen neuen schicken.',
    noAddress:
      'Es gibt keine E-Mail-Adresse, an die ein Code gehen könnte. Bitte füge stattdessen deinen Einladungslink ein.',
    tooMany:
      'In einer Stunde gehen höchstens fünf Codes hinaus. Bitte warte eine Weile, oder füge stattdessen deinen Einladungslink ein.',
  },
  confirm:
    'Du hast dich vor mehr als 15 Minuten angemeldet. Bestätige dafür bitte, dass du es bist: mit einem Code, den wir dir mailen, oder füge deinen Einladungslink noch einmal ein. (Programme: den Schlüssel mit der Anfrage senden.)',
  otherLink: 'Das ist nicht der Link, mit dem du dich hier angemeldet hast.',
  whichSession: 'Du bist hier mehrfach angemeldet. Bitte lade diese Seite neu.',
  otherSite: 'Anfragen von anderen Websites werden nicht angenommen. (Programme: ohne Origin senden.)',
  device: { unknown: 'Ein Browser', on: (browser, system) => `${browser} auf ${system}` },
  fromSheet: 'Partien ohne Forderung tragen in dieser Rangliste nur Leitung und Helfer ein.',
  bothAgree: 'Auch dein Gegenüber muss zustimmen: Schlage die Partie vor.',
  notAmendable:
    'Helfer können nur korrigieren oder rückgängig machen, was sie am selben Tag selbst eingetragen haben. Die Leitung kann es immer.',
  namesake:
    'Zwei Einladungslinks heißen gleich, deshalb ist unklar, wer das eingetragen hat. Die Leitung kann es ändern.',
  seasonTurned:
    'Inzwischen hat eine neue Saison begonnen; das wurde deshalb nicht eingetragen. Bitte sieh noch einmal nach.',
  changed: 'Die Rangliste hat sich inzwischen geändert. Bitte sieh noch einmal nach.',
  keyReused: 'Dieser Idempotency-Key kam schon mit einer anderen Anfrage.',
  busy: 'In dieser Rangliste ist gerade sehr viel los. Bitte versuche es gleich noch einmal.',
  tooLarge: (most, unit) => `Zu groß: höchstens ${most} ${unit}.`,
};

export const signUp: typeof en.signUp = {
  subject: (club) => `${club} auf Club Ladder eröffnen`,
  text: (club, address, hours) =>
    `Du möchtest ${club} auf Club Ladder eröffnen, unter ${address}. Öffne diesen Link auf dem Gerät, mit dem du den Club leiten willst. Er funktioniert nur einmal, innerhalb von ${hours} Stunden. Wenn du das nicht warst, ignoriere diese E-Mail: Es wurde nichts eröffnet, und deine Adresse wird gelöscht.`,
  ask: (address: string) =>
    `Die Seite deines Clubs wird ${address}. Du leitest ihn und bist auf diesem Gerät angemeldet.`,
  goneText:
    'Er funktioniert nur einmal, innerhalb von 24 Stunden. Wenn es deinen Club noch nicht gibt, melde ihn bitte noch einmal an.',
  unsolved: 'Das hat zu lange gedauert oder wurde schon gesendet. Bitte versuche es noch einmal.',
  fullToday: 'Heute können hier keine weiteren Clubs eröffnet werden. Bitte versuche es morgen wieder.',
};

export const tooLarge: typeof en.tooLarge = {
  players: 'Eine Rangliste fasst höchstens 10.000 Spieler. Lege für die anderen eine weitere an.',
  seeding: 'So viele Spieler lassen sich nicht auf einmal setzen. Setze weniger und füge die anderen danach hinzu.',
  change:
    'Das ändert mehr, als sich auf einmal speichern lässt. Ergänze es im heruntergeladenen Saisonprotokoll und importiere dieses als Rangliste.',
};
