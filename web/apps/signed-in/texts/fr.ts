import type * as en from './en.ts';

export const signedIn: typeof en.signedIn = {
  bar: 'Vos pages',
  you: (rung) => `Vous : rang ${rung}`,
  reach: 'Défi possible jusqu’ici',
  drop: 'Descente jusqu’ici si vous ne jouez pas',
  badge: 'vous',
  pages: { me: 'Votre page', board: 'Soirée du club', desk: 'Gestion' },
  challenge: 'Défier',
  challengeWho: (name) => `Défier ${name}`,
};
