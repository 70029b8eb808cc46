import { counted } from '../../../../shared/words/english.ts';
import { parts } from '../../../../shared/words/phrase.ts';

export const en = {
  ladder: 'The ladder',
  pyramid: {
    title: 'The pyramid',
    asList: 'As a list',
    signs: '✈ away, ⚔ challenge still to be played',
    row: (row: number) => `Row ${row}`,
  },
  noPlayers: 'There were no players.',
  rung: 'Rung',
  player: 'Player',
  program: 'Program',
  gapToNext: 'Stones to next',
  points: 'Points',
  /** All points on a ladder, and for how many admissions they are. */
  total: (points: number, each: number, joined: number) =>
    `${points.toLocaleString('en')} points in all: ${each.toLocaleString('en')} each time a player joins (${joined} so far). What a player loses for a month without a game, or leaves behind, goes to other players.`,
  inPots: (points: number) => ` ${points.toLocaleString('en')} of them are in the pots of games in progress.`,
  pointsMoved: (day: string) => `Points since ${day}`,
  rungsMoved: (day: string) => `Rungs moved in all since ${day}`,
  moved: (sign: string, since: string) => `${sign} since ${since}`,
  week: (from: number, to: number) => `this week in all: from rung ${from} to ${to}`,
  lastFive: 'Last five',
  lastFiveMean: 'Won, drawn, lost; the newest last',
  /** One letter each. */
  results: { w: 'W', d: 'D', l: 'L' },
  rated: '“Rated” (R) players play rated games with each other.',
  gaps: {
    note: 'Stones to next: the handicap that a program can give the next below. + at least, - at most, ? not known yet; no sign: exact.',
    exact: 'Exactly: has won giving 2 stones, and lost giving 3. At 1 White gives none; at 0 the two are even.',
    atLeast: 'At least: has won giving 2 stones, and not yet lost giving 3.',
    atMost: 'At most: has lost giving 3 stones, and not yet won giving 2.',
    unknown: 'Neither is known yet.',
  },
  isNew: 'new',
  marks: { displaced: 'lost the top spot', entering: 'entering', rated: 'rated', away: 'away', busy: 'challenge open' },
  onTop: <T>(day: T, defences: number) => [
    ...parts`on top since ${day}`,
    defences === 0 ? '' : `, ${counted(defences, 'defence')}`,
  ],
  away: (until: string) => `away until ${until}`,
  /** Whoever has defended their rung is not challenged for a while. */
  protected: (until: string) => `protected until ${until}`,
  declined: (count: number) => `declined ${counted(count, 'challenge')}`,
  missed: (count: number, period: 'week' | 'month', orMore: boolean) =>
    `missed ${counted(count, period)}${orMore ? ' or more' : ''}${count > 1 ? ' in a row' : ''}`,
  pages: 'Pages of the ladder',
  allPages: (pages: number) => `All ${pages} pages`,
};
