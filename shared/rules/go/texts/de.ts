import type { en } from './en.ts';

export const de: typeof en = {
  score: 'Eine Partie endet 1–0 oder 0–1; Remis gibt es nicht.',
  entering: (program, first) => `${program} steigt gerade ein und muss ${first} fordern.`,
  onlyNext: 'Ein Programm kann nur das nächste über oder unter sich fordern.',
  takesPart: (program) => `${program} nimmt schon teil.`,
};
