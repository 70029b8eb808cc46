import type { en } from './en.ts';

export const fr: typeof en = {
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
  tooManyPlayers: 'Trop de joueurs pour commencer ensemble. Commencez avec moins de joueurs, puis ajoutez les autres.',
  noWebhook: 'Ce webhook n’existe pas.',
  tooManyWebhooks: 'Un classement a au plus dix webhooks. Retirez-en d’abord un.',
  halfway: {
    colour: 'La couleur est changée, mais pas encore sur toutes les pages. Renvoyez la demande dans un instant.',
    language: 'La langue est changée, mais pas encore sur toutes les pages. Renvoyez la demande dans un instant.',
    names: 'Les noms sont changés, mais pas encore partout. Renvoyez la demande dans un instant.',
    other: 'C’est changé, mais pas encore sur toutes les pages. Renvoyez la demande dans un instant.',
  },
  imports: {
    none: 'Aucun journal n’y est en cours d’importation.',
    tooLarge: (megabytes) => `Un journal de saison peut avoir au plus ${megabytes} Mo.`,
    notSent: 'upload\u202f: rien n’a été envoyé par ce lien, ou il y a trop longtemps.',
    another: (ladder) => `Un autre journal est en cours d’importation sous «\u202f${ladder}\u202f».`,
    underWay: (ladder) => `Un journal est en cours d’importation sous «\u202f${ladder}\u202f».`,
    tooMany: (most) => `Un club a au plus ${most} importations. Annulez-en une qui ne sert plus.`,
  },
};
