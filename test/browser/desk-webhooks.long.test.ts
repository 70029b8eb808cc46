import { describe, expect, it } from 'vitest';
import { FORMAT, FORMAT_HEADER } from '#shared/contract/format.ts';
import { PHONE, useBrowser } from './browser.ts';
import { expectAccessible, expectFits } from './desk.ts';
import { clubTab, people } from './desk-club.ts';
import { useFriday } from './friday.ts';

/** What the service says of each answer, where a test speaks for it. */
const KEPT = { [FORMAT_HEADER]: FORMAT };

describe('programs that are told, at the desk', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  const begin = clubTab(friday, open);

  it('adds a program to be told, shows its secret once, and removes it after asking', async () => {
    const { page, hands } = await begin('told', people, PHONE);
    await page.getByText('No webhooks yet.').waitFor();
    await hands.fill('What’s it for?', 'club chat');
    await hands.fill('Address', 'http://chat.example.org/hooks/1');
    await hands.click('Add webhook');
    await page.getByText('Must begin with https://.').waitFor();
    const field = page.getByLabel('Address');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await field.fill('https://chat.example.org/hooks/1');
    await page.getByLabel('The champion').uncheck();
    await page.getByRole('button', { name: 'Add webhook' }).dblclick();
    await page.getByRole('heading', { name: 'Copy this secret now' }).waitFor();
    const secret = page.locator('section').filter({ hasText: 'won’t be shown again' }).locator('.link');
    await expect.poll(() => secret.innerText()).toMatch(/^whsec_[\w+/]{43}=$/);
    await expectAccessible(page);
    await expectFits(page);
    const item = page.locator('.lines li').filter({ hasText: 'club chat' });
    await expect.poll(() => item.count()).toBe(1);
    await expect.poll(() => item.innerText()).toContain('nothing sent yet');
    await expect.poll(() => item.innerText()).not.toContain('The champion');
    const told = await secret.innerText();
    await page.reload();
    await item.waitFor();
    expect(await page.content()).not.toContain(told);
    await hands.click('Remove club chat');
    await expectAccessible(page);
    await hands.click('Yes, remove');
    await page.getByText('No webhooks yet.').waitFor();
  });

  it('sends a test and tells how it went as soon as that is known', async () => {
    const { page, hands } = await begin('tested');
    await hands.fill('What’s it for?', 'club chat');
    await hands.fill('Address', 'https://chat.example.org/hooks/1');
    await hands.click('Add webhook');
    await page.getByRole('button', { name: 'Send a test club chat' }).waitFor();
    // Nothing leaves this machine: the service's word on a test that was not taken.
    const asked: string[] = [];
    await page.route('**/ping', async (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      await route.fulfill({ status: 202, headers: KEPT, json: { delivery: 'd' } });
    });
    await page.route('**/webhooks', async (route) => {
      const answer = await route.fetch();
      if (!answer.ok()) return route.fulfill({ response: answer });
      const { webhooks } = await answer.json();
      const last = { at: '2026-11-20T20:06:00+00:00', outcome: '404' };
      const json = { webhooks: webhooks.map((each: object) => ({ ...each, last })) };
      await route.fulfill({ headers: KEPT, json });
    });
    await hands.click('Send a test club chat');
    await page.getByText('Test sent.').waitFor();
    expect(asked).toEqual([
      expect.stringMatching(/^POST \/api\/clubs\/tested\/ladders\/main\/webhooks\/[0-9a-f]{16}\/ping$/),
    ]);
    await page.getByText('Friday 20 November 2026, 20:06: not accepted (404)').waitFor();
    await expectAccessible(page);
  });

  it('says what is missing where it is missing, and plainly when nobody knows whether a program was added', async () => {
    const { page, hands } = await begin('lost');
    await page.getByText('No webhooks yet.').waitFor();
    for (const event of await page.getByRole('group', { name: 'What to send' }).getByRole('checkbox').all())
      await event.uncheck();
    await hands.click('Add webhook');
    for (const missing of ['say what it’s for', 'enter the address', 'Choose at least one'])
      await page.getByText(missing).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Challenges').check();
    await hands.fill('What’s it for?', 'club chat');
    await hands.fill('Address', 'https://chat.example.org/hooks/1');
    // The request gets through, its answer does not.
    await page.route('**/webhooks', async (route) => {
      const answer = await route.fetch();
      await (route.request().method() === 'POST' ? route.abort() : route.fulfill({ response: answer }));
    });
    await hands.click('Add webhook');
    await page.getByText('you weren’t shown its secret').waitFor();
    await page.locator('.lines li').filter({ hasText: 'club chat' }).waitFor();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('https://chat.example.org/hooks/1');
  });
});
