import type { PeriodKind } from '#shared/vocabulary/entry.ts';
import { counted, de, nth, ofRungs, some } from '#shared/words/french.ts';
import { agree, capital, type Phrase, say, textOf, type Who } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const until = (todo: 'accept' | 'play', challenger: Who, challenged: Who, day: string): Phrase =>
  todo === 'play'
    ? say`${challenger} et ${challenged} ont jusqu’à la fin du ${day} pour jouer`
    : say`${challenged} ${agree(challenged, 'a', 'ont')} jusqu’à la fin du ${day} pour accepter le défi ${de(challenger.name)}${challenger}`;

export const away: typeof en.away = {
  over: 'Certains de ces jours sont déjà passés.',
  afterSeason: (last) => `La saison se termine le ${last}.`,
  already: (who, from, to, you) =>
    `${you ? 'Vous vous absentez' : `${who} ${agree(who, 's’absente', 's’absentent')}`} déjà du ${from} au ${to}.`,
  notAway: (who) => `Aucune absence ${de(who)}${who} n’est en cours ni annoncée.`,
  away: (who, until, you) =>
    `${you ? 'Vous vous absentez' : `${who} ${agree(who, 's’absente', 's’absentent')}`} jusqu’au ${until}.`,
  daysLeft: (who, asked, left, most, you) =>
    most === 0
      ? 'Ce classement ne prévoit pas d’absences.'
      : left === 0
        ? `${you ? 'Vous n’avez' : `${who} ${agree(who, 'n’a', 'n’ont')}`} plus de jours d’absence cette saison.`
        : `${you ? 'Vous demandez' : `${who} ${agree(who, 'demande', 'demandent')}`} ${some(asked, 'jour')} d’absence et en ${you ? 'avez' : agree(who, 'a', 'ont')} encore ${left} sur ${most} cette saison.`,
};

export const challenge: typeof en.challenge = {
  onlyTo: (whom, you) => `${you ? 'Vous ne pouvez' : 'On ne peut'} défier que ${whom}.`,
  reach: {
    above: (count) =>
      count === 1 ? 'le joueur juste au-dessus' : `les joueurs placés jusqu’à ${count} rangs plus haut`,
    either: (count) =>
      count === 1
        ? 'les joueurs juste au-dessus et au-dessous'
        : `les joueurs placés jusqu’à ${count} rangs plus haut ou plus bas`,
  },
  oneAgainFrom: (who, whom, day, you) =>
    `${you ? 'Vous pourrez' : `${who} ${agree(who, 'pourra', 'pourront')}`} de nouveau défier ${whom} à partir du ${day}.`,
  metEnough: (two, times, other) =>
    `${other === undefined ? `${two} se sont déjà rencontrés` : `${other} et vous vous êtes déjà rencontrés`} ${times} fois cette saison, autant que les règles le permettent.`,
  othersFirst: (two, other) =>
    `Avant une nouvelle rencontre ${other === undefined ? `entre ${two}, l’un des deux` : `avec ${other}, l’un de vous deux`} doit jouer contre quelqu’un d’autre.`,
  againFrom: (two, day, other) =>
    other === undefined
      ? `${two} pourront de nouveau se défier à partir du ${day}.`
      : `${other} et vous pourrez de nouveau vous défier à partir du ${day}.`,
  notPaidUp: (who, day, you) =>
    `${you ? 'Vous ne figurez' : `${who} ne figure`} pas parmi les membres à jour de cotisation au ${day}.`,
  accepted: 'Ce défi a déjà été accepté.',
  noWithdrawing: 'Un défi ne peut pas être retiré.',
  notOfThem: (who) => `${who} ${agree(who, 'n’a', 'n’ont')} pas joué cette partie.`,
  noConfirming: 'Dans ce classement, les résultats n’ont pas à être confirmés.',
  none: (id) => `Il n’y a pas de défi «\u202f${id}\u202f».`,
  youAnd: (other) => `${other} et vous`,
  notWaiting: (two) => `Aucun résultat en attente entre ${two}.`,
  hasResult: (two) => `${two} ont un résultat. Annulez-le d’abord.`,
  themselves: 'On ne peut pas jouer contre soi-même.',
  taken: (id) => `Il y a déjà un défi «\u202f${id}\u202f». Donnez un autre identifiant à celui-ci.`,
  ended: (two) => `Le défi entre ${two} a pris fin sans résultat.`,
  decided: (two, other) =>
    other === undefined
      ? `${two} ont déjà un résultat. Corrigez-le ou annulez-le.`
      : `${other} et vous avez déjà un résultat. S’il est faux, dites-le au club.`,
  awaits: {
    approval: (two) => `Le résultat entre ${two} attend d’être validé.`,
    confirmation: (two) => `Le résultat entre ${two} attend d’être confirmé.`,
  },
  open: (two, other) =>
    `${other === undefined ? `Un défi est déjà en cours entre ${two}` : `Vous avez déjà un défi en cours avec ${other}`}. Jouez d’abord cette partie.`,
  score: 'Une partie se termine par 1–0, 0–1 ou ½–½ (écrit 0.5).',
  scores: (all) => `Les scores possibles sont ${all}.`,
  needsWinner: 'En cas de forfait, d’absence ou d’abandon, indiquez le vainqueur.',
  noMoves: 'Une partie qui n’a pas été jouée n’a aucun coup.',
  saturdays: (from, to) => `Les parties se jouent le samedi de ${from} à ${to}.`,
  minutes: (least, most) => `Chaque joueur dispose de ${least} à ${most} minutes.`,
  declinedEnough: (free) =>
    free === 0 ? 'Un défi ne peut pas être refusé.' : `On peut refuser ${some(free, 'défi')} par saison.`,
};

