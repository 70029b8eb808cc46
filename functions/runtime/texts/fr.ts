import { counted, de } from '#shared/words/french.ts';
import { agree } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

const ROLES = { organiser: 'organisateur', scorer: 'marqueur', player: 'joueur' };

export const admin: typeof en.admin = {
  clubExists: (id) => `Il existe déjà un club «\u202f${id}\u202f».`,
  idReserved: 'id\u202f: est réservé au site.',
  ladderExists: (id) => `Il existe déjà un classement «\u202f${id}\u202f».`,
  tooManyLadders: (most) => `Un club a au plus ${most} classements. Demandez un autre club.`,
  zoneMeant: (zone) => `timezone\u202f: doit nommer un lieu, ou être UTC. Vouliez-vous dire ${zone}\u202f?`,
  otherName: 'name\u202f: ne correspond pas. Saisissez le nom exactement comme il figure sur sa page.',
  noSeason: 'Ce classement n’a pas eu cette saison.',
  unplayed: 'Rien n’a encore été joué cette saison\u202f: la suivante ne peut pas commencer.',
  running: (end) => `Cette saison dure jusqu’au ${end}. Terminez-la plus tôt, ou attendez qu’elle soit finie.`,
  tooEarly: (end) =>
    `season.start\u202f: la dernière saison dure jusqu’au ${end}\u202f; la suivante ne peut pas commencer avant ce jour.`,
  firstSeason: 'C’est la première saison du classement.',
  played: 'Des parties ont déjà été jouées\u202f: le début de la saison ne peut plus être annulé.',
  earlier: {
    over: (latest: string) =>
      `season.end\u202f: une saison antérieure doit avoir un dernier jour déjà passé, au plus tard le ${latest}.`,
    nobody: 'Ce journal ne contient aucun joueur.',
    within: (name: string) => `Le classement a déjà une saison ${name} à ces dates.`,
    playedHere: 'Seule une saison ajoutée depuis une liste peut être retirée. Celle-ci a été jouée ici.',
    full: 'Ce classement ne peut plus recevoir de saisons. Créez-en un autre pour les y ajouter.',
    tooLong: (most: string) => `Le journal d’une saison antérieure compte ${most} lignes au plus.`,
  },
  tooManyWebhooks: 'Un classement a au plus dix webhooks. Retirez-en d’abord un.',
  imports: {
    notSent: 'upload\u202f: rien n’a été envoyé par ce lien, ou il y a trop longtemps.',
    underWay: 'Un journal est en cours d’importation. Réessayez quand ce sera fini.',
    tooMany: (most) => `Un club a au plus ${most} importations. Annulez-en une qui ne sert plus.`,
  },
};

export const httpPicture: typeof en.httpPicture = {
  noPicture: 'Choisissez une image fixe, en PNG ou en WebP.',
  noJpeg: 'Choisissez une image fixe, en JPEG.',
  notSquare: (pixels) => `L’image doit être carrée et ne pas dépasser ${pixels} pixels de côté.`,
};

export const httpDates: typeof en.httpDates = {
  unreadable: 'Indiquez une date et une heure, par exemple 2026-11-24T19:30.',
  past: 'Cette date est passée.',
  tooLate: (last) => `Choisissez une date jusqu’au ${last}.`,
  notOpen: 'Ce défi n’est plus en cours.',
  notAccepted: 'Une date peut être proposée une fois le défi accepté.',
  notYours: 'Seuls les deux joueurs d’un défi peuvent convenir d’une date.',
  own: 'C’est à l’autre joueur d’accepter votre date.',
  none: 'Il n’y a pas de date à annuler.',
  changed: 'La date a été modifiée entre-temps. Vérifiez-la.',
};

export const httpDisputes: typeof en.httpDisputes = {
  notDisputable:
    'Vous pouvez signaler un résultat inexact pendant deux semaines, si quelqu’un d’autre l’a saisi et qu’il n’a été ni confirmé ni modifié depuis.',
  notYours: 'Vous ne pouvez le faire que pour vos propres parties.',
  already: 'Vous avez déjà signalé ce résultat.',
  unknown: 'Personne n’a signalé ce résultat.',
};

