import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FORMAT, FORMAT_HEADER } from '#shared/contract/format.ts';
import { atDesk, clubTab, expectAccessible, expectFits, expectUsable, Hands, NewClub, people } from './admin.ts';
import { loseAnswers, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const friday = useFriday();
const open = useBrowser();
const begin = clubTab(friday, open);

const MANY = Array.from({ length: 30 }, (_, index) => ({ id: `p-${index}`, name: `Player Number${index}` }));

describe('names as the public sees them, at the desk', { timeout: 120_000 }, () => {
  const shownIn = (page: Page): Promise<readonly string[]> => page.locator('.seen td > bdi').allInnerTexts();

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
    await expectUsable(page);
    await hands.click('Save');
    await page.getByText('Saved. Public pages update').waitFor();
    await expect.poll(() => published(address)).toEqual(foreseen);
    await page.reload();
    await hands.unfold('Names shown to the public');
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
    const field = page.getByLabel('Nickname: Ann Bell');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('At most 40 characters.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Please check the marked fields.').waitFor();
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
    await page.getByLabel('Nickname: Ann Bell').fill('The Rook');
    await club.change({ naming: { mode: 'nickname', nicknames: { kid: 'Kiddo', markup: 'Boco', ann: 'Old' } } });
    await hands.click('Save');
    await page.getByText('Saved. Public pages update').waitFor();
    await expect.poll(() => published(address)).toEqual(['The Rook', 'A. B.', 'Boco', 'W. Z.']);
    await expect.poll(() => published(address.replace('main', 'juniors'))).toEqual(['Kiddo']);
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

  it('is asked once how they are to be shown: as the first players are entered, and it is kept at once', async () => {
    const club = await NewClub.make(friday.laptop, 'asked-once');
    const first = await club.ladder('main', { system: 'crewe', name: 'Main ladder' }, []);
    const page = await atDesk(open, club, `${first}#people`);
    const hands = new Hands(page);
    const question = page.getByRole('group', { name: 'Names shown to the public' });
    await hands.fill('One person per line', 'Ann Bell\nBob Carr');
    await question.waitFor();
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && isClub(answer.url()));
    await hands.pick('A. B.');
    expect((await kept).status()).toBe(200);
    await page.reload();
    await hands.fill('One person per line', 'Ann Bell\nBob Carr');
    await expect.poll(() => page.getByRole('radio', { name: 'A. B.', exact: true }).isChecked()).toBe(true);
    await hands.click('Add to the ladder');
    await expect.poll(() => published(first.replace('desk/', ''))).toEqual(['A. B.', 'B. C.']);
    const looked: string[] = [];
    page.on('request', (request) => isClub(request.url()) && looked.push(request.url()));
    await page.getByRole('heading', { name: 'Add people' }).click();
    await hands.fill('One person per line', 'Cy Dean');
    await page.getByRole('button', { name: 'Add to the ladder' }).waitFor();
    const second = await club.ladder('juniors', { system: 'crewe', name: 'Juniors' }, []);
    await page.goto(`${second}#people`);
    await page.reload();
    await hands.fill('One person per line', 'Cy Dean');
    await page.getByText('1 person', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => question.count()).toBe(0);
    expect(looked).toEqual([]);
  });
});

const isClub = (url: string): boolean => /\/api\/clubs\/[^/]+$/.test(url);

/** The narrowest telephone, on which German words have to break. */
const NARROW = { viewport: { width: 320, height: 640 } };

