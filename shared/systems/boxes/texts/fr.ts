import { counted, de, some } from '#shared/words/french.ts';
import { say } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Championnat par poules',
  says: 'De petites poules où, chaque mois, tout le monde joue contre tout le monde\u202f; les premiers montent, les derniers descendent.',
};

export const matches: typeof en.matches = {
  otherBox: (two) => `${two} ne sont pas dans la même poule.`,
  played: (two, other) =>
    other === undefined
      ? `${two} ont déjà joué l’un contre l’autre dans ce tour.`
      : `Vous avez déjà joué contre ${other} dans ce tour.`,
  outsideRound: (since, last) => `Cette date n’est pas dans ce tour (du ${since} au ${last}).`,
};

export const unfit: typeof en.unfit = {
  oneWeek: 'un tour dure au moins 2 semaines\u202f; 0 en fait un mois civil',
};

export const rounds: typeof en.rounds = {
  box: (number) => `Poule ${number}`,
  ofMonth: (month) => `tour ${de(month)}${month}`,
  upTo: (day) => `tour jusqu’au ${day}`,
  points: (one, ofOne, other, ofOther) => say`${one} ${counted(ofOne, 'point')}, ${other} ${ofOther}`,
  cause: (round) => `nouvelles poules après le ${round}`,
  removed: (count) =>
    count === 1 ? 'trop peu de parties dans un tour' : `trop peu de parties dans ${count} tours de suite`,
  ahead: (day, up) =>
    `À la fin du ${day}, ${up === 1 ? 'le premier de chaque poule monte et le dernier descend' : `les ${up} premiers de chaque poule montent et les ${up} derniers descendent`}.`,
  news: (round) => `Poules\u202f: ${round}`,
  date: (round) => `Poules\u202f: fin du ${round}`,
  list: 'Fin du tour',
  called: 'tours',
  unless: ' si rien ne change',
  play: (day) => `Jouez vos parties d’ici au ${day}`,
};

export const boxes: typeof en.boxes = {
  made: {
    heading: 'Les poules',
    text: (size) =>
      `Les joueurs sont répartis en poules de ${size}, la poule 1 en haut. Ceux qui restent forment la dernière poule\u202f; s’ils ne sont qu’un ou deux, ils rejoignent celle du dessus.`,
  },
  rounds: {
    heading: 'Les tours',
    month:
      'Un tour est un mois civil. Si la saison commence dans la seconde moitié d’un mois, le premier tour va jusqu’à la fin du mois suivant.',
    weeks: (count) => `Un tour dure ${count} semaines, à partir du premier jour de la saison.`,
    text: 'Les poules ne changent pas pendant un tour. Si quelqu’un part, sa place reste vide. Un nouveau joueur entre dans la dernière poule s’il y a de la place\u202f; sinon il attend en bas le tour suivant.',
  },
  playing: {
    heading: 'Ce que vous jouez',
    text: 'Vous jouez une fois contre chaque joueur de votre poule. Pas besoin de défi\u202f: convenez d’un jour, jouez, et l’un de vous deux, un organisateur ou un marqueur saisit le résultat.',
  },
  match: {
    heading: 'La partie',
    one: 'Une partie, sans nulle.',
    several: (needed, other, most) =>
      `${most === undefined ? `Le premier à gagner ${needed} ${other}` : `Au meilleur des ${most} ${other}\u202f: qui en gagne ${needed}`} gagne la partie.`,
    ended:
      'Si vous ne pouvez pas continuer, vous abandonnez et perdez. Si vous renoncez avant la partie ou ne venez pas, votre adversaire gagne.',
    unfinished: () => 'Si le temps manque, saisissez le score tel qu’il est\u202f: personne n’a gagné.',
  },
  points: {
    heading: 'Les points',
    text: (playing, game, winning, one) =>
      [
        ...(playing > 0 ? [`${some(playing, 'point')} pour avoir joué`] : []),
        ...(game > 0 ? [`${some(game, 'point')} par ${one} que vous gagnez`] : []),
        ...(winning > 0 ? [`${some(winning, 'point')} pour la victoire`] : []),
      ].join(', '),
    none: 'Il n’y a pas de points.',
    walkover: 'Une victoire sans jouer compte comme une victoire nette\u202f; l’autre joueur n’a rien.',
  },
  level: {
    heading: 'À égalité',
    text: 'À égalité de points, le résultat entre vous décide (à plus de deux, les points de vos parties entre vous)\u202f; puis les parties gagnées, les manches gagnées moins les manches perdues, et votre rang avant le tour.',
  },
  end: {
    heading: 'La fin du tour',
    text: (up) =>
      `À minuit, à la fin du dernier jour, ${up === 1 ? 'le premier de chaque poule échange sa place avec le dernier' : `les ${up} premiers de chaque poule échangent leur place avec les ${up} derniers`} de la poule du dessus. Les autres restent, dans l’ordre où ils ont fini.${up === 1 ? '' : ' Si une poule est trop petite pour cela, un joueur monte et un autre descend.'}`,
    confirmed: 'À la fin du tour, tout résultat qui n’est pas contesté compte.',
    disputed: 'Un résultat encore contesté à ce moment ne compte pas.',
  },
  least: {
    none: 'Ne pas jouer ne coûte rien en soi.',
    text: (least) =>
      `Si vous jouez moins de ${least} parties dans un tour, vous descendez avant tous les autres et ne pouvez pas monter. Le tour où vous arrivez ne compte pas.`,
    text1:
      'Si vous ne jouez pas du tout dans un tour, vous descendez avant tous les autres et ne pouvez pas monter. Le tour où vous arrivez ne compte pas.',
    removed: (count) =>
      count === 1
        ? 'Vous êtes aussi retiré du classement.'
        : `Après ${count} tours de suite dans ce cas, vous êtes retiré du classement.`,
  },
  holidays: {
    never: 'Ce classement ne prévoit pas d’absences.',
    text: (count) =>
      `Vous pouvez vous absenter ${some(count, 'jour')} par saison\u202f; annoncez-le au plus tard ${count === 1 ? 'ce jour-là' : 'le dernier jour'}. Si votre absence dure plus de la moitié d’un tour, vous gardez votre place au milieu de votre poule\u202f: vous ne montez ni ne descendez. Vous pouvez jouer malgré tout.`,
  },
};