export const common: typeof en.common = {
  banded: (first, further) =>
    `${first} (${further.map(({ from, up, to = 1 }) => `à partir du rang ${from}\u202f: ${up ?? `jusqu’au rang ${to}`}`).join(', ')})`,
  endsInPast: 'la saison ne peut pas se terminer dans le passé',
  endsBeforeStart: 'la saison ne peut pas se terminer avant de commencer',
  tooLong: (years) => `une saison peut durer ${some(years, 'an')} au plus`,
  wouldTakeEnd: 'La saison n’aurait alors plus de dernier jour, ce qui n’est pas possible maintenant.',
  wouldMoveEnd: (day) => `Le dernier jour redeviendrait le ${day}, ce qui n’est pas possible maintenant.`,
  seasonEnded: (day) => `La saison s’est terminée le ${day}.`,
  beforeSeason: (day) => `Vérifiez la date de la partie\u202f: la saison n’a commencé que le ${day}.`,
  beforeChallenge: (day) => `Vérifiez la date de la partie\u202f: le défi ne date que du ${day}.`,
  isOnLadder: (who, rung) => `${who} ${agree(who, 'est', 'sont')} déjà dans le classement, au rang ${rung}.`,
  startsBelowBottom: (most) => `Un nouveau joueur peut commencer entre le rang 1 et le rang ${most}.`,
  noSuchRung: (last) => `Le dernier rang est le ${last}.`,
  whyPlaced: 'Indiquez une raison\u202f: tout le monde la lira.',
  inMatch: (who) =>
    `${who} ${agree(who, 'joue', 'jouent')} en ce moment. Saisissez d’abord le résultat ou annulez la partie.`,
  electionFixed: (who) =>
    `${who} a déjà joué\u202f: le choix entre parties cotées ou non ne peut plus changer cette saison.`,
  unknown: (id) => `«\u202f${id}\u202f» n’est pas un joueur de ce classement.`,
  unknownAdd: (id) => `«\u202f${id}\u202f» n’est pas un joueur de ce classement. Ajoutez-le d’abord.`,
  notOnLadder: (who) =>
    `${who} ${agree(who, 'n’est', 'ne sont')} pas dans le classement en ce moment. Un retour est possible, tout en bas.`,
  seeded: 'Ce classement a déjà des joueurs. Ajoutez les nouveaux en bas.',
  twice: (id) => `«\u202f${id}\u202f» figure deux fois. Indiquez chaque joueur une seule fois.`,
  begun: 'Il y a déjà des défis ou des parties. Annulez-les d’abord.',
  noRating: (names) => `Pour un ordre selon la cote, il faut celle de chaque joueur. Sans cote\u202f: ${names}.`,
  decideFirst: 'Validez-le ou rejetez-le d’abord.',
};

export const deadlines: typeof en.deadlines = {
  lapsed: (challenger, challenged) => say`${challenger} et ${challenged} n’ont pas joué à temps`,
  notPlayed: (other) => say`pas de partie à temps contre ${other}`,
  unaccepted: (challenger, challenged) =>
    say`${challenged} ${agree(challenged, 'n’accepte', 'n’acceptent')} pas à temps le défi ${de(challenger.name)}${challenger}`,
  byDefault: {
    won: (loser) => say`victoire par forfait contre ${loser}`,
    lost: (winner) => say`défaite par forfait contre ${winner}`,
  },
  bySilence: {
    won: (loser) => say`victoire par forfait\u202f: ${loser} ${agree(loser, 'n’a', 'n’ont')} proposé aucun jour`,
    lost: (winner) => say`défaite contre ${winner}\u202f: aucun jour proposé`,
    cause: (winner, loser) => say`${winner} ${agree(winner, 'a', 'ont')} proposé un jour, ${loser} aucun`,
  },
  until,
  aheadForfeit: (until, winner) =>
    say`${until}\u202f; sinon, ${winner} ${agree(winner, 'gagne', 'gagnent')} par forfait.`,
  aheadSilent: (until, winner, silent) =>
    say`${until}\u202f; sinon, ${winner} ${agree(winner, 'gagne', 'gagnent')} par forfait, sauf si ${silent} ${agree(silent, 'propose', 'proposent')} aussi un jour.`,
  aheadBoth: (until, drop) => say`${until}\u202f; sinon, les deux perdent${drop ? ' et descendent d’un rang' : ''}`,
  strike: (who, count, of) => say`avertissement ${count} sur ${of} pour ${who}`,
  aheadClosed: (until) => say`${until}\u202f; sinon, le défi expire`,
  andDrop: (otherwise, who) => say`${otherwise}, avec un rang perdu pour ${who}.`,
  newsForfeit: 'Gagné par forfait',
  newsSilent: 'Gagné par forfait\u202f: un seul des deux a proposé un jour',
  newsBoth: 'Perdu par les deux\u202f: pas joué à temps',
  newsClosed: 'Expiré\u202f: pas joué à temps',
  newsUnaccepted: 'Expiré\u202f: pas accepté à temps',
  date: (challenger, challenged) => say`Date limite du défi\u202f: ${challenger} et ${challenged}`,
  acceptBy: (challenger, challenged) => say`Date limite pour accepter le défi\u202f: ${challenger} et ${challenged}`,
  late: {
    accept: (challenged, day, you) =>
      `${you ? 'Vous aviez' : `${challenged} ${agree(challenged, 'avait', 'avaient')}`} jusqu’au ${day} pour accepter. Si la partie était jouée à cette date, indiquez-en le jour.`,
    play: (two, day, other) =>
      `${other === undefined ? `${two} avaient` : `${other} et vous aviez`} jusqu’au ${day} pour jouer. Si la partie a été jouée à temps, indiquez-en la date.`,
  },
  offer: {
    already: (who, you) =>
      `${you ? 'Vous avez' : `${who} ${agree(who, 'a', 'ont')}`} déjà proposé un jour pour ce défi.`,
    notTheirs: (who) => `${who} ${agree(who, 'ne participe', 'ne participent')} pas à ce défi.`,
  },
  postpone: {
    never: 'Un défi ne peut pas être reporté.',
    already: (two) => `Le défi entre ${two} a déjà été reporté.`,
    noDeadline: (two) => `Le défi entre ${two} n’a pas de date limite.`,
  },
};

