import { counted } from '#shared/words/french.ts';
import type * as en from './en.ts';

export const front: typeof en.front = {
  points: (points) => counted(points, 'point'),
  isNew: 'nouveau',
  more: (count) => (count === 0 ? '' : `${counted(count, 'autre')} : tapez le début du nom de votre club.`),
  none: 'Aucun club trouvé. Vérifiez l’orthographe ou demandez à l’organisateur.',
  choose: 'Choisissez votre club : nous vous enverrons un lien de connexion par e-mail.',
  yourClub: 'Votre club',
  unreached: 'Pas de connexion. Réessayez dans un instant.',
  noMails:
    'Aucun e-mail ne part d’ici pour le moment. Ouvrez votre lien d’invitation ou demandez-en un nouveau à l’organisateur.',
};