describe('an organiser', { timeout: 120_000 }, () => {
  it('has the club speak German: Admin at once, and the ladder’s page, which a narrow telephone holds', async () => {
    const { page, address } = await begin('sprache', people, NARROW, 'Language of the club');
    const choice = page.getByRole('combobox', { name: 'Language of the club' });
    await choice.selectOption('Deutsch');
    await page.locator('form').filter({ has: choice }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Sprache des Clubs' }).waitFor();
    await expectFits(page);
    await page.goto(address);
    await page.getByText('Zur Rangliste springen').waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('de');
    await expectFits(page);
    await page.goto(address.replace(/([^/]+)\/([^/]+)\/$/, 'join/#$1/$2'));
    await page.getByRole('heading', { name: 'Mitspielen' }).waitFor();
    expect(await page.title()).toBe('Mitspielen');
  });
});

/** What the service says of each answer, where a test speaks for it. */
const KEPT = { [FORMAT_HEADER]: FORMAT };

describe('programs that are told, at the desk', { timeout: 120_000 }, () => {
  async function beginTold(id: string, device?: BrowserContextOptions) {
    const begun = await begin(id, people, device);
    await begun.hands.follow('For your webmaster');
    await begun.hands.unfold('Webhooks');
    return begun;
  }

  it('adds a program to be told, shows its secret once, and removes it after asking', async () => {
    const { page, hands } = await beginTold('told', PHONE);
    await hands.fill('What’s it for?', 'club chat');
    await hands.fill('Address', 'http://chat.example.org/hooks/1');
    await hands.click('Add a webhook');
    await page.getByText('Must begin with https://.').waitFor();
    const field = page.getByLabel('Address');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await field.fill('https://chat.example.org/hooks/1');
    await page.getByLabel('The champion').uncheck();
    await page.getByRole('button', { name: 'Add a webhook' }).dblclick();
    await page.getByRole('heading', { name: 'Copy this now' }).waitFor();
    const secret = page.locator('section section').filter({ hasText: 'won’t be shown again' }).locator('.link');
    await expect.poll(() => secret.innerText()).toMatch(/^whsec_[\w+/]{43}=$/);
    await expectUsable(page);
    const item = page.locator('.lines li').filter({ hasText: 'club chat' });
    await expect.poll(() => item.count()).toBe(1);
    await expect.poll(() => item.innerText()).toContain('nothing sent yet');
    await expect.poll(() => item.innerText()).not.toContain('The champion');
    const told = await secret.innerText();
    await page.reload();
    await hands.unfold('Webhooks');
    await item.waitFor();
    expect(await page.content()).not.toContain(told);
    await hands.click('Remove club chat');
    await expectAccessible(page);
    await hands.confirm('Remove');
    await expect.poll(() => item.count()).toBe(0);
  });

  it('sends a test and tells how it went as soon as that is known', async () => {
    const { page, hands } = await beginTold('tested');
    await hands.fill('What’s it for?', 'club chat');
    await hands.fill('Address', 'https://chat.example.org/hooks/1');
    await hands.click('Add a webhook');
    await page.getByRole('button', { name: 'Send a test club chat' }).waitFor();
    // Nothing leaves this machine: the service's word on a test that was not taken.
    const asked: string[] = [];
    const last = { at: '2026-11-20T20:06:00+00:00', outcome: '404' };
    let stopped: string | undefined;
    await page.route('**/ping', async (route) => {
      stopped = undefined;
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      await route.fulfill({ status: 202, headers: KEPT, json: { delivery: 'd' } });
    });
    await page.route('**/webhooks', async (route) => {
      const answer = await route.fetch();
      if (!answer.ok()) return route.fulfill({ response: answer });
      const { webhooks } = await answer.json();
      const json = { webhooks: webhooks.map((each: object) => ({ ...each, last, stopped })) };
      await route.fulfill({ headers: KEPT, json });
    });
    await hands.click('Send a test club chat');
    await page.getByText('Test sent.').waitFor();
    expect(asked).toEqual([
      expect.stringMatching(/^POST \/api\/clubs\/tested\/ladders\/main\/webhooks\/[0-9a-f]{16}\/ping$/),
    ]);
    await page.getByText('Friday 20 November 2026, 20:06 – not accepted (404)').waitFor();
    await expectAccessible(page);
    // After a week without success the service sends no more, until the organiser asks for a test.
    stopped = last.at;
    await page.reload();
    await hands.unfold('Webhooks');
    const why = page.getByText('Switched off on Friday 20 November 2026, 20:06: nothing was accepted for a week.');
    await why.waitFor();
    await expectAccessible(page);
    await hands.click('Send a test club chat');
    await why.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send a test club chat' }).waitFor();
  });

  it('says what is missing where it is missing, and plainly when nobody knows whether a program was added', async () => {
    const { page, hands } = await beginTold('lost');
    await page.getByRole('button', { name: 'Add a webhook' }).waitFor();
    for (const event of await page.getByRole('group', { name: 'What to send' }).getByRole('checkbox').all())
      await event.uncheck();
    await hands.click('Add a webhook');
    await page.getByText('Please fill this in.').nth(1).waitFor();
    await page.getByText('Please choose.').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Challenges').check();
    await hands.fill('What’s it for?', 'club chat');
    await hands.fill('Address', 'https://chat.example.org/hooks/1');
    await loseAnswers(page, '**/webhooks', 'POST');
    await hands.click('Add a webhook');
    await page.getByText('No response, so we can’t tell').waitFor();
    await page.locator('.lines li').filter({ hasText: 'club chat' }).waitFor();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('https://chat.example.org/hooks/1');
  });
});
