import { describe, expect, it } from 'vitest';
import { NAMES, nightOn, TABLET, tally } from '../browser/board.ts';
import { useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';
import { asOldest } from '../browser/oldest.ts';

describe('a club night on the board', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);

  const night = nightOn(friday, open);

  it('goes from the first arrival to the last goodbye on two tablets, one of which loses its line', async () => {
    const names = NAMES.slice(0, 8);
    const board = await night('whole', names);
    const [bar, door] = [await board(), await board()];
    const same = () => expect.poll(async () => (await door.room()) === (await bar.room())).toBe(true);

    await Promise.all([
      names.slice(0, 4).reduce((before, name) => before.then(() => bar.arrive(name)), Promise.resolve()),
      names.slice(4).reduce((before, name) => before.then(() => door.arrive(name)), Promise.resolve()),
    ]);
    await expect.poll(() => Promise.all([bar.present(), door.present()])).toEqual([8, 8]);
    await door.challenge();
    await expect.poll(() => bar.matches()).toBe(1);
    await bar.challenge();
    await expect.poll(() => door.matches()).toBe(2);

    await bar.offline(true);
    await bar.result('first');
    await expect.poll(() => bar.matches()).toBe(1);
    await bar.home();
    await expect.poll(() => bar.line()).toContain('No connection – 2 taps waiting');
    await expect.poll(() => bar.page.locator('.pending').count()).toBeGreaterThan(0);
    await door.result('first', 1);
    await bar.page.reload({ timeout: 3000 }).catch(() => {});
    await bar.offline(false);
    await bar.page.reload();
    await bar.page.waitForSelector('.night-board');
    await expect.poll(() => bar.page.locator('.pending').count()).toBe(0);
    await same();

    let challenges = 2;
    for (const tablet of [bar, door]) {
      await tablet.challenge();
      await same();
      await tablet.result(challenges % 2 === 0 ? 'first' : 'last');
      challenges++;
      await same();
    }
    for (let left = await bar.present(); left > 0; left--) {
      await bar.home();
      await expect.poll(() => bar.present()).toBe(left - 1);
    }
    await expect.poll(() => door.present()).toBe(0);
    const counts = { seed: 1, arrive: 8, challenge: challenges, result: challenges, depart: 8 };
    await expect.poll(() => tally(friday.laptop, 'whole')).toEqual(counts);
    expect([...bar.complaints, ...door.complaints]).toEqual([]);
  });

  it('undoes the last tap: as if it had not been, while it waits; by voiding its line once it is recorded', async () => {
    const board = await night('undone');
    const bar = await board();
    await bar.arrive('Ann');
    await expect.poll(() => tally(friday.laptop, 'undone')).toMatchObject({ arrive: 1 });
    await expect.poll(() => bar.page.locator('.toast .pending').count()).toBe(0);
    await expect.poll(() => bar.present(), { timeout: 5000 }).toBe(1);
    await bar.undo();
    await expect.poll(() => bar.present(), { timeout: 5000 }).toBe(0);
    await bar.offline(true);
    await bar.arrive('Bob');
    await bar.arrive('Cy');
    await bar.page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => bar.present(), { timeout: 5000 }).toBe(1);
    await bar.offline(false);
    await expect.poll(() => tally(friday.laptop, 'undone')).toEqual({ seed: 1, arrive: 2, void: 1 });
  });

  it('tells somebody without a key what to do', async () => {
    const page = await open(`${friday.laptop.origin}/lavers-chess/main/board/`, TABLET);
    await expect.poll(() => page.locator('main').innerText()).toContain('open the complete invite link');
  });
});
