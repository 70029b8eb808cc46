import type * as en from './en.ts';

export const offer: typeof en.offer = {
  title: 'Parties longues',
  says: 'Pour les clubs d’échecs où l’on joue quand cela convient aux deux\u202f; une victoire vous fait monter de la moitié de l’écart.',
};

export const crewe: typeof en.crewe = {
  game: {
    text: 'Une partie à cadence longue. Le joueur qui défie a les Noirs, le joueur défié les Blancs.',
  },
  whom: (count) =>
    `${count === 1 ? 'Les joueurs juste' : `Tout joueur jusqu’à ${count} rangs`} au-dessus ou au-dessous de vous. C’est un repère\u202f: si vous êtes d’accord tous les deux, vous pouvez jouer avec un écart plus grand.`,
  accepting:
    'Acceptez si vous pouvez\u202f: les refus sont comptés et affichés, mais ne coûtent rien d’autre. Une fois accepté, un défi ne peut plus être refusé ni retiré.',
  between: {
    heading: 'Entre-temps',
    text: 'Vous bougez aussi quand d’autres résultats changent l’ordre autour de vous.',
  },
  rated: {
    heading: 'Parties cotées ou non',
    text: 'Avant votre premier résultat, vous choisissez pour toute la saison des parties cotées ou non\u202f; sans choix, elles ne le sont pas. Une partie n’est cotée que si les deux joueurs l’ont choisi.',
  },
  start: {
    heading: 'Début, arrivées, absences',
    text: 'La saison commence dans l’ordre des cotes, la plus basse au rang 1. Les nouveaux joueurs et ceux qui reviennent commencent en bas. Ne pas jouer ne coûte rien en soi.',
  },
};
