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
  'pyramid to the right': {
    ...{ shape: 'pyramid-right', win: 'swap', openReceived: 3, openInAll: 3, mostReceived: 1, rematchDays: 0 },
    ...{ rematchFor: 'other', protectedDays: 1, winnerDays: 3, playLate: 'lost-by-both', lostCosts: 'bottom' },
    ...{ acceptDays: 0, period: 'week', each: 1, drop: 2, removeAfter: 1, onlyTop: 8, unit: 'leg', confirm: 1 },
  },
  'all that is new': {
    ...{ passes: 'busy', reachDown: 2, freeChallenges: 2, freeFor: 'everybody', freeFrom: 3, otherMatches: 'always' },
    ...{ openMade: 2, openReceived: 2, openInAll: 2, challengedWaits: 'yes', mostMade: 2, mostReceived: 3 },
    ...{ mostPer: 'month', rematchDays: 10, rematchFor: 'return', rematchMost: 3, protectedDays: 2, winnerDays: 2 },
    ...{ beatenDays: 3, game: 'first-to-5', unit: 'rack', playFrom: 'acceptance', playLate: 'lost-by-silent' },
    ...{ declining: 'lost', freeDeclines: 2, lostCosts: 'one-rung', period: 'days', days: 31, removeAfter: 3 },
    ...{
      exemptFirst: 'yes',
      onlyTop: 10,
      minPlayed: 4,
      minMade: 2,
      confirm: 3,
      words: 'The challenger brings the balls.',
    },
    reach: [
      { from: 1, up: 2 },
      { from: 5, up: 3 },
    ],
  },
  'all that is new, otherwise': {
    ...{ passes: 'away', reach: 1, reachDown: 1, freeChallenges: 1, openInAll: 1, mostMade: 1, rematchMost: 1 },
    freeUntil: 'result',
    ...{ winnerDays: 1, beatenDays: 1, game: 'one', draws: 'yes', draw: 'just-below', acceptDays: 0, playDays: 0 },
    ...{ declining: 'lost', strikes: 3, strikeCosts: 'removed', period: 'month', each: 3, removeAfter: 2 },
    ...{ exemptFirst: 'yes', minMade: 1, minCosts: 'removed', confirm: 3 },
  },
  'all by strikes': {
    ...{ rematchFor: 'loser', rematchDays: 5, acceptDays: 4, playDays: 21, playLate: 'lost-by-both', strikes: 1 },
    ...{ strikeCosts: 'bottom', period: 'week', each: 4, removeAfter: 1, onlyTop: 1, freeChallenges: 3 },
    freeUntil: 'made',
  },
};
