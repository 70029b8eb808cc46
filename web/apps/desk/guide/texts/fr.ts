import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Pour commencer',
  task: {
    players: 'Ajouter des joueurs',
    share: 'Partager le classement',
    begin: 'Commencer la première partie',
    result: 'Saisir le premier résultat',
  },
  links: {
    players: 'Joueurs',
    invites: 'Liens d’invitation',
    poster: 'Affiche avec QR code',
    board: 'Soirée du club',
    games: 'Parties',
  },
  done: 'fait',
  dismiss: 'Masquer cette liste',
  live: 'Votre classement est en ligne',
  liveText: 'Tout le monde peut le voir ici, sans compte :',
  hand: 'Distribuez des liens d’invitation à vos marqueurs et à vos joueurs',
  hide: 'Terminé',
  qr: 'QR code de la page publique',
};
