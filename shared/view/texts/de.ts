import { systemCalled } from '#shared/words/german.ts';
import { agree, parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const verb = (to: number, from: number): string => (to === from ? 'bleibst' : to < from ? 'steigst' : 'fällst');

const place = (to: number): string => `auf Platz ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` und ${verb(to, from)} ${place(to)}`);

const games = (count: number, one = 'eine'): string => (count === 1 ? `${one} Partie` : `${count} Partien`);
const challenges = (count: number): string =>
  count === 1 ? 'eine ausgesprochene Forderung' : `${count} ausgesprochene Forderungen`;

/** Behind "von" and "mit nur": 1 von 3 Partien. */
const soFar = ({ played, made }: en.SeasonMinimum): readonly string[] => [
  ...(played ? [`${played.done} von ${games(played.of, '1')}`] : []),
  ...(made
    ? [`${made.done} von ${made.of === 1 ? '1 ausgesprochenen Forderung' : `${made.of} ausgesprochenen Forderungen`}`]
    : []),
];

export const view: typeof en.view = {
  forecast: {
    unless: {
      play: (day) => ` ohne Partie bis ${day}`,
      acceptIt: (day) => ` ohne Zusage bis ${day}`,
      offer: (day) => ` ohne angebotenen Tag bis ${day}`,
      recording: (day) => ` ohne ein Ergebnis bis ${day}`,
      tooFew: (asked, day) => ` mit nur ${soFar(asked).join(' und ')} bis ${day}`,
      arriving: (time, day) => ` ohne Check-in am ${day} bis ${time} Uhr`,
      playIt: (day) => ` ohne Partie bis ${day}`,
    },
    drops: (to, when) => `Abstieg auf Platz ${to}${when}`,
    losesAll: (points, when) => `verliert${when} alle ${points} Punkte und den Platz`,
    removed: (when) => `Streichung${when}`,
    forfeits: (points, when) => `verliert${when} ${points} Punkte`,
    loses: (when) => `kampflose Niederlage${when}`,
    lapses: (when) => `Forderung verfällt${when}`,
    asThingsStand: (time) => ` (${time}, nach jetzigem Stand)`,
    pays: (points) => `zahlt ${points} Punkte`,
    gets: (points) => `bekommt ${points} Punkte`,
    and: (what, place) => `${what} und ${place}`,
    rises: (rung) => `Aufstieg auf Platz ${rung}`,
  },
  notices: {
    corrected: (what) => say`korrigiert: ${what}`,
    result: (result, moved) => say`${result}; ${moved}.`,
    gameVoided: (players, state) => say`eine Partie von ${players}: ${state}.`,
    scoresRejected: (players) =>
      say`die Ergebnisse einer Partie von ${players} wurden zurückgezogen oder zurückgewiesen und zählen nicht.`,
    pot: (points, scores, isAwaiting) =>
      say`eine Partie um ${points} Punkte: ${scores}${isAwaiting ? '; noch nicht bestätigt' : ''}.`,
    onRung: (who, rung) => say`${who} (Platz ${rung})`,
  },
  undisputed: 'nicht angefochten, zählt also',
  changes: {
    cancelled: (day) => `Rückgängig gemacht am ${day}`,
    named: (name) => `Die Rangliste heißt jetzt ${name}`,
    renamed: (was, is) => `Die Rangliste heißt jetzt ${is} statt ${was}`,
    noEnd: (was) => `Die Saison hat keinen letzten Tag mehr${was ? ` (es war der ${was})` : ''}`,
    ends: (day) => `Die Saison endet jetzt am ${day}`,
    finalMoved: (was, is) => `Der Finalabend wurde vom ${was} auf den ${is} verlegt`,
    endMoved: (was, is) => `Der letzte Tag wurde vom ${was} auf den ${is} verlegt`,
    closed: (days) => `Jetzt geschlossen: ${days}`,
    open: (days) => `Nicht mehr geschlossen: ${days}`,
    fromTo: (from, to) => `vom ${from} bis zum ${to}`,
    more: (count) => (count === 1 ? 'ein weiteres Mal' : `${count} weitere Male`),
    words: 'Was der Club in eigenen Worten zu den Regeln sagt, wurde geändert',
    setting: (label, was, is) => `${label}: ${was} → ${is}`,
    all: 'alle',
    unset: 'nicht angegeben',
  },
};

export const whenDue: typeof en.whenDue = {
  onDay: (day) => `am ${day}`,
  afterDay: (day) => `nach dem ${day}`,
  atTime: (time, day) => `am ${day} um ${time} Uhr`,
};

export const season: typeof en.season = {
  least: (day, asked, isDone, consequence) =>
    `Du brauchst bis zum ${day} ${[asked.played && games(asked.played.of), asked.made && challenges(asked.made.of)].filter(Boolean).join(' oder ')}${isDone ? '' : `, sonst ${consequence ?? 'fällst du ganz nach unten, hinter alle, die das geschafft haben'}`}. Bisher: ${soFar(asked).join(', ')}${isDone ? ' – das genügt' : ''}.`,
};

export const outlook: typeof en.outlook = {
  play: {
    forPlace: (day) => `Spiele bis zum ${day}, um deinen Platz zu halten`,
    forPoints: (day) => `Spiele bis ${day}`,
  },
  or: (play, consequence) => `${play}, sonst ${consequence}.`,
  record: (consequence) => `Wenn du gespielt hast, lass dein Ergebnis eintragen. Sonst ${consequence}.`,
  beHere: (consequence) => `Checke bis dahin ein, sonst ${consequence}.`,
  asItStands: (consequence) => `Nach jetzigem Stand ${consequence}.`,
  challenge: {
    they: 'dein Gegenüber',
    toThem: 'deinem Gegenüber',
    accept: (day, consequence) => `Nimm bis ${day} an, sonst ${consequence}.`,
    theyAccept: (other, day, consequence) =>
      `${other} ${agree(other, 'hat', 'haben')} bis ${day} Zeit, die Forderung anzunehmen${consequence ? `; sonst ${consequence}` : ''}.`,
    notPlayed: (other, day, consequence) => `Wenn du und ${other} bis ${day} nicht gespielt habt, ${consequence}.`,
    offer: (other, day, consequence) =>
      `Biete ${other} einen Tag an: Sonst ${consequence}, wenn der ${day} vorbei ist.`,
    theyOffer: (other, day, consequence) =>
      `Wenn ${other} keinen Tag ${agree(other, 'anbietet', 'anbieten')} und ihr bis ${day} nicht gespielt habt, ${consequence}.`,
    offerFirst: (other, day) =>
      `Spielt bis ${day}, oder biete ${other} wenigstens einen Tag an: Tut das nur einer von euch, verliert der andere. Sonst verfällt die Forderung.`,
    win: (to, from) => `gewinnst du kampflos${andPlace(to, from)}`,
    lapses: 'verfällt die Forderung',
    bothLose: (to, from) => `verliert ihr beide${to === from ? '' : `, und du fällst auf Platz ${to}`}`,
  },
  drop: (time, to) => `fällst du${time} auf Platz ${to}`,
  removal: (time, points) =>
    points ? `verlierst du${time} alle ${points} Punkte und wirst entfernt` : `wirst du${time} entfernt`,
  forfeit: (time, to, from, points) => `verlierst du${time} ${points ? `${points} ` : ''}Punkte${andPlace(to, from)}`,
  loss: (to, from) => `verlierst du kampflos${andPlace(to, from)}`,
  rise: (time, to, from) => `${verb(to, from)} du${time} ${place(to)}`,
  share: (time, to, from, points) =>
    `${points < 0 ? `zahlst du${time} ${-points}` : `erhältst du${time} ${points}`} Punkte${andPlace(to, from)}`,
};

export const news: typeof en.news = {
  test: 'Das ist ein Test, und der Webhook funktioniert.',
  season: {
    over: (season) => say`Die Saison ${season} ist zu Ende; niemand hat sie gewonnen.`,
    won: (season, winner) =>
      say`Die Saison ${season} ist zu Ende; ${winner} ${agree(winner, 'hat', 'haben')} sie gewonnen.`,
    next: (day) => `Die nächste Saison beginnt am ${day}`,
    started: 'Eine neue Saison hat begonnen',
    begunWith: (started, players, top) =>
      say`${started}, mit ${players === 1 ? 'einem Spieler' : `${players} Spielern`} und ${top} auf Platz 1.`,
    undone: 'Der Beginn der neuen Saison wurde rückgängig gemacht; die letzte geht weiter.',
  },
  summary: {
    from: (day) => `Ab ${day}.`,
    system: (name) => `${systemCalled(name)}.`,
    leads: (who, next = []) => parts`An der Spitze: ${who}${next.length > 0 ? `, vor ${next.join(' und ')}` : ''}`,
    leadTogether: (who, others) =>
      parts`${who} und ${others === 1 ? '1 weitere Person' : `${others} weitere`} liegen vorn.`,
    results: (count, month, orMore) =>
      `${orMore ? 'Mindestens ' : ''}${count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`} im ${month}.`,
  },
  feed: {
    challenges: (challenger, challenged) => say`${challenger} ${agree(challenger, 'fordert', 'fordern')} ${challenged}`,
    game: (players) => say`Eine Partie mit ${players}`,
    gameBegun: (players) => say`${players} haben eine Partie begonnen.`,
    first: (who, players) => say`${who} hat das beste Ergebnis von ${players}`,
    scores: (scores, isAwaiting) =>
      say`${scores}. In Klammern: gewonnene und verlorene Punkte.${isAwaiting ? ' Noch nicht bestätigt.' : ''}`,
    dropped: (who) => say`abgestiegen: ${who}`,
    removed: (who) => say`entfernt: ${who}`,
    forfeited: (who) => say`Punkte verloren: ${who}`,
    whichBegan: (title, day) => say`${title}; sie begann am ${day}.`,
    newSeason: (day) => `Neue Saison ab ${day}`,
    withPlayers: (title, players) => say`${title}, mit ${players === 1 ? 'einem Spieler' : `${players} Spielern`}.`,
  },
};

