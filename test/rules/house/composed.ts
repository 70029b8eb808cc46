import { presets } from '#shared/systems/house/presets.ts';
import type { Header } from '#shared/vocabulary/header.ts';

type Settings = NonNullable<Header['settings']>;

const presetCalled = (name: string): Settings => presets.find((each) => each.name === name)?.settings ?? {};

/** Rule sets as clubs compose them, and every figure at its ends. */
export const COMPOSED: Readonly<Record<string, Settings>> = {
  'strict tennis': {
    ...presetCalled('tennis'),
    ...{ reach: 1, acceptDays: 2, postponeDays: 0, playLate: 'lost-by-challenged', holidayDays: 0 },
    ...{ period: 'month', removeAfter: 3 },
  },
  'weekly pyramid': {
    ...{ shape: 'pyramid', win: 'swap', period: 'week', dropAfter: 2, drop: 2, removeAfter: 6, freeDeclines: 3 },
    ...{ playLate: 'lost-by-both', acceptDays: 0, confirm: 1 },
  },
  'chess half-way': { ...presetCalled('chess'), win: 'halfway', defence: 'up-one', draw: 'up-one' },
  'pool 14 and 7': { ...presetCalled('pool'), acceptDays: 14, playDays: 7 },
  'all defaults': {},
  'every preset’s beginning': presetCalled('other'),
  'all at their lowest': {
    ...{ reach: 1, openMade: 1, openReceived: 1, rematchWeeks: 0, protectedDays: 0, acceptDays: 0, playDays: 0 },
    ...{ postponeDays: 0, freeDeclines: 0, holidayDays: 0, confirm: 0, game: 'one' },
  },
  'all at one': {
    ...{ reach: 1, openMade: 1, openReceived: 1, rematchWeeks: 1, protectedDays: 1, acceptDays: 1, acceptLate: 'lost' },
    ...{ playDays: 1, playLate: 'lost-by-challenged', postponeDays: 1, freeDeclines: 1, holidayDays: 1, confirm: 1 },
    ...{ game: 'best-of-3', unit: 'frame', period: 'week', dropAfter: 1, drop: 1, removeAfter: 1 },
  },
  'all at their highest': {
    ...{
      reach: 100,
      openMade: 10,
      openReceived: 10,
      rematchWeeks: 52,
      protectedDays: 28,
      acceptDays: 28,
      playDays: 90,
    },
    ...{ acceptLate: 'lost', playLate: 'lost-by-both', postponeDays: 28, freeDeclines: 20, declining: 'lost' },
    ...{ holidayDays: 365, confirm: 30, game: 'best-of-9', unit: 'end' },
    ...{ period: 'month', dropAfter: 12, drop: 100, removeAfter: 12 },
  },
};
