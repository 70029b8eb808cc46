import type * as en from './en.ts';

export const local: typeof en.local = {
  clock: (set, zone) =>
    `Ce n’est pas l’heure réelle : l’horloge a été réglée sur le ${set} (${zone}) et tourne depuis.`,
  starting: 'Club Ladder vient de démarrer. Cette page va s’afficher d’elle-même dans un instant.',
  notYet: 'Club Ladder démarre encore. Réessayez dans un instant.',
  unreadable: 'Cette requête est incompréhensible.',
  wrongHost: (address) => `Club Ladder ne répond qu’à l’adresse ${address}.`,
  noSignUp: 'Ici, les clubs ne peuvent pas s’inscrire eux-mêmes.',
  transfer: {
    size: (bytes) => `Ce lien est prévu pour ${bytes} octets.`,
  },
  mail: {
    title: 'Les e-mails que cet ordinateur aurait envoyés',
    what: 'Aucun e-mail ne quitte cet ordinateur. Voici ce qui aurait été envoyé, le plus récent en premier.',
    none: 'Pas encore d’e-mails. Les joueurs en reçoivent dès qu’ils ont saisi une adresse sur leur page.',
    to: (address) => `À ${address}`,
    replies: (to?: readonly string[]) =>
      to ? `Les réponses vont à ${to.join(' et ')}` : 'Les réponses ne vont nulle part',
    asItArrives: 'Voir comme à l’arrivée',
    shut: 'Pour lire ces e-mails, ouvrez le lien que «\u202fnpm start\u202f» a affiché.',
  },
};
