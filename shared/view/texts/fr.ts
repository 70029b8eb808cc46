import { counted, de, nth, some, systemCalled } from '#shared/words/french.ts';
import { agree, parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const place = (to: number, from: number): string =>
  to === from ? `restez au rang ${to}` : to < from ? `montez au rang ${to}` : `descendez au rang ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` et ${place(to, from)}`);

const made = (count: number): string => (count > 1 ? 'lancés' : 'lancé');

const soFar = ({ played, made: issued }: en.SeasonMinimum): readonly string[] => [
  ...(played ? [`${counted(played.done, 'partie')} sur ${played.of}`] : []),
  ...(issued ? [`${counted(issued.done, 'défi')} ${made(issued.done)} sur ${issued.of}`] : []),
];

export const view: typeof en.view = {
  forecast: {
    unless: {
      play: (day) => ` sans partie d’ici au ${day}`,
      acceptIt: (day) => ` sans réponse d’ici au ${day}`,
      offer: (day) => ` sans proposition de jour d’ici au ${day}`,
      recording: (day) => ` sans résultat saisi jusqu’au ${day}`,
      tooFew: (asked, day) => ` avec seulement ${soFar(asked).join(' et ')} d’ici au ${day}`,
      arriving: (time, day) => ` sans pointage le ${day} au plus tard à ${time}`,
      playIt: (day) => ` sans partie d’ici au ${day}`,
    },
    drops: (to, when) => `descente au rang ${to}${when}`,
    losesAll: (points, when) => `perd tous ses points (${points}) et sa place${when}`,
    removed: (when) => `retrait du classement${when}`,
    forfeits: (points, when) => `perd ${counted(points, 'point')}${when}`,
    loses: (when) => `défaite par forfait${when}`,
    lapses: (when) => `le défi expire${when}`,
    asThingsStand: (time) => ` ${time}, en l’état`,
    pays: (points) => `paie ${counted(points, 'point')}`,
    gets: (points) => `reçoit ${counted(points, 'point')}`,
    and: (what, place) => `${what} et ${place}`,
    rises: (rung) => `montée au rang ${rung}`,
  },
  notices: {
    corrected: (what) => say`corrigé\u202f: ${what}`,
    result: (result, moved) => say`${result}\u202f; ${moved}.`,
    gameVoided: (players, state) => say`une partie entre ${players}\u202f: ${state}.`,
    scoresRejected: (players) =>
      say`les scores d’une partie entre ${players} ont été retirés ou rejetés et ne comptent pas.`,
    pot: (points, scores, isAwaiting) =>
      say`une partie pour ${counted(points, 'point')}\u202f: ${scores}${isAwaiting ? '\u202f; les scores sont en attente de confirmation' : ''}.`,
    onRung: (who, rung) => say`${who} (rang ${rung})`,
  },
  undisputed: 'non contesté\u202f: il compte',
  changes: {
    cancelled: (day) => `Annulé le ${day}`,
    named: (name) => `Le classement s’appelle désormais ${name}`,
    renamed: (was, is) => `Le classement s’appelle désormais ${is} (auparavant ${was})`,
    noEnd: (was) => `La saison n’a plus de dernier jour${was ? ` (c’était le ${was})` : ''}`,
    ends: (day) => `La saison se termine désormais le ${day}`,
    finalMoved: (was, is) => `La grande finale est déplacée du ${was} au ${is}`,
    endMoved: (was, is) => `Le dernier jour est déplacé du ${was} au ${is}`,
    closed: (days) => `Désormais fermé ${days}`,
    open: (days) => `N’est plus fermé ${days}`,
    fromTo: (from, to) => `du ${from} au ${to}`,
    more: (count) => counted(count, 'autre fois', 'autres fois'),
    words: 'Ce que le club dit des règles dans ses propres mots a été modifié',
    setting: (label, was, is) => `${label}\u202f: ${was} → ${is}`,
    all: 'tous',
    unset: 'non précisé',
  },
};

export const whenDue: typeof en.whenDue = {
  onDay: (day) => `le ${day}`,
  afterDay: (day) => `après le ${day}`,
  atTime: (time, day) => `le ${day} à ${time}`,
};

export const season: typeof en.season = {
  least: (day, asked, isDone, consequence) =>
    `Il vous faut ${[asked.played && some(asked.played.of, 'partie', 'une'), asked.made && `${some(asked.made.of, 'défi')} ${made(asked.made.of)}`].filter(Boolean).join(' ou ')} au plus tard le ${day}${isDone ? '' : `, sinon ${consequence ?? 'vous passez en bas, derrière tous ceux qui l’ont fait'}`}. Pour l’instant\u202f: ${soFar(asked).join(', ')}${isDone ? ' – cela suffit' : ''}.`,
};

export const outlook: typeof en.outlook = {
  play: {
    forPlace: (day) => `Jouez au plus tard le ${day} pour garder votre rang`,
    forPoints: (day) => `Jouez au plus tard le ${day}`,
  },
  or: (play, consequence) => `${play}, sinon ${consequence}.`,
  record: (consequence) => `Si vous avez joué, faites saisir votre résultat. Sinon ${consequence}.`,
  beHere: (consequence) => `Pointez d’ici là, sinon ${consequence}.`,
  asItStands: (consequence) => `En l’état, ${consequence}.`,
  challenge: {
    they: 'votre adversaire',
    toThem: 'votre adversaire',
    accept: (day, consequence) => `Acceptez au plus tard le ${day}, sinon ${consequence}.`,
    theyAccept: (other, day, consequence) =>
      `${other} ${agree(other, 'a', 'ont')} jusqu’au ${day} pour accepter le défi${consequence ? `\u202f; sinon ${consequence}` : ''}.`,
    notPlayed: (other, day, consequence) => `Si ${other} et vous n’avez pas joué d’ici au ${day}, ${consequence}.`,
    offer: (other, day, consequence) =>
      `Jouez au plus tard le ${day}, ou proposez un jour à ${other}\u202f: sinon, ${consequence}.`,
    theyOffer: (other, day, consequence) =>
      `Si ${other} ne ${agree(other, 'propose', 'proposent')} aucun jour et que vous n’avez pas joué d’ici au ${day}, ${consequence}.`,
    offerFirst: (other, day) =>
      `Jouez au plus tard le ${day}, ou proposez au moins un jour à ${other}\u202f: si un seul de vous deux le fait, l’autre perd. Sinon, le défi expire.`,
    win: (to, from) => `vous gagnez par forfait${andPlace(to, from)}`,
    lapses: 'le défi expire',
    bothLose: (to, from) => `vous perdez tous les deux${to === from ? '' : ` et descendez au rang ${to}`}`,
  },
  drop: (time, to) => `vous descendez au rang ${to}${time}`,
  removal: (time, points) =>
    points ? `vous perdez tous vos points (${points}) et votre place${time}` : `vous perdez votre place${time}`,
  forfeit: (time, to, from, points) =>
    `vous perdez ${points ? counted(points, 'point') : 'des points'}${andPlace(to, from)}${time}`,
  loss: (to, from) => `vous perdez par forfait${andPlace(to, from)}`,
  rise: (time, to, from) => `vous ${place(to, from)}${time}`,
  share: (time, to, from, points) =>
    `vous ${points < 0 ? 'payez' : 'recevez'} ${counted(Math.abs(points), 'point')}${andPlace(to, from)}${time}`,
};

export const news: typeof en.news = {
  test: 'ceci est un test, et le webhook fonctionne.',
  season: {
    over: (season) => say`la saison ${season} est terminée\u202f; elle n’a pas de vainqueur.`,
    won: (season, winner) =>
      say`la saison ${season} est terminée\u202f; ${winner} ${agree(winner, 'l’a', 'l’ont')} remportée.`,
    next: (day) => `la saison suivante commence le ${day}`,
    started: 'une nouvelle saison a commencé',
    begunWith: (started, players, top) => say`${started}, avec ${counted(players, 'joueur')} et ${top} en tête.`,
    undone: 'le début de la nouvelle saison a été annulé\u202f; la précédente continue.',
  },
  summary: {
    from: (day) => `À partir du ${day}.`,
    system: (name) => `${systemCalled(name)}.`,
    leads: (who, next = []) => parts`En tête\u202f: ${who}${next.length > 0 ? `, devant ${next.join(' et ')}` : ''}`,
    leadTogether: (who, others) => parts`${who} et ${others === 1 ? '1 autre' : `${others} autres`} sont en tête.`,
    results: (count, month, orMore) => `${orMore ? 'Au moins ' : ''}${counted(count, 'résultat')} en ${month}.`,
  },
  feed: {
    challenges: (challenger, challenged) => say`${challenger} ${agree(challenger, 'défie', 'défient')} ${challenged}`,
    game: (players) => say`Une partie avec ${players}`,
    gameBegun: (players) => say`${players} ont commencé une partie.`,
    first: (who, players) => say`${who} termine en tête (${counted(players, 'joueur')})`,
    scores: (scores, isAwaiting) =>
      say`${scores}. Entre parenthèses\u202f: points gagnés et perdus.${isAwaiting ? ' En attente de confirmation.' : ''}`,
    dropped: (who) => say`descente\u202f: ${who}`,
    removed: (who) => say`retrait\u202f: ${who}`,
    forfeited: (who) => say`points perdus\u202f: ${who}`,
    whichBegan: (title, day) => say`${title}\u202f; elle avait commencé le ${day}.`,
    newSeason: (day) => `Nouvelle saison à partir du ${day}`,
    withPlayers: (title, players) => say`${title}, avec ${counted(players, 'joueur')}.`,
  },
};

export const personal: typeof en.personal = {
  leftToPlay: (left, until) =>
    `Il vous reste ${left === 1 ? 'une partie' : `${left} parties`} à jouer dans ce tour, qui finit le ${until}.`,
  challenged: {
    accept: (until) => `À accepter d’ici au ${until} inclus.`,
    play: (until) => `À jouer d’ici au ${until} inclus.`,
    withPlaces: (other, theirs, yours, ladder) =>
      say`${other} (rang ${theirs}) vous ${agree(other, 'défie', 'défient')} (rang ${yours}) dans ${ladder}.`,
  },
  answered: {
    accepted: {
      title: (other) => say`${other} ${agree(other, 'accepte', 'acceptent')} votre défi`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'a', 'ont')} accepté votre défi dans ${ladder}. Convenez d’une date.`,
    },
    declined: {
      title: (other) => say`${other} ${agree(other, 'refuse', 'refusent')} votre défi`,
    },
    withdrawn: {
      title: (other) => say`${other} ${agree(other, 'retire son', 'retirent leur')} défi`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'a retiré son', 'ont retiré leur')} défi dans ${ladder}. Vous n’avez plus à jouer cette partie.`,
    },
    postponing: {
      title: (other) => say`${other} ${agree(other, 'demande', 'demandent')} un report`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'demande', 'demandent')} plus de temps pour votre défi dans ${ladder}. Si vous êtes d’accord, dites-le sur votre page.`,
    },
    postponed: {
      title: (other) => say`${other} ${agree(other, 'accepte', 'acceptent')} le report`,
      text: (other, ladder) => say`${other} et vous avez plus de temps pour votre défi dans ${ladder}.`,
    },
    offered: {
      title: (other) => say`${other} vous ${agree(other, 'a', 'ont')} proposé un jour`,
      text: (other, ladder, until) =>
        say`${other} vous ${agree(other, 'a', 'ont')} proposé un jour pour votre défi dans ${ladder}. Acceptez-le, ou proposez-en un vous-même${until === undefined ? '' : `\u202f: sinon, vous perdez par forfait après le ${until}`}.`,
    },
    disputed: {
      title: (other) => say`${other} ${agree(other, 'conteste', 'contestent')} votre résultat`,
      text: (other, ladder) =>
        say`${other} ${agree(other, 'conteste', 'contestent')} le résultat que vous avez déclaré dans ${ladder}. Un organisateur tranchera.`,
    },
  },
  deadline: {
    title: (until) => `Nouvelle date limite\u202f: ${until}`,
    none: 'Plus de date limite',
    stays: (other) => say`${other} ne ${agree(other, 's’absente', 's’absentent')} finalement pas.`,
    putOff: (other) => say`Un organisateur vous laisse plus de temps, à vous et à ${other}.`,
    accept: (ladder, until) => say`Votre défi dans ${ladder} doit maintenant être accepté d’ici au ${until} inclus.`,
    play: (ladder, until) => say`Votre défi dans ${ladder} doit maintenant être joué d’ici au ${until} inclus.`,
    open: (ladder) => say`Votre défi dans ${ladder} n’a plus de date limite.`,
  },
  date: {
    propose: (other, when, ladder) =>
      say`${other} ${agree(other, 'propose', 'proposent')} de jouer le ${when} (${ladder}). Acceptez, ou proposez une autre date.`,
    elseLost: (other, until) =>
      say`Si vous ne proposez aucun jour et n’avez pas joué d’ici au ${until}, vous perdez par forfait contre ${other}.`,
    agree: (other, when, ladder) => say`Vous jouez contre ${other} le ${when} (${ladder}).`,
    cannotPlay: (other, when, ladder) =>
      say`${other} ne ${agree(other, 'peut', 'peuvent')} pas jouer contre vous le ${when} (${ladder}). Convenez d’une autre date.`,
    isOff: (other, when, ladder) =>
      say`Votre partie contre ${other} le ${when} (${ladder}) est annulée. Convenez d’une autre date.`,
  },
  confirm: {
    title: (other) => say`À confirmer\u202f: le résultat ${de(other.name)}${other}`,
    text: (other, result, ladder, until) =>
      say`${other} ${agree(other, 'a', 'ont')} déclaré ${result} pour votre partie dans ${ladder}. Confirmez ou contestez${until ? `, sinon ce résultat comptera à partir du ${until}` : ''}.`,
  },
  entered: {
    title: (other) => say`Votre résultat contre ${other}`,
    by: {
      other: (other, result, ladder) =>
        say`${other} ${agree(other, 'a', 'ont')} saisi ${result} pour votre partie dans ${ladder}.`,
      club: (other, result, ladder) => say`Votre partie contre ${other} dans ${ladder} a été saisie\u202f: ${result}.`,
      correction: (other, result, ladder) =>
        say`Votre partie contre ${other} dans ${ladder} a été corrigée\u202f: ${result}.`,
    },
    unplayed: {
      walkover: {
        won: (other, ladder) =>
          say`Selon la saisie, ${other} ${agree(other, 'a', 'ont')} abandonné votre partie dans ${ladder} avant de la jouer.`,
        lost: (other, ladder) =>
          say`Selon la saisie, vous avez abandonné votre partie contre ${other} dans ${ladder} avant de la jouer.`,
      },
      noShow: {
        won: (other, ladder) =>
          say`Selon la saisie, ${other} ${agree(other, 'n’a', 'n’ont')} pas pris part à votre partie dans ${ladder}.`,
        lost: (other, ladder) =>
          say`Selon la saisie, vous n’avez pas pris part à votre partie contre ${other} dans ${ladder}.`,
      },
    },
    wrong: 'Si ce n’est pas exact, signalez-le sur votre page.',
  },
  confirmScores: {
    title: (other) => say`À confirmer\u202f: les scores ${de(other.name)}${other}`,
    text: (other, ladder, until) =>
      say`${other} a déclaré les scores de votre partie dans ${ladder}. Confirmez ou contestez${until ? `, sinon ils compteront à partir du ${until}` : ''}.`,
  },
  suggested: {
    title: (other) => say`Une partie contre ${other}\u202f?`,
    text: (other, rung, ladder, times) =>
      say`Vous pouvez maintenant défier ${other}, au rang ${rung} dans ${ladder}.${times.length > 0 ? say` Vous pouvez jouer l’un et l’autre ${times}.` : ''} Ce n’est qu’une suggestion\u202f: pour la suivre, ouvrez votre page.`,
  },
  night: {
    title: (what, time) => `${what} aujourd’hui à ${time}`,
    text: (ladder, day, hours) => `On joue dans ${ladder}\u202f: ${day}, ${hours}.`,
  },
  moved: {
    title: (rung, ladder) => say`Vous êtes au rang ${rung} dans ${ladder}`,
    match: (from, to, one, other) =>
      say`Vous passez du rang ${from} au rang ${to} après la partie ${de(one.name)}${one} contre ${other}.`,
    game: (from, to) => say`Vous passez du rang ${from} au rang ${to} après une partie entre d’autres joueurs.`,
    placed: (from, to) => say`L’organisateur vous fait passer du rang ${from} au rang ${to}`,
    penalty: (from, to, why) => say`Vous passez du rang ${from} au rang ${to}\u202f: ${why}.`,
    others: (from, to) => say`Vous passez du rang ${from} au rang ${to}, car d’autres joueurs ont changé de rang.`,
  },
  counts: {
    title: {
      won: (other) => say`Votre victoire contre ${other} compte`,
      lost: (other) => say`Votre défaite contre ${other} compte`,
      drawn: (other) => say`Votre nulle contre ${other} compte`,
    },
    why: {
      confirmed: (other, result, ladder) =>
        say`${other} ${agree(other, 'a', 'ont')} confirmé le ${result} dans ${ladder}.`,
      undisputed: (other, result, ladder) =>
        say`${other} ${agree(other, 'n’a', 'n’ont')} pas contesté à temps le ${result} dans ${ladder}.`,
      silent: (_, result, ladder) => say`Vous n’avez pas contesté à temps le ${result} dans ${ladder}.`,
      approved: (_, result, ladder) => say`Le club a validé le ${result} dans ${ladder}.`,
    },
  },
  countsGame: {
    title: (net) =>
      net === 0
        ? 'Ni gain ni perte de points'
        : `Vous avez ${net > 0 ? 'gagné' : 'perdu'} ${Math.abs(net)} point${Math.abs(net) > 1 ? 's' : ''}`,
    why: {
      confirmed: (ladder) => `Les scores de votre partie dans ${ladder} sont confirmés et comptent.`,
      undisputed: (ladder) =>
        `Personne n’a contesté à temps les scores de votre partie dans ${ladder}\u202f: ils comptent.`,
      approved: (ladder) => `Le club a validé les scores de votre partie dans ${ladder}.`,
      entered: (ladder) => `Les scores de votre partie dans ${ladder} ont été saisis.`,
    },
  },
  rejected: {
    title: (other) => say`Votre résultat contre ${other} ne compte pas`,
    text: (other, ladder) =>
      say`Le résultat déclaré pour votre partie contre ${other} dans ${ladder} a été retiré ou refusé. La partie reste à jouer.`,
    mistaken: (other, ladder) =>
      say`Une partie entre ${other} et vous dans ${ladder} avait été saisie par erreur. Elle a été corrigée et ne compte pas.`,
    game: (ladder) => `Les scores de votre partie dans ${ladder} ne comptent pas`,
    gameText: (ladder) =>
      `Les scores déclarés pour votre partie dans ${ladder} ont été retirés ou refusés. La partie continue.`,
  },
  over: {
    title: {
      won: (other) => say`Victoire par forfait contre ${other}`,
      lost: (other) => say`Défaite par forfait contre ${other}`,
      over: (other) => say`Le défi entre vous et ${other} est terminé`,
    },
    why: {
      unreached: (other, ladder) =>
        say`${other} ${agree(other, 'n’avait pas encore ouvert sa page et n’a', 'n’avaient pas encore ouvert leur page et n’ont')} pas accepté à temps votre défi dans ${ladder}.`,
      unreachedYou: (other, ladder) =>
        say`${other} vous ${agree(other, 'a', 'ont')} lancé un défi dans ${ladder} avant votre première connexion\u202f: cela ne vous coûte rien.`,
      silent: (other, ladder) =>
        say`Vous avez proposé une date à ${other} pour votre défi dans ${ladder}, sans recevoir de proposition en retour.`,
      silentYou: (other, ladder) =>
        say`${other} ${agree(other, 'a', 'ont')} proposé une date pour votre défi dans ${ladder}, et vous n’en avez proposé aucune.`,
      unaccepted: (other, ladder) =>
        say`${other} ${agree(other, 'n’a', 'n’ont')} pas accepté à temps votre défi dans ${ladder}.`,
      unacceptedByYou: (other, ladder) =>
        say`Vous n’avez pas accepté à temps le défi ${de(other.name)}${other} dans ${ladder}.`,
      unplayed: (other, ladder) => say`${other} et vous n’avez pas joué à temps votre défi dans ${ladder}.`,
      left: (other, ladder) => say`${other} ${agree(other, 'n’est', 'ne sont')} plus dans ${ladder}.`,
      cancelled: (_, ladder) => say`Le club a annulé ce défi dans ${ladder}.`,
    },
    rules: {
      challengerWins: 'Selon les règles, l’auteur du défi gagne.',
      bothLose: 'Selon les règles, c’est une défaite pour vous deux.',
      noResult: 'Le défi se termine sans résultat.',
      lossForThem: 'Selon les règles, c’est une défaite pour votre adversaire.',
      strike: (count, of, who) =>
        of === 1
          ? 'C’était un avertissement.'
          : who
            ? say`Pour ${who}, c’était le ${nth(count)} avertissement sur ${of}.`
            : `C’était votre ${nth(count)} avertissement sur ${of}.`,
      lossForYou: 'Selon les règles, c’est une défaite pour vous.',
    },
    playOff: {
      won: (other, ladder) => say`${other} n’a pas disputé le départage dans ${ladder}.`,
      lost: (other, ladder) => say`Vous n’avez pas disputé le départage contre ${other} dans ${ladder}.`,
    },
    game: {
      title: (ladder) => `Votre partie dans ${ladder} est annulée`,
      text: (ladder) => `Le club a annulé votre partie dans ${ladder}. Chacun récupère sa mise.`,
    },
  },
  forfeited: {
    title: (points, ladder) => `${points} point${points > 1 ? 's' : ''} perdu${points > 1 ? 's' : ''} dans ${ladder}`,
  },
  removed: {
    title: (ladder) => say`Vous n’êtes plus dans ${ladder}`,
    text: (ladder, why) =>
      say`Vous n’êtes plus dans ${ladder}${why ? `\u202f: ${why}` : ''}. Un organisateur peut vous y remettre.`,
  },
  standing: (rung, isNew) => `Vous ${isNew ? 'êtes maintenant' : 'restez'} au rang ${rung}.`,
  due: (ladder, ahead) => `${ladder}\u202f: échéance dans ${ahead === 'week' ? 'une semaine' : 'un jour'}`,
};

