import { counted, de, nth, ofRungs } from '#shared/words/french.ts';
import { parts, say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const me: typeof en.me = {
  notOn: 'Vous n’êtes pas dans ce classement.',
  removals: 'Qui a été retiré, quand et pourquoi',
  entering: 'Votre rang n’est pas encore fixé : continuez à gagner pour monter.',
  waits: 'Vous rejoindrez le classement après votre première partie.',
  safe: 'Vous ne risquez rien pour le moment.',
  top: 'Vous êtes en tête : défendez votre place.',
  row: (row) => `, rangée ${row}`,
  gap: (gap) => `, écart de ${gap} avec le suivant`,
  connectionLost: (taps) =>
    taps === 0
      ? 'Pas de connexion. Ce que vous voyez n’est peut-être plus à jour.'
      : `Pas de connexion : ${counted(taps, 'modification sera envoyée', 'modifications seront envoyées')} dès que vous serez de nouveau en ligne.`,
  commands: {
    join: 'Vous rejoignez le classement',
    prefer: 'Vos préférences',
    away: (from, to) => (from === to ? `Vous vous absentez le ${from}` : `Vous vous absentez du ${from} au ${to}`),
    back: 'Vous êtes de retour',
    challenge: (who) => say`Vous défiez ${who}`,
    accept: (who) => say`Vous acceptez le défi ${de(who.name)}${who}`,
    decline: (who) => say`Vous refusez le défi ${de(who.name)}${who}`,
    withdraw: (who) => say`Vous retirez votre défi à ${who}`,
    postpone: (who) => say`Vous demandez un report à ${who}`,
    postponeToo: (who) => say`Vous acceptez le report demandé par ${who}`,
    beat: (who, score) => say`Vous avez battu ${who} ${score}`,
    lostTo: (score, who) => say`Vous avez perdu ${score} contre ${who}`,
    drew: (score, who) => say`Nulle ${score} contre ${who}`,
    brokenOff: (score, who) => say`${score} contre ${who}`,
    approve: 'Le résultat est juste',
    dispute: 'Le résultat est faux',
    takeBack: 'Vous retirez votre déclaration',
    finish: 'Les scores d’une partie',
  },
};

export const byLink: typeof en.byLink = {
  why: 'Depuis l’écran d’accueil, il faut vous connecter une fois de plus.',
  link: 'Collez votre lien d’invitation',
  wrong: 'Ce n’est pas un lien d’invitation de ce site.',
};

export const challenges: typeof en.challenges = {
  open: 'Vos défis',
  running: 'Votre partie',
  offered: {
    own: 'vous avez proposé un jour',
    both: 'vous avez tous deux proposé un jour',
  },
  unheard: (who) => parts`${who}\u202f: encore aucune connexion. Ne pas répondre ne coûtera donc rien.`,
  postponing: { own: 'vous demandez un report', theirs: 'votre adversaire demande un report' },
  onItsWay: 'envoi en cours',
  offline: 'Pas de connexion : gardé sur ce téléphone, et envoyé dès que vous serez de nouveau en ligne.',
  unknown: 'Vous verrez l’effet une fois l’envoi fait.',
  approval: 'Rien ne bouge tant que l’organisateur n’a pas validé.',
  confirmation: 'Rien ne bouge tant que votre adversaire n’a pas confirmé.',
  others: 'Les autres',
  youChallenged: (opponent) => say`Vous avez défié ${opponent}`,
  changes: {
    rung: (from, to) => `rang ${from}\u00a0→\u00a0${to}`,
    points: (from, to, by) => `${from}\u00a0→\u00a0${counted(to, 'point')} (${by})`,
  },
  win: (what) => parts`Victoire : ${what}`,
  loss: (what) => parts`Défaite : ${what}`,
  stays: 'vous gardez votre rang',
  top: 'Vous êtes en tête du classement !',
};

export const confirming: typeof en.confirming = {
  dispute: 'Contester',
  youReported: (score) => parts`Vous avez déclaré : ${score}.`,
  reported: {
    scores: (who, score) => parts`Déclaré par ${who}\u202f: ${score}.`,
    won: (who, score) => parts`Victoire déclarée par ${who}\u202f: ${score}.`,
    lost: (who, score) => parts`Défaite déclarée par ${who}\u202f: ${score}.`,
    drawn: (who, score) => parts`Nulle déclarée par ${who}\u202f: ${score}.`,
  },
  can: (who, until) =>
    until === undefined
      ? parts`C’est à ${who ?? 'vous'} de confirmer ou de contester.`
      : parts`C’est à ${who ?? 'vous'} de confirmer ou de contester, jusqu’au ${until} inclus\u202f; ensuite, le résultat compte.`,
};

export const dating: typeof en.dating = {
  meets: (when, who) => parts`${when} contre ${who}`,
  youProposed: (when, who) => parts`Vous avez proposé : ${when}. C’est à ${who} de répondre.`,
  youCannot: (when) => parts`Vous ne pouvez pas jouer le ${when}.`,
  tooLate: 'Le défi aura expiré d’ici là\u202f: cela ne compte pas comme un jour proposé.',
  calendar: 'Ajouter à mon agenda',
  first: 'Proposer une date',
  choose: (who) => parts`Jours proposés par ${who}\u202f: lequel vous convient\u202f?`,
  other: 'Une autre date',
  own: 'Autre jour ou autre lieu',
  place: 'Lieu (facultatif)',
  where: 'Lieu',
  refuse: 'Je ne peux pas',
  callOff: 'Annuler la date',
  callOffYes: (when) => `Annuler le ${when}`,
  when: 'Date et heure',
  send: 'Proposer',
};

export const face: typeof en.face = {
  title: 'Votre photo',
  who: 'Elle apparaît à côté de votre nom, et tout le monde peut la voir.',
  unseen: {
    off: 'Votre club n’affiche pas de photos\u202f: vous seul voyez celle-ci.',
    name: 'Le club ne montre pas votre nom complet à tout le monde\u202f: vous seul voyez cette photo.',
  },
  add: 'Choisir une photo',
  change: 'Choisir une autre photo',
  hint: 'Déplacez la photo avec le doigt ou les touches fléchées.',
  zoom: 'Zoom',
};

export const final: typeof en.final = {
  youChallenge: (who, forTheTop) =>
    say`${forTheTop ? 'Départage pour le rang 1' : 'Départage, le premier de deux'} : vous défiez ${who}. Si vous ne le jouez pas, vous le perdez.`,
  challengesYou: (who, forTheTop) =>
    say`${forTheTop ? 'Départage pour le rang 1' : 'Départage, le premier de deux'} : ${who} vous défie. Si vous ne le jouez pas, vous le perdez.`,
  ahead: (who) =>
    say`Si la soirée s’arrêtait là, vous joueriez un départage contre ${who}. Ne rentrez pas encore chez vous.`,
};

export const free: typeof en.free = {
  title: 'Quand je peux jouer',
  wants: 'J’aimerais jouer cette semaine',
  isReady: 'Aimerait jouer cette semaine',
  seen: 'Les joueurs qui peuvent vous défier le voient.',
  times: {
    mornings: 'Matin en semaine',
    afternoons: 'Après-midi en semaine',
    evenings: 'Soir en semaine',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  },
};

export const homeOffer: typeof en.homeOffer = {
  title: 'Toujours à portée de main',
  why: 'Sur votre écran d’accueil, cette page s’ouvre comme une application et signale ce qui vous attend.',
  byOwner: 'Touchez « Partager », puis « Sur l’écran d’accueil » : la page s’y ouvre comme une application.',
  add: 'Ajouter à l’écran d’accueil',
};

export const join: typeof en.join = {
  join: 'Rejoindre ce classement',
  again: 'Revenir dans ce classement',
  name: 'Votre nom, tel que les autres le verront',
};

export const moments: typeof en.moments = {
  top: 'Première place pour la première fois de la saison. Profitez de la vue\u202f!',
  defended: (times) => `Vous avez défendu la première place${times === 1 ? '' : ` ${times} fois de suite`}.`,
  best: (rung) => `Rang ${rung}\u202f: votre meilleur de la saison.`,
  games: (games) => `${games} parties cette saison. Continuez ainsi\u202f!`,
};

export const near: typeof en.near = {
  title: 'Autour de vous',
  you: 'Vous',
  moved: { up: (by) => `montée récente ${ofRungs(by)}`, down: (by) => `descente récente ${ofRungs(by)}` },
  between: (sum) => `Vos parties ensemble cette saison : ${sum}.`,
  neverMet: 'Vous n’avez pas encore joué ensemble cette saison.',
};

export const outboxes: typeof en.outboxes = {
  kept: (taps, name) =>
    `Non envoyé : ${counted(taps, 'modification')} ${de(name)}${name}, dont la session est fermée ici. Ouvrez son lien d’invitation pour envoyer.`,
};

export const pair: typeof en.pair = {
  with: (partner) => say`Vous jouez avec ${partner}.`,
  substitutes: (names) => say`Remplaçants\u202f: ${names}`,
  isSubstitute: (first, second) => say`${first} et ${second} jouent d’ordinaire\u202f; vous êtes remplaçant.`,
  others: 'Vos autres paires',
};

export const place: typeof en.place = {
  wins: (wins) =>
    `À ${wins === 1 ? 'une victoire' : `${['deux', 'trois'][wins - 2] ?? wins} victoires`} de la première place`,
  season: (first, best) => `Votre saison jusqu’ici : du rang ${first}, meilleur rang ${best}`,
};

export const pots: typeof en.pots = {
  startHint: 'Qui joue ?',
  seats: (names, points) => parts`À la table : ${names} ; ${points}`,
  startYes: 'Inviter',
  startAsks:
    'L’invitation apparaîtra sur la page de chacun. La partie commence, et chacun paie la mise, dès que tous ont accepté.',
  pots: 'Vos parties',
  finish: 'Terminer avec les scores',
  toGo: (scores) => `Il manque ${counted(scores, 'score')}.`,
  another: 'un autre joueur de la partie',
  joins: (name) => `${name} rejoint le classement`,
  newcomer: 'Nom d’un nouveau joueur',
  there: 'Un joueur porte déjà ce nom : cochez-le ci-dessus.',
  asked: {
    youAsked: (names, stake) => parts`Vous avez invité ${names} à une partie à ${counted(stake, 'point')} chacun.`,
    asks: (who, stake, names) =>
      names === undefined
        ? parts`${who} vous invite à une partie à ${counted(stake, 'point')} chacun.`
        : parts`${who} vous invite à une partie à ${counted(stake, 'point')} chacun, avec ${names}.`,
    declines: (who) =>
      parts`${who ?? 'Vous'} ne ${who ? 'joue' : 'jouez'} pas\u202f: la partie ne commence pas. Personne n’a payé.`,
    you: 'vous',
    agree: 'Jouer',
    noPage: 'Si un joueur n’a pas sa propre page, un organisateur peut commencer la partie.',
  },
};

export const preferences: typeof en.preferences = {
  rated: 'Parties cotées cette saison',
  ratedYes: 'Parties cotées cette saison : oui',
  ratedNo: 'Parties cotées cette saison : non',
  fixed: 'Vous avez déjà joué : cela ne peut plus être modifié cette saison.',
  nothing: 'Rien n’a été saisi.',
  member: 'Votre adhésion',
  paid: (day) => `Inscription faite, cotisation payée jusqu’au ${day}.`,
  notMember: 'Vous ne figurez pas parmi les membres à jour de cotisation. Demandez à l’organisateur.',
};

export const proposals: typeof en.proposals = {
  proposed: 'Parties proposées',
  asks: (who) => parts`${who} aimerait vous défier, bien que vous soyez hors de sa portée.`,
  agree: 'Accepter',
  refuse: 'Non, merci',
  outside: 'Hors de portée, si vous êtes d’accord tous les deux',
  hint: 'Votre proposition apparaîtra sur sa page. Elle devient un défi dès qu’elle est acceptée.',
  proposeTo: (who) => parts`Proposer une partie : ${who}`,
  waiting: (names) => parts`Réponse attendue : ${names}.`,
};

export const reach: typeof en.reach = {
  call: 'Appeler',
  message: 'SMS',
  first: (me) => `Bonjour, c’est ${me}, du classement. Quand pourrions-nous jouer\u202f?`,
};

export const record: typeof en.record = {
  none: 'Pas encore de résultat.',
  results: 'Vos résultats',
  everyResult: 'Résultats précédents',
  toRecord: 'Tous vos résultats',
  wrong: {
    said: 'Vous avez signalé ce résultat\u202f: un organisateur décidera.',
    decides: 'Il compte jusqu’à ce qu’un organisateur l’ait vérifié.',
    score: 'Le bon score, selon vous',
    what: 'Ce qui est inexact (facultatif)',
    send: 'Signaler aux organisateurs',
  },
};

export const suggested: typeof en.suggested = {
  title: 'Suggestion pour vous',
  places: (above) => `${counted(Math.abs(above), 'place')} ${above > 0 ? 'au-dessus' : 'au-dessous'} de vous`,
  free: (times) => say`, disponible comme vous ${times}`,
};

export const table: typeof en.table = {
  title: 'Ce tour',
  place: (place, of, points) => `${nth(place)} sur ${of}, ${counted(points, 'point')}.`,
  left: (left, until) =>
    left === 0
      ? 'Vous avez joué contre tout le monde.'
      : `${left === 1 ? 'Il reste une partie' : `Il reste ${left} parties`} d’ici au ${until}.`,
  up: 'En l’état, vous montez.',
  down: 'En l’état, vous descendez.',
  waiting: (until) => `Vous attendez le prochain tour. Celui-ci va jusqu’au ${until}.`,
  record: (who) => `Résultat contre ${who}`,
};

export const told: typeof en.told = {
  title: 'Notifications',
  phone: 'Sur ce téléphone',
  computer: 'Sur cet ordinateur',
  denied:
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur, puis réessayez.',
  homeScreen:
    'Pour recevoir des notifications sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-la de là et connectez-vous avec votre lien d’invitation.',
  failed: 'Cela n’a pas fonctionné. Réessayez quand vous serez en ligne.',
  what: 'Quand un joueur vous défie ou vous répond, ou qu’un résultat est à confirmer ou a été saisi.',
  remove: 'Retirer l’adresse',
  sharing: {
    asks: 'Vos adversaires peuvent-ils voir comment vous joindre\u202f?',
    title: 'Pour vos adversaires',
    who: 'Les joueurs avec qui vous avez un défi ou une partie en cours voient ce que vous cochez, s’ils vous montrent aussi quelque chose. Personne d’autre, pas même les organisateurs.',
    phone: 'Numéro de téléphone',
    shows: { phone: 'Montrer mon numéro de téléphone', email: 'Montrer mon adresse e-mail' },
    invalid: 'Ce n’est pas un numéro de téléphone.',
  },
  copy: {
    title: 'Ce qui est conservé à votre sujet',
    text: 'Tout ce que le club conserve ici à votre sujet, dans un fichier\u202f: vos informations, vos liens et appareils, et chaque ligne qui vous concerne, saisons passées comprises.',
    get: 'Copie de vos données',
    saved: 'Enregistré dans un fichier, que tout éditeur de texte peut ouvrir.',
  },
  channels: {
    email: { label: 'Par e-mail', hint: 'Vos adversaires ne la voient que si vous la leur montrez.' },
    push: { name: 'Téléphone' },
  },
  quiet: { legend: 'Heures calmes : rien n’est envoyé', from: 'De', to: 'À' },
};

export const tonight: typeof en.tonight = {
  here: 'Vous avez pointé.',
  late: 'Le pointage est clos : si vous venez maintenant, vous repartez tout en bas.',
  yourTurn: 'C’est à vous de défier.',
};

export const views: typeof en.views = { label: 'Votre page', me: 'Moi' };
