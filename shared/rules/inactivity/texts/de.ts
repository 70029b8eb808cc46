import type { en } from './en.ts';

const places = (count: number): string => (count === 1 ? 'einen Platz' : `${count} Plätze`);

export const de: typeof en = {
  causeOnce: (period) => `keine Partie: ${period}`,
  cause: {
    week: (weeks, last) => `seit ${weeks} Wochen oder länger keine Partie, bis zur ${last}`,
    month: (months, last) => `seit ${months} Monaten oder länger keine Partie, bis ${last}`,
  },
  cost: {
    week: (weeks, drop) =>
      weeks === 1
        ? `wer in der Woche nicht gespielt hat, steigt ${places(drop)} ab`
        : `wer mindestens ${weeks} Wochen in Folge nicht gespielt hat, steigt ${places(drop)} ab`,
    month: (months, drop) =>
      months === 1
        ? `wer in dem Monat nicht gespielt hat, steigt ${places(drop)} ab`
        : `wer mindestens ${months} Monate in Folge nicht gespielt hat, steigt ${places(drop)} ab`,
  },
  orRemoved: {
    week: (cost, weeks) => `${cost} und scheidet nach der ${weeks}. Woche in Folge aus`,
    month: (cost, months) => `${cost} und scheidet nach dem ${months}. Monat in Folge aus`,
  },
  removed: {
    week: (weeks) =>
      weeks === 1
        ? 'wer in der Woche nicht gespielt hat, scheidet aus'
        : `wer ${weeks} Wochen in Folge nicht gespielt hat, scheidet aus`,
    month: (months) =>
      months === 1
        ? 'wer in dem Monat nicht gespielt hat, scheidet aus'
        : `wer ${months} Monate in Folge nicht gespielt hat, scheidet aus`,
  },
};
