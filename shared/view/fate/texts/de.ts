import type { en } from './en.ts';

const verb = (to: number, from: number): string => (to === from ? 'bleibst' : to < from ? 'steigst' : 'fällst');

const place = (to: number): string => `auf Platz ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` und ${verb(to, from)} ${place(to)}`);

export const de: typeof en = {
  play: { month: (month) => `Spiele im ${month}`, week: (week) => `Spiele in der ${week}` },
  orForfeit: (play) => `${play}, sonst verlierst du Punkte.`,
  or: (play, fate) => `${play}, sonst ${fate}.`,
  record: (fate) => `Wenn du gespielt hast, lass dein Ergebnis eintragen. Sonst ${fate}.`,
  beHere: (fate) => `Checke bis dahin ein, sonst ${fate}.`,
  asItStands: (fate) => `Nach jetzigem Stand ${fate}.`,
  challenge: {
    opponent: 'Dein Gegner',
    accept: (day, fate) => `Nimm die Forderung bis ${day} an, sonst ${fate}.`,
    theyAccept: (other, day) => `${other} hat bis ${day} Zeit, die Forderung anzunehmen.`,
    theyAcceptOr: (other, day, fate) => `${other} hat bis ${day} Zeit, die Forderung anzunehmen; sonst ${fate}.`,
    play: (day, fate) => `Spiele bis ${day}, sonst ${fate}.`,
    notPlayed: (other, day, fate) => `Wenn ihr, du und ${other}, bis ${day} nicht gespielt habt, ${fate}.`,
    lapses: { acceptance: 'verfällt sie', deadline: 'verfällt die Forderung' },
    win: (to, from) => `gewinnst du kampflos${andPlace(to, from)}`,
  },
  drop: (time, to) => `fällst du${time} auf Platz ${to}`,
  dropInVain: (time, to, from) => `steigst du${time} ab; nach jetzigem Stand ${verb(to, from)} du ${place(to)}`,
  removal: (time, points) =>
    points ? `verlierst du${time} alle ${points} Punkte und wirst entfernt` : `wirst du${time} entfernt`,
  forfeit: (time, to, from, points) => `verlierst du${time} ${points ? `${points} ` : ''}Punkte${andPlace(to, from)}`,
  loss: (to, from) => `verlierst du kampflos${andPlace(to, from)}`,
  rise: (time, to, from) => `${verb(to, from)} du${time} ${place(to)}`,
  share: (time, to, from, points) =>
    `${points < 0 ? `zahlst du${time} ${-points}` : `erhältst du${time} ${points}`} Punkte${andPlace(to, from)}`,
};
