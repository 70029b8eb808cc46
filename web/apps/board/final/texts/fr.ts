import { parts, say } from '../../../../../shared/words/phrase.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Grande finale',
  champion: (who) => parts`${who} remporte la saison.`,
  close: 'Clore les parties ordinaires',
  closeSays: 'Plus aucun défi ensuite. Si c’était trop tôt, vous pourrez revenir en arrière.',
  closeWaits: 'Quand plus aucune partie n’est en cours.',
  notBefore: (time) => parts`Pas avant ${time}.`,
  ahead: (lower, upper, forTheTop) =>
    say`Si le jeu s’arrêtait maintenant, ${lower} défierait ${upper}${forTheTop ? ' pour le rang 1' : ', et le vainqueur le rang 1'}. Un joueur qui part y renonce.`,
  untilCut: (time, missing) =>
    missing === 0
      ? parts` jusqu’à ${time} : tout le monde est là`
      : missing === 1
        ? parts` jusqu’à ${time} : 1 joueur manque et serait retiré`
        : parts` jusqu’à ${time} : ${String(missing)} joueurs manquent et seraient retirés`,
  missing: (time, names) => say`${time} – pas encore là : ${names}. Touchez les noms des présents.`,
  notIn: 'Pas encore là',
  notInAt: (time) => `${time} – pas encore là`,
  none: 'Personne.',
  open: 'Parties ordinaires ouvertes jusqu’à leur clôture.',
  removed: (time, names) => parts`Retirés à ${time} : ${names}. Finalement là ? Touchez le nom.`,
  wrong: 'Une erreur ? La soirée jusqu’ici…',
  playoff: (lower, upper, forTheTop) =>
    parts`${forTheTop ? 'Départage pour le rang 1' : 'Départage, le premier de deux'} : ${lower} défie ${upper}`,
  clocks: 'Les Blancs ont 6 minutes et doivent gagner. Les Noirs ont 5 minutes : une nulle leur suffit.',
  chooses: (who) => say`${who} choisit la couleur.`,
  won: (who) => parts`${who} a gagné`,
  walkover: (who) => parts`${who} ne le joue pas`,
  noPlayoff: 'Aucun départage n’est à jouer.',
};
