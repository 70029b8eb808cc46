import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Go entre programmes',
  says: 'Pour les auteurs de programmes de go\u202f: combien de pierres chacun peut-il donner au suivant\u202f?',
};

export const computerGo: typeof en.computerGo = {
  signs:
    '+ veut dire au moins\u202f: gagné à ce nombre, mais pas encore perdu au suivant. − veut dire au plus\u202f: perdu au suivant, mais pas encore gagné à celui-ci. ? veut dire ni l’un ni l’autre pour l’instant.',
  board: {
    heading: 'Le goban',
    text: (size) => `Ce classement se joue sur un goban de ${size}×${size}.`,
  },
  stones: {
    heading: 'Pierres au suivant',
    text: 'Chaque programme a un écart avec le suivant au-dessous\u202f: combien de pierres il peut donner. 0\u202f: aucun des deux ne gagne avec les Blancs à komi 0,5. 1\u202f: celui du dessus y parvient sans donner de pierres, mais pas en en donnant 2. 3.5\u202f: il gagne en donnant 3 pierres, mais pas 4.',
  },
  sign: {
    heading: 'Le signe qui suit',
    text: (signs) => `${signs} Sans signe\u202f: gagné à ce nombre et perdu au suivant, donc exact.`,
  },
  whom: {
    heading: 'Qui un programme peut défier',
    text: 'Le suivant au-dessus, pour réduire l’écart, avec l’écart actuel\u202f; ou le suivant au-dessous, pour l’agrandir, avec un de plus. Si l’écart a changé d’ici la partie, elle est seulement gardée en mémoire.',
  },
  game: {
    heading: 'Comment se joue une partie',
    text: 'Dans une partie à égalité, le komi est de 5,5 et le joueur défié choisit les couleurs. À 1, le programme du dessus a les Blancs, sans donner de pierres, à komi 0,5\u202f; à partir de 2, il donne autant de pierres, à komi 0,5. Il n’y a pas de nulle.',
  },
  does: {
    heading: 'Effet d’une partie',
    text: 'Réduire l’écart au-dessus agrandit d’autant celui au-dessous, sauf si des résultats l’excluent – et inversement. À 0, les deux échangent leurs rangs. Si le programme qui défie perd, rien ne bouge, mais la partie est gardée en mémoire.',
  },
  newcomers: {
    heading: 'Nouveaux programmes',
    text: 'Un nouveau programme défie le dernier rang dans une partie à égalité, puis, après chaque victoire, le suivant au-dessus, jusqu’à ce qu’il perde. Il entre au-dessus du dernier qu’il a battu, ou tout en bas. Un programme qui revient entre de la même façon.',
  },
  time: {
    heading: 'Temps',
    text: 'Le plus long des deux temps principaux souhaités, et le plus long des deux byo-yomi souhaités (pour 25 coups chacun).',
  },
  scoring: { heading: 'Décompte', text: 'Celui que les deux préfèrent\u202f; à défaut, le chinois.' },
  start: {
    heading: 'Début et départs',
    text: 'Le premier ordre et ses écarts sont fixés par l’organisateur\u202f; un écart non indiqué vaut 0?. Quand un programme part, les écarts au-dessus et au-dessous de lui s’additionnent.',
  },
};