export const importing: typeof en.importing = {
  inLine: (line, what) => `Ligne ${line}\u202f: ${what}`,
  most: {
    lines: (count) => `Un journal de saison peut compter ${count} lignes au plus.`,
    corrections:
      'Trop de corrections portent sur des lignes bien plus haut. Corrigez les lignes elles-mêmes, ou regroupez les corrections.',
    stored: (part) => `${part}\u202f: c’est trop grand pour être enregistré.`,
  },
  logGone: 'Le journal n’est plus là. Envoyez-le de nouveau.',
  givenUp: 'Impossible d’aller au bout, malgré de nombreux essais. Prévenez la personne qui gère ce service.',
};

export const mail: typeof en.mail = {
  digest: (count, club) => `${club} : ${counted(count, 'notification')}`,
  why: (club) => `${club} vous envoie cet e-mail parce que vous y jouez.`,
  message: (ladder) => `${ladder}\u202f: message de l’organisateur`,
  quoted: (name) => `«\u202f${name}\u202f»`,
  unread: 'Personne ne lit les réponses à cet e-mail.',
  choose: 'Choisir mes notifications',
  gone: 'Ce lien n’est pas valable ou a expiré.',
  outage: 'Une erreur s’est produite. Réessayez dans un instant.',
  confirming: {
    subject: (club) => `Confirmez votre adresse e-mail pour ${club}`,
    letter: (club) =>
      `Votre adresse e-mail a été saisie pour ${club}, afin de vous prévenir des défis et des résultats. Confirmez que c’est bien la vôtre. Si vous ne faites rien, vous ne recevrez pas d’autre e-mail.`,
    title: () => 'Est-ce votre adresse e-mail ?',
    text: (club) =>
      `${club} vous préviendra par e-mail des défis et des résultats. Vous pourrez arrêter à tout moment.`,
    button: 'Confirmer cette adresse',
    done: 'Merci. Votre adresse est confirmée.',
  },
  inviting: {
    theOrganiser: 'L’organisateur',
    subject: (name, ladder, club) => `${name}, votre club vous invite\u202f: ${ladder}, ${club}`,
    title: (name) => `${name}, votre club vous invite`,
    by: (who, ladder, club) => `${who} vous invite à rejoindre le classement «\u202f${ladder}\u202f» (${club}).`,
    reminder: (ladder, club) =>
      `Une invitation vous attend\u202f: le classement «\u202f${ladder}\u202f» (${club}). Votre page n’a pas encore été ouverte.`,
    again: (ladder, club) =>
      `Voici de nouveau votre invitation à rejoindre le classement «\u202f${ladder}\u202f» (${club}).`,
    starts: (rung, of) => `Vous commencez au rang ${rung} sur ${of}.`,
    playsWith: (partners) => `Vous jouez avec ${partners}.`,
    stands: (rung, of) => `Vous êtes au rang ${rung} sur ${of}.`,
    own: (who, words) => `${who} vous écrit\u202f: «\u202f${words}\u202f»`,
    text: 'Votre page montre où vous en êtes et qui vous pouvez défier. Ce lien l’ouvre et vous connecte sur votre appareil. Il ne sert qu’une fois, dans les 14 jours.',
    button: (name) => `Ouvrir la page ${de(name)}${name}`,
    untried: {
      subject: (who, club) => `${who} vous invite au club «\u202f${club}\u202f»`,
      title: 'Une invitation à un classement',
      by: (who, club) => `${who} vous invite à un classement du club «\u202f${club}\u202f» sur Club Ladder.`,
      text: 'Dans un classement, les joueurs se défient et montent en gagnant. Ce lien ouvre votre page et vous connecte sur votre appareil. Il ne sert qu’une fois, dans les 14 jours. Si vous ne savez pas qui vous invite, appuyez ci-dessous sur «\u202fCe n’est pas moi\u202f»\u202f: vous ne recevrez plus d’e-mails.',
      challenged: 'Quelqu’un de ce classement vous défie. Votre page dit qui, et jusqu’à quand vous pouvez répondre.',
    },
  },
  signingIn: {
    letter: (club, name) =>
      `Ouvrez ce lien sur l’appareil où vous voulez vous connecter à ${club} en tant que ${name}. Il ne sert qu’une fois, dans les 24 heures. Si vous ne l’avez pas demandé, ignorez cet e-mail.`,
    title: (club, name) => `${club}\u202f: lien de connexion pour ${name}`,
    text: () => 'Cet appareil restera connecté.',
    button: (name) => `Se connecter en tant que ${name}`,
  },
  organisers: {
    asked: {
      title: (count, ladder) =>
        count === 1 ? `Quelqu’un demande à rejoindre ${ladder}` : `${count} personnes demandent à rejoindre ${ladder}`,
      text: 'Acceptez ou refusez dans Gestion, sous «\u202fPersonnes\u202f».',
    },
    disputed: {
      title: (player) => `${player} ${agree(player, 'conteste', 'contestent')} un résultat`,
      text: (player, ladder) =>
        `Selon ${player}, un résultat dans ${ladder} n’est pas exact. À vous de trancher, dans Gestion, sous «\u202fRésultats\u202f».`,
    },
    several: (count, club) => `${count} choses vous attendent à ${club}`,
    button: 'Ouvrir Gestion',
    why: (club) => `Vous recevez cet e-mail en tant qu’organisateur de ${club}.`,
    stopping: {
      text: (club) =>
        `Vous ne serez plus prévenu par e-mail de ce qui vous attend à ${club}. Les codes et les nouvelles de votre accès arrivent toujours. Ce même lien permet de les réactiver.`,
      button: 'Ne plus recevoir ces e-mails',
    },
    again: { button: 'Les réactiver', done: 'C’est fait. Vous recevrez de nouveau ces e-mails.' },
  },
  newOrganiser: {
    subject: (club) => `${club}\u202f: un nouveau lien d’organisateur`,
    text: (label, by, club) =>
      `« ${by} » a créé un lien ou une clé pour « ${label} ». La personne qui l’a peut tout faire dans ce club (${club}). Si vous ne l’attendiez pas, révoquez-le dans Gestion, sous « Personnes », et déconnectez les navigateurs que vous ne connaissez pas.`,
  },
  code: {
    subject: (club) => `Votre code pour ${club}`,
    title: (code) => `Votre code\u202f: ${code}`,
    text: (label, club, device) =>
      `Saisissez ces six chiffres là où ils vous sont demandés, dans les 10 minutes. Ils confirment que c’est bien vous, «\u202f${label}\u202f», qui vous apprêtez à faire quelque chose d’important au club ${club} (${device}). Personne de ${club} ne vous les demandera jamais. Si ce n’était pas vous, déconnectez ce navigateur dans Gestion, sous «\u202fPersonnes\u202f».`,
    addressText: (label, club, device) =>
      `Saisissez ces six chiffres là où ils vous sont demandés, dans les 10 minutes. Cette adresse sera alors celle de «\u202f${label}\u202f», qui organise ${club} (${device}). Si vous ne connaissez pas ${club}, ignorez cet e-mail.`,
    button: 'Ce n’était pas moi',
  },
  addressChanged: {
    subject: (club) => `${club}\u202f: votre adresse a changé`,
    text: (label, club, to) =>
      `Les codes et les e-mails destinés à «\u202f${label}\u202f», qui organise ${club}, vont désormais à ${to}, et plus ici. Si ce n’était pas vous, déconnectez dans Gestion, sous «\u202fPersonnes\u202f», les navigateurs que vous ne connaissez pas, ou demandez-le à un autre organisateur.`,
  },
  organiserInvited: {
    subject: (club) => `Invitation à organiser ${club}`,
    text: (by, club) =>
      `«\u202f${by}\u202f» vous a ajouté aux organisateurs de ${club}\u202f: vous pouvez saisir des résultats, gérer les personnes et modifier les réglages. Ouvrez ce lien sur l’appareil que vous voulez utiliser\u202f; vous y resterez connecté. Il ne sert qu’une fois, dans les 14 jours. Si vous ne connaissez pas ${club}, ignorez cet e-mail.`,
    button: 'Devenir organisateur',
  },
  disowning: {
    title: () => 'Ce n’est pas vous\u202f?',
    text: (club) =>
      `Nous n’écrirons plus à cette adresse, et nous dirons à ${club} qu’elle est à quelqu’un d’autre. Les liens de nos e-mails ne fonctionneront plus.`,
    button: 'Ce n’est pas moi',
    done: 'Merci. Ces liens ne fonctionnent plus, et le club est prévenu.',
  },
  leavingAlone: {
    text: 'Aucun club de ce service ne vous invitera plus à cette adresse ni ne vous enverra d’e-mail, sauf si vous le demandez.',
    button: 'Qu’aucun club ne m’écrive',
    done: 'C’est fait. Aucun club ne vous écrira plus ici, sauf si vous le demandez.',
  },
  stopping: {
    title: () => 'Ne plus recevoir d’e-mails ?',
    text: (club) => `${club} ne vous enverra plus d’e-mails. Vous pourrez les réactiver sur votre page.`,
    button: 'Ne plus recevoir d’e-mails',
    done: 'C’est fait. Vous ne recevrez plus ces e-mails.',
  },
  choosing: {
    title: 'Vos e-mails',
    whose: (name: string) => `Ce sont les e-mails de ${name}.`,
    hint: 'Personne d’autre ne la voit, et vous pouvez la supprimer à tout moment.',
    quiet: (from, to) => `Aucun e-mail entre ${from} et ${to}.`,
    signedOut: 'Ouvrez d’abord votre lien d’invitation, ou le lien d’un de nos e-mails.',
  },
  /** Of a link that does nothing any more; `days`: for how many it was. */
  dead: {
    title: 'Ce lien ne fonctionne plus',
    earlier: 'Utilisez le lien de notre dernier e-mail\u202f: celui-ci est plus ancien, ou incomplet.',
    again: 'Saisissez votre adresse e-mail, et nous vous en enverrons un autre.',
    used: 'Il a déjà servi\u202f: il ne fonctionne qu’une fois.',
    over: (days) => (days === 1 ? 'Ce lien était valable 24 heures.' : `Cette invitation était valable ${days} jours.`),
    usedOrOver: (days) =>
      days === 1
        ? 'Il ne sert qu’une fois, dans les 24 heures. Il a déjà servi, est trop ancien ou incomplet.'
        : `Il ne sert qu’une fois, dans les ${days} jours. Il a déjà servi, est trop ancien ou incomplet.`,
    withdrawn:
      'L’organisateur a bloqué ou remplacé votre accès depuis. Si aucun e-mail n’arrive, demandez-lui un nouveau lien.',
  },
  /** The same where no club is named. */
  askingAnywhere: {
    orLink:
      'Votre lien d’invitation personnel fonctionne aussi, sur papier ou dans un message\u202f: ouvrez-le, ou scannez son QR code.',
  },
  askingLink: {
    title: 'Se connecter par e-mail',
    text: 'Saisissez l’adresse à laquelle ce club vous écrit. Nous vous enverrons un lien qui ne sert qu’une fois.',
    done: 'Si nous connaissons cette adresse, un e-mail avec un lien est en route.',
    nothing:
      'Rien au bout de cinq minutes\u202f? Regardez dans les indésirables, ou demandez une invitation à l’organisateur.',
  },
};

