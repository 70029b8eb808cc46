import type { en } from './en.ts';

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

export const de: typeof en = {
  over: 'Einige dieser Tage sind schon vorbei.',
  afterSeason: (last) => `Die Saison endet am ${last}.`,
  already: (who, from, to) => `${who} ist schon vom ${from} bis ${to} abwesend.`,
  notAway: (who) => `${who} ist weder jetzt noch später abwesend.`,
  away: (who, until) => `${who} ist bis zum ${until} abwesend.`,
  daysLeft: (who, asked, left, most) =>
    most === 0
      ? 'In dieser Rangliste kann sich niemand abwesend melden.'
      : left === 0
        ? `${who} hat in dieser Saison keine Abwesenheitstage mehr.`
        : `${who} möchte ${days(asked)} abwesend sein und hat in dieser Saison noch ${left} von ${most}.`,
};
