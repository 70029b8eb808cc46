import type { en } from './en.ts';

export const de: typeof en = {
  title: 'Spieler fordern',
  nobody: 'Im Moment niemand.',
  row: (row) => `Reihe ${row}`,
  left: (row) => `Reihe ${row}, links von dir`,
  whyNot: 'Warum kann ich die anderen nicht fordern?',
  clubOnly: 'Gefordert wird im Club, unter denen, die da sind.',
  challenge: 'Fordern',
  challengeWho: (name) => `${name} fordern`,
};
