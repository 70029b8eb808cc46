import type { en } from './en.ts';

export const fr: typeof en = {
  what: 'Dans votre club, chacun a un rang et monte en battant un joueur mieux placé. Voyez qui est en tête, qui a bougé et pourquoi – dès qu’un résultat est saisi.',
  signIn: 'Se connecter',
  how: 'Ouvrez votre lien d’invitation, ou scannez son QR code avec votre téléphone. Vous y restez connecté. Pas encore de lien ? Demandez à l’organisateur de votre club.',
  whole: 'Voir tout le classement',
  find: 'Trouvez votre club',
  search: 'Rechercher',
  none: 'Aucun club n’apparaît encore ici. Dès que vous avez le lien d’invitation d’un club, ouvrez-le pour créer le premier classement.',
  noLadders: 'Pas encore de classement.',
  start: 'Créez votre club',
  startText: 'Il suffit d’une adresse e-mail. Votre premier classement est en ligne en quelques minutes.',
  startLink: 'Créer un club',
  first: 'Pas encore de club ici. Créez le premier.',
};
