const place = (to: number, from: number): string =>
  to === from ? `stay on rung ${to}` : `${to < from ? 'rise' : 'fall'} to rung ${to}`;

const andPlace = (to: number, from: number): string => (to === from ? '' : ` and ${place(to, from)}`);

/**
 * A fate is told from one rung to another, at a time such as " on 1 December", which is empty where a sentence begins with
 * the day; points are 0 where they aren't known.
 */
export const en = {
  play: { month: (month: string) => `Play in ${month}`, week: (week: string) => `Play in ${week}` },
  orForfeit: (play: string) => `${play}, or you forfeit points.`,
  or: (play: string, fate: string) => `${play}, or ${fate}.`,
  record: (fate: string) => `If you’ve played, get your result recorded. Otherwise ${fate}.`,
  beHere: (fate: string) => `Check in by then, or ${fate}.`,
  asItStands: (fate: string) => `As things stand, ${fate}.`,
  /** What the two of a challenge have until the end of a day to do; `day` is such as "Wed 25 Nov". */
  challenge: {
    opponent: 'Your opponent',
    accept: (day: string, fate: string) => `Accept by ${day}, or ${fate}.`,
    theyAccept: (other: string, day: string) => `${other} has until ${day} to accept.`,
    theyAcceptOr: (other: string, day: string, fate: string) =>
      `${other} has until ${day} to accept; otherwise ${fate}.`,
    play: (day: string, fate: string) => `Play by ${day}, or ${fate}.`,
    notPlayed: (other: string, day: string, fate: string) => `If you and ${other} haven’t played by ${day}, ${fate}.`,
    /** Lapses when it was to be accepted, or played. */
    lapses: { acceptance: 'the challenge lapses', deadline: 'the challenge lapses' },
    win: (to: number, from: number) => `you win by default${andPlace(to, from)}`,
  },
  drop: (time: string, to: number) => `you drop to rung ${to}${time}`,
  dropInVain: (time: string, to: number, from: number) =>
    `you are due to drop${time}; as things stand you ${place(to, from)}`,
  removal: (time: string, points: number) => `you ${points ? `lose all ${points} points and ` : ''}are removed${time}`,
  forfeit: (time: string, to: number, from: number, points: number) =>
    `you forfeit ${points ? `${points} ` : ''}points${andPlace(to, from)}${time}`,
  loss: (to: number, from: number) => `you lose by default${andPlace(to, from)}`,
  rise: (time: string, to: number, from: number) => `you ${place(to, from)}${time}`,
  share: (time: string, to: number, from: number, points: number) =>
    `you ${points < 0 ? `pay ${-points}` : `get ${points}`} points${andPlace(to, from)}${time}`,
};
