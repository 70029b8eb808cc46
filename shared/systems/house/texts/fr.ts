import type { CalendarKind, PeriodKind } from '#shared/vocabulary/entry.ts';
import { nth, of, some } from '#shared/words/french.ts';
import type * as en from './en.ts';

const days = (count: number): string => some(count, 'jour');

/** From the day of the challenge. */
const within = (count: number): string => (count === 1 ? 'au plus tard le lendemain' : `dans les ${count} jours`);

const withinOf = (count: number, since: string): string => {
  const from = since === 'acceptance' ? 'acceptation' : 'lancement';
  return count === 1 ? `au plus tard le lendemain de son ${from}` : `dans les ${count} jours suivant son ${from}`;
};

const STRIKE_COSTS: Readonly<Record<string, string>> = {
  bottom: 'vous fait descendre tout en bas',
  removed: 'vous retire du classement',
};

const PERIOD = { week: 'semaine', month: 'mois', days: 'jours' } as const;

const periods = (kind: PeriodKind, count: number): string =>
  `${count} ${kind === 'days' ? 'jours' : kind === 'week' ? 'semaines' : 'mois'}`;

const UNPLAYED = { declined: 'est refusé', expired: 'expire', either: 'est refusé ou expire' } as const;

const blocks = (kind: CalendarKind, length: number): string =>
  `Les ${kind === 'week' ? 'semaines' : 'mois'} se comptent par tranches de ${length}`;

export const offer: typeof en.offer = {
  title: 'Règlement maison',
};

const wait = (count: number): string => (count % 7 === 0 ? some(count / 7, 'semaine', 'une') : some(count, 'jour'));

const after = (count: number): string => (count === 1 ? 'le lendemain' : `pendant les ${count} jours suivants`);

export const unfit: typeof en.unfit = {
  needsAcceptance: 'ne peut pas être 0 si les jours pour jouer comptent à partir de l’acceptation',
};

