import type { PeriodKind } from '#shared/vocabulary/entry.ts';
import { counted, nth } from '#shared/words/french.ts';
import type * as en from './en.ts';

const places = (count: number): string => counted(count, 'rang');

const days = (count: number): string => counted(count, 'jour');

const PERIOD = { week: 'semaine', month: 'mois' } as const;

const periods = (kind: PeriodKind, count: number): string => `${count} ${kind === 'week' ? 'semaines' : 'mois'}`;

export const offer: typeof en.offer = {
  title: 'Règlement maison',
};

export const house: typeof en.house = {
  pyramid: {
    heading: 'La pyramide',
    text: 'Le rang 1 forme la rangée du haut, les rangs 2 et 3 la deuxième, les rangs 4 à 6 la troisième, et ainsi de suite\u202f: chaque rangée a une place de plus.',
  },
  whom: {
    ladder: (rungs) => `Tout joueur jusqu’à ${places(rungs)} au-dessus de vous.`,
    pyramid: 'Tout joueur à votre gauche dans votre rangée, ou dans la rangée au-dessus.',
  },
  open: {
    heading: 'Combien de défis à la fois',
    text: (made, received) =>
      `Vous pouvez avoir ${counted(made, 'défi en cours', 'défis en cours')} lancé${made === 1 ? '' : 's'} par vous, et ${received} reçu${received === 1 ? '' : 's'}. Un défi dont le résultat attend une confirmation n’est plus en cours.`,
  },
  rematches: (weeks) =>
    `Les deux mêmes joueurs peuvent se défier de nouveau ${counted(weeks, 'semaine')} après leur dernier défi, quel qu’en soit l’auteur. Un défi terminé sans résultat ne compte pas.`,
  protection: {
    heading: 'Après une défense',
    text: (count) =>
      count === 1
        ? 'Si vous êtes défié et gagnez, personne ne peut vous défier le lendemain.'
        : `Si vous êtes défié et gagnez, personne ne peut vous défier pendant les ${count} jours suivants.`,
  },
  match: {
    heading: 'La partie',
    one: (only) => `${only}, sans nulle.`,
    drawn: (only) => `${only}, nulle possible.`,
    bestOf: (games, needed, { one, other, example }) =>
      `Au meilleur des ${games} ${other}\u202f: qui en gagne ${needed} gagne la partie. Vous pouvez indiquer les points de chaque ${one}, par exemple ${example}.`,
    unfinished:
      'Si vous ne pouvez pas continuer, vous abandonnez et perdez. Si vous renoncez avant la partie ou ne venez pas, votre adversaire gagne.',
  },
  accepting: {
    unheard: 'Un défi lancé à un joueur qui ne s’était encore jamais connecté expire s’il ne l’accepte pas.',
    atLeisure: 'Il n’y a pas de date limite pour accepter un défi.',
    lapses: (count) => `Si vous n’acceptez pas un défi dans les ${days(count)}, il expire sans résultat.`,
    lost: (count) => `Si vous n’acceptez pas un défi dans les ${days(count)}, vous le perdez par forfait.`,
  },
  playing: {
    heading: 'Jouer',
    atLeisure: 'Il n’y a pas de date limite pour jouer.',
    lapses: (count) => `Un défi qui n’est pas joué dans les ${days(count)}, accepté ou non, expire sans résultat.`,
    lostByChallenged: (count) =>
      `Si un défi n’est pas joué dans les ${days(count)}, accepté ou non, le joueur défié le perd.`,
    lostBySilent: (count) =>
      `Un défi se joue dans les ${days(count)}. S’il a été accepté, n’est pas joué dans ce délai et qu’un seul des deux joueurs a proposé un jour à l’autre, c’est l’autre qui le perd. Sinon, il expire. Proposez un jour, ou acceptez celui de l’autre, sur votre page.`,
    lostByBoth: (count) =>
      `Si un défi n’est pas joué dans les ${days(count)}, accepté ou non, les deux perdent\u202f: chacun descend d’un rang.`,
  },
  counting: {
    heading: 'Calcul des délais',
    text: 'Les jours se comptent à partir du lendemain du défi et finissent à minuit. Les jours où le club est fermé, ou l’un des deux absent, ne comptent pas. Une date limite après le dernier jour de la saison n’est pas prise en compte. Une partie jouée à temps compte, même annoncée plus tard.',
  },
  postponing: {
    heading: 'Reporter',
    never: 'La date limite pour jouer ne peut pas être reportée.',
    text: (count) =>
      `La date limite pour jouer peut être reportée une fois, de ${days(count)}, si les deux sont d’accord ou si un organisateur l’accorde. Le défi compte alors comme accepté.`,
  },
  declining: {
    heading: 'Refuser',
    never: 'Un défi ne peut pas être refusé.',
    lost: 'Si vous refusez un défi, vous le perdez par forfait.',
    free: (free) => `Vous pouvez refuser ${counted(free, 'défi')} par saison, pas plus.`,
    freeThenLost: (free) =>
      `Vous pouvez refuser ${counted(free, 'défi')} par saison. Si vous en refusez un de plus, vous le perdez par forfait.`,
    text: (what) =>
      `${what} Tant qu’il n’est pas accepté, son auteur peut le retirer\u202f; ensuite, ce n’est plus possible.`,
  },
  missed: {
    nothing: 'Ne pas jouer ne coûte rien.',
    each: (kind, drop) => `Chaque ${PERIOD[kind]} sans partie coûte ${places(drop)}.`,
    several: (kind, times, drop) =>
      `${periods(kind, times)} de suite sans partie coûtent ${places(drop)}, et chaque ${PERIOD[kind]} de plus autant.`,
    removed: (kind, times) =>
      `Après ${times > 1 ? `${periods(kind, times)} de suite` : kind === 'week' ? 'une semaine' : 'un mois'} sans partie, vous êtes retiré du classement.`,
    butRemoved: (costs, kind, times) =>
      `${costs} Après ${kind === 'week' ? 'la' : 'le'} ${nth(times)} ${PERIOD[kind]} de suite, vous êtes retiré du classement.`,
    text: {
      week: (costs) =>
        `${costs} Une semaine va du lundi au dimanche\u202f; un résultat qui attend une confirmation compte comme joué. Une semaine ne compte pas si vous êtes arrivé ou revenu après son lundi, si vous étiez absent ou le club fermé chacun de ses jours, ou si la saison a commencé après son jeudi ou finit avant son dimanche.`,
      month: (costs) =>
        `${costs} Un résultat qui attend une confirmation compte comme joué. Un mois ne compte pas si vous êtes arrivé ou revenu après son premier jour, si vous étiez absent ou le club fermé chacun de ses jours, ou s’il en restait moins de la moitié au début de la saison, ou si la saison finit avant lui.`,
    },
  },
  holidays: {
    heading: 'Absences',
    never: 'Ce classement ne prévoit pas d’absences.',
    text: (count) =>
      `Vous pouvez être absent ${days(count)} par saison. Annoncez-le avant que ces jours soient passés. Jusqu’à votre retour, personne ne peut vous défier, vous ne défiez personne, et les dates limites de vos défis sont suspendues. Vous pouvez jouer malgré tout.`,
  },
  silence: {
    heading: 'Un joueur qui ne répond jamais',
    nothing: 'n’y perd rien',
    loses: (count) => `perd chaque défi au bout de ${days(count)}`,
    drops: (count) => `perd un rang pour chaque défi qui n’est pas joué au bout de ${days(count)}`,
  },
  start: {
    heading: 'Arrivées',
    text: 'Les nouveaux joueurs et ceux qui reviennent commencent en bas, ou à un rang que choisit l’organisateur.',
  },
};
