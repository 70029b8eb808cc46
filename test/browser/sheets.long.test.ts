import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asked } from '../local/asking.ts';
import { expectUsable, NewClub } from './admin.ts';
import { enter, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const HAND = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** As many touches as a sheet may take, from what is played to the ladder. */
const MOST = 12;

/** How high the page is for squash, in pixels: no higher than before rules could be left out. */
const HEIGHT = 3540;

/** A finger on a phone, whose every touch is counted: a tap, and a field that is tapped and typed into. */
class Finger {
  readonly page: Page;
  touches = 0;

  constructor(page: Page) {
    this.page = page;
  }

  play = (game: string) => this.#tap('radio', game);
  choose = (choice: string | RegExp) => this.#tap('radio', choice);
  change = (rule: string) => this.#tap('button', `Change: ${rule}`);
  add = (rule: string) => this.#tap('button', `Add: ${rule}`);
  leaveOut = (...rules: readonly string[]) => this.#each(rules, (rule) => this.#tap('button', `Remove: ${rule}`));
  make = () => this.#tap('button', 'Make the ladder');

  async type(label: string, text: string): Promise<void> {
    this.touches++;
    await this.page.locator('.behind').getByLabel(label).fill(text);
  }

  async #each<Each>(all: readonly Each[], tap: (each: Each) => Promise<void>): Promise<void> {
    for (const each of all) await tap(each);
  }

  async #tap(role: 'button' | 'radio', name: string | RegExp): Promise<void> {
    this.touches++;
    await this.page.getByRole(role, { name, exact: typeof name === 'string' }).tap();
  }
}

/** What every sheet begins with: how a result is confirmed, and that whoever declines loses. */
const EXPIRES = { confirm: 3, acceptLate: 'lost', declining: 'lost' };
const BEGINS = { ...EXPIRES, playLate: 'lost-by-silent' };
const NO_LIMIT = { openMade: 10, openReceived: 10 };

const [WHOM, OPEN, REMATCHES] = ['Who you can challenge', 'How many at once', 'Rematches'];
const [ACCEPTING, PLAYING] = ['Accepting', 'Playing'];

