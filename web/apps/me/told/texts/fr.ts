import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Vos notifications',
  phone: 'Me prévenir sur ce téléphone',
  computer: 'Me prévenir sur cet ordinateur',
  denied:
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du navigateur, puis réessayez.',
  homeScreen:
    'Pour recevoir des notifications sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez-la de là et connectez-vous avec votre lien d’invitation.',
  failed: 'Cela n’a pas fonctionné. Réessayez quand vous serez en ligne.',
  example: 'Voir un exemple',
  exampleTitle: 'Voici comment vous serez prévenu',
  exampleText: 'Touchez pour ouvrir votre page.',
  what: 'Quand un joueur vous défie ou vous répond, ou qu’un résultat est à confirmer ou a été saisi.',
  address: 'Adresse e-mail',
  onlyYou: 'Vous seul la voyez, sauf si vous la montrez à vos adversaires.',
  save: 'Enregistrer',
  remove: 'Retirer l’adresse',
  again: 'Renvoyer',
  states: {
    asked: 'Pas encore confirmée : ouvrez le lien de notre e-mail.',
    confirmed: 'Confirmée.',
    stopped: 'Vous avez arrêté ces e-mails. Enregistrez l’adresse pour les recevoir à nouveau.',
    bounced:
      'Les e-mails à cette adresse nous reviennent : nous n’en envoyons plus. Indiquez-en une autre, ou enregistrez-la pour réessayer.',
    complained:
      'Nos e-mails ont été signalés comme indésirables : nous n’en envoyons plus. Enregistrez l’adresse pour les recevoir à nouveau.',
  },
  said: {
    saved: 'Enregistré.',
    asked: 'Enregistré. Ouvrez le lien de l’e-mail que nous venons d’envoyer.',
    invalid: 'Ce n’est pas une adresse e-mail.',
    notByLink: 'Connectez-vous pour changer votre adresse.',
    tooMany: 'Trop d’e-mails aujourd’hui. Réessayez demain.',
  },
  sharing: {
    title: 'Pour vos adversaires',
    who: 'Les joueurs avec qui vous avez un défi ou une partie en cours voient ce que vous cochez, s’ils vous montrent aussi quelque chose. Personne d’autre, pas même les organisateurs.',
    phone: 'Numéro de téléphone',
    shows: { phone: 'Montrer mon numéro de téléphone', email: 'Montrer mon adresse e-mail' },
    missing: 'Indiquez votre numéro de téléphone.',
    invalid: 'Ce n’est pas un numéro de téléphone.',
  },
  tellWhen: 'Me prévenir quand',
  channels: { email: 'E-mail', push: 'Téléphone' },
  kinds: {
    challenged: 'on me défie',
    answered: 'on répond à mon défi',
    date: 'une date est proposée, convenue ou annulée',
    moved: 'd’autres parties changent mon rang',
    due: 'une échéance approche',
    night: 'il y a une soirée du club',
  },
  always: 'Vous êtes toujours prévenu quand quelqu’un saisit un résultat de votre partie.',
  daily: 'Un seul message par jour',
  quiet: { legend: 'Heures calmes : rien n’est envoyé', from: 'De', to: 'À' },
};