export const dues: typeof en.dues = {
  confirmation: {
    cause: (result) => say`${result} n’a pas été contesté`,
    ahead: (result, last) => say`${result} comptera, sauf contestation avant la fin du ${last}.`,
    news: 'Un résultat compte',
  },
  potConfirmation: {
    cause: (players) => say`les scores ${de(textOf(players))}${players} n’ont pas été contestés`,
    ahead: (players, last) =>
      say`Les scores ${de(textOf(players))}${players} compteront, sauf contestation avant la fin du ${last}.`,
    news: 'Une partie compte',
  },
  penalties: { list: 'Échéances', called: 'échéances' },
  missed: {
    span: (first, last, kind) => `${first} et ${kind === 'week' ? 'jusqu’à' : 'jusqu’en'} ${last}`,
    ahead: (day, cost) => `${capital(day)} à minuit\u202f: ${cost}.`,
    news: (period) => `Échéance\u202f: ${period}`,
    othersDropped: 'd’autres sont descendus faute de partie',
    othersRemoved: 'd’autres ont été retirés faute de partie',
    butRose: (cause) => `${cause}, mais d’autres ont été retirés`,
  },
  lavers: {
    cause: (period) => `aucune partie en ${period}`,
    cost: (drop, months) =>
      `les joueurs sans partie dans le mois descendent ${ofRungs(drop)}\u202f; au ${nth(months)} mois de suite, ils sont retirés du classement`,
    night: 'Soirée du club',
  },
  nairobi: {
    day: 'Parties du classement',
  },
  shicargo: {
    cost: (percent, months) =>
      `les joueurs sans partie dans le mois perdent ${percent}\u202f% de leurs points au profit de ceux qui ont joué\u202f; au ${nth(months)} mois de suite, tous leurs points et leur place`,
  },
  final: {
    missedCut: (time) => `pas de pointage au plus tard à ${time} le soir de la grande finale`,
    ahead: (day, time) =>
      `Grande finale le ${day}\u202f: les joueurs qui n’ont pas pointé au plus tard à ${time} sont retirés du classement.`,
    news: 'Retirés à la grande finale',
    cut: (time) => `Les joueurs qui n’ont pas pointé au plus tard à ${time} sont retirés du classement.`,
    cutDate: (time) => `Grande finale\u202f: pointage au plus tard à ${time}`,
    displaced: (who) => say`${who} a perdu le rang 1 sans jouer.`,
    noLongerDisplaced: (who) => say`${who} n’a finalement pas perdu le rang 1 sans jouer.`,
    otherChampion: (is, was) => say`${is} remporte la saison, et non ${was}.`,
    noLongerChampion: (who) => say`${who} ne remporte finalement pas la saison.`,
  },
  lastDay: 'Dernier jour',
  seasonEnd: (ladder) => `${ladder}\u202f: dernier jour de la saison`,
};

export const go: typeof en.go = {
  score: 'Une partie se termine par 1–0 ou 0–1\u202f; il n’y a pas de nulle.',
  entering: (program, first) => `${program} entre dans le classement et doit défier ${first}.`,
  onlyNext: 'Un programme ne peut défier que celui qui est juste au-dessus ou juste au-dessous de lui.',
  takesPart: (program) => `${program} participe déjà.`,
};

const within = (kind: PeriodKind): string => (kind === 'week' ? 'dans la semaine' : 'dans le mois');

const periods = (kind: PeriodKind, count: number): string =>
  kind === 'days' ? counted(count, 'jour') : kind === 'week' ? counted(count, 'semaine') : `${count} mois`;

export const missed: typeof en.missed = {
  causeOnce: (kind, period) => `aucune partie ${kind === 'week' ? 'pendant' : 'en'} ${period}`,
  cause: (kind, times, orMore) => `${periods(kind, times)}${orMore ? ' ou plus' : ''} sans partie`,
  cost: (kind, times, drop) =>
    `les joueurs sans partie ${times === 1 && kind !== 'days' ? within(kind) : `depuis au moins ${periods(kind, times)}`} descendent ${ofRungs(drop)}`,
  orRemoved: (cost, kind, times) =>
    `${cost}\u202f; après ${kind === 'days' ? `${times} jours` : kind === 'week' ? `la ${nth(times)} semaine` : `le ${nth(times)} mois`} de suite, ils sont retirés`,
  removed: (kind, times) =>
    `les joueurs sans partie ${times === 1 ? within(kind) : `pendant ${periods(kind, times)} de suite`} sont retirés`,
};

