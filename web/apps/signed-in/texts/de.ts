import type * as en from './en.ts';

export const signedIn: typeof en.signedIn = {
  bar: 'Deine Seiten',
  you: (rung) => `Du: Platz ${rung}`,
  reach: 'Fordern bis hier',
  drop: 'Abstieg bis hier, wenn du nicht spielst',
  badge: 'du',
  pages: { me: 'Deine Seite', board: 'Clubabend', desk: 'Verwaltung' },
  challenge: 'Fordern',
  challengeWho: (name) => `${name} fordern`,
};
