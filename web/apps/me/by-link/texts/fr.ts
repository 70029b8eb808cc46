import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Se connecter',
  why: 'Ouverte depuis l’écran d’accueil, cette page demande une connexion de plus, une seule fois.',
  link: 'Collez votre lien d’invitation',
  signIn: 'Se connecter',
  wrong: 'Ce n’est pas un lien d’invitation de ce site.',
};