export const night: typeof en.night = {
  notHere: (who, you) => `${you ? 'Vous n’avez' : `${who} n’a`} pas pointé ce soir.`,
  playing: (who, opponent, you) => `${you ? 'Vous jouez' : `${who} joue`} encore contre ${opponent}.`,
  isHere: (who) => `${who} a déjà pointé.`,
  checkIn: (from, to) => `Vous pouvez pointer de ${from} à ${to}.`,
  notFinalDay: (day) => `Ce n’est possible que le jour de la grande finale, le ${day}.`,
  beforeCut: (time) => `Ce n’est possible qu’après ${time}, quand le pointage est clos.`,
  turnUntil: (who, time) => `C’est à ${who} de défier, et les défis sont possibles jusqu’à ${time}.`,
  stillPlaying: (two) => `${two} jouent encore. Saisissez d’abord le résultat ou annulez la partie.`,
  playoff: (challenger, challenged) => `Prochain départage\u202f: ${challenger} défie ${challenged}.`,
  noPlayoff: 'Aucun départage n’est à jouer.',
  onlyPlayoffs: 'Les parties ordinaires sont closes\u202f: il ne reste que les départages.',
  finalEnded: (day) => `La saison s’est terminée par la grande finale du ${day}.`,
  score: 'On joue deux parties, pour un total de 2 points\u202f: par exemple 2–0, 1½–½ ou 1–1.',
  met: (two, other) =>
    other === undefined
      ? `${two} ont déjà joué l’un contre l’autre ce soir-là.`
      : `Vous avez déjà joué contre ${other} ce soir-là.`,
  hours: (from, to) => `On peut défier de ${from} à ${to}.`,
  order: (who, whom, near, you) =>
    `${you ? 'Vous pouvez' : `${who} peut`} défier ${whom}. (Ordre\u202f: ${near}, puis les autres plus haut, puis ceux qui sont plus bas.)`,
  orderNobody: (who, near, you) =>
    `Personne n’est libre pour ${you ? 'vous' : who} en ce moment. (Ordre\u202f: ${near}, puis les autres plus haut, puis ceux qui sont plus bas.)`,
  finalSoon: (day) => `La grande finale du ${day} a lieu dans moins d’un mois.`,
  finalToday: 'La grande finale a lieu aujourd’hui, et des joueurs ont déjà pointé.',
  finalTooSoon: (day) => `La grande finale doit être annoncée un mois à l’avance, et le ${day} est trop proche.`,
};

export const pairs: typeof en.pairs = {
  needsPeople: (id) => `people : « ${id} » doit compter de deux à quatre personnes.`,
  isPerson: (id) => `« ${id} » est une personne de ce classement. Donnez à la paire un autre identifiant.`,
  isPair: (id) => `« ${id} » est une paire de ce classement. Indiquez plutôt ses membres.`,
  samePerson: (two) => `${two} ne peuvent pas s’affronter : une même personne jouerait des deux côtés.`,
  notInPair: (two) => `Choisissez deux personnes de chaque paire : ${two}.`,
};

export const pgn: typeof en.pgn = {
  missing: 'Ajoutez les coups de la partie (PGN).',
  tooLong: (most) => `Le PGN a plus de ${most} coups.`,
  empty: 'Le PGN ne contient aucun coup.',
  otherStart: 'Le PGN ne part pas de la position initiale.',
  otherResult: (result, score) => `Le PGN se termine par ${result}, mais le score est ${score}.`,
  otherEnd: 'La position finale du PGN ne correspond pas au résultat.',
  several: 'Le PGN contient plusieurs parties. N’envoyez que celle-ci.',
  unclosed:
    'Dans le PGN, un commentaire ou une variante ne se termine pas\u202f: il manque «\u202f}\u202f» ou «\u202f)\u202f».',
  notLegal: (move) => `Le PGN contient un coup illégal\u202f: ${move}.`,
  noMove: (move, meant) =>
    `${move} n’est pas un coup en PGN\u202f; les pièces s’y écrivent K Q R B N${meant === undefined ? '' : `, donc ${meant}`}.`,
  stranger: (who) => `Le PGN nomme ${who}, qui n’a pas joué cette partie.`,
  strangers: (white, black, two) =>
    `Le PGN nomme «\u202f${white}\u202f» et «\u202f${black}\u202f», et non ${two}. Indiquez qui avait les Blancs.`,
  otherColour: (who, isWhite) =>
    `Selon le PGN, ${who} avait les ${isWhite ? 'Blancs' : 'Noirs'}, mais vous avez indiqué autre chose. Corrigez l’un des deux.`,
};

export const points: typeof en.points = {
  units: {
    game: { one: 'manche', other: 'manches', only: 'Une seule partie' },
    set: { one: 'set', other: 'sets', only: 'Un seul set' },
    frame: { one: 'frame', other: 'frames', only: 'Une seule frame' },
    rack: { one: 'rack', other: 'racks', only: 'Un seul rack' },
    leg: { one: 'leg', other: 'legs', only: 'Un seul leg' },
    end: { one: 'mène', other: 'mènes', only: 'Une seule mène' },
  },
  noWinner: (unit, game, points) => `${capital(unit)} ${game} sans vainqueur\u202f: ${points}.`,
  afterTheEnd: (unit, game) => `${capital(unit)} ${game} de trop\u202f: la partie était déjà gagnée.`,
  otherScore: (points, score) => `D’après les points, le score est ${points}, pas ${score}.`,
  notPlayed: 'Une partie qui n’a pas été jouée n’a pas de points.',
  unreadable: (what) => `«\u202f${what}\u202f» est illisible. Écrivez les points comme 11-7.`,
  tooMany: (most) => `C’est trop\u202f: une partie compte au plus ${most} scores comme 11-7.`,
};

