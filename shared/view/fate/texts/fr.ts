import { counted } from '../../../words/french.ts';
import type { en } from './en.ts';

const place = (to: number, from: number): string =>
  to === from ? `restez au rang ${to}` : to < from ? `montez au rang ${to}` : `descendez au rang ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` et ${place(to, from)}`);

export const fr: typeof en = {
  play: { month: (month) => `Jouez en ${month}`, week: (week) => `Jouez pendant ${week}` },
  playChallenge: 'Jouez votre défi',
  orForfeit: (play) => `${play}, sinon vous perdez des points.`,
  or: (play, fate) => `${play}, sinon vous ${fate}.`,
  record: (fate) => `Si vous avez joué, faites saisir votre résultat. Sinon vous ${fate}.`,
  beHere: (fate) => `Soyez là d’ici là, sinon vous ${fate}.`,
  unlessAccepted: (fate) => `Si le défi n’est pas accepté, vous ${fate}.`,
  asItStands: (fate) => `En l’état, vous ${fate}.`,
  drop: (time, to) => `descendez au rang ${to} ${time}`,
  dropInVain: (time, to, from) => `devez descendre ${time} ; en l’état vous ${place(to, from)}`,
  removal: (time, points) =>
    points ? `perdez tous vos points (${points}) et votre place ${time}` : `perdez votre place ${time}`,
  forfeit: (time, to, from, points) =>
    `perdez ${points ? counted(points, 'point') : 'des points'}${andPlace(to, from)} ${time}`,
  loss: (time, to, from) => `le perdez${andPlace(to, from)} ${time}`,
  lapse: (time) => `le laissez expirer sans résultat ${time}`,
  rise: (time, to, from) => `${place(to, from)} ${time}`,
  share: (time, to, from, points) =>
    `${points < 0 ? 'payez' : 'recevez'} ${counted(Math.abs(points), 'point')}${andPlace(to, from)} ${time}`,
};
