import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectUsable, named, newDesk } from './admin.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { Mailbox } from './me.ts';

const friday = useFriday();
const open = useBrowser();

const people = named('ann', 'bob', 'cy', 'dee', 'eve', 'flo');
const begin = newDesk(friday, open);

describe('links that an organiser hands out', { timeout: 180_000 }, () => {
  it('hands out a link that opens another browser, says so later, and takes it back', async () => {
    const { club, desk, page, hands } = await begin('linked', { system: 'lavers' }, people, {
      part: '#people',
      device: PHONE,
    });
    const renew = page.getByRole('dialog').getByRole('button', { name: 'New link' });
    const unfold = () => page.getByText('Tablets and organisers', { exact: true }).click();
    await unfold();
    await hands.fill('What’s it for?', 'tablet at the bar');
    await hands.click('New link');
    const card = page.locator('.link-cards li');
    await card.getByRole('img', { name: /QR code/ }).waitFor();
    await expectAccessible(page);
    const link = await card.locator('.link').innerText();
    const other = await open(link);
    await enter(other);
    await other.goto(desk);
    await other.getByRole('heading', { name: 'Record a result' }).waitFor();
    for (const name of ['Rules', 'More'])
      await expect.poll(() => other.getByRole('link', { name, exact: true }).count(), { message: name }).toBe(0);
    await page.reload();
    await unfold();
    const sessions = page.locator('.sessions li');
    await sessions.filter({ hasText: 'Chrome on Linux (this browser): signed in 20 November 2026' }).waitFor();
    await expectAccessible(page);
    await hands.click('Sign out Chrome on Linux, tablet at the bar');
    await hands.confirm('Sign out');
    await expect.poll(() => sessions.count()).toBe(1);
    // It is turned away when it asks, which it does when something has changed.
    await club.post('/main/join', { player: 'zoe', name: 'Zoe' });
    await other.getByText('You’re signed out.').waitFor();
    await expectAccessible(other);
    // Signed in again in another tab, it goes on when it is seen.
    const tab = await other.context().newPage();
    await tab.goto(link);
    await enter(tab);
    await tab.close();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await other.getByRole('heading', { name: 'Record a result' }).waitFor();
    await hands.click('Replace tablet at the bar');
    await renew.click();
    await card.getByRole('img', { name: /QR code/ }).waitFor();
    await expect.poll(() => card.locator('.link').innerText()).not.toBe(link);
    const second = await card.locator('.link').innerText();
    await page.getByText('Old links').waitFor();
    await other.goto(second);
    await enter(other);
    await page.reload();
    await unfold();
    await sessions.nth(1).waitFor();
    await hands.click('Replace tablet at the bar');
    await page.getByRole('radio', { name: /Stay signed in/ }).check();
    await expectAccessible(page);
    await renew.click();
    await card.getByRole('img', { name: /QR code/ }).waitFor();
    await expect.poll(() => sessions.count()).toBe(2);
    await other.goto(desk);
    await other.getByRole('heading', { name: 'Record a result' }).waitFor();
    await hands.click('Revoke tablet at the bar');
    await expectAccessible(page);
    await hands.confirm('Revoke');
    await expect.poll(() => page.getByRole('button', { name: 'Revoke tablet at the bar' }).count()).toBe(0);
    await hands.follow('History');
    await page.getByText('Admin history').click();
    await page.getByText('Invite link or key revoked – tablet at the bar').waitFor();
    await page.getByText('Invite link or key replaced – tablet at the bar').nth(1).waitFor();
    await page.getByText('Sign out – tablet at the bar (Chrome on Linux)').waitFor();
    const last = page.locator('details .log .quiet').first();
    await expect.poll(() => last.innerText()).toMatch(/20 November 2026, 20:\d\d, by organiser/);
    await expectUsable(page);
    await other.reload();
    await other.getByText('Please open the complete invite link').waitFor();
    await expectAccessible(other);
  });

  it('asks in place for who the organiser is, where that was long ago: by their link, or a code once they have an address', async () => {
    const { club, page, hands } = await begin('confirmed', { system: 'lavers' }, people, {
      part: '#people',
      device: PHONE,
    });
    const mailbox = new Mailbox(await open(friday.laptop.printed('E-mails')));
    const dialog = page.getByRole('dialog', { name: 'Please confirm it’s you' });
    const confirms = dialog.getByRole('button', { name: 'Confirm' });
    const makesLate = async (label: string) => {
      const late = { status: 403, json: { code: 'confirmation-needed', status: 403, detail: 'Late.' } };
      let times = 0;
      await page.route('**/access', (route) =>
        route.request().method() === 'POST' && times++ === 0 ? route.fulfill(late) : route.continue(),
      );
      await page.getByRole('radio', { name: /^Organiser/ }).check();
      await hands.fill('What’s it for?', label);
      await hands.click('New link');
    };
    await page.getByText('Tablets and organisers', { exact: true }).click();
    await makesLate('Bob');
    await dialog.getByText('no e-mail address that a code could be sent to').waitFor();
    await dialog.getByLabel('Your invite link').fill(`${club.origin}/enter/#${club.key}x`);
    await confirms.click();
    await dialog.getByText('This isn’t the link').waitFor();
    await expectUsable(page);
    await dialog.getByLabel('Your invite link').fill(club.link);
    await confirms.click();
    await page.locator('.link-cards li').filter({ hasText: 'Bob' }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await page
      .locator('section li')
      .filter({ hasText: /New organiser link Bob – 20 November 2026, 20:\d\d, by organiser/ })
      .waitFor();

    await hands.follow('More');
    await hands.unfold('Your e-mail address');
    await hands.fill('New e-mail address', 'olga@example.org');
    await hands.click('Send a code there');
    const code = (subject: string) => mailbox.link('olga@example.org', subject, /\b\d{6}\b/);
    await hands.fill('Code', await code('Your code for'));
    await expectUsable(page);
    await hands.click('Confirm');
    await page.getByText('Codes and e-mails for organisers go to o•••@example.org.').waitFor();

    await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
    await page.getByText('Tablets and organisers', { exact: true }).click();
    await makesLate('Cy');
    await dialog.getByText('six digits to o•••@example.org').waitFor();
    await dialog.getByLabel('Code').fill('12 34');
    await dialog.getByLabel('Code').press('Enter');
    await dialog.getByText('Please enter all six digits.').waitFor();
    await expectUsable(page);
    await expect.poll(() => mailbox.numberOf('olga@example.org', 'Your code for'), { timeout: 15_000 }).toBe(2);
    await dialog.getByLabel('Code').fill(await code('Your code for'));
    await dialog.getByLabel('Code').press('Enter');
    await page.locator('.link-cards li').filter({ hasText: 'Cy' }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);

    await hands.follow('More');
    await hands.unfold('Hand over to someone else');
    await hands.fill(/^Name$/, 'Zoe');
    await hands.fill(/^E-mail$/, 'zoe@example.org');
    await page.getByText('What they’ll find').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await expectUsable(page);
    await hands.click('Send the invitation');
    await page.getByText('Zoe’s link is on its way to z•••@example.org.').waitFor();
    await page.getByText('Zoe hasn’t opened the link yet').waitFor();
    const zoe = await open(
      await mailbox.link('zoe@example.org', 'You’re invited to run', /http\S+\/enter\/\S+/),
      PHONE,
    );
    await enter(zoe);
    await page.reload();
    await page.getByText('Please open the complete invite link').waitFor();
  });
});

describe('the people of a club, in Admin', { timeout: 180_000 }, () => {
  it('are taken from a table, asking about each whom it may mean, and are found again', async () => {
    const ann = { id: 'ann-lee', name: 'Ann Lee' };
    const { club, page, hands } = await begin('from-a-table', { system: 'crewe', name: 'Main' }, [ann], {
      part: '#people',
    });
    await page.getByRole('heading', { name: 'Add people' }).click();
    const many = Array.from({ length: 110 }, (_, index) => `Person ${index + 1}\t${1000 + index}`);
    const lines = ['ann lee, 1850, ann@example.org', 'Zoe; zoe@example.org', 'zoe', ...many];
    await hands.fill('One person per line', lines.join('\n'));
    await hands.click('Add to the ladder');
    await page.getByText('1 name is unclear').first().waitFor();
    await expectAccessible(page);
    await hands.click('Skip them all');
    await hands.click('Add to the ladder');
    await page.getByText('112 people added or updated.').waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Show more (12 not shown)' }).waitFor();
    await page.getByRole('button', { name: 'Send 2 invitations' }).waitFor();
    const row = page.locator('.people tbody tr').nth(23);
    const reach = (each: Element) =>
      each.getBoundingClientRect().bottom - (each.closest('table')?.getBoundingClientRect().top ?? 0);
    expect(await row.evaluate(reach)).toBeLessThanOrEqual(950);
    await page.setViewportSize({ width: 820, height: 1180 });
    expect(await page.locator('.scroll').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await page.getByLabel('Find a player').fill('ann');
    await page.getByRole('row', { name: /Ann Lee.*1850.*ann@example\.org/ }).waitFor();
    await hands.click('Change Ann Lee');
    await expect.poll(() => page.getByLabel('Rating').inputValue()).toBe('1850');
    await page.goto(`${await club.ladder('next', { system: 'crewe', name: 'Next' }, [])}#people`);
    await page.getByText('Choose from the members (112 people not on this ladder)').click();
    for (const name of ['Ann Lee', 'Zoe']) {
      await page.getByLabel('Find a player').first().fill(name);
      await page.getByRole('checkbox', { name }).check();
    }
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'As listed, first on rung 1' }).check();
    await hands.click('Add to the ladder');
    await expect.poll(() => club.order('next')).toEqual(['ann-lee', 'zoe']);
  });
});