export const house: typeof en.house = {
  pyramid: {
    text: 'Le rang 1 forme la rangée du haut, les rangs 2 et 3 la deuxième, les rangs 4 à 6 la troisième, et ainsi de suite\u202f: chaque rangée a une place de plus.',
  },
  whom: {
    ladder: (rungs, further) =>
      rungs === 1 && further.length === 0
        ? 'Le joueur juste au-dessus de vous.'
        : rungs === 100 && further.length === 0
          ? 'Tout joueur au-dessus de vous.'
          : `Tout joueur jusqu’à ${[`${some(rungs, 'rang')} au-dessus de vous`, ...further.map(({ from, up, to = 1 }) => `à partir du rang ${from}, jusqu’${up === undefined ? `au rang ${to}` : `à ${up}`}`)].join('\u202f; ')}.`,
    pyramid: 'Tout joueur à votre gauche dans votre rangée, ou dans la rangée au-dessus.',
    pyramidRight:
      'Tout joueur à votre gauche dans votre rangée et, dans la rangée au-dessus, tout joueur à partir de votre place\u202f: le troisième d’une rangée peut y défier le troisième et ceux à sa droite. Le dernier d’une rangée n’y atteint personne\u202f; seul le rang 3 peut aussi défier le rang 1.',
    below: (rungs) =>
      rungs === 1
        ? 'Aussi le joueur juste au-dessous de vous.'
        : `Aussi tout joueur jusqu’à ${rungs} rangs au-dessous de vous.`,
  },
  free: {
    heading: 'Défis libres',
    text(count, newcomers, from, until, unplayed) {
      const whom = `tout joueur au-dessus de vous${from > 1 ? `, jusqu’au rang ${from}` : ', quel que soit l’écart'}`;
      const joined = newcomers ? 'Si vous êtes arrivé pendant la saison, ' : '';
      if (until === 'made')
        return `${joined}${joined ? 'v' : 'V'}${count === 1 ? 'otre premier défi' : `os ${count} premiers défis`} de la saison ${count === 1 ? 'peut' : 'peuvent'} viser ${whom}. Un défi ${unplayed ? `compte même s’il ${UNPLAYED[unplayed]}, mais pas` : 'ne compte pas'} s’il est retiré ou annulé.`;
      return `${joined}${joined ? 'v' : 'V'}ous avez ${some(count, 'défi libre').replace('défi libres', 'défis libres')} par saison${until === 'result' ? ', jusqu’à votre premier résultat compté' : ''}\u202f: contre ${whom}. Un défi n’en utilise un que s’il était impossible autrement${unplayed ? `, même s’il ${UNPLAYED[unplayed]}` : ''}\u202f; s’il est retiré ou annulé, il vous est rendu.`;
    },
  },
  others: {
    heading: 'Autres matchs',
    text: 'Les matchs de championnat et de coupe entre deux joueurs du classement comptent dès qu’un organisateur ou un marqueur les saisit, quels que soient leur écart et la date de leur dernier match.',
  },
  open: {
    heading: 'Combien de défis à la fois',
    text: (made, received, all, waits, confirmed) =>
      `${all === made && all === received ? (all === 1 ? 'Un seul défi en cours à la fois, lancé ou reçu.' : `Pas plus de ${all} défis en cours à la fois, lancés ou reçus.`) : `Pas plus ${made === 1 ? 'd’un défi lancé' : `de ${made} défis lancés`} et ${received === 1 ? 'd’un défi reçu' : `de ${received} défis reçus`} à la fois${all === undefined ? '' : `, et pas plus de ${all} en tout`}.`}${waits ? ' Tant que vous êtes défié, vous ne pouvez défier personne.' : ''}${confirmed ? ' Un défi dont le résultat attend une confirmation n’est plus en cours.' : ''}`,
  },
  lately: {
    heading: { week: 'Combien de défis par semaine', month: 'Combien de défis par mois' },
    text: (made, received, kind) =>
      `Par ${kind === 'week' ? 'semaine, du lundi au dimanche' : 'mois'}, vous pouvez ${[...(made > 0 ? [`lancer ${made === 1 ? 'un défi' : `${made} défis`}`] : []), ...(received > 0 ? [`être défié ${received === 1 ? 'une fois' : `${received} fois`}`] : [])].join(' et ')}. Un défi retiré ou annulé ne compte pas.`,
  },
  rematches: {
    both: (count) =>
      `Les deux mêmes joueurs peuvent se défier de nouveau ${wait(count)} après leur dernier défi, quel qu’en soit l’auteur. Un défi terminé sans résultat ne compte pas.`,
    loser: (count) =>
      `Si vous avez perdu votre dernier défi avec un joueur, vous pouvez le défier de nouveau ${wait(count)} après cette partie. Si vous l’avez gagné, vous n’attendez pas.`,
    return: 'Si vous étiez défié et avez perdu, vous pouvez défier en retour aussitôt.',
    other: (besides) =>
      `Avant ${besides ? 'cela' : 'une nouvelle rencontre des deux mêmes joueurs'}, l’un des deux doit jouer contre quelqu’un d’autre.`,
    most: (most) =>
      `Les deux mêmes joueurs peuvent se rencontrer ${most === 1 ? 'une seule' : `au plus ${most}`} fois par saison.`,
  },
  protection: {
    heading: 'Après une partie',
    text: (won, count, below) =>
      `Si vous ${{ challenged: `êtes défié${below ? ' d’en bas' : ''} et gagnez`, challenger: 'défiez et gagnez', either: 'gagnez' }[won]}, personne ne peut vous défier ${after(count)}${below && won === 'either' ? ', sauf si le défi venait d’en haut' : ''}.`,
    beaten: (count) => `Si vous défiez et perdez, vous ne pouvez défier personne ${after(count)}.`,
    reported: 'Cela vaut même avant la confirmation du résultat.',
  },
  match: {
    one: (only) => `${only}, sans nulle.`,
    drawn: (only) => `${only}, nulle possible.`,
    several: (needed, { one, other, example }, most) =>
      `${most === undefined ? `Le premier à gagner ${needed} ${other}` : `Au meilleur des ${most} ${other}\u202f: qui en gagne ${needed}`} gagne la partie. Vous pouvez indiquer les points de chaque ${one}${example ? `, par exemple ${example}` : ''}.`,
    unfinished:
      'Si vous ne pouvez pas continuer, vous abandonnez et perdez. Si vous renoncez avant la partie ou ne venez pas, votre adversaire gagne.',
    heading: 'La partie',
  },
  accepting: {
    unheard: 'Un défi lancé à un joueur qui ne s’était encore jamais connecté expire s’il ne l’accepte pas.',
    atLeisure: 'Il n’y a pas de date limite pour accepter un défi.',
    late: (count, comes) =>
      `Si vous n’acceptez pas un défi ${within(count)}, ${{ expires: 'il expire sans résultat', strike: 'c’est un avertissement', lost: 'vous le perdez par forfait' }[comes]}.`,
  },
  playing: {
    heading: 'Jouer',
    atLeisure: 'Il n’y a pas de date limite pour jouer.',
    lapses: (count, terms) =>
      terms.accepted
        ? `Un défi accepté qui n’est pas joué ${withinOf(count, terms.since)} expire sans résultat.`
        : `Un défi qui n’est pas joué ${within(count)}, accepté ou non, expire sans résultat.`,
    lostByChallenged: (count, terms) =>
      `${terms.accepted ? `Si un défi accepté n’est pas joué ${withinOf(count, terms.since)}` : `Si un défi n’est pas joué ${within(count)}, accepté ou non`}, le joueur défié ${terms.strikes ? 'reçoit un avertissement' : 'le perd'}.`,
    lostBySilent: (count, terms) =>
      `Un défi ${terms.accepted ? 'accepté ' : ''}se joue ${withinOf(count, terms.since)}. Sinon, il expire, sauf ${terms.accepted ? 'si un' : 's’il était accepté et qu’un'} seul des deux joueurs a proposé un jour à l’autre\u202f: dans ce cas, c’est l’autre qui ${terms.strikes ? 'reçoit un avertissement' : 'le perd'}. Proposez un jour, ou acceptez celui de l’autre, sur votre page.`,
    lostByBoth: (count, terms) =>
      `${terms.accepted ? `Si un défi accepté n’est pas joué ${withinOf(count, terms.since)}` : `Si un défi n’est pas joué ${within(count)}, accepté ou non`}, les deux ${terms.strikes ? 'reçoivent un avertissement' : `perdent${terms.drop ? '\u202f: chacun descend d’un rang' : ''}`}.`,
  },
  counting: {
    heading: 'Calcul des délais',
    text: (since, { away, ends }) =>
      `Les jours se comptent à partir du lendemain du défi${since === 'acceptance' ? ' (pour jouer, de son acceptation)' : ''} et finissent à minuit. Les jours où le club est fermé${away ? ' ou l’un des deux s’absente' : ''} ne comptent pas. ${ends ? 'Une date limite après le dernier jour de la saison n’est pas prise en compte. ' : ''}Une partie jouée à temps compte, même déclarée plus tard.`,
  },
  postponing: {
    heading: 'Reporter',
    never: 'La date limite pour jouer ne peut pas être reportée.',
    text: (count) =>
      `La date limite pour jouer peut être reportée une fois, ${of(count, 'jour')}, si les deux joueurs sont d’accord, ou si un organisateur ou un marqueur l’accorde. Le défi compte alors comme accepté.`,
  },
  declining: {
    heading: 'Refuser',
    never: 'Un défi ne peut pas être refusé. Il peut être retiré tant qu’il n’est pas accepté.',
    lost: (strikes) => `Si vous refusez un défi, ${strikes ? 'c’est un avertissement' : 'vous le perdez par forfait'}.`,
    free: (free, more) =>
      `Vous pouvez refuser ${some(free, 'défi')} par saison${more ? '. Si vous en refusez un de plus, vous le perdez par forfait.' : ', pas plus.'}`,
    text: (what) =>
      `${what} Tant qu’un défi n’est pas accepté, son auteur peut le retirer. Une fois accepté, il ne peut être ni refusé ni retiré.`,
  },
  lostWithout: {
    heading: 'Perdre sans jouer',
    costs: (what) =>
      what === 'bottom'
        ? 'Si vous perdez un défi sans partie ni résultat déclaré, vous descendez tout en bas.'
        : what === 'one-rung'
          ? 'Si vous perdez un défi sans partie ni résultat déclaré, vous échangez votre place avec le joueur juste au-dessous de vous. Personne d’autre ne bouge.'
          : undefined,
    strike: (most, costs) =>
      most === 1
        ? `Un avertissement ${STRIKE_COSTS[costs] ?? 'coûte autant qu’une partie perdue'}.`
        : `Un défi qui se termine par un avertissement n’a pas de résultat, mais votre ${nth(most)} avertissement de la saison ${STRIKE_COSTS[costs] ?? 'coûte autant qu’une partie perdue'}. Le compte repart ensuite de zéro.`,
  },
  missed: {
    nothing: 'Ne pas jouer ne coûte rien.',
    again: (kind, length, drop) =>
      kind === 'days'
        ? `Tous les ${length} jours sans partie, vous perdez ${some(drop, 'rang')}.`
        : `${blocks(kind, length)}\u202f: chaque tranche sans partie coûte ${some(drop, 'rang')}.`,
    ofDays: ({ confirmed, away, ends }) =>
      `Les jours se comptent depuis votre dernière partie, votre arrivée ou votre retour, et finissent à minuit. Les jours où le club est fermé${away ? ' ou où vous vous absentez' : ''} ne comptent pas${ends ? ', ni ceux d’après la saison' : ''}.${confirmed ? ' Un résultat qui attend une confirmation compte comme joué.' : ''}`,
    ofSpan: (kind, { confirmed, away, ends }) =>
      `La première tranche commence avec la saison, les autres suivent. Une tranche ne compte pas pour vous si vous êtes arrivé ou revenu après son premier jour${away ? ', ou si vous vous absentiez du début à la fin' : ''}${ends ? ', ni pour personne si la saison finit avant' : ''}. ${kind === 'week' ? 'Une semaine est laissée' : 'Un mois est laissé'} de côté si le club était fermé du premier au dernier jour, ou ${kind === 'week' ? 'si la saison a commencé après son jeudi' : 's’il en restait moins de la moitié au début de la saison'}.${confirmed ? ' Un résultat qui attend une confirmation compte comme joué.' : ''}`,
    only: (top) =>
      top === 0
        ? 'Le joueur alors au rang 1 n’est pas concerné.'
        : top === 1
          ? 'Cela ne concerne que le rang 1.'
          : `Cela ne concerne que les ${top} premiers rangs.`,
    least: (played, made, removes) =>
      `À la fin de la saison, les joueurs qui n’ont pas ${[played && `joué au moins ${some(played, 'partie', 'une')}`, made && `lancé au moins ${some(made, 'défi')}`].filter(Boolean).join(' ou ')} ${removes ? 'sont retirés' : 'passent en bas'} du classement${made ? '\u202f; un défi retiré ou annulé ne compte pas' : ''}.`,
    tooFew: (played, made) =>
      `${[played && (played === 1 ? 'aucune partie' : `moins de ${played} parties`), made && (made === 1 ? 'aucun défi lancé' : `moins de ${made} défis lancés`)].filter(Boolean).join(' et ')} dans la saison`,
    several: (kind, times, drop) =>
      times === 1
        ? `Chaque ${PERIOD[kind]} sans partie coûte ${some(drop, 'rang')}.`
        : `${periods(kind, times)} de suite sans partie coûtent ${some(drop, 'rang')}, et chaque ${PERIOD[kind]} de plus autant.`,
    removed: (kind, times, block) =>
      `${block && kind !== 'days' ? `${blocks(kind, times)}\u202f: après une tranche` : `Après ${kind === 'days' ? `${times} jours` : times > 1 ? `${periods(kind, times)} de suite` : kind === 'week' ? 'une semaine' : 'un mois'}`} sans partie, vous êtes retiré du classement.`,
    butRemoved: (costs, kind, times) =>
      `${costs} Après ${kind === 'days' ? `${times} jours` : `${kind === 'month' ? 'le' : 'la'} ${nth(times)} ${kind === 'block' ? 'tranche' : PERIOD[kind]} de suite`}, vous êtes retiré du classement.`,
    text: {
      week: (costs, { confirmed, away, ends }) =>
        `${costs} Une semaine va du lundi au dimanche${confirmed ? '\u202f; un résultat qui attend une confirmation compte comme joué' : ''}. Une semaine ne compte pas si vous êtes arrivé ou revenu après son lundi, si ${away ? 'vous vous absentiez, ou si ' : ''}le club était fermé${away ? ',' : ''} du premier au dernier jour, ou si la saison a commencé après son jeudi${ends ? ' ou finit avant son dimanche' : ''}.`,
      month: (costs, { confirmed, away, ends }) =>
        `${costs}${confirmed ? ' Un résultat qui attend une confirmation compte comme joué.' : ''} Un mois ne compte pas si vous êtes arrivé ou revenu après son premier jour, si ${away ? 'vous vous absentiez, ou si ' : ''}le club était fermé${away ? ',' : ''} du premier au dernier jour, ou s’il en restait moins de la moitié au début de la saison${ends ? ', ou si elle se termine avant sa fin' : ''}.`,
    },
  },
  holidays: {
    never: 'Ce classement ne prévoit pas d’absences.',
    text: (count, timed) =>
      `Vous pouvez vous absenter ${days(count)} par saison\u202f; annoncez-le au plus tard ${count === 1 ? 'ce jour-là' : 'le dernier jour'}. Jusqu’à votre retour, personne ne peut vous défier${timed ? ', vous ne défiez personne, et les dates limites de vos défis sont suspendues' : ' et vous ne défiez personne'}. Vous pouvez jouer malgré tout.`,
  },
  silence: {
    heading: 'Un joueur qui ne répond jamais',
    nothing: 'Un joueur qui ne répond jamais n’y perd rien.',
    loses: (count, strikes) =>
      `Un joueur qui ne répond jamais ${strikes ? 'reçoit un avertissement pour' : 'perd'} chaque défi au bout ${of(count, 'jour')}.`,
    drops: (count) =>
      `Un joueur qui ne répond jamais perd un rang pour chaque défi qui n’est pas joué au bout ${of(count, 'jour')}.`,
  },
  start: {
    heading: 'Arrivées',
    text: 'Les nouveaux joueurs et ceux qui reviennent commencent en bas, ou à un rang que choisit un organisateur ou un marqueur.',
  },
};
