import type * as en from './en.ts';

export const offers: typeof en.offers = {
  clubNight: {
    title: 'Soirée du club',
    says: 'Tous se retrouvent un soir et défient les joueurs juste au-dessus\u202f; la saison se termine par une grande finale.',
  },
  longGames: {
    title: 'Parties longues',
    says: 'Deux joueurs se rencontrent quand cela leur convient\u202f; une victoire vous fait monter de la moitié de l’écart.',
  },
  saturdays: {
    title: 'Échecs du samedi',
    says: 'Parties le samedi, avec envoi des coups\u202f; deux semaines sans jouer coûtent un rang.',
  },
  programs: {
    title: 'Go entre programmes',
    says: 'Des programmes jouent pour savoir combien de pierres chacun peut donner au suivant.',
  },
  houseRules: {
    title: 'Règles maison',
    says: 'Le classement de la plupart des clubs\u202f: à vous de choisir les chiffres.',
  },
  points: {
    title: 'Aux points',
    says: 'À deux ou plus, on joue pour un pot\u202f; le joueur qui a le plus de points est en tête.',
  },
};
