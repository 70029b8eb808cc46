import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BoardPage, openNight, PACE, tally } from './board.ts';
import { useBrowser } from './browser.ts';
import { useFriday, useOwnFriday } from './friday.ts';

const DAY = '2026-11-20';

describe('on the night of the final, in the order of the evening', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();

  it('a tap for the absent leader that is undone a minute later was no arrival', async () => {
    await openNight(friday.laptop, 'wrong', DAY, ['Ann', 'Bob', 'Cy', 'Dee']);
    const bar = await BoardPage.open(open, friday.laptop, 'wrong');
    for (const name of ['Bob', 'Cy', 'Dee', 'Ann']) await bar.arrive(name);
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await bar.page.getByRole('button', { name: 'Tonight so far' }).tap();
    await bar.page.getByRole('button', { name: 'Undo Ann checked in' }).tap();
    await expect.poll(() => bar.page.locator('.sheet').innerText()).toContain('as if they hadn’t come');
    expect(await bar.barriers()).toEqual([]);
    // While it is on its way something else is recorded, and shown here.
    const renamed = async (route: Route) => {
      await friday.laptop.ask('/ladders/wrong/rename', { player: 'p4', name: 'Deedee' });
      await expect.poll(() => bar.room(), { timeout: 20_000 }).toContain('Deedee');
      await route.continue();
    };
    await bar.page.route(/\/void$/, renamed, { times: 1 });
    await bar.page.locator('.sheet .main:enabled').tap();
    await expect.poll(() => bar.room(), { timeout: 20_000 }).toContain('Deedee');
    // Not a double tap.
    await bar.page.waitForTimeout(320);
    await bar.page.locator('.sheet .main:enabled').tap();
    await expect.poll(() => bar.present()).toBe(3);
    await bar.page.getByRole('button', { name: 'Tonight so far' }).tap();
    await expect.poll(() => bar.page.locator('.so-far .undone').innerText()).toContain('Ann checked in');
    expect(await bar.barriers()).toEqual([]);
    expect(bar.complaints).toEqual([]);
  });

  it('a mis-tapped challenge, pass and winner of a play-off are undone, and the right one is champion', async () => {
    await friday.later(`${DAY}T20:16`);
    const bar = await BoardPage.open(open, friday.laptop, 'wrong');
    const final = bar.page.locator('.final-now');
    await bar.page.locator('.arrivals .late').filter({ hasText: 'Ann' }).waitFor();
    const before = await bar.room();

    await bar.page.locator('.is-open .who').filter({ hasText: 'Bob' }).tap();
    await expect.poll(() => bar.matches()).toBe(1);
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await bar.undo();
    await expect.poll(() => bar.room()).toBe(before);

    await bar.page.getByRole('button', { name: 'Pass' }).tap();
    await expect.poll(() => bar.page.locator('.turn-now').innerText()).toContain('Cy');
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await bar.undo();
    await expect.poll(() => bar.room()).toBe(before);

    // Cy wins as the challenged, and passes Bob, who did not play.
    await bar.page.locator('.is-open .who').filter({ hasText: 'Cy' }).tap();
    await bar.result('last');
    await expect.poll(() => bar.page.locator('.marker').count()).toBe(1);
    await final.getByRole('button', { name: 'Close normal play' }).tap();
    await bar.page.locator('.sheet .main').tap();
    await bar.page.getByText('Club decision').tap();
    await bar.page.locator('.sheet .main').tap();
    await final.getByRole('button', { name: 'Bob won' }).tap();
    await bar.page.locator('.sheet .main').tap();
    await expect.poll(() => final.innerText()).toContain('Bob is the champion');
    await bar.page.getByRole('button', { name: 'Tonight so far' }).tap();
    await bar.page.getByRole('button', { name: 'Undo Bob won a play-off' }).tap();
    await expect.poll(() => bar.page.locator('.foreseen').innerText()).toMatch(/1\s+Bob\s+Cy ▲ up 1/);
    await bar.page.locator('.sheet .main:enabled').tap();
    await final.getByRole('button', { name: 'Cy won' }).tap();
    await bar.page.locator('.sheet .main').tap();
    await expect.poll(() => final.innerText()).toContain('Cy is the champion');
    await expect.poll(() => tally(friday.laptop, 'wrong')).toMatchObject({ void: 4, playoff: 2, close: 1 });
    expect(bar.complaints).toEqual([]);
  });
});

