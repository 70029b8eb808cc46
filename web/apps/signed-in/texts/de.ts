import type { en } from './en.ts';

export const de: typeof en = {
  bar: 'Deine Seiten',
  you: (rung) => `Du: Platz ${rung}`,
  badge: 'du',
  pages: { me: 'Deine Seite', board: 'Clubabend', desk: 'Verwaltung' },
  challenge: 'Fordern',
  challengeWho: (name) => `${name} fordern`,
};
