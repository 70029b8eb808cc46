import type { en } from './en.ts';

export const fr: typeof en = {
  unknownMember: 'Ce membre n’existe pas.',
  tooManyMembers: (most) => `Un club compte au plus ${most} membres.`,
  memberChanged: 'Quelqu’un d’autre a modifié ce membre. Vérifiez et réessayez.',
  idTaken: (field, id) => `${field}\u202f: l’identifiant «\u202f${id}\u202f» est déjà pris.`,
  idTwice: (field) => `${field}\u202f: deux personnes ont le même identifiant.`,
  idForgotten: (field, id) =>
    `${field}\u202f: «\u202f${id}\u202f» est en cours d’effacement. Choisissez un autre identifiant.`,
  onLadders: (ladders) =>
    `Cette personne figure ou a figuré dans ${ladders}\u202f: utilisez «\u202fEffacer une personne\u202f».`,
  members: (count) => `${count} membres`,
  fields: { name: 'nom', rating: 'cote', email: 'adresse e-mail', note: 'note' },
  requestsClosed: 'Ce club ne prend pas de demandes ici. Adressez-vous à un organisateur.',
  tooManyAsk: (most) => `${most} personnes attendent déjà d’entrer. Adressez-vous à un organisateur.`,
  unknownRequest: 'Cette demande a déjà reçu une réponse, ou a expiré.',
  unknownPlayer: (id) => `«\u202f${id}\u202f» n’a jamais été dans un classement de ce club.`,
  former: (number) => `Ancien joueur ${number}`,
  otherName: 'name\u202f: ne correspond pas. Saisissez le nom exactement comme il figure sur la page.',
  logOnItsWay: 'Un journal est en cours d’importation. Réessayez quand ce sera fini.',
  tooManyKeys: (most) => `Un club a au plus ${most} accès, y compris ceux qui ont été retirés.`,
  linkNotInUse: 'Ce lien a déjà été retiré ou remplacé. Consultez de nouveau la liste des liens.',
  unknownKey: 'Cet accès n’existe pas.',
  unknownSession: 'Cette session n’existe pas, ou plus.',
  expiresInPast: 'expires\u202f: doit être dans le futur.',
  browsersOnly: 'Seul un navigateur connecté peut afficher des notifications.',
  noPush: 'Les notifications sur téléphone ne sont pas disponibles ici.',
  badPushKeys: 'keys\u202f: doivent être celles que donne un navigateur.',
  badPhone: 'phone\u202f: doit être un numéro de téléphone, par exemple +33 6 12 34 56 78.',
};
