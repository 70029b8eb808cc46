import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Vos notifications',
  phone: 'Me prévenir sur ce téléphone',
  computer: 'Me prévenir sur cet ordinateur',
  denied:
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur, puis réessayez.',
  homeScreen:
    'Pour recevoir des notifications sur iPhone ou iPad, touchez Partager, puis « Sur l’écran d’accueil », et ouvrez le classement de là.',
  failed: 'Cela n’a pas fonctionné. Réessayez quand vous serez en ligne.',
  example: 'Voir un exemple',
  exampleTitle: 'Voici comment vous serez prévenu',
  exampleText: 'Touchez pour ouvrir votre page.',
  what: 'Quand un joueur vous défie ou vous répond, ou qu’un résultat est à confirmer.',
  address: 'Adresse e-mail',
  onlyYou: 'Vous seul la voyez.',
  save: 'Enregistrer',
  remove: 'Retirer l’adresse',
  again: 'Renvoyer',
  states: {
    asked: 'Pas encore confirmée : ouvrez le lien de notre e-mail.',
    confirmed: 'Confirmée.',
    stopped: 'Vous avez arrêté ces e-mails. Enregistrez l’adresse pour les recevoir à nouveau.',
    bounced: 'Les e-mails à cette adresse nous reviennent. Vérifiez-la.',
  },
  said: {
    saved: 'Enregistré.',
    asked: 'Enregistré. Ouvrez le lien de l’e-mail que nous venons d’envoyer.',
    invalid: 'Ce n’est pas une adresse e-mail.',
    notByLink: 'Connectez-vous pour changer votre adresse.',
    tooMany: 'Trop d’e-mails aujourd’hui. Réessayez demain.',
  },
  tellWhen: 'Me prévenir quand',
  channels: { email: 'E-mail', push: 'Téléphone' },
  kinds: {
    challenged: 'on me défie',
    answered: 'on répond à mon défi',
    date: 'une date est proposée ou convenue',
    confirm: 'un résultat est à confirmer',
    moved: 'd’autres parties changent mon rang',
    due: 'une échéance approche',
    night: 'il y a une soirée du club',
  },
  daily: 'Un seul message par jour',
  quiet: 'Rien n’est envoyé entre 22 h et 8 h.',
};
