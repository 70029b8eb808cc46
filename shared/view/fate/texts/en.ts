const place = (to: number, from: number): string =>
  to === from ? `stay on rung ${to}` : `${to < from ? 'rise' : 'fall'} to rung ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` and ${place(to, from)}`);

/** A fate is told from one rung to another, at a time such as "on 1 December"; points are 0 where they aren't known. */
export const en = {
  play: { month: (month: string) => `Play in ${month}`, week: (week: string) => `Play in ${week}` },
  playChallenge: 'Play your challenge',
  orForfeit: (play: string) => `${play}, or you forfeit points.`,
  or: (play: string, fate: string) => `${play}, or you ${fate}.`,
  record: (fate: string) => `If you’ve played, get your result recorded. Otherwise you ${fate}.`,
  beHere: (fate: string) => `Be here by then, or you ${fate}.`,
  unlessAccepted: (fate: string) => `Unless the challenge is accepted, you ${fate}.`,
  asItStands: (fate: string) => `As things stand, you ${fate}.`,
  drop: (time: string, to: number) => `drop to rung ${to} ${time}`,
  dropInVain: (time: string, to: number, from: number) =>
    `are due to drop ${time}; as things stand you ${place(to, from)}`,
  removal: (time: string, points: number) => `${points ? `lose all ${points} points and ` : ''}are removed ${time}`,
  forfeit: (time: string, to: number, from: number, points: number) =>
    `forfeit ${points ? `${points} ` : ''}points${andPlace(to, from)} ${time}`,
  loss: (time: string, to: number, from: number) => `lose it${andPlace(to, from)} ${time}`,
  lapse: (time: string) => `have it closed without a result ${time}`,
  rise: (time: string, to: number, from: number) => `${place(to, from)} ${time}`,
  share: (time: string, to: number, from: number, points: number) =>
    `${points < 0 ? `pay ${-points}` : `get ${points}`} points${andPlace(to, from)} ${time}`,
};
