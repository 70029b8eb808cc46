import type { en } from './en.ts';

export const fr: typeof en = {
  subject: 'Créez votre club',
  text: (address: string, hours: number) =>
    `Vous avez demandé à créer un club à l’adresse ${address}. Ouvrez ce lien sur l’appareil avec lequel vous voulez l’organiser. Il fonctionne une seule fois, pendant ${hours} heures. Si vous ne l’avez pas demandé, ignorez cet e-mail : rien n’a été créé et votre adresse sera oubliée.`,
  open: 'Créer le club',
  ask: (address: string) =>
    `La page de votre club sera ${address}. Vous en serez l’organisateur, connecté sur cet appareil.`,
  start: 'Créer le club',
  gone: 'Ce lien n’est pas valable ou a expiré.',
  goneText:
    'Il fonctionne une seule fois, pendant 24 heures. Si votre club n’existe pas encore, recommencez l’inscription.',
  again: 'Créer un club',
  noAddress: 'Ce n’est pas une adresse e-mail.',
  unsolved: 'Le délai est dépassé, ou la demande a déjà été envoyée. Réessayez.',
  fullToday: 'Il n’est plus possible de créer de club ici aujourd’hui. Réessayez demain.',
  tooMany: 'Trop de demandes de création depuis une heure. Réessayez plus tard.',
  outage: 'Une erreur s’est produite. Réessayez dans un instant.',
};
