import { counted, nth } from '#shared/words/french.ts';
import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Aux points',
  says: 'Pour les jeux de société à deux ou plus avec un score\u202f: chacun mise dans un pot, partagé selon les scores.',
};

export const shicargo: typeof en.shicargo = {
  points: {
    text: (admission) =>
      `Chacun commence avec ${counted(admission, 'point')}, dès son ajout ou à sa première partie. Le plus de points, c’est le rang 1\u202f; à égalité de points, on partage le rang, dans l’ordre d’arrivée.`,
    heading: 'Les points',
  },
  pot: {
    heading: 'Le pot',
    text: (stake) =>
      `Au début d’une partie, chaque joueur verse ${counted(stake, 'point')} dans le pot\u202f; à la fin, le pot est partagé. On joue à deux ou plus\u202f; qui abandonne garde son score. Si une partie est annulée, les mises sont rendues.`,
  },
  share: {
    heading: 'Votre part',
    text: 'Votre écart est votre score − le score le plus bas. Votre part du pot est votre écart ÷ la somme des écarts, arrondie au dixième de pour cent inférieur, puis au point inférieur. Les points restants vont un par un à partir du meilleur score\u202f; à score égal, le premier saisi est servi d’abord. Si tous les scores sont égaux, chacun reprend sa mise.',
  },
  away: {
    heading: 'Un mois sans jouer',
    text: (percent, months) =>
      `Un mois civil sans partie coûte ${percent}\u202f% des points que vous aviez en cessant de jouer, arrondis au point inférieur. Ils vont à parts égales à ceux qui ont pris part à une partie de ce mois\u202f; les points restants vont un par un à partir du haut. Le ${nth(months)} mois de suite vous coûte tout ce qui vous reste, et votre place. Un mois ne compte pas si vous êtes arrivé après son premier jour, si personne n’y a joué, si le club était fermé tout le mois ou s’il en restait moins de la moitié au début de la saison. Sans points, il n’y a rien à perdre.`,
  },
  leaving: {
    heading: 'Partir',
    text: (admission) =>
      `Quand un joueur part, ses points sont partagés à égalité entre tous ceux qui restent. Qui revient recommence avec ${counted(admission, 'point')}.`,
  },
  boasting: {
    heading: 'Fanfaronner et se plaindre',
    text: 'Plus vous êtes haut, plus vous pouvez fanfaronner\u202f; plus vous êtes bas, plus vous pouvez vous plaindre.',
  },
};