export const pots: typeof en.pots = {
  which: 'Indiquez de quelle partie il s’agit.',
  none: (id) => `Il n’y a pas de partie «\u202f${id}\u202f».`,
  score: 'Indiquez chaque joueur de la partie une fois, avec un nombre entier comme score.',
  taken: (id) => `Il y a déjà une partie «\u202f${id}\u202f». Donnez un autre identifiant à celle-ci.`,
  waiting: (players) => `Les scores ${de(players)}${players} attendent d’être confirmés.`,
  over: (players) => `La partie ${de(players)}${players} est terminée.`,
};

export const settings: typeof en.settings = {
  labels: {
    venue: 'Où vous jouez',
    words: 'Dans vos propres mots',
    confirm: 'Jours pour confirmer un résultat déclaré (0\u202f: sans confirmation)',
    game: 'Format des parties',
    unit: 'Votre mot pour une manche',
    draws: 'Nulles',
    win: 'Victoire contre un joueur au-dessus',
    defence: 'Victoire contre un joueur au-dessous',
    draw: 'Après une nulle',
    stake: 'Points que chaque joueur verse au pot',
    reach: 'Portée des défis (rangs)',
    reachDown: 'Rangs plus bas que l’on peut aussi défier',
    passes: 'Qui ne compte pas dans la portée',
    freeChallenges: 'Défis libres par saison',
    freeFor: 'Qui a des défis libres',
    freeFrom: 'Rang le plus haut pour un défi libre',
    freeUntil: 'Ce qui utilise un défi libre',
    otherMatches: 'Matchs de championnat et de coupe saisis',
    hoursFrom: 'Début des parties',
    hoursTo: 'Fin des parties',
    finalHoursFrom: 'Soir de la grande finale\u202f: début des parties',
    finalHoursTo: 'Soir de la grande finale\u202f: fin des parties',
    drop: 'Rangs perdus quand on ne joue pas',
    monthsUntilRemoval: 'Mois de suite sans jouer avant le retrait',
    weeksUntilDrop: 'Semaines de suite sans jouer avant une descente',
    nights: 'Soirées du club',
    rematchMonths: 'Mois avant une revanche',
    forfeitPercent: 'Points perdus pour un mois sans jouer (%)',
    shape: 'Forme',
    openMade: 'Défis en cours qu’un joueur peut avoir lancés',
    openReceived: 'Défis en cours qu’un joueur peut avoir reçus',
    openInAll: 'Défis en cours qu’un joueur peut avoir en tout (0\u202f: sans limite)',
    challengedWaits: 'Un joueur défié',
    mostMade: 'Défis qu’un joueur peut lancer par semaine ou par mois (0\u202f: sans limite)',
    mostReceived: 'Défis qu’un joueur peut recevoir par semaine ou par mois (0\u202f: sans limite)',
    mostPer: 'Comptés par',
    rematchDays: 'Jours avant une revanche (0\u202f: aussitôt)',
    rematchWeeks: 'Semaines avant une revanche (0\u202f: aussitôt)',
    rematchFor: 'Qui attend avant une revanche',
    rematchMost: 'Rencontres des deux mêmes joueurs par saison (0\u202f: sans limite)',
    protectedDays: 'Jours à l’abri des défis après une défense (0\u202f: aucun)',
    winnerDays: 'Jours à l’abri des défis après un défi gagné (0\u202f: aucun)',
    beatenDays: 'Jours sans lancer de défi après un défi perdu (0\u202f: aucun)',
    acceptDays: 'Jours pour accepter un défi (0\u202f: sans limite)',
    acceptLate: 'Défi non accepté à temps',
    playDays: 'Jours pour jouer un défi (0\u202f: sans limite)',
    playLate: 'Défi non joué à temps',
    playFrom: 'Les jours pour jouer comptent à partir',
    postponeDays: 'Jours dont un défi peut être reporté, une fois (0\u202f: jamais)',
    freeDeclines: 'Défis qu’un joueur peut refuser par saison (0\u202f: aucun)',
    declining: 'Au-delà, refuser',
    lostCosts: 'Ce que coûte refuser, ne pas accepter ou ne pas jouer à temps',
    strikes: 'Avertissements par saison avant que cela coûte (0\u202f: cela coûte aussitôt)',
    strikeCosts: 'Le dernier avertissement coûte',
    period: 'À quelle fréquence il faut jouer',
    dropAfter: 'Semaines ou mois de suite sans jouer avant une descente',
    each: 'Semaines ou mois qui comptent pour un (0\u202f: chacun à part)',
    days: 'Jours sans partie avant une descente',
    minPlayed: 'Parties à jouer d’ici la fin de la saison (0\u202f: aucune)',
    minMade: 'Défis à lancer d’ici là, à défaut (0\u202f: aucun)',
    minCosts: 'Rester en dessous coûte',
    exemptFirst: 'Le joueur au rang 1',
    onlyTop: 'Pour combien de rangs à partir du haut (0\u202f: tous)',
    removeAfter: 'Semaines, mois ou tours de suite sans jouer avant le retrait (0\u202f: jamais)',
    holidayDays: 'Jours d’absence par saison (0\u202f: aucun)',
    movement: 'Ce que vaut une victoire',
    size: 'Joueurs par poule',
    weeks: 'Semaines par tour (0\u202f: un mois civil)',
    unfinished: 'Les parties interrompues',
    forPlaying: 'Points pour avoir joué',
    forGame: 'Points par manche gagnée',
    forWinning: 'Points pour la victoire',
    up: 'Joueurs qui montent et descendent entre deux poules',
    least: 'Parties à jouer dans un tour (0\u202f: aucune)',
  },
  idle: {
    acceptDays: 'Les défis doivent être joués plus tôt\u202f: ce délai n’arrive jamais en premier.',
    others: 'Avec les autres règles telles qu’elles sont, cela ne change rien.',
    rematchFor: 'Personne n’attend\u202f: les deux mêmes joueurs peuvent se défier de nouveau aussitôt.',
  },
  hints: {
    words:
      'Qui apporte les balles, ce que coûte un court\u202f: tout le monde le lit sous les règles, et les noms n’y sont pas masqués. La première ligne dit où vous jouez\u202f: la page du club la reprend.',
  },
  groups: {
    challenges: 'Défis',
    games: 'Parties',
    moves: 'Changements de rang',
    deadlines: 'Délais',
    away: 'Si on ne joue pas',
    results: 'Résultats',
  },
  firstTo: (games) => `le premier à ${games}`,
  choices: {
    game: {
      one: 'une partie',
      'best-of-3': 'au meilleur des 3',
      'best-of-5': 'au meilleur des 5',
      'best-of-7': 'au meilleur des 7',
      'best-of-9': 'au meilleur des 9',
    },
    draws: { no: 'pas de nulle', yes: 'une partie peut être nulle' },
    win: {
      'takes-rung': 'le gagnant prend le rang du perdant',
      swap: 'les deux échangent leurs rangs',
      halfway: 'le gagnant monte de la moitié de l’écart',
    },
    defence: { stays: 'personne ne bouge', 'up-one': 'le gagnant monte d’un rang' },
    draw: {
      'up-one': 'le joueur le plus bas monte d’un rang',
      'just-below': 'le joueur le plus bas passe juste au-dessous de l’autre',
    },
    shape: {
      ladder: 'un classement simple',
      pyramid: 'une pyramide, toute la rangée du dessus',
      'pyramid-right': 'une pyramide\u202f: rangées de 1, 2, 3…',
    },
    passes: {
      nobody: 'tout le monde compte',
      away: 'les joueurs absents',
      busy: 'les joueurs absents ou qui ont un défi en cours',
    },
    freeFor: { newcomers: 'les nouveaux joueurs', everybody: 'tout le monde' },
    freeUntil: {
      used: 'un défi hors de portée',
      made: 'tout défi lancé',
      result: 'un défi hors de portée\u202f; le premier résultat met fin à tous',
    },
    otherMatches: { challenges: 'comptent là où un défi serait possible', always: 'comptent toujours' },
    challengedWaits: { no: 'peut défier d’autres joueurs entre-temps', yes: 'joue d’abord ce défi' },
    mostPer: { week: 'semaine', month: 'mois' },
    rematchFor: {
      both: 'les deux',
      loser: 'le perdant seulement',
      return: 'les deux, mais un joueur défié qui a perdu peut défier en retour',
      other: 'les deux, jusqu’à ce que l’un ait joué contre quelqu’un d’autre',
    },
    acceptLate: { lapses: 'le défi expire', lost: 'le joueur défié perd' },
    playLate: {
      'lost-by-silent': 'le joueur qui n’a proposé aucun jour perd, si l’autre l’a fait',
      'lost-by-both': 'les deux descendent d’un rang',
    },
    declining: { no: 'n’est pas possible', lost: 'compte comme une défaite' },
    playFrom: { challenge: 'du défi', acceptance: 'de son acceptation' },
    lostCosts: {
      match: 'une partie perdue',
      'one-rung': 'un rang, sans que personne d’autre y gagne',
      bottom: 'la descente tout en bas',
      removed: 'la place dans le classement',
    },
    period: {
      none: 'pas de minimum',
      week: 'chaque semaine',
      month: 'chaque mois',
      days: 'en un certain nombre de jours',
    },
    exemptFirst: { no: 'aussi', yes: 'n’est pas concerné' },
    unfinished: { no: 'ne sont pas saisies', yes: 'comptent telles quelles, sans vainqueur' },
  },
  presets: {
    squash: 'Squash',
    tennis: 'Tennis',
    'table-tennis': 'Tennis de table',
    pool: 'Billard',
    chess: 'Échecs',
    other: 'Autre chose',
  },
  ranges: {
    whole: (least, most) => `un nombre entier de ${least} à ${most}`,
    bands: (whole, most, example) =>
      `${whole}, ou une liste de 2 à ${most} tranches comme ${example}, la première à partir de 1 et chacune à partir d’un rang plus bas`,
    time: 'une heure, par exemple «\u202f19:50\u202f»',
    line: (most) => `une ligne de ${most} caractères au plus`,
    paragraphs: (most) => `des paragraphes d’au plus ${most} caractères en tout`,
    one: (words) => `l’une de ces valeurs\u202f: ${words.map((word) => `«\u202f${word}\u202f»`).join(', ')}`,
    several: (words) => `une ou plusieurs de ces valeurs\u202f: ${words.join(', ')}`,
  },
};

