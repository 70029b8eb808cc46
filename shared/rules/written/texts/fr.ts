import { counted } from '../../../words/french.ts';
import type { en } from './en.ts';

export const fr: typeof en = {
  venue: 'Où',
  confirming: {
    heading: 'Confirmer un résultat',
    text: (count) =>
      `Un résultat que vous déclarez compte dès que votre adversaire le confirme, ou après ${counted(count, 'jour')} sans réponse, en fin de journée. S’il le conteste, le club décide. Le résultat s’applique au classement tel qu’il est à ce moment-là.`,
  },
  confirmingScores: {
    heading: 'Confirmer des scores',
    text: (count) =>
      `Les scores que vous déclarez comptent dès qu’un autre joueur de la partie les confirme, ou après ${counted(count, 'jour')} sans réponse, en fin de journée. Si un joueur les conteste, le club décide. Tant qu’ils ne comptent pas, les mises restent dans le pot.`,
  },
  beatAbove: {
    heading: 'Si vous battez un joueur au-dessus de vous',
    takesRung:
      'Vous prenez le rang du perdant\u202f; le perdant et tous ceux qui sont entre vous descendent d’un rang.',
    swap: 'Vous échangez votre rang avec le perdant. Personne d’autre ne bouge.',
    halfway:
      'Vous montez de la moitié de l’écart qui vous sépare du perdant, arrondie en votre faveur, et le perdant descend d’un rang. Depuis le rang 10, une victoire contre le rang 4 ou 5 vous mène au rang 7. Si vous étiez deux ou trois rangs plus bas, vous prenez le rang juste au-dessous du sien, et le perdant descend de deux rangs, juste au-dessous de vous. Deux voisins échangent leurs rangs.',
  },
  beatBelow: {
    heading: 'Si vous battez un joueur au-dessous de vous',
    text: 'Vous montez d’un rang et le perdant descend d’un rang. On ne monte pas au-dessus du rang 1 et on ne descend pas au-dessous du dernier.',
    upOne: 'Vous montez d’un rang et échangez avec le joueur juste au-dessus. Le perdant reste où il est.',
    stays: 'Vous gardez votre rang et personne ne bouge.',
  },
  draw: {
    heading: 'En cas de nulle',
    text: 'Le joueur le plus bas monte d’un rang\u202f; l’autre reste où il est. Entre voisins, personne ne bouge.',
    stays: 'Personne ne bouge.',
  },
  otherwise: {
    heading: 'Sinon',
    text: 'Après une nulle, ou une victoire contre un joueur au-dessous de vous, personne ne bouge.',
  },
};