export const personal: typeof en.personal = {
  leftToPlay: (left, until) =>
    `Du hast in dieser Runde noch ${left === 1 ? 'eine Partie' : `${left} Partien`} zu spielen; sie endet am ${until}.`,
  challenged: {
    accept: (until) => `Bitte nimm bis zum ${until} an.`,
    play: (until) => `Bitte spielt bis zum ${until}.`,
    withPlaces: (other, theirs, yours, ladder) =>
      say`${other} (Platz ${theirs}) ${agree(other, 'fordert', 'fordern')} dich (Platz ${yours}) in ${ladder}.`,
  },
  answered: {
    accepted: {
      title: (other) => say`${other} ${agree(other, 'nimmt', 'nehmen')} deine Forderung an`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} deine Forderung in ${ladder} angenommen. Macht einen Termin aus.`,
    },
    declined: {
      title: (other) => say`${other} ${agree(other, 'lehnt', 'lehnen')} deine Forderung ab`,
    },
    withdrawn: {
      title: (other) => say`${other} ${agree(other, 'zieht', 'ziehen')} die Forderung zurück`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} die Forderung an dich in ${ladder} zurückgezogen. Du musst sie nicht mehr spielen.`,
    },
    postponing: {
      title: (other) => say`${other} ${agree(other, 'möchte', 'möchten')} verschieben`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'möchte', 'möchten')} für eure Forderung in ${ladder} mehr Zeit. Wenn du einverstanden bist, sag es auf deiner Seite.`,
    },
    postponed: {
      title: (other) => say`${other} ${agree(other, 'stimmt', 'stimmen')} dem Verschieben zu`,
      text: (other, ladder) => say`${other} und du habt für eure Forderung in ${ladder} mehr Zeit.`,
    },
    offered: {
      title: (other) => say`${other} ${agree(other, 'hat', 'haben')} dir einen Tag angeboten`,
      text: (other, ladder, until) =>
        say`${other} ${agree(other, 'hat', 'haben')} dir für eure Forderung in ${ladder} einen Tag angeboten. Sag zu oder biete selbst einen an${until === undefined ? '' : `: Sonst verlierst du nach dem ${until} kampflos`}.`,
    },
    disputed: {
      title: (other) => say`${other} ${agree(other, 'ficht', 'fechten')} dein Ergebnis an`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'ficht', 'fechten')} das Ergebnis an, das du in ${ladder} gemeldet hast. Die Leitung entscheidet.`,
    },
  },
  deadline: {
    title: (until) => `Neue Frist: ${until}`,
    none: 'Keine Frist mehr',
    stays: (other) => say`${other} ${agree(other, 'ist', 'sind')} doch nicht abwesend.`,
    putOff: (other) => say`Die Leitung gibt ${other} und dir mehr Zeit.`,
    accept: (ladder, until) => say`Eure Forderung in ${ladder} muss jetzt bis zum ${until} angenommen werden.`,
    play: (ladder, until) => say`Eure Forderung in ${ladder} muss jetzt bis zum ${until} gespielt werden.`,
    open: (ladder) => say`Eure Forderung in ${ladder} hat keine Frist mehr.`,
  },
  date: {
    propose: (other, when, ladder) =>
      say`${other} ${agree(other, 'möchte', 'möchten')} am ${when} spielen (${ladder}). Sag zu oder schlage einen anderen Termin vor.`,
    elseLost: (other, until) =>
      say`Wenn du keinen Tag anbietest und ihr bis zum ${until} nicht gespielt habt, verlierst du kampflos gegen ${other}.`,
    agree: (other, when, ladder) => say`Du spielst am ${when} gegen ${other} (${ladder}).`,
    cannotPlay: (other, when, ladder) =>
      say`${other} ${agree(other, 'kann', 'können')} am ${when} nicht gegen dich spielen (${ladder}). Bitte vereinbart einen anderen Termin.`,
    isOff: (other, when, ladder) =>
      say`Deine Partie gegen ${other} am ${when} (${ladder}) ist abgesagt. Bitte vereinbart einen anderen Termin.`,
  },
  confirm: {
    title: (other) => say`Bitte bestätige das Ergebnis von ${other}`,
    text: (other, result, ladder, until) =>
      say`${other} ${agree(other, 'hat', 'haben')} für eure Partie in ${ladder} ${result} gemeldet. Du kannst das bestätigen oder anfechten${until ? `; sonst zählt es ab ${until}` : ''}.`,
  },
  entered: {
    title: (other) => say`Dein Ergebnis gegen ${other}`,
    by: {
      other: (other, result, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} für eure Partie in ${ladder} ${result} eingetragen.`,
      club: (other, result, ladder) => say`Deine Partie gegen ${other} in ${ladder} ist mit ${result} eingetragen.`,
      correction: (other, result, ladder) =>
        say`Deine Partie gegen ${other} in ${ladder} wurde berichtigt: Es gilt ${result}.`,
    },
    unplayed: {
      walkover: {
        won: (other, ladder) =>
          say`Es wurde eingetragen, dass ${other} eure Partie in ${ladder} kampflos aufgegeben ${agree(other, 'hat', 'haben')}.`,
        lost: (other, ladder) =>
          say`Es wurde eingetragen, dass du deine Partie gegen ${other} in ${ladder} kampflos aufgegeben hast.`,
      },
      noShow: {
        won: (other, ladder) =>
          say`Es wurde eingetragen, dass ${other} zu eurer Partie in ${ladder} nicht erschienen ${agree(other, 'ist', 'sind')}.`,
        lost: (other, ladder) =>
          say`Es wurde eingetragen, dass du zu deiner Partie gegen ${other} in ${ladder} nicht erschienen bist.`,
      },
    },
    wrong: 'Stimmt das nicht, melde es auf deiner Seite.',
  },
  confirmScores: {
    title: (other) => say`Bitte bestätige die Ergebnisse von ${other}`,
    text: (other, ladder, until) =>
      say`${other} hat die Ergebnisse eurer Partie in ${ladder} gemeldet. Du kannst sie bestätigen oder anfechten${until ? `; sonst zählen sie ab ${until}` : ''}.`,
  },
  suggested: {
    title: (other) => say`Lust auf eine Partie gegen ${other}?`,
    text: (other, rung, ladder, times) =>
      say`Du kannst jetzt ${other} fordern, Platz ${rung} in ${ladder}.${times.length > 0 ? say` Ihr könnt beide ${times}.` : ''} Das ist nur ein Vorschlag: Annehmen kannst du ihn auf deiner Seite.`,
  },
  night: {
    title: (what, time) => `${what} heute um ${time} Uhr`,
    text: (ladder, day, hours) => `In ${ladder} wird gespielt: ${day}, ${hours} Uhr.`,
  },
  moved: {
    title: (rung, ladder) => say`Du bist jetzt auf Platz ${rung} in ${ladder}`,
    match: (from, to, one, other) =>
      say`Nach der Partie von ${one} gegen ${other} bist du von Platz ${from} auf Platz ${to} gekommen.`,
    game: (from, to) => say`Nach einer Partie anderer Spieler bist du von Platz ${from} auf Platz ${to} gekommen.`,
    placed: (from, to) => say`Die Leitung hat dich von Platz ${from} auf Platz ${to} gesetzt`,
    penalty: (from, to, why) => say`Du bist von Platz ${from} auf Platz ${to} gekommen: ${why}.`,
    others: (from, to) =>
      say`Du bist von Platz ${from} auf Platz ${to} gekommen, weil andere ihren Platz räumen mussten.`,
  },
  counts: {
    title: {
      won: (other) => say`Dein Sieg gegen ${other} zählt`,
      lost: (other) => say`Deine Niederlage gegen ${other} zählt`,
      drawn: (other) => say`Dein Remis gegen ${other} zählt`,
    },
    why: {
      confirmed: (other, result, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} das ${result} in ${ladder} bestätigt.`,
      undisputed: (other, result, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} das ${result} in ${ladder} nicht rechtzeitig angefochten.`,
      silent: (_, result, ladder) => say`Du hast das ${result} in ${ladder} nicht rechtzeitig angefochten.`,
      approved: (_, result, ladder) => say`Die Leitung hat das ${result} in ${ladder} bestätigt.`,
    },
  },
  countsGame: {
    title: (net) =>
      net === 0
        ? 'Keine Punkte gewonnen oder verloren'
        : `Du hast ${Math.abs(net) === 1 ? 'einen Punkt' : `${Math.abs(net)} Punkte`} ${net > 0 ? 'gewonnen' : 'verloren'}`,
    why: {
      confirmed: (ladder) => `Die Ergebnisse deiner Partie in ${ladder} sind bestätigt und zählen.`,
      undisputed: (ladder) =>
        `Niemand hat die Ergebnisse deiner Partie in ${ladder} rechtzeitig angefochten, daher zählen sie.`,
      approved: (ladder) => `Die Leitung hat die Ergebnisse deiner Partie in ${ladder} bestätigt.`,
      entered: (ladder) => `Die Ergebnisse deiner Partie in ${ladder} sind eingetragen.`,
    },
  },
  rejected: {
    title: (other) => say`Dein Ergebnis gegen ${other} zählt nicht`,
    text: (other, ladder) =>
      say`Was für deine Partie gegen ${other} in ${ladder} gemeldet war, wurde zurückgezogen oder abgelehnt. Die Partie ist noch zu spielen.`,
    mistaken: (other, ladder) =>
      say`Eine Partie von dir gegen ${other} in ${ladder} war irrtümlich eingetragen. Sie wurde berichtigt und zählt nicht.`,
    game: (ladder) => `Die Ergebnisse deiner Partie in ${ladder} zählen nicht`,
    gameText: (ladder) =>
      `Die gemeldeten Ergebnisse deiner Partie in ${ladder} wurden zurückgezogen oder abgelehnt. Die Partie geht weiter.`,
  },
  over: {
    title: {
      won: (other) => say`Du hast kampflos gegen ${other} gewonnen`,
      lost: (other) => say`Du hast kampflos gegen ${other} verloren`,
      over: (other) => say`Die Forderung zwischen dir und ${other} ist beendet`,
    },
    why: {
      unreached: (other, ladder) =>
        say`${other} ${agree(other, 'war', 'waren')} noch nie angemeldet und ${agree(other, 'hat', 'haben')} deine Forderung in ${ladder} nicht rechtzeitig angenommen.`,
      unreachedYou: (other, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} dich in ${ladder} gefordert, bevor du dich angemeldet hattest; es kostet dich daher nichts.`,
      silent: (other, ladder) =>
        say`Du hast ${other} für eure Forderung in ${ladder} einen Tag angeboten, umgekehrt kam kein Angebot.`,
      silentYou: (other, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} für eure Forderung in ${ladder} einen Tag angeboten, von dir kam kein Angebot.`,
      unaccepted: (other, ladder) =>
        say`${other} ${agree(other, 'hat', 'haben')} deine Forderung in ${ladder} nicht rechtzeitig angenommen.`,
      unacceptedByYou: (other, ladder) =>
        say`Du hast die Forderung von ${other} in ${ladder} nicht rechtzeitig angenommen.`,
      unplayed: (other, ladder) => say`${other} und du habt eure Forderung in ${ladder} nicht rechtzeitig gespielt.`,
      left: (other, ladder) => say`${other} ${agree(other, 'steht', 'stehen')} nicht mehr in ${ladder}.`,
      cancelled: (_, ladder) => say`Die Leitung hat eure Forderung in ${ladder} gestrichen.`,
    },
    rules: {
      challengerWins: 'Nach den Regeln gewinnt, wer gefordert hat.',
      bothLose: 'Nach den Regeln verliert ihr beide.',
      noResult: 'Die Forderung endet ohne Ergebnis.',
      lossForThem: 'Nach den Regeln hat dein Gegenüber damit verloren.',
      strike: (count, of, who) =>
        of === 1
          ? 'Das war eine Verwarnung.'
          : who
            ? say`Für ${who} war das die ${count}. Verwarnung von ${of}.`
            : `Das war deine ${count}. Verwarnung von ${of}.`,
      lossForYou: 'Nach den Regeln hast du damit verloren.',
    },
    playOff: {
      won: (other, ladder) => say`${other} ist zum Stechen in ${ladder} nicht angetreten.`,
      lost: (other, ladder) => say`Du bist zum Stechen gegen ${other} in ${ladder} nicht angetreten.`,
    },
    game: {
      title: (ladder) => `Deine Partie in ${ladder} ist gestrichen`,
      text: (ladder) => `Die Leitung hat deine Partie in ${ladder} gestrichen. Alle haben ihren Einsatz zurück.`,
    },
  },
  forfeited: {
    title: (points, ladder) => `${points === 1 ? 'Ein Punkt' : `${points} Punkte`} in ${ladder} verfallen`,
  },
  removed: {
    title: (ladder) => say`Du wurdest aus ${ladder} entfernt`,
    text: (ladder, why) =>
      say`Du stehst nicht mehr in ${ladder}${why ? `: ${why}` : ''}. Die Leitung kann dich wieder aufnehmen.`,
  },
  standing: (rung, isNew) => `Du ${isNew ? 'bist jetzt' : 'bleibst'} auf Platz ${rung}.`,
  due: (ladder, ahead) => `${ladder}: Deine Frist endet in ${ahead === 'week' ? 'einer Woche' : 'einem Tag'}`,
};

export const times: typeof en.times = {
  mornings: 'werktags vormittags',
  afternoons: 'werktags nachmittags',
  evenings: 'werktags abends',
  saturday: 'samstags',
  sunday: 'sonntags',
};

export const telling: typeof en.telling = {
  tellWhen: 'Benachrichtigen, wenn',
  kinds: {
    challenged: 'mich jemand fordert',
    answered: 'meine Forderung beantwortet wird oder mein Ergebnis zählt',
    date: 'ein Termin vorgeschlagen, vereinbart oder abgesagt wird',
    moved: 'andere Partien meinen Platz ändern',
    due: 'bald etwas fällig ist',
    suggested: 'mir eine Partie vorgeschlagen wird',
    night: 'Clubabend ist',
    message: 'die Leitung an alle schreibt',
  },
  always: 'Trägt jemand ein Ergebnis deiner Partie ein oder verlierst du kampflos, erfährst du das immer.',
  daily: 'Eine Nachricht am Tag statt mehrerer',
  states: {
    invited: 'Noch nicht bestätigt: Öffne den Link in deiner Einladung.',
    asked: 'Noch nicht bestätigt: Öffne den Link in unserer E-Mail.',
    confirmed: 'Bestätigt.',
    stopped: 'Du hast diese E-Mails abbestellt. Speichere die Adresse, um sie wieder zu erhalten.',
    disowned: 'Wer diese Adresse liest, sagt, dass es nicht deine ist. Bitte gib eine andere ein.',
    bounced:
      'E-Mails an diese Adresse kamen zurück, daher schicken wir keine mehr. Gib eine andere ein oder speichere sie, um es noch einmal zu versuchen.',
    complained:
      'Unsere E-Mails wurden als Spam gemeldet, daher schicken wir keine mehr. Speichere die Adresse, um sie wieder zu erhalten.',
  },
  said: {
    saved: 'Gespeichert.',
    asked: 'Gespeichert. Bitte öffne den Link in der E-Mail, die wir dir gerade geschickt haben.',
    notByLink: 'Es wurde nichts gespeichert. Melde dich an, um deine Adresse zu ändern.',
    tooMany: 'Zu viele E-Mails für heute. Bitte versuche es morgen wieder.',
  },
};