export const stories: typeof en.stories = {
  rungs: {
    movedUp: (by, to) => `montée ${ofRungs(by)}, au rang ${to}`,
    movedDown: (by, to) => `descente ${ofRungs(by)}, au rang ${to}`,
    joined: (rung) => `arrivée tout en bas, au rang ${rung}`,
    joinedOn: (rung) => `arrivée au rang ${rung}`,
    rejoined: (rung) => `retour tout en bas, au rang ${rung}`,
    restarted: (rung) => `arrivée en retard, retour tout en bas, au rang ${rung}`,
    seeded: (rung) => `départ au rang ${rung}`,
    left: 'hors du classement',
    declined: (challenged, challenger) =>
      challenged
        ? say`${challenged} ${agree(challenged, 'refuse', 'refusent')} le défi${challenger ? say` ${de(challenger.name)}${challenger}` : ''}`
        : say`défi${challenger ? say` ${de(challenger.name)}${challenger}` : ''} refusé`,
    otherJoined: (who) => say`${who} ${agree(who, 'arrive', 'arrivent')} plus haut`,
    placed: (rung) => `au rang ${rung} sur décision de l’organisateur`,
    took: (rung) => `montée au rang ${rung}`,
    halfway: (went) => `${went} (la moitié de l’écart)`,
    beat: (loser, score) => say`victoire${score} contre ${loser}`,
    lost: (winner, score) => say`défaite${score} contre ${winner}`,
    drew: (other) => say`nulle contre ${other}`,
    overtaken: (who, count) => say`${who} ${count > 1 ? 'passent' : 'passe'} devant`,
    passed: (who, how) => say`désormais derrière ${who} (${how})`,
    ahead: (who, how) => say`désormais devant ${who} (${how})`,
    othersPlayed: (winner, loser) => say`victoire ${de(winner.name)}${winner} contre ${loser}`,
  },
  headlines: {
    moved: (who, went) => say`${who}\u202f: ${went}`,
    nobody: 'rangs inchangés',
    draw: (what) => say`nulle – ${what}`,
  },
  notApproved: 'non validé, ne compte donc pas',
  gaps: {
    tookEmpty: 'au rang 1 du classement vide',
    above: (gap) => `écart au-dessus ${gap}`,
    between: (above, below) => say`écart entre ${above} et ${below}`,
    cut: (which, gap) => say`${which} réduit à ${gap}`,
    grown: (which, gap) => say`${which} porté à ${gap}`,
    same: (which, gap) => say`${which} maintenant de ${gap}`,
    stays: (above, below, gap) => say`l’écart entre ${above} et ${below} reste de ${gap}`,
    even: 'à égalité',
    withoutStones: 'sans handicap',
    stones: (count) => `à ${counted(count, 'pierre')}`,
    nothing: 'enregistré\u202f; rien n’a changé',
    movedOn: (who, rung) => say`${who} avance au rang ${rung}`,
    swapped: (winner, loser) => say`${winner} et ${loser} échangent leurs rangs`,
  },
  points: {
    joined: (points) => `entre avec ${counted(points, 'point')}`,
    seeded: (points) => `commence la saison avec ${counted(points, 'point')}`,
    forfeited: (points, cause) => `perd ${counted(points, 'point')}\u202f: ${cause}`,
    gotForfeited: (points, from, cause) =>
      say`reçoit ${counted(points, 'point perdu', 'points perdus')} par ${from}\u202f: ${cause}`,
    paidDebts: (points, cause) => `paie ${counted(points, 'point')} pour la dette de joueurs retirés\u202f: ${cause}`,
    staked: (points) => say`mise ${counted(points, 'point')} dans un pot`,
    stakeBack: (points, others) =>
      say`récupère ${counted(points, 'point')}\u202f: une partie avec ${others} a été annulée`,
    gotFromLeaver: (points, who) =>
      say`reçoit ${counted(points, 'point')} ${de(who.name)}${who}, qui a quitté le classement`,
    paidForLeaver: (points, who) =>
      say`paie ${counted(points, 'point')} pour la dette ${de(who.name)}${who}, qui a quitté le classement`,
    won: (points, pot, net, score) => say`marque ${score}\u202f: ${points} du pot de ${pot} (${net})`,
    fellBehind: {
      staked: (who, count, stake) =>
        say`passe devant ${who}, qui ${count > 1 ? 'ont' : 'a'} misé ${counted(stake, 'point')}`,
      lost: (who, count) => say`passe devant ${who}, qui ${count > 1 ? 'ont' : 'a'} perdu des points`,
    },
  },
};

