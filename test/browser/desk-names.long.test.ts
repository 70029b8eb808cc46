import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, PHONE, useBrowser } from './browser.ts';
import { atDesk, expectAccessible, expectFits, Hands, NewClub } from './desk.ts';
import { clubTab, people } from './desk-club.ts';
import { useFriday } from './friday.ts';

const MANY = Array.from({ length: 30 }, (_, index) => ({ id: `p-${index}`, name: `Player Number${index}` }));

describe('names as the public sees them, at the desk', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  const begin = clubTab(friday, open);

  const shownIn = (page: Page): Promise<readonly string[]> => page.locator('.seen td > bdi').allInnerTexts();

  /** Who stands on the public page, top first. */
  async function published(address: string): Promise<readonly string[]> {
    const answer = await fetch(`${address}view.json`);
    const { standings } = await answer.json();
    return standings.map(({ name }: { readonly name: string }) => name);
  }

  it('shows beforehand how the public will see every name, and then it does', async () => {
    const { page, hands, address } = await begin('shown', people, PHONE);
    await page.getByRole('cell', { name: 'Ann Bell' }).waitFor();
    await page.getByRole('radio', { name: /^First name and initial/ }).check();
    await page.getByText('will stop working').waitFor();
    const foreseen = ['Ann B.', 'Ann B. 2', '<b>Bo</b> C.', 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Z.'];
    await expect.poll(() => shownIn(page)).toEqual(foreseen);
    await expect.poll(() => published(address)).toContain('Ann Bell');
    await expectAccessible(page);
    await expectFits(page);
    await hands.click('Save');
    await page.getByText('Saved. Public pages update').waitFor();
    await expect.poll(() => published(address)).toEqual(foreseen);
    await page.reload();
    await page.getByRole('cell', { name: 'Ann B. 2' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^First name and initial/ }).isChecked()).toBe(true);
    await expect.poll(() => page.locator('.seen th[scope=row]').first().innerText()).toBe('Ann Bell');
  });

  it('takes nicknames by the keyboard alone, and says beside its field which is too long', async () => {
    const { page, hands, address } = await begin('nicknamed');
    await page.getByRole('radio', { name: /^Full name/ }).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('The Rook, who never castles and always wins');
    const field = page.getByLabel('Nickname of Ann Bell');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('At most 40 characters.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Too long: The Rook, who never castles and always wins. Nothing was saved.').waitFor();
    await field.fill('The Rook');
    await page.getByRole('cell', { name: 'The Rook' }).waitFor();
    await hands.click('Save');
    await page.getByText('Saved. Public pages update').waitFor();
    await expect.poll(() => published(address)).toEqual(['The Rook', 'A. B.', 'B. C.', 'W. Z.']);
  });

  it('keeps the nicknames of other ladders, and those that somebody else has given meanwhile', async () => {
    const { club, page, hands, address } = await begin('together');
    await club.ladder('juniors', { system: 'crewe' }, [{ id: 'kid', name: 'Kid Young' }]);
    await page.getByRole('radio', { name: /^Nickname/ }).check();
    await page.getByLabel('Nickname of Ann Bell').fill('The Rook');
    await club.change({ naming: { mode: 'nickname', nicknames: { kid: 'Kiddo', markup: 'Boco', ann: 'Old' } } });
    await hands.click('Save');
    await page.getByText('Saved. Public pages update').waitFor();
    await expect.poll(() => published(address)).toEqual(['The Rook', 'A. B.', 'Boco', 'W. Z.']);
    await expect.poll(() => published(address.replace('main', 'juniors'))).toEqual(['Kiddo']);
  });

  it('keeps what was typed while the line is down, and does no harm when it is saved again', async () => {
    const { page, hands, address } = await begin('broken');
    await page.getByRole('radio', { name: /^Nickname/ }).check();
    await page.getByLabel('Nickname of Ann Bell').fill('The Rook');
    await page.route('**/api/clubs/broken', (route) => route.abort());
    await hands.click('Save');
    await page.getByText('Nothing was saved.').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/clubs/broken');
    // The request gets through, its answer does not.
    await page.route('**/api/clubs/broken', async (route) => {
      const answer = await route.fetch();
      await (route.request().method() === 'PATCH' ? route.abort() : route.fulfill({ response: answer }));
    });
    await hands.click('Save');
    await page.getByText('we can’t tell whether it was saved').waitFor();
    await expect.poll(() => page.getByLabel('Nickname of Ann Bell').inputValue()).toBe('The Rook');
    await page.unroute('**/api/clubs/broken');
    await hands.click('Save');
    await page.getByText('Saved. Public pages update').waitFor();
    await expect.poll(() => published(address)).toContain('The Rook');
  });

  it('lists a few of many players, and finds the others', async () => {
    const { page, hands } = await begin('many', MANY);
    await page.getByRole('cell', { name: 'Player Number0' }).waitFor();
    await expect.poll(() => shownIn(page)).toHaveLength(8);
    await hands.fill('Find a player', 'number29');
    await expect.poll(() => shownIn(page)).toEqual(['Player Number29']);
    await hands.fill('Find a player', '');
    await hands.click('Show all 30');
    await expect.poll(() => shownIn(page)).toHaveLength(30);
  });

  it('is the organiser’s alone', async () => {
    const { club, page, desk } = await begin('closed');
    const { link } = await club.settle('/access', { role: 'scorer', label: 'tablet' });
    const scorer = await open(String(link));
    await enter(scorer);
    await scorer.goto(`${desk}#club`);
    await scorer.getByRole('heading', { name: 'Record a match' }).waitFor();
    await expect.poll(() => scorer.getByRole('link', { name: 'Club', exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Club', exact: true }).count()).toBe(1);
  });

  it('is asked once how they are to be shown: as the first players are entered, and it is kept at once', async () => {
    const club = await NewClub.make(friday.laptop, 'asked-once');
    const first = await club.ladder('main', { system: 'crewe', name: 'Main ladder' }, []);
    const page = await atDesk(open, club, `${first}#players`);
    const hands = new Hands(page);
    const question = page.getByRole('group', { name: 'Names on public pages' });
    await question.waitFor();
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && isClub(answer.url()));
    await hands.pick('A. B.');
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'A. B.', exact: true }).isChecked()).toBe(true);
    await hands.fill('One player per line', 'Ann Bell\nBob Carr');
    await hands.click('Add to the ladder');
    await expect.poll(() => published(first.replace('desk/', ''))).toEqual(['A. B.', 'B. C.']);
    const looked: string[] = [];
    page.on('request', (request) => isClub(request.url()) && looked.push(request.url()));
    await page.getByText('Add several players').click();
    await page.getByRole('button', { name: 'Add at the bottom' }).waitFor();
    const second = await club.ladder('juniors', { system: 'crewe', name: 'Juniors' }, []);
    await page.goto(`${second}#players`);
    await page.reload();
    await page.getByRole('button', { name: 'Add to the ladder' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => question.count()).toBe(0);
    expect(looked).toEqual([]);
  });
});

const isClub = (url: string): boolean => /\/api\/clubs\/[^/]+$/.test(url);
