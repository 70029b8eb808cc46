import type { Declaration, Preset } from '../system.ts';

/** What most clubs have a rule of: of a hundred sheets 91 say how far a challenge reaches, and 30 how many are open at once. */
export const first: Declaration['first'] = [
  'shape',
  'game',
  'freeChallenges',
  'rematchDays',
  'openMade',
  'acceptDays',
  'playDays',
];

/**
 * What keeps a ladder honest, in every preset: no top by a typed result, none kept by not answering, and none won by sitting
 * still. What most clubs have no rule of is off: minimums of play, and challenges that cost nothing to decline.
 */
export const begins = {
  confirm: 3,
  acceptLate: 'lost',
  playLate: 'lost-by-silent',
  freeDeclines: 0,
  declining: 'lost',
  period: 'none',
} satisfies Preset['settings'];

/** What is usual at clubs of each game; the figures of House rules are those of a squash club. */
export const presets: readonly Preset[] = [
  { name: 'squash', settings: begins },
  { name: 'tennis', settings: { ...begins, game: 'best-of-3', unit: 'set', reach: 4, playDays: 10 } },
  { name: 'table-tennis', settings: { ...begins, playDays: 10 } },
  {
    name: 'pool',
    settings: {
      ...begins,
      ...{
        game: 'first-to-5',
        unit: 'rack',
        win: 'swap',
        reach: 2,
        openReceived: 2,
        acceptDays: 3,
        playDays: 7,
        rematchDays: 7,
      },
    },
  },
  {
    name: 'chess',
    settings: {
      ...begins,
      ...{ game: 'one', draws: 'yes', draw: 'just-below', reach: 4, playDays: 28 },
      ...{ rematchDays: 28, rematchFor: 'other' },
    },
  },
  { name: 'other', settings: { ...begins, game: 'one' } },
];