export const whom: typeof en.whom = {
  pyramid: 'les joueurs placés plus à gauche dans la même rangée ou dans celle du dessus',
  pyramidRight:
    'les joueurs placés plus à gauche dans la même rangée, ou à partir de la même place dans celle du dessus',
  orBelow: (whom, rungs) =>
    `${whom}, ou ${rungs === 1 ? 'celui juste au-dessous' : `ceux placés jusqu’à ${rungs} rangs plus bas`}`,
  passes: (busy) => `Les joueurs absents${busy ? ' ou qui ont un défi en cours' : ''} ne comptent pas.`,
  freeFrom: (rung) =>
    rung === 1
      ? 'Un défi libre peut viser n’importe quel joueur plus haut.'
      : `Un défi libre peut viser n’importe quel joueur plus haut, jusqu’au rang ${rung}.`,
  made: (who, open, you) =>
    `${you ? 'Vous avez' : `${who} ${agree(who, 'a', 'ont')}`} déjà défié ${open === 1 ? 'quelqu’un d’autre. Cette partie passe' : `${open} autres joueurs. Ces parties passent`} d’abord.`,
  received: (who, open) =>
    `${who} ${agree(who, 'a', 'ont')} déjà reçu ${open === 1 ? 'un autre défi' : `${open} autres défis`}.`,
  toPlayFirst: (who, open, you) =>
    `${you ? 'Vous avez' : `${who} ${agree(who, 'a', 'ont')}`} ${open === 1 ? 'un autre défi en cours, qui passe' : `${open} autres défis en cours, qui passent`} d’abord.`,
  enoughMade: (who, most, kind, day, you) =>
    `${you ? 'Vous pouvez' : `${who} ${agree(who, 'peut', 'peuvent')}`} lancer ${most === 1 ? 'un seul défi' : `${most} défis au plus`} par ${kind === 'week' ? 'semaine' : 'mois'}. Le prochain sera possible à partir du ${day}.`,
  enoughReceived: (who, most, kind, day) =>
    `${who} ${agree(who, 'peut', 'peuvent')} recevoir ${most === 1 ? 'un seul défi' : `${most} défis au plus`} par ${kind === 'week' ? 'semaine' : 'mois'}. Le prochain sera possible à partir du ${day}.`,
  protected: (who, day, won) =>
    `${who} ${agree(who, 'vient', 'viennent')} de ${won ? 'gagner un défi' : `défendre ${agree(who, 'son', 'leur')} rang`}. Un nouveau défi sera possible à partir du ${day}.`,
  mustWait: (who, day, you) =>
    `${you ? 'Vous venez' : `${who} ${agree(who, 'vient', 'viennent')}`} de perdre un défi. Le prochain sera possible à partir du ${day}.`,
};

