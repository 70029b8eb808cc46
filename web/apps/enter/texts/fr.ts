import { counted } from '#shared/words/french.ts';
import type * as en from './en.ts';

const ROLES = { organiser: 'organisateur', scorer: 'marqueur', player: 'joueur' };

export const enter: typeof en.enter = {
  title: 'Connexion – Club Ladder',
  looking: 'Vérification de votre lien…',
  unreached: 'Le service est injoignable. Nouvel essai…',
  unreachedOnce: 'Le service est injoignable. Veuillez réessayer.',
  nobody: 'Vous n’êtes pas connecté. Ouvrez le lien d’invitation complet que l’organisateur vous a donné.',
  signedOut: 'Vous êtes déconnecté.',
  invited: (role, club) => `Ce lien d’invitation vous connecte à ${club} comme ${ROLES[role]}. Où aller ?`,
  once: 'Il ne sert qu’une fois : ouvrez-le dans le navigateur que vous utiliserez.',
  yours: (name, club) => `Bonjour ${name}, voici votre lien d’invitation pour ${club}.`,
  official: (label, role) => `« ${label} » (${ROLES[role]})`,
  also: (others) => `Vous restez aussi connecté comme ${others}.`,
  instead: (label, club) =>
    `Huit personnes sont déjà connectées ici, c’est le maximum. Ouvrir ce lien déconnecte « ${label} » (${club}).`,
  hello: (name, club) => `Bonjour ${name}, vous êtes connecté à ${club}.`,
  signedIn: (role, club, label) => `Vous êtes connecté à ${club} comme ${ROLES[role]} (« ${label} »).`,
  backOfficial:
    'Votre lien d’invitation a déjà servi : pour vous reconnecter, il en faudra un nouveau. Ce qui n’est pas encore envoyé reste sur cet appareil et partira à votre retour.',
  backPlayer:
    'Votre lien d’invitation vous reconnecte à tout moment. Ce qui n’est pas encore envoyé reste sur cet appareil et partira à votre retour.',
  signOut: 'Se déconnecter',
  signOutAll: 'Tout déconnecter',
  stopSays:
    'Ce n’est pas votre appareil ? Son navigateur a peut-être retenu votre lien d’invitation. Bloquez-le aussi et demandez-en un nouveau à l’organisateur.',
  stop: 'Se déconnecter et bloquer mon lien',
  places: {
    new: 'Créer un classement',
    ladder: 'Le classement',
    board: 'Soirée du club',
    desk: 'Gestion',
    me: 'Votre page',
    of: (ladder, page) => `${ladder} : ${page}`,
  },
  own: {
    place: (rung, of) => `rang ${rung} sur ${of}`,
    points: (points) => counted(points, 'point'),
    gap: (gap) => `écart avec le suivant : ${gap}`,
    waits: {
      answer: (other = 'Quelqu’un') => `${other} vous a défié : acceptez ou refusez.`,
      confirm: (other) => (other ? `Confirmez votre résultat contre ${other}.` : 'Confirmez les scores d’une partie.'),
      play: (other) => (other ? `À jouer : contre ${other}.` : 'À jouer : une partie.'),
    },
  },
  faults: {
    'unknown-key':
      'Ce lien d’invitation n’est pas valable. Ouvrez le lien complet, ou demandez-en un nouveau à l’organisateur.',
    'expired-key': 'Ce lien d’invitation a expiré. Demandez-en un nouveau à l’organisateur.',
    'revoked-key': 'Ce lien d’invitation a été révoqué. Demandez-en un nouveau à l’organisateur.',
    'replaced-link': 'Ce lien d’invitation a été remplacé. Ouvrez le nouveau, ou demandez-le à l’organisateur.',
    'stopped-link': 'Ce lien d’invitation a été bloqué. Demandez-en un nouveau à l’organisateur.',
    'used-link':
      'Ce lien d’invitation a déjà servi : ceux des organisateurs et des marqueurs ne servent qu’une fois. Demandez-en un nouveau à un organisateur. Si ce n’est pas vous qui l’avez ouvert, dites-le-lui.',
    'program-key': 'Cette clé est destinée à un programme. Elle n’ouvre aucune page.',
  },
};