/** What a screen reader reads out of the field that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const described = at?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return {
      label: at?.id ? document.querySelector(`label[for="${at.id}"]`)?.textContent : undefined,
      invalid: at?.getAttribute('aria-invalid'),
      says: described.map((id) => document.getElementById(id)?.textContent),
    };
  });

describe('a form', { timeout: 120_000 }, () => {
  it('goes to the first field that is wrong, and says there what is', async () => {
    const { page } = await begin('marks', { system: 'crewe' }, people, { part: '#people', device: PHONE });
    await page.getByRole('button', { name: 'Change Ann' }).click();
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.getByLabel('Name', { exact: true }).press('Enter');
    await expect.poll(() => focused(page)).toMatchObject({ label: 'Name', invalid: 'true' });
    expect((await focused(page)).says.at(-1)).toMatch(/\.$/);
    await expectUsable(page);
    await page.getByLabel('Name', { exact: true }).fill('Bob');
    await expect.poll(() => focused(page)).toMatchObject({ label: 'Name', invalid: null });
  });

  it('goes to a figure of the rules that is wrong, also once another sentence is open', async () => {
    const { club, page } = await begin('folded', { system: 'crewe' }, people);
    await page.goto(`${club.origin}/new/`);
    await page.getByRole('button', { name: 'Add: After a game' }).click();
    await page.getByLabel('Days safe from challenges after a defence').fill('99');
    await page.getByText('Must be a whole number from 0 to 28.').waitFor();
    await page.getByRole('button', { name: 'Change: Playing' }).click();
    await page.getByLabel('Name of the ladder').press('Enter');
    await expect
      .poll(() => focused(page))
      .toMatchObject({ label: 'Days safe from challenges after a defence (0: none)' });
  });
});
