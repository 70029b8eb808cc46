import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nameFor } from '#test/view/club.ts';
import { BoardPage, NAMES, nightOn, openNight, PACE, TABLET, tally } from './board.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useFriday, useOwnFriday } from './friday.ts';
import { inSight } from './public.ts';

/** Names as nobody would wish for them. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '\u202Eevil',
  '😀'.repeat(64),
  'x'.repeat(300),
  'علي',
  ' \u200b ',
  '</bdi><b>',
  'Ann',
];

/** Twenty-four who come, some with long names, and four pairs of them. */
const CROWD = [
  'Christopher Featherstonehaugh',
  'Maximiliane von Hohenstein-Waldburg',
  'Jean-Baptiste Rochefoucauld',
].concat(Array.from({ length: 21 }, (_, n) => nameFor(n)));
const PAIRS = [
  ['p5', 'p2'],
  ['p9', 'p6'],
  ['p14', 'p10'],
  ['p20', 'p17'],
] as const;

/** The words of some names that a line ends in the middle of. */
const brokenWords = (names: Locator): Promise<readonly string[]> =>
  names.evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) =>
      Array.from((text?.nodeValue ?? '').matchAll(/[^\s-]+/g)).flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1 ? [word] : [];
      }),
    ),
  );

describe('a club night on the board', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  const night = nightOn(friday, open);

  it('shows a tap that was refused when the line came back, and does it all the same for a reason', async () => {
    const board = await night('refused');
    const [bar, door] = [await board(), await board()];
    for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) await door.arrive(name);
    await expect.poll(() => bar.present()).toBe(4);
    await bar.offline(true);
    await bar.challenge();
    await door.page.getByRole('button', { name: 'Pass' }).tap();
    await expect.poll(async () => (await tally(friday.laptop, 'refused'))['pass']).toBe(1);
    await bar.offline(false);
    await expect.poll(() => bar.page.locator('.refusal').innerText()).toContain('Couldn’t save: Dee');
    await expect.poll(() => bar.matches()).toBe(0);
    expect(await bar.barriers()).toEqual([]);
    await bar.page.getByRole('button', { name: 'Do it anyway' }).tap();
    await bar.page.locator('.sheet .main').tap();
    await expect.poll(() => door.matches()).toBe(1);
    await expect.poll(() => bar.page.locator('.refusal').count()).toBe(0);
  });

  it('asks which score is right where two tablets have one each, and says nothing where it is the same', async () => {
    const board = await night('two');
    const bar = await board();
    const door = await board(TABLET, { role: 'scorer', label: 'Ann’s tablet' });
    for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) await door.arrive(name);
    await expect.poll(() => bar.present(), { timeout: 5000 }).toBe(4);
    const refusal = bar.page.locator('.refusal');
    /** The bar says who won while it is cut off, and meanwhile the door does something else. */
    const cutOff = async (meanwhile: () => Promise<void>) => {
      await expect.poll(() => bar.matches(), { timeout: 5000 }).toBe(0);
      await door.challenge();
      await expect.poll(() => bar.matches(), { timeout: 5000 }).toBe(1);
      await bar.offline(true);
      await bar.result('first');
      await meanwhile();
      await expect.poll(() => door.page.locator('.pending').count()).toBe(0);
      await bar.offline(false);
    };
    const cancel = async () => {
      await door.page.locator('.matches-now li button').tap();
      await door.page.getByText('No result…').tap();
      await door.page.getByRole('button', { name: 'Cancel the match' }).tap();
    };

    await cutOff(() => door.result('last'));
    await expect.poll(() => refusal.innerText()).toMatch(/^Dee 0–\u2060?2 Ann – recorded by Ann’s tablet at 20:\d\d\./);
    expect(await bar.barriers()).toEqual([]);
    await bar.page.getByRole('button', { name: 'Change it to 2–0' }).tap();
    await expect.poll(() => tally(friday.laptop, 'two')).toMatchObject({ result: 1, correct: 1 });
    await expect.poll(() => refusal.count()).toBe(0);

    // The bar has Eve come whom the door knows, and a whole match that it began and ended as the door did.
    await bar.offline(true);
    for (const tablet of [bar, door]) {
      await tablet.arrive('Eve');
      await tablet.challenge();
      await tablet.result('first');
    }
    await bar.offline(false);
    await expect.poll(() => bar.line()).toBe('');
    await expect.poll(() => bar.page.locator('.tray .refusal').count()).toBe(0);
    await expect.poll(() => tally(friday.laptop, 'two')).toMatchObject({ arrive: 5, result: 2 });

    await cutOff(cancel);
    await expect.poll(() => refusal.innerText()).toMatch(/Couldn’t save: .*: cancelled – recorded by Ann’s tablet at/);
    await bar.page.getByRole('button', { name: 'OK' }).tap();

    await cutOff(async () => {
      await door.result('last');
      await expect.poll(() => door.page.locator('.pending').count()).toBe(0);
      await door.page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
      await door.page.getByRole('button', { name: 'Cancel the match' }).tap();
    });
    await expect.poll(() => refusal.innerText()).toMatch(/Couldn’t save: .*: undone – recorded by Ann’s tablet at/);
    expect([...bar.complaints, ...door.complaints]).toEqual([]);
  });

  it('takes an arrival, a challenge and a result from the keyboard alone', async () => {
    const board = await night('keys');
    const bar = await board();
    const { keyboard } = bar.page;
    for (const letters of ['bo', 'an', 'cy']) {
      await bar.tabTo('.arrivals input');
      await keyboard.type(letters);
      await keyboard.press('Enter');
    }
    await expect.poll(() => bar.present()).toBe(3);
    await bar.tabTo('.is-open .who');
    await keyboard.press('Enter');
    await expect.poll(() => bar.matches()).toBe(1);
    await bar.tabTo('.matches-now button');
    await keyboard.press('Enter');
    await bar.tabTo('.choices button');
    await keyboard.press('Space');
    await bar.tabTo('.sheet .main');
    await keyboard.press('Enter');
    await expect.poll(() => bar.matches()).toBe(0);
    expect(await bar.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect.poll(() => tally(friday.laptop, 'keys')).toMatchObject({ arrive: 3, challenge: 1, result: 1 });
  });

  it('asks for a reason where a rule may be passed over, and records it', async () => {
    const board = await night('rules');
    const bar = await board();
    for (const name of ['Ann', 'Bob', 'Cy']) await bar.arrive(name);
    await bar.page.locator('.is-turn .who').tap();
    await bar.page.getByRole('button', { name: 'Let someone else go first' }).tap();
    await bar.page.locator('.sheet .list').getByText('Bob').tap();
    await bar.page.locator('.sheet .list').getByText('Ann').tap();
    await expect.poll(() => bar.page.locator('.sheet .why').innerText()).toContain('’s turn.');
    expect(await bar.barriers()).toEqual([]);
    await bar.page.getByRole('button', { name: 'Both agreed' }).tap();
    await bar.page.getByRole('button', { name: 'Do it anyway' }).tap();
    await expect.poll(() => bar.matches()).toBe(1);
    await expect.poll(() => tally(friday.laptop, 'rules')).toMatchObject({ challenge: 1 });
  });

  it('puts a wrong result right on the spot', async () => {
    const board = await night('wrong');
    const bar = await board();
    for (const name of ['Ann', 'Bob']) await bar.arrive(name);
    await bar.challenge();
    await bar.page.locator('.matches-now button').first().tap();
    await bar.page.locator('.choices button').first().tap();
    const preview = bar.page.locator('.preview');
    await expect.poll(() => preview.innerText()).toMatch(/^Bob goes up to 1st\. Ann goes down one\.$/);
    await bar.page.locator('.sheet .main').tap();
    await expect.poll(() => bar.room()).toMatch(/^1\s+\S+\s+Bob/);
    await expect.poll(() => bar.page.locator('.toast .pending').count()).toBe(0);
    await bar.page.getByRole('button', { name: 'Undo' }).tap();
    await bar.page.locator('.choices button').last().tap();
    await expect.poll(() => bar.page.locator('.foreseen').first().innerText()).toMatch(/1\s+Bob\s+Ann ▲ up 1/);
    await bar.page.getByRole('button', { name: 'Save result' }).tap();
    await expect.poll(() => bar.room()).toMatch(/^1\s+\S+\s+Ann/);
    await expect.poll(() => tally(friday.laptop, 'wrong')).toMatchObject({ correct: 1 });
  });

  it('takes a double tap for one: the next name stands under the thumb already', async () => {
    const board = await night('double');
    const bar = await board();
    const first = '.arrivals li button';
    await bar.page.evaluate(async (selector) => {
      const tap = () => new MouseEvent('click', { bubbles: true, detail: 1, clientX: 700, clientY: 500 });
      // Both are of the same moment, however long a busy machine takes between them.
      const [one, other] = [tap(), tap()];
      document.querySelector(selector)?.dispatchEvent(one);
      await new Promise((resolve) => setTimeout(resolve, 60));
      document.querySelector(selector)?.dispatchEvent(other);
    }, first);
    await expect.poll(() => bar.present()).toBe(1);
    await bar.page.waitForTimeout(300);
    expect(await bar.present()).toBe(1);
  });

  it('leaves lists as they are until a moment after the last tap', async () => {
    const board = await night('still');
    const bar = await board();
    const names = () => bar.page.locator('.arrivals li button').allInnerTexts();
    const before = await names();
    const tapped = Date.now();
    await bar.page.locator('.arrivals li button').first().tap();
    await bar.page.waitForTimeout(PACE);
    await bar.page.locator('.arrivals li button').nth(1).tap();
    const [during, present] = [await names(), await bar.present()];
    // A busy machine may take longer over it than lists wait.
    if (Date.now() - tapped < 1500) expect([during, present]).toEqual([before, 0]);
    await expect.poll(() => bar.present()).toBe(2);
    expect(await names()).toEqual(before.slice(2));
  });

  it('asks who is meant where somebody in the club is called so, and takes them for somebody new where nobody can tell', async () => {
    await openNight(friday.laptop, 'elsewhere', '2027-06-04', [{ id: 'quilla', name: 'Quilla Xu' }]);
    const board = await night('who');
    const bar = await board();
    const join = async (name: string) => {
      await bar.page.locator('.arrivals input').fill(name);
      await bar.page.getByRole('button', { name: 'New member' }).tap();
      await bar.page.getByRole('button', { name: 'Add and check in' }).tap();
    };
    await join('quillá xu');
    const asked = bar.page.getByText('Someone called quillá xu is in the club already. Who is it?');
    await asked.waitFor();
    expect(await bar.barriers()).toEqual([]);
    await bar.page.waitForTimeout(PACE);
    await bar.page.getByRole('button', { name: /^Quilla Xu plays on Friday night/ }).tap();
    await expect.poll(() => tally(friday.laptop, 'who')).toMatchObject({ join: 1, arrive: 1 });
    await join('quillá xu');
    await bar.page.getByRole('button', { name: 'Another quillá xu: add and check in' }).tap();
    await expect.poll(() => tally(friday.laptop, 'who')).toMatchObject({ join: 2, arrive: 2 });
    await bar.page.context().setOffline(true);
    await bar.page.locator('.arrivals input').fill('Quilla Xu');
    await bar.page.getByRole('button', { name: 'New member' }).tap();
    await bar.page.getByText('so this is someone new').waitFor();
    await bar.page.getByRole('button', { name: 'Add and check in' }).tap();
    await bar.page.context().setOffline(false);
    await expect.poll(() => tally(friday.laptop, 'who')).toMatchObject({ join: 3, arrive: 3 });
    const log = await friday.laptop.log('who');
    expect(log).toMatch(/"join":\{"player":"quilla"/);
    expect(log).toMatch(/"join":\{"player":"quilla-xu"/);
    expect(log).toMatch(/"join":\{"player":"quilla-xu-[0-9a-f]{5}"/);
  });

  it('bears any name, on a phone too', async () => {
    const board = await night('names', HOSTILE);
    for (const device of [PHONE, TABLET]) {
      const bar = await board(device);
      for (let index = await bar.present(); index < 3; index++) await bar.arrive('');
      await expect.poll(() => bar.present()).toBeGreaterThanOrEqual(3);
      if ((await bar.matches()) === 0) await bar.challenge();
      await expect.poll(() => tally(friday.laptop, 'names')).toMatchObject({ arrive: 3, challenge: 1 });
      expect(await bar.overflow()).toBeLessThanOrEqual(0);
      await bar.page.locator('.matches-now button').first().tap();
      expect(await bar.overflow()).toBeLessThanOrEqual(0);
      expect(bar.complaints).toEqual([]);
    }
  });

  it('puts nothing serious in anybody’s way, in light or in dark', async () => {
    const board = await night('axe');
    const bar = await board();
    expect(await bar.barriers()).toEqual([]);
    for (const name of NAMES.slice(0, 5)) await bar.arrive(name);
    await bar.challenge();
    expect(await bar.barriers()).toEqual([]);
    await bar.page.locator('.matches-now button').first().tap();
    await bar.page.locator('.choices button').first().tap();
    expect(await bar.barriers()).toEqual([]);
    await bar.page.keyboard.press('Escape');
    await bar.page.locator('.is-not.is-light .who').first().tap();
    expect(await bar.barriers()).toEqual([]);
    await bar.page.keyboard.press('Escape');
    // Undo is offered for ten seconds after a tap, and a look at the page can take longer.
    await bar.arrive(NAMES[5] ?? '');
    await expect.poll(() => tally(friday.laptop, 'axe')).toMatchObject({ arrive: 6 });
    await bar.page.getByRole('button', { name: 'Undo' }).tap();
    await bar.page.locator('.sheet').waitFor();
    expect(await bar.barriers()).toEqual([]);
    await bar.page.keyboard.press('Escape');
    await bar.offline(true);
    await bar.page.getByRole('button', { name: 'Pass' }).tap();
    await expect.poll(() => bar.line()).toContain('No connection');
    expect(await bar.barriers()).toEqual([]);
  });

  it('has all that an evening of 24 needs in reach while four matches are on, either way up, and the wall names everybody', async () => {
    const ask = (verb: string, body: object) => friday.laptop.ask(`/ladders/crowd/${verb}`, body);
    await openNight(friday.laptop, 'crowd', '2027-06-04', CROWD);
    for (let n = 2; n <= 24; n++) await ask('arrive', { player: `p${n}` });
    for (const [challenger, challenged] of PAIRS)
      await ask('challenge', { id: `m${challenger}`, challenger, challenged, override: 'as they agreed' });
    const bar = await BoardPage.open(open, friday.laptop, 'crowd');
    await expect.poll(() => bar.matches()).toBe(4);
    await bar.page.setViewportSize({ width: 768, height: 1024 });
    expect(await brokenWords(bar.page.locator('.arrivals bdi'))).toEqual([]);
    await bar.arrive('Featherstonehaugh');
    await expect.poll(() => bar.present()).toBe(24);
    for (const viewport of [TABLET.viewport, { width: 768, height: 1024 }]) {
      await bar.page.setViewportSize(viewport ?? { width: 0, height: 0 });
      for (const part of ['.matches-now li', '.arrivals input', '.arrivals form button', '.so-far-button'])
        await expect.poll(() => inSight(bar.page, `${part}:first-of-type`), { message: part }).toBeGreaterThan(0);
    }
    const wall = await open(`${friday.laptop.origin}/lavers-chess/crowd/wall/`, TABLET);
    await expect.poll(() => inSight(wall, '.matches li')).toBe(4);
    await expect.poll(() => inSight(wall, '.free li.dark:not([aria-hidden=true])')).toBeGreaterThanOrEqual(8);
    await expect.poll(() => inSight(wall, '.codes .qr')).toBe(2);
    expect(await brokenWords(wall.locator('.night bdi'))).toEqual([]);
  });

  it('sends whoever looks for the board of another system to the desk', async () => {
    const season = { start: '2026-11-01' };
    await friday.laptop.ask('/ladders', { id: 'crewe', system: 'crewe', timezone: 'Europe/London', season });
    const page = await open(await friday.laptop.link(), TABLET);
    await enter(page);
    await page.goto(`${friday.laptop.origin}/lavers-chess/crewe/board/`);
    await expect.poll(() => page.locator('main').innerText()).toContain('has no club night');
    await page.locator('a[href="../desk/"]', { hasText: 'admin' }).waitFor();
  });
});

const DAY = '2026-11-20';

describe('the Grand Final on the board', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();

  it('counts down to the cut, marks who was displaced, plays off, and has a champion', async () => {
    await openNight(friday.laptop, 'final', DAY, ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo']);
    // Nobody has come yet: the wall says until when to be there, and how to check in.
    const first = await open(`${friday.laptop.origin}/lavers-chess/final/wall/`);
    await first.getByText('Be here by 20:15').waitFor();
    await expect.poll(() => first.getByRole('timer').innerText()).toMatch(/^\d+:\d\d$/);
    await first.getByRole('img', { name: 'Check in' }).waitFor();
    await first.close();
    const early = await BoardPage.open(open, friday.laptop, 'final');
    for (const name of ['Ann', 'Bob', 'Cy', 'Dee']) await early.arrive(name);
    const panel = early.page.locator('.final-now');
    const toCome = /^Grand Final\s[\s\S]+\s\d+:\d\d\s*to 20:15: 2 players not here yet will be removed/;
    await expect.poll(() => panel.innerText()).toMatch(toCome);
    const due = early.page.locator('[aria-current=step]');
    await expect.poll(() => due.innerText()).toBe('Check in');
    // On an upright tablet nobody scrolls to see who is to come, and who is here.
    await early.page.setViewportSize({ width: 768, height: 1024 });
    const bottom = (of: string) =>
      early.page
        .locator(of)
        .last()
        .evaluate((each) => each.getBoundingClientRect().bottom);
    const fold = () => early.page.locator('.tray').evaluate((each) => each.getBoundingClientRect().top);
    for (const all of ['.peg', '.arrivals li'])
      await expect.poll(async () => (await bottom(all)) < (await fold())).toBe(true);
    await early.page.locator('.is-open .who').filter({ hasText: 'Bob' }).tap();
    await early.page.locator('.matches-now button').tap();
    await early.page.locator('.choices button').last().tap();
    await early.page.locator('.sheet .main').tap();
    await expect.poll(() => early.page.locator('.marker').count()).toBe(1);
    // Whoever lost the top spot can be challenged again: neither word is cut, however narrow a card is.
    const cut = (all: readonly Element[]) => all.filter((each) => each.scrollWidth > each.clientWidth).length;
    for (const width of [320, 768]) {
      await early.page.setViewportSize({ width, height: 1024 });
      expect(await early.page.locator('.is-open .name').evaluateAll(cut), `${width}`).toBe(0);
    }
    await expect.poll(() => early.room()).toMatch(/^1\s+\S+\s+Bob/);
    expect(await early.barriers()).toEqual([]);
    await expect.poll(() => early.page.locator('.pending').count()).toBe(0);
    await early.page.close();

    await friday.later(`${DAY}T20:15:30`);
    const late = await BoardPage.open(open, friday.laptop, 'final');
    const final = late.page.locator('.final-now');
    await expect.poll(() => late.page.locator('.arrivals .late').allInnerTexts()).toHaveLength(2);
    await expect.poll(() => late.page.locator('[aria-current=step]').innerText()).toBe('Play');
    await expect.poll(() => final.innerText()).toMatch(/If play ended now, Ann would challenge Bob for rung\s1\./);
    await late.page.locator('.arrivals button.late').filter({ hasText: 'Flo' }).tap();
    await late.page.getByRole('button', { name: 'Just arrived' }).tap();
    await expect.poll(() => late.room()).toMatch(/5\s+\S+\s+Flo/);
    await final.getByRole('button', { name: 'Close normal play' }).tap();
    expect(await late.barriers()).toEqual([]);
    // It is somebody's turn: the sheet says so, and asks for a reason.
    await expect.poll(() => late.page.locator('.preview').innerText()).toContain('challenges can be made until 21:40');
    await late.page.locator('.sheet .main').tap();
    await late.page.getByText('Club decision').tap();
    await late.page.getByRole('button', { name: 'Do it anyway' }).tap();
    await expect.poll(() => final.innerText()).toContain('Ann challenges Bob');
    const said = await final.innerText();
    // Nobody comes or challenges after the end of normal play.
    for (const gone of ['.arrivals', '.turn-now']) await expect.poll(() => late.page.locator(gone).count()).toBe(0);
    for (const words of ['for rung 1', 'White 6 minutes and must win', 'Bob chooses the colour'])
      expect(said).toContain(words);
    expect(await late.barriers()).toEqual([]);
    await final.getByRole('button', { name: 'Bob doesn’t take it up' }).tap();
    await expect.poll(() => late.page.locator('.preview').innerText()).toMatch(/^Ann goes up to 1st\./);
    await late.page.locator('.sheet .main').tap();
    await expect.poll(() => final.innerText()).toContain('Ann is the champion');
    const whole = await open(`${friday.laptop.origin}/lavers-chess/final/wall/`);
    await whole.getByText('Congratulations!').waitFor();
    await expect.poll(() => whole.locator('main').innerText()).toMatch(/^Grand Final[^\n]+\s+Ann\s+is the champion/);
    await whole.close();
    expect(await late.barriers()).toEqual([]);
    const counts = { arrive: 5, challenge: 1, result: 1, close: 1, playoff: 1 };
    await expect.poll(() => tally(friday.laptop, 'final')).toMatchObject(counts);
    expect([...early.complaints, ...late.complaints]).toEqual([]);
  });
});
