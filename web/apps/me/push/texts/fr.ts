import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Notifications',
  phone: 'Me prévenir sur ce téléphone',
  computer: 'Me prévenir sur cet ordinateur',
  what: 'Quand on vous défie, qu’on vous répond ou qu’un résultat est à confirmer.',
  denied:
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur, puis réessayez.',
  homeScreen:
    'Pour recevoir des notifications sur iPhone ou iPad, touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez le classement de là.',
  failed: 'Cela n’a pas marché. Réessayez une fois en ligne.',
  example: 'Voir un exemple',
  exampleTitle: 'Voici une notification',
  exampleText: 'Touchez-la pour ouvrir votre page.',
};