export const people: typeof en.people = {
  tooManyMembers: (most) => `Un club compte au plus ${most} membres.`,
  memberChanged: 'Quelqu’un d’autre a modifié ce membre. Vérifiez et réessayez.',
  idTaken: (field, id) => `${field}\u202f: l’identifiant «\u202f${id}\u202f» est déjà pris.`,
  idTwice: (field) => `${field}\u202f: deux personnes ont le même identifiant.`,
  idForgotten: (field, id) =>
    `${field}\u202f: «\u202f${id}\u202f» est en cours d’effacement. Choisissez un autre identifiant.`,
  onLadders: (ladders) =>
    `Cette personne figure ou a figuré dans ${ladders}\u202f: utilisez «\u202fEffacer une personne\u202f».`,
  messagedToday: 'Un message est déjà parti aujourd’hui. Le prochain pourra partir demain.',
  members: (count) => `${count} membres`,
  copy: {
    about: (club, name, isOwn) => [
      `Tout ce que ${club} conserve au sujet de ${name} sur ce service.`,
      'kept.member\u202f: ce que dit la liste des membres du club. kept.names\u202f: comment le public voit le nom, et les noms précédents.',
      'kept.contact\u202f: comment la personne est prévenue. kept.links et kept.browsers\u202f: ses liens, et où elle est connectée. kept.requests\u202f: demandes d’inscription.',
      'kept.history\u202f: lignes de l’historique d’administration qui la nomment. kept.notices\u202f: messages des trois derniers jours. kept.mentions\u202f: où elle est encore nommée.',
      'kept.beside\u202f: propositions, dates de parties et résultats contestés.',
      'ladders\u202f: les lignes du journal de chaque saison qui la concernent. Places, points et statistiques en découlent.',
      'Absents\u202f: les secrets (des liens et des clés, seules des empreintes sont conservées), les compteurs effacés en quelques jours et les sauvegardes, supprimées après 35 jours.',
      isOwn
        ? 'Ce que les organisateurs ont noté sur d’autres personnes n’y figure pas, ni qui a saisi une ligne\u202f: demandez à votre organisateur.'
        : 'Ce que seule la personne peut voir n’y figure pas\u202f: son adresse et son numéro personnels, et ce qu’elle souhaite apprendre. Elle le trouve sur sa page.',
    ],
  },
  requestsClosed: 'Ce club ne prend pas de demandes ici. Adressez-vous à un organisateur.',
  tooManyAsk: (most) => `${most} personnes attendent déjà d’entrer. Adressez-vous à un organisateur.`,
  unknownRequest: 'Cette demande a déjà reçu une réponse, ou a expiré.',
  unknownPlayer: (id) => `«\u202f${id}\u202f» n’a jamais été dans un classement de ce club.`,
  former: (number) => `Ancien joueur ${number}`,
  tooManyKeys: (most) => `Un club a au plus ${most} accès, y compris ceux qui sont révoqués.`,
  linkNotInUse: 'Ce lien a déjà été révoqué ou remplacé. Consultez de nouveau la liste des liens.',
  expiresInPast: 'expires\u202f: doit être dans le futur.',
  browsersOnly: 'Seul un navigateur connecté peut afficher des notifications.',
  noPush: 'Les notifications sur téléphone ne sont pas disponibles ici.',
  tooManyOrganisers:
    'On peut inviter cinq organisateurs par e-mail et par jour. Réessayez demain, ou créez un lien et envoyez-le vous-même.',
  noOwnWords:
    'text\u202f: les personnes qui gèrent ce service n’ont pas encore vu votre club. D’ici là, les invitations ne contiennent pas de mot de votre part\u202f: laissez-le vide.',
  noMail: 'L’envoi d’e-mails n’est pas disponible ici. Imprimez les liens ou envoyez-les vous-même.',
  badPushKeys: 'keys\u202f: doivent être celles que donne un navigateur.',
  badPhone: 'phone\u202f: doit être un numéro de téléphone, par exemple +33 6 12 34 56 78.',
};

