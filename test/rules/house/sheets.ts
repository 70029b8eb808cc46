import type { Header } from '#shared/vocabulary/header.ts';

type Settings = NonNullable<Header['settings']>;

export interface Sheet {
  readonly settings: Settings;
  /** What is read, in English, besides its figures. */
  readonly says: readonly RegExp[];
}

/** What a sheet says nothing of is not a rule. */
const SILENT: Settings = { openMade: 10, openReceived: 10, rematchWeeks: 0, acceptDays: 0, playDays: 0 };

const sheet = (settings: Settings, ...says: readonly RegExp[]): Sheet => ({
  settings: { ...SILENT, ...settings },
  says,
});

const BANDS = [
  { from: 1, up: 3 },
  { from: 11, up: 4 },
];

/** Sheets of rules as clubs hang them up, in made-up figures, by the settings that say them. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  'squash, with a free start': sheet(
    {
      ...{ reach: BANDS, freeChallenges: 2, openReceived: 1, rematchWeeks: 6, declining: 'lost' },
      ...{ acceptDays: 5, acceptLate: 'lost', playFrom: 'acceptance', playDays: 8 },
    },
    /3 places above you; from 11th down, up to 4/,
    /joined during the season, you have 2 free challenges/,
    /within 8 days after it was accepted/,
  ),
  'a tennis pyramid': sheet(
    { shape: 'pyramid-right', game: 'best-of-3', unit: 'set', freeChallenges: 1, freeFrom: 4, playDays: 21 },
    /in the row above anyone from your own place on/,
    /3rd can challenge 1st/,
    /one free challenge a season: to anyone above you, as high as 4th/,
  ),
  'a pyramid, whole row above': sheet(
    { shape: 'pyramid', openMade: 1, openReceived: 1, playDays: 10, playLate: 'lost-by-challenged', declining: 'no' },
    /anyone in the row above/,
    /can’t be declined/,
    /isn’t played within 10 days after it was made, accepted or not, the challenged player loses it/,
  ),
  'up and down': sheet(
    { reach: 5, reachDown: 6, freeChallenges: 3, freeFor: 'everybody', otherMatches: 'always', holidayDays: 30 },
    /up to 6 places below you/,
    /You have 3 free challenges a season/,
    /League and cup matches/,
  ),
  chess: sheet(
    { reach: 4, passes: 'away', game: 'one', draws: 'yes', draw: 'just-below', declining: 'lost' },
    /Players who are away aren’t counted/,
    /just below the one above/,
  ),
  'two strikes, and down': sheet(
    { reach: 2, freeChallenges: 1, freeFor: 'everybody', playDays: 10, ...strikes(2, 'bottom') },
    /challenged player gets a strike/,
    /2nd strike of a season sends you to the bottom/,
  ),
  'three strikes, and out': sheet({ reach: 2, ...strikes(3, 'removed') }, /3rd strike of a season removes you/),
  bowls: sheet(
    {
      ...{ reach: 2, win: 'swap', playDays: 7, postponeDays: 8, period: 'month', drop: 2 },
      ...{ declining: 'lost', lostCosts: 'bottom' },
    },
    /change places/,
    /without a game or a reported result, you go to the bottom/,
  ),
  'whose fault it was': sheet(
    { reach: 3, playDays: 7, playLate: 'lost-by-silent', declining: 'lost', lostCosts: 'one-rung' },
    /only one of you has offered the other a day/,
    /change places with the player directly below you/,
  ),
  'pool, a race': sheet(
    { reach: 3, game: 'first-to-7', unit: 'rack', win: 'swap', passes: 'busy', acceptDays: 2, acceptLate: 'lost' },
    /The first to win 7 racks/,
    /away or have an open challenge aren’t counted/,
  ),
  'three weeks, for the top': sheet(
    { freeChallenges: 1, period: 'week', each: 3, drop: 2, onlyTop: 5, exemptFirst: 'yes', game: 'best-of-3' },
    /top 5 only/,
    /1st then is left alone/,
  ),
  'days since the last game': sheet({ reach: 100, period: 'days', days: 31, drop: 2, game: 'one' }, /31 days/),
  'in its own words': sheet(
    { reach: 100, game: 'one', words: 'The challenger brings the balls.\n\nWait a quarter of an hour.' },
    /The challenger brings the balls/,
    /Wait a quarter of an hour/,
  ),
};

function strikes(most: number, strikeCosts: string): Settings {
  return { strikes: most, strikeCosts, playLate: 'lost-by-challenged', declining: 'lost' };
}
