import { counted } from '../../../words/french.ts';
import type { en } from './en.ts';

const place = (to: number, from: number): string =>
  to === from ? `restez au rang ${to}` : to < from ? `montez au rang ${to}` : `descendez au rang ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` et ${place(to, from)}`);

export const fr: typeof en = {
  play: { month: (month) => `Jouez en ${month}`, week: (week) => `Jouez pendant ${week}` },
  orForfeit: (play) => `${play}, sinon vous perdez des points.`,
  or: (play, fate) => `${play}, sinon ${fate}.`,
  record: (fate) => `Si vous avez joué, faites saisir votre résultat. Sinon ${fate}.`,
  beHere: (fate) => `Pointez d’ici là, sinon ${fate}.`,
  asItStands: (fate) => `En l’état, ${fate}.`,
  challenge: {
    opponent: 'Votre adversaire',
    accept: (day, fate) => `Acceptez le défi au plus tard le ${day}, sinon ${fate}.`,
    theyAccept: (other, day) => `${other} a jusqu’au ${day} pour accepter le défi.`,
    theyAcceptOr: (other, day, fate) => `${other} a jusqu’au ${day} pour accepter le défi\u202f; sinon ${fate}.`,
    play: (day, fate) => `Jouez au plus tard le ${day}, sinon ${fate}.`,
    notPlayed: (other, day, fate) => `Si vous et ${other} n’avez pas joué au plus tard le ${day}, ${fate}.`,
    lapses: { acceptance: 'il expire', deadline: 'le défi expire' },
    win: (to, from) => `vous gagnez par forfait${andPlace(to, from)}`,
  },
  drop: (time, to) => `vous descendez au rang ${to}${time}`,
  dropInVain: (time, to, from) => `vous devez descendre${time}\u202f; en l’état vous ${place(to, from)}`,
  removal: (time, points) =>
    points ? `vous perdez tous vos points (${points}) et votre place${time}` : `vous perdez votre place${time}`,
  forfeit: (time, to, from, points) =>
    `vous perdez ${points ? counted(points, 'point') : 'des points'}${andPlace(to, from)}${time}`,
  loss: (to, from) => `vous perdez par forfait${andPlace(to, from)}`,
  rise: (time, to, from) => `vous ${place(to, from)}${time}`,
  share: (time, to, from, points) =>
    `vous ${points < 0 ? 'payez' : 'recevez'} ${counted(Math.abs(points), 'point')}${andPlace(to, from)}${time}`,
};