export const proposals: typeof en.proposals = {
  alreadyProposed: 'Vous avez déjà proposé cette partie.',
  tooMany: 'Vous avez cinq propositions en cours. Retirez-en d’abord une.',
  officialsStart: 'Organisateur ou marqueur, vous n’avez pas à inviter\u202f: commencez la partie.',
  alreadyAsked: 'Vous avez déjà demandé une partie. Retirez d’abord cette demande.',
  gone: (player) => `${player} n’est pas dans le classement.`,
  otherStake: (now, before) => `La mise est maintenant de ${now} points, au lieu de ${before}. Redemandez.`,
  declined: 'L’un des joueurs a refusé.',
};

export const publishing: typeof en.publishing = {
  calendar: {
    begins: (ladder) => `${ladder}\u202f: début de la saison`,
    open: (time) => `En cours\u202f: à jouer. Lancé à ${time}.`,
    accepted: (time) => `Accepté\u202f: à jouer. Lancé à ${time}.`,
  },
  table: {
    cancelled: (line) => `annulé par la ligne ${line}`,
    corrected: (line) => `corrigé par la ligne ${line}`,
  },
};

export const requests: typeof en.requests = {
  tooMany: 'Trop de requêtes. Réessayez dans un instant.',
  later: 'Trop de demandes de ce genre. Réessayez plus tard.',
  outage:
    'Impossible de savoir si c’est fait. Réessayez dans un instant, avec la même Idempotency-Key si vous en avez envoyé une.',
  noClub: 'Ce club n’existe pas.',
  closed: 'Ce classement est clos\u202f: plus aucune saisie n’est possible.',
  beingDeleted: 'Le classement qui portait ce nom est encore en cours de suppression. Réessayez dans un quart d’heure.',
  suspended: 'Ce club est suspendu\u202f: rien ne peut être modifié. Adressez-vous au responsable de ce service.',
  clubsClosed: 'Ce service est en maintenance. Rien ne peut être enregistré pour l’instant\u202f: réessayez plus tard.',
  deleted: 'Ce classement a été supprimé.',
  link: {
    unknown:
      'Ce lien d’invitation n’est pas valable. Ouvrez le lien complet, ou demandez-en un nouveau à l’organisateur.',
    none: 'Vous devez vous connecter. Ouvrez le lien d’invitation de votre organisateur.',
    revoked: 'Ce lien d’invitation a été révoqué. Demandez-en un nouveau à votre organisateur.',
    expired: 'Ce lien d’invitation a expiré. Demandez-en un nouveau à votre organisateur.',
    ended: 'Vous êtes déconnecté. Rouvrez votre lien d’invitation ou demandez-en un nouveau à votre organisateur.',
    replaced: 'Ce lien d’invitation a été remplacé. Ouvrez le nouveau, ou demandez-le à l’organisateur.',
    used: 'Ce lien d’invitation a déjà servi\u202f: ceux des organisateurs et des marqueurs ne servent qu’une fois. Demandez-en un nouveau à un organisateur. Si ce n’est pas vous qui l’avez ouvert, dites-le-lui.',
    program: 'Cette clé est destinée à un programme\u202f: elle n’ouvre aucune page.',
  },
  own: {
    self: 'Vous ne pouvez le faire que pour vous-même.',
    answer: 'Vous ne pouvez répondre qu’aux défis qui vous sont lancés.',
    withdraw: 'Vous ne pouvez retirer que vos propres défis.',
    result: 'Vous ne pouvez déclarer que vos propres résultats.',
    start:
      'Les autres doivent d’abord être d’accord. Proposez-leur la partie\u202f: elle commence dès que tous ont accepté.',
    approve: 'Vous ne pouvez confirmer que ce qu’un autre joueur a déclaré de votre partie.',
    reject: 'Vous ne pouvez que retirer vos déclarations ou contester celles d’autres joueurs à votre sujet.',
  },
  notYours: 'Vous n’y êtes pas autorisé.',
  notYourRole: (role, allowed) =>
    `Impossible en tant que ${ROLES[role]}\u202f: il faut être ${allowed.map((each) => ROLES[each]).join(' ou ')}.`,
  operatorOnly: 'Seule la personne qui gère ce service peut le faire.',
  nowhere: 'Introuvable. L’élément a peut-être été supprimé entre-temps.',
  wrongMethod: (methods) => `Cette adresse n’accepte que ${methods}.`,
  otherClub: 'Cet accès est celui d’un autre club.',
  code: {
    wrong: 'Ce n’est pas le bon code. Regardez encore\u202f: ce sont les six chiffres de notre dernier e-mail.',
    spent: 'Ce code n’est plus valable. Demandez-en un autre.',
    noAddress: 'Aucune adresse e-mail n’est connue pour l’envoi d’un code. Collez plutôt votre lien d’invitation.',
    tooMany: 'Cinq codes au plus sont envoyés par heure. Patientez un peu, ou collez plutôt votre lien d’invitation.',
  },
  confirm:
    'Vous vous êtes connecté il y a plus de 15 minutes. Pour ceci, confirmez que c’est bien vous\u202f: par un code que nous vous envoyons par e-mail, ou en collant à nouveau votre lien d’invitation. (Programmes : envoyez la clé avec la requête.)',
  otherLink: 'Ce n’est pas le lien avec lequel vous vous êtes connecté ici.',
  whichSession: 'Vous êtes connecté ici plusieurs fois. Rechargez cette page.',
  otherSite: 'Les requêtes d’autres sites ne sont pas acceptées. (Programmes\u202f: n’envoyez pas d’en-tête Origin.)',
  device: { unknown: 'Un navigateur', on: (browser, system) => `${browser} sur ${system}` },
  fromSheet: 'Dans ce classement, seuls les organisateurs et les marqueurs saisissent les parties sans défi.',
  bothAgree: 'L’autre joueur doit être d’accord aussi. Proposez la partie\u202f: il pourra accepter sur sa page.',
  notAmendable:
    'Un marqueur ne peut corriger ou annuler que ce qu’il a saisi lui-même, le même jour. Un organisateur, lui, peut le faire.',
  namesake:
    'Deux liens d’invitation portent le même nom\u202f: on ne sait donc pas qui a fait cette saisie. Un organisateur peut la modifier.',
  seasonTurned:
    'Une nouvelle saison a commencé entre-temps\u202f: rien n’a été enregistré. Vérifiez avant de recommencer.',
  changed: 'Le classement a changé entre-temps. Vérifiez avant de recommencer.',
  keyReused: 'Cette Idempotency-Key a déjà accompagné une autre requête.',
  busy: 'Ce classement est très sollicité. Réessayez dans un instant.',
  tooLarge: (most, unit) => `Trop volumineux\u202f: ${most} ${unit === 'KB' ? 'Ko' : 'Mo'} au plus.`,
};