export const times: typeof en.times = {
  mornings: 'le matin en semaine',
  afternoons: 'l’après-midi en semaine',
  evenings: 'le soir en semaine',
  saturday: 'le samedi',
  sunday: 'le dimanche',
};

export const telling: typeof en.telling = {
  tellWhen: 'Me prévenir quand',
  kinds: {
    challenged: 'on me défie',
    answered: 'on répond à mon défi, ou mon résultat compte',
    date: 'une date est proposée, convenue ou annulée',
    moved: 'd’autres parties changent mon rang',
    due: 'une échéance approche',
    suggested: 'on me suggère une partie',
    night: 'il y a une soirée du club',
    message: 'l’organisateur écrit à tout le monde',
  },
  always: 'Vous recevez toujours un message quand quelqu’un saisit votre résultat, et quand vous perdez sans jouer.',
  daily: 'Un seul message par jour',
  states: {
    invited: 'Pas encore confirmée\u202f: ouvrez le lien de votre invitation.',
    asked: 'Pas encore confirmée : ouvrez le lien de notre e-mail.',
    confirmed: 'Confirmée.',
    stopped: 'Vous avez arrêté ces e-mails. Enregistrez l’adresse pour les recevoir à nouveau.',
    disowned: 'La personne qui lit cette adresse dit que ce n’est pas la vôtre. Indiquez-en une autre.',
    bounced:
      'Les e-mails à cette adresse nous reviennent : nous n’en envoyons plus. Indiquez-en une autre, ou enregistrez-la pour réessayer.',
    complained:
      'Nos e-mails ont été signalés comme indésirables : nous n’en envoyons plus. Enregistrez l’adresse pour les recevoir à nouveau.',
  },
  said: {
    saved: 'Enregistré.',
    asked: 'Enregistré. Ouvrez le lien de l’e-mail que nous venons d’envoyer.',
    notByLink: 'Rien n’a été enregistré. Connectez-vous pour changer d’adresse.',
    tooMany: 'Trop d’e-mails aujourd’hui. Réessayez demain.',
  },
};
