import type { en } from './en.ts';

export const fr: typeof en = {
  you: 'Vous :',
  organiserHere: 'Cette page est réservée aux joueurs. Vous êtes connecté comme organisateur :',
  scorerHere: 'Cette page est réservée aux joueurs. Vous êtes connecté comme marqueur :',
  roles: { organiser: 'organisateur', scorer: 'marqueur', player: 'joueur' },
  board: 'Soirée du club',
  desk: 'Gestion',
  otherClub: 'Vous êtes connecté à un autre club :',
  gone: (label) => `« ${label} » est déconnecté ici.`,
  goOn: (name) => `Continuer comme ${name}`,
};
