import type { en } from './en.ts';

const verb = (to: number, from: number): string => (to === from ? 'bleibst' : to < from ? 'steigst' : 'fällst');

const place = (to: number): string => `auf Platz ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` und ${verb(to, from)} ${place(to)}`);

export const de: typeof en = {
  play: { month: (month) => `Spiele im ${month}`, week: (week) => `Spiele in der ${week}` },
  playChallenge: 'Spiele deine Forderung',
  orForfeit: (play) => `${play}, sonst büßt du Punkte ein.`,
  or: (play, fate) => `${play}, sonst ${fate}.`,
  record: (fate) => `Wenn du gespielt hast, lass dein Ergebnis eintragen. Sonst ${fate}.`,
  beHere: (fate) => `Sei bis dahin da, sonst ${fate}.`,
  unlessAccepted: (fate) => `Wenn die Forderung nicht angenommen wird, ${fate}.`,
  asItStands: (fate) => `Nach jetzigem Stand ${fate}.`,
  drop: (time, to) => `fällst du ${time} auf Platz ${to}`,
  dropInVain: (time, to, from) => `steigst du ${time} ab; nach jetzigem Stand ${verb(to, from)} du ${place(to)}`,
  removal: (time, points) =>
    points ? `verlierst du ${time} alle ${points} Punkte und wirst entfernt` : `wirst du ${time} entfernt`,
  forfeit: (time, to, from, points) => `büßt du ${time} ${points ? `${points} ` : ''}Punkte ein${andPlace(to, from)}`,
  loss: (time, to, from) => `verlierst du sie ${time}${andPlace(to, from)}`,
  lapse: (time) => `wird sie ${time} ohne Ergebnis geschlossen`,
  rise: (time, to, from) => `${verb(to, from)} du ${time} ${place(to)}`,
  share: (time, to, from, points) =>
    `${points < 0 ? `zahlst du ${time} ${-points}` : `erhältst du ${time} ${points}`} Punkte${andPlace(to, from)}`,
};