interface Sheet {
  readonly game: string;
  readonly name: string;
  readonly sheet: string;
  readonly compose: (finger: Finger) => Promise<void>;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Sheets of real clubs: what each says, and nothing that it does not say. */
const SHEETS: readonly Sheet[] = [
  {
    game: 'squash-turned',
    name: 'a squash club whose order is turned round now and then',
    sheet: 'two places up; what is not accepted or played in time is lost by the challenged player',
    async compose(finger) {
      await finger.leaveOut(OPEN, REMATCHES);
      await finger.change(WHOM);
      await finger.type('Challenge range (rungs)', '2');
      await finger.change(PLAYING);
      await finger.choose('the challenger wins');
    },
    settings: { ...BEGINS, ...NO_LIMIT, rematchDays: 0, reach: 2, playLate: 'lost-by-challenged' },
  },
  {
    game: 'squash-boxes',
    name: 'a squash club whose box and team matches count',
    sheet: 'three places up, no deadline, friendlies count where both agree beforehand',
    async compose(finger) {
      await finger.leaveOut(OPEN, REMATCHES, ACCEPTING, PLAYING);
      await finger.add('Other matches');
      await finger.choose('always count');
      await finger.add('In our own words');
      await finger.type('In your own words', 'A friendly counts where both agree beforehand.');
    },
    settings: {
      ...{ ...BEGINS, ...NO_LIMIT, rematchDays: 0, acceptDays: 0, playDays: 0, otherMatches: 'always' },
      words: 'A friendly counts where both agree beforehand.',
    },
  },
  {
    game: 'squash',
    name: 'a squash club with a free start',
    sheet: 'two places up, play in 14 days, a week before the same two meet again, one at a time, two free challenges',
    async compose(finger) {
      await finger.leaveOut(ACCEPTING);
      await finger.change(WHOM);
      await finger.type('Challenge range (rungs)', '2');
      await finger.change(PLAYING);
      await finger.choose('the challenge expires');
      await finger.change(REMATCHES);
      await finger.type('Days before a rematch', '7');
      await finger.change(OPEN);
      await finger.type('Open challenges a player may have in all', '1');
      await finger.add('Free challenges');
      await finger.type('Free challenges a season', '2');
    },
    settings: {
      ...{ ...EXPIRES, acceptDays: 0, reach: 2, rematchDays: 7, openInAll: 1, freeChallenges: 2 },
    },
  },
  {
    game: 'tennis',
    name: 'tennis pyramids of women and men',
    sheet: 'to the left in the row and above, play in seven days or it is off, best of three sets',
    async compose(finger) {
      await finger.play('Tennis');
      await finger.leaveOut(OPEN, REMATCHES, ACCEPTING);
      await finger.add('The pyramid');
      await finger.choose(/^a pyramid(?!.*whole)/);
      await finger.change(PLAYING);
      await finger.type('Days to play', '7');
      await finger.choose('the challenge expires');
    },
    settings: {
      ...{ ...EXPIRES, ...NO_LIMIT, rematchDays: 0, acceptDays: 0, shape: 'pyramid-right', reach: 4 },
      ...{ game: 'best-of-3', unit: 'set', playDays: 7 },
    },
  },
  {
    game: 'pickleball',
    name: 'pickleball pairs',
    sheet: 'three places up, one at a time, play in seven days or it is off, the top eight play off',
    async compose(finger) {
      await finger.play('Something else');
      await finger.leaveOut(REMATCHES, ACCEPTING);
      await finger.change(OPEN);
      await finger.type('Open challenges a player may have in all', '1');
      await finger.change(PLAYING);
      await finger.type('Days to play', '7');
      await finger.choose('the challenge expires');
      await finger.add('In our own words');
      await finger.type('In your own words', 'The top eight play off.');
    },
    settings: {
      ...{ ...EXPIRES, game: 'one', rematchDays: 0, acceptDays: 0, openInAll: 1, playDays: 7 },
      words: 'The top eight play off.',
    },
  },
  {
    game: 'chess',
    name: 'a chess club',
    sheet: 'anybody above, a draw moves nobody, whoever has not played for 31 days drops a place',
    async compose(finger) {
      await finger.play('Chess');
      await finger.leaveOut(OPEN, REMATCHES, ACCEPTING, PLAYING);
      await finger.change(WHOM);
      await finger.type('Challenge range (rungs)', '100');
      await finger.change('If you draw');
      await finger.choose('nobody moves');
      await finger.change('Not playing');
      await finger.choose(/days/);
    },
    settings: {
      ...{ ...BEGINS, ...NO_LIMIT, game: 'one', draws: 'yes', reach: 100, rematchDays: 0 },
      ...{ acceptDays: 0, playDays: 0, period: 'days' },
    },
  },
];

describe('the rule sheet of a club, by touch on a phone', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
  it.each(SHEETS)('of $name is a ladder after twelve touches: “$sheet”', async ({ game, compose, settings }) => {
    const club = await NewClub.make(friday.laptop, `sheet-of-${game}`);
    const page = await open(club.link, HAND);
    await enter(page);
    await page.goto(`${club.origin}/new/?club=${club.id}`);
    await page.getByRole('heading', { name: 'Your rules' }).waitFor();
    await expectUsable(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HEIGHT);
    const finger = new Finger(page);
    await compose(finger);
    await finger.make();
    await page.waitForURL(/\/desk\//);
    const [, id = ''] = /\/([^/]+)\/desk\//.exec(page.url()) ?? [];
    const { header } = await asked(`${club.api}/ladders/${id}`, club.key);
    expect(header.settings).toEqual(settings);
    expect(finger.touches).toBeLessThanOrEqual(MOST);
  });
});
