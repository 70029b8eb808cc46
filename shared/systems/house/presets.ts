import type { Preset } from '../system.ts';

/** What is usual at clubs of four games; the figures of House rules are those of a squash club. */
export const housePresets: readonly Preset[] = [
  { name: 'squash', settings: {} },
  {
    name: 'tennis',
    settings: { game: 'best-of-3', reach: 4, playDays: 10, playLate: 'lost-by-challenged', protectedDays: 2 },
  },
  { name: 'pool', settings: { win: 'swap', reach: 2, openReceived: 2, acceptDays: 3, playDays: 7, rematchWeeks: 1 } },
  {
    name: 'chess',
    settings: { game: 'one', draws: 'yes', win: 'halfway', draw: 'up-one', reach: 10, playDays: 28, rematchWeeks: 4 },
  },
];