export const written: typeof en.written = {
  own: 'Dans nos propres mots',
  exceptions: {
    heading: 'Exceptions',
    text: 'Un organisateur ou un marqueur peut accorder une exception à une règle, pour une raison qui est notée et visible de tous.',
  },
  when: 'Quand',
  whom: 'Qui vous pouvez défier',
  accepting: 'Accepter',
  rematches: { heading: 'Revanches', atOnce: 'Les deux mêmes joueurs peuvent se défier de nouveau aussitôt.' },
  confirming: {
    heading: 'Confirmer un résultat',
    text: (count) =>
      `Un résultat que vous déclarez compte dès que votre adversaire le confirme, ou, sans réponse, à la fin du ${count === 1 ? 'lendemain' : `${nth(count)} jour suivant`}. S’il le conteste, le club décide.`,
    later: 'C’est le classement à ce moment-là qui décide des mouvements.',
  },
  confirmingScores: {
    heading: 'Confirmer des scores',
    text: (count) =>
      `Les scores que vous déclarez comptent dès qu’un autre joueur de la partie les confirme, ou, sans réponse, à la fin du ${count === 1 ? 'lendemain' : `${nth(count)} jour suivant`}. Si un joueur les conteste, le club décide. Tant qu’ils ne comptent pas, les mises restent dans le pot.`,
  },
  beatAbove: {
    heading: 'Si vous battez un joueur au-dessus de vous',
    takesRung:
      'Vous prenez le rang du perdant\u202f; le perdant et tous ceux qui sont entre vous descendent d’un rang.',
    swap: 'Vous échangez votre rang avec le perdant. Personne d’autre ne bouge.',
    halfway:
      'Vous montez de la moitié de l’écart qui vous sépare du perdant, arrondie en votre faveur, et le perdant descend d’un rang. Depuis le rang 10, une victoire contre le rang 4 ou 5 vous mène au rang 7. Si vous étiez deux ou trois rangs plus bas, vous prenez le rang juste au-dessous du sien, et le perdant descend de deux rangs, juste au-dessous de vous. Deux voisins échangent leurs rangs.',
  },
  beatBelow: {
    heading: 'Si vous battez un joueur au-dessous de vous',
    text: 'Vous montez d’un rang et le perdant descend d’un rang. On ne monte pas au-dessus du rang 1 et on ne descend pas au-dessous du dernier.',
    upOne: 'Vous montez d’un rang et échangez avec le joueur juste au-dessus. Le perdant reste où il est.',
    stays: 'Vous gardez votre rang et personne ne bouge.',
  },
  draw: {
    heading: 'En cas de nulle',
    text: 'Le joueur le plus bas monte d’un rang\u202f; l’autre reste où il est. Entre voisins, personne ne bouge.',
    justBelow:
      'Le joueur le plus bas passe juste au-dessous de l’autre\u202f; ceux qui sont entre eux descendent d’un rang. Entre voisins, personne ne bouge.',
  },
  otherwise: 'En cas de nulle, ou si vous battez un joueur au-dessous de vous',
  game: 'Ce qu’on joue',
  missed: {
    each: (kind, drop) => `Chaque ${kind === 'week' ? 'semaine' : 'mois'} sans partie coûte ${some(drop, 'rang')}.`,
    several: (kind, times, drop) =>
      `${times} ${kind === 'week' ? 'semaines' : 'mois'} de suite sans partie coûtent ${some(drop, 'rang')}, et chaque ${kind === 'week' ? 'semaine' : 'mois'} de plus autant.`,
  },
};

export const engine: typeof en.engine = {
  arrival: 'L’arrivée doit avoir lieu le jour de la saisie, et pas après elle.',
  playedLater: 'La date de la partie est postérieure à celle de la saisie.',
  backInTime: 'Cette entrée précède la dernière du classement. Les entrées doivent se suivre dans le temps.',
  notThisSystem: (system, verb) => `Le système ${system} ne connaît pas «\u202f${verb}\u202f».`,
  correction: 'Correction',
  notCorrectable: 'Cette entrée ne peut pas être corrigée ainsi, ou elle est déjà annulée.',
  notVoidable: 'Cette entrée ne peut pas être annulée, ou elle l’est déjà.',
};

export const log: typeof en.log = {
  headerFirst: 'La première ligne doit être l’en-tête\u202f: {"ladder": {…}}.',
  blankLine: 'Les lignes vides ne sont pas admises.',
  notJson: 'Cette ligne n’est pas du JSON.',
  lineBefore: 'Cette ligne est antérieure à celle du dessus.',
};
