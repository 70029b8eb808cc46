import { nth, some } from '#shared/words/french.ts';
import { capital } from '#shared/words/phrase.ts';
import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Soirée du club, avec tableau de présence',
  says: 'Tous se retrouvent un soir et défient les joueurs juste au-dessus\u202f; la saison se termine par une grande finale.',
};

export const lavers: typeof en.lavers = {
  match: {
    text: 'Deux parties de 10 minutes chacune, une avec les Blancs et une avec les Noirs. Le joueur défié choisit la couleur de la première. On peut jouer contre chaque adversaire une fois par soirée.',
  },
  when: {
    text: (from, to, finalFrom, finalTo) =>
      `On peut défier de ${from} à ${to}\u202f; une partie peut finir plus tard. Le soir de la grande finale, de ${finalFrom} à ${finalTo}.`,
    on: (days, text) => `On joue ${days}. ${text}`,
  },
  turnCount: {
    heading: 'Votre compteur de défis',
    text: 'Pointez à votre arrivée\u202f: votre compteur de défis part de 0. +1 pour chaque défi que vous lancez, −1 pour chaque défi que vous recevez. Pointez votre départ quand vous avez fini pour la soirée.',
  },
  turn: {
    heading: 'À qui le tour',
    text: 'Le tour revient d’abord au joueur resté seul pendant que tous les autres jouaient, puis au compteur de défis le plus bas, puis au plus bas du classement. Seuls ceux qui ont un adversaire à défier ont leur tour. Vous défiez ou passez\u202f; passer vaut jusqu’à la fin d’une partie, une arrivée ou un départ, et l’on peut encore vous défier entre-temps.',
  },
  whom: (count) =>
    `Tout joueur libre jusqu’à ${some(count, 'rang')} au-dessus de vous contre qui vous n’avez pas encore joué ce soir. S’il n’y en a pas, n’importe qui plus haut\u202f; à défaut, n’importe qui plus bas. Un défi ne peut pas être refusé.`,
  won: {
    heading: 'Si le joueur qui défie gagne',
    text: (count) =>
      `Si l’adversaire était jusqu’à ${some(count, 'rang')} plus haut au moment du défi, le vainqueur prend son rang\u202f; l’adversaire et tous ceux entre les deux descendent d’un rang. Sinon, il échange son rang avec le joueur juste au-dessus de lui.`,
  },
  otherwise: {
    heading: 'Si le joueur défié gagne, ou en cas de nulle',
    text: 'Si le joueur défié gagne, il échange son rang avec le joueur juste au-dessus de lui. Après une nulle, 1–1, personne ne bouge.',
  },
  away: (drop, months) =>
    `Un mois civil sans partie coûte ${some(drop, 'rang')}. Au ${nth(months)} mois de suite, vous êtes retiré du classement\u202f; vous pouvez y revenir en bas. Un mois ne compte pas si vous êtes arrivé ou revenu après son premier jour, si le club était fermé lors de toutes ses soirées, s’il en restait moins de la moitié au début de la saison ou si la grande finale y a lieu. Une partie encore en cours à la fin du mois compte.`,
  start: {
    heading: 'Début et arrivées',
    text: 'La saison commence dans l’ordre des cotes, la plus basse au rang 1. Les nouveaux joueurs et ceux qui reviennent commencent en bas.',
  },
  final: {
    heading: 'La grande finale',
    text: (day, time) =>
      `${capital(day)}. Les joueurs qui n’ont pas pointé au plus tard à ${time} sont retirés du classement\u202f; les retardataires y reviennent en bas. Un joueur qui perd le rang 1 ce soir-là sans jouer reste en course pour un départage tant qu’il n’a pas perdu de partie.`,
  },
  playoffs: {
    heading: 'Les départages',
    text: 'À la fin, les deux mieux classés de ces joueurs encore présents (hors rang 1) jouent un départage\u202f: le plus bas défie, le plus haut choisit la couleur, et personne ne bouge. Le vainqueur (ou le seul restant) défie alors le rang 1, qui choisit la couleur\u202f; s’il gagne, il prend le rang 1\u202f; celui qui l’occupait et tous ceux entre les deux descendent d’un rang. Chaque départage est une seule partie Armageddon\u202f: les Blancs ont 6 minutes et doivent gagner, les Noirs en ont 5, et une nulle compte comme une victoire des Noirs. Qui ne joue pas son départage le perd. Le joueur alors au rang 1 remporte la saison.',
  },
};