describe('a match that was left open', { timeout: 120_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();

  it('is asked about first on the next night, offline too, and what comes of it is of the night on which it began', async () => {
    await openNight(friday.laptop, 'left', '2027-06-04', ['Ann', 'Bob', 'Cy', 'Dee']);
    for (const player of ['p1', 'p2', 'p3', 'p4']) await friday.laptop.ask('/ladders/left/arrive', { player });
    for (const [challenger, challenged] of [
      ['p4', 'p3'],
      ['p2', 'p1'],
    ])
      await friday.laptop.ask('/ladders/left/challenge', { id: `of-${challenger}`, challenger, challenged });
    await friday.later('2026-11-27T20:00');
    const bar = await BoardPage.open(open, friday.laptop, 'left');
    const asked = bar.page.locator('.unfinished .refusal');
    await expect.poll(() => asked.first().innerText()).toMatch(/^Dee – Cy was not finished on Fri 20 Nov\.\s+Result/);
    expect(await bar.barriers()).toEqual([]);
    await bar.offline(true);
    await asked.first().getByRole('button', { name: 'Result' }).tap();
    await bar.page.locator('.choices button').first().tap();
    await bar.page.getByRole('button', { name: 'Enter as played that night · 2–0' }).tap();
    await expect.poll(() => asked.count(), { timeout: 5000 }).toBe(1);
    await asked.getByRole('button', { name: 'Cancel the match' }).tap();
    await expect.poll(() => asked.count(), { timeout: 5000 }).toBe(0);
    await bar.offline(false);
    await expect.poll(() => tally(friday.laptop, 'left')).toMatchObject({ result: 1, abandon: 1 });
    const result = (await friday.laptop.lines('left')).find((line) => 'result' in line);
    expect(JSON.stringify(result)).toContain('"playedAt":"2026-11-20T');
    expect(bar.complaints).toEqual([]);
  });
});

describe('a result that was tapped for the wrong table', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('is undone by the first button: the two are playing still, as before the tap, and the toast goes', async () => {
    await openNight(friday.laptop, 'resumed', DAY, ['Ann', 'Bob', 'Cye', 'Dee']);
    const bar = await BoardPage.open(open, friday.laptop, 'resumed');
    const recorded = () => expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    const room = async () => (await bar.room()).split('\n').toSorted();
    for (const name of ['Ann', 'Bob', 'Cye', 'Dee']) await bar.arrive(name);
    // Bob has challenged Ann at one table, and Dee Cye at another.
    for (const count of [1, 2]) {
      await bar.page.waitForTimeout(PACE);
      await bar.challenge();
      await expect.poll(() => bar.matches()).toBe(count);
    }
    await recorded();
    const before = await room();
    await bar.result('first');
    await recorded();
    await bar.page.locator('.toast').getByRole('button', { name: 'Undo' }).tap();
    const buttons = bar.page.locator('.sheet .main');
    await expect.poll(() => buttons.first().innerText()).toBe('Still playing');
    expect(await bar.barriers()).toEqual([]);
    // What another day would change is worked out by the service: without it, a sentence says so.
    await bar.offline(true);
    await bar.page.getByLabel('Played on (club time)').fill(`${DAY}T20:01`);
    await expect.poll(() => bar.page.locator('.sheet').innerText()).toContain('This needs a connection');
    expect((await bar.page.locator('.sheet').innerText()).match(/connection/gi)).toHaveLength(1);
    await bar.offline(false);
    await buttons.first().tap();
    await expect.poll(() => bar.page.locator('.toast').innerText()).toContain('still playing');
    await expect.poll(() => bar.page.locator('.toast button').count()).toBe(0);
    await recorded();
    await expect.poll(room).toEqual(before);
    // They are given their result in the end: they have not met tonight before.
    await bar.result('last', 1);
    await recorded();
    expect(await tally(friday.laptop, 'resumed')).toMatchObject({ challenge: 3, result: 2, void: 2 });
    expect(bar.complaints).toEqual([]);
  });
});
