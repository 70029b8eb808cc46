import type * as en from './en.ts';

export const offers: typeof en.offers = {
  clubNight: {
    title: 'Clubabend',
    says: 'Alle treffen sich an einem Abend und fordern Spieler kurz über sich; die Saison endet mit einem Finalabend.',
  },
  longGames: {
    title: 'Lange Partien',
    says: 'Zwei treffen sich, wann es ihnen passt; ein Sieg bringt dich den halben Weg zu deinem Gegner hinauf.',
  },
  saturdays: {
    title: 'Schach am Samstag',
    says: 'Partien am Samstag, deren Züge eingereicht werden; zwei versäumte Wochen kosten einen Platz.',
  },
  programs: {
    title: 'Computer-Go',
    says: 'Programme spielen aus, wie viele Steine jedes dem nächsten vorgeben kann.',
  },
  houseRules: { title: 'Hausregeln', says: 'Die Rangliste der meisten Clubs: Ihr legt die Werte fest.' },
  points: { title: 'Punkte', says: 'Zwei oder mehr spielen um einen Pot; wer die meisten Punkte hat, steht oben.' },
};
