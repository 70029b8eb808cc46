import type { en } from './en.ts';

export const fr: typeof en = {
  title: 'Défier un joueur',
  nobody: 'Personne pour le moment.',
  row: (row) => `Rangée ${row}`,
  left: (row) => `Rangée ${row}, à votre gauche`,
  whyNot: 'Pourquoi ne puis-je pas défier les autres ?',
  clubOnly: 'Les défis se lancent au club, entre les joueurs présents.',
  challenge: 'Défier',
  challengeWho: (name) => `Défier ${name}`,
};