export const signUp: typeof en.signUp = {
  subject: (club) => `Créez ${club} sur Club Ladder`,
  text: (club, address, hours) =>
    `Vous avez demandé à créer ${club} sur Club Ladder, à l’adresse ${address}. Ouvrez ce lien sur l’appareil avec lequel vous voulez l’organiser. Il ne sert qu’une fois, dans les ${hours} heures. Si vous ne l’avez pas demandé, ignorez cet e-mail : rien n’a été créé et votre adresse sera oubliée.`,
  ask: (address: string) =>
    `La page de votre club sera ${address}. Vous en serez l’organisateur, connecté sur cet appareil.`,
  goneText: 'Il ne sert qu’une fois, dans les 24 heures. Si votre club n’existe pas encore, recommencez l’inscription.',
  unsolved: 'Le délai est dépassé, ou la demande a déjà été envoyée. Réessayez.',
  fullToday: 'Il n’est plus possible de créer de club ici aujourd’hui. Réessayez demain.',
};

export const tooLarge: typeof en.tooLarge = {
  players: 'Un classement contient au plus 10\u202f000 joueurs. Ouvrez-en un autre pour les suivants.',
  seeding: 'Trop de joueurs à placer en une fois. Placez-en moins et ajoutez les autres ensuite.',
  change:
    'Ceci modifie plus qu’on ne peut enregistrer en une fois. Ajoutez-le au journal de saison téléchargé, et importez ce journal comme classement.',
};
