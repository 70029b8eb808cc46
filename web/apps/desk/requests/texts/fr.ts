import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Demandes d’inscription',
  open: 'On peut demander à s’inscrire',
  text: 'La page du classement comporte un lien. Imprimez aussi le QR code, ou mettez le lien sur votre site. Vous décidez ici de chaque demande ; elles ne sont jamais publiques et expirent après 30 jours.',
  qr: 'QR code de la page d’inscription',
  none: 'Aucune demande pour l’instant.',
  elsewhere: 'demande à rejoindre un autre classement',
  yes: 'Accepter',
  no: 'Refuser',
  block: 'Refuser et bloquer',
  poster: 'Affiche à imprimer',
  posterSays: 'Rejoignez-nous : scannez ce code avec votre téléphone et demandez à vous inscrire.',
  print: 'Imprimer',
  adding: (name) => `Ajouter ${name}`,
  accepted: (name) =>
    `${name} fait partie du classement. Son téléphone se connectera dès l’ouverture de la page de la demande.`,
  unreached: 'Les demandes n’ont pas pu être chargées.',
  lost: 'Veuillez réessayer.',
};
