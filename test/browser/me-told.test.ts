import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';
import { expectAccessible, expectFits, NewClub } from './desk.ts';
import { useOwnFriday } from './friday.ts';
import { named, Phone } from './me.ts';

/** What the laptop has written and would have sent, newest first. */
class Mailbox {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The newest e-mail of a subject, once it has come: the first link that it has of a kind. */
  async link(subject: string, kind: RegExp): Promise<string> {
    const text = async (): Promise<string> => {
      await this.page.reload();
      const newest = this.page.locator('h2', { hasText: subject }).first();
      return (await newest.count()) > 0 ? ((await newest.locator('xpath=following::pre[1]').textContent()) ?? '') : '';
    };
    await expect.poll(async () => kind.exec(await text())?.[0] ?? '', { timeout: 15_000 }).not.toBe('');
    return kind.exec(await text())?.[0] ?? '';
  }
}

describe('a player who has entered an address', { timeout: 180_000 }, () => {
  const friday = useOwnFriday();
  const open = useBrowser();
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'told');
    await club.ladder('main', { system: 'crewe' }, named('ann', 'bob'));
  });

  it('hears of a challenge, answers it from the e-mail, agrees a date, sees how to call, and stops the e-mails with one tap', async () => {
    const mailbox = new Mailbox(await open(`${club.origin}/mail/`));
    const [ann, bob] = [await Phone.of(open, club, 'main', 'ann'), await Phone.of(open, club, 'main', 'bob')];
    await ann.page.getByRole('textbox', { name: 'E-mail address' }).fill('ann@example.org');
    await ann.tap('Save');
    await ann.sees('Please open the link in the e-mail');
    await ann.page.goto(await mailbox.link('Please confirm your e-mail address', /http\S+\/confirm\S+/));
    await ann.tap('Confirm this address');
    await ann.sees('Your address is confirmed.');

    await bob.tap('Challenge Ann');
    await bob.confirm('Challenge');
    await ann.page.goto(await mailbox.link('Bob challenged you', /http\S+\/me\/#\S+/));
    await ann.page.getByLabel('Others’ games move me: E-mail').check();
    await expectAccessible(ann.page);
    await expectFits(ann.page);
    await ann.tap('Accept: Bob');
    await ann.confirm('Accept');

    await bob.tap('Propose a date');
    await bob.page.getByLabel('Date and time').fill('2026-11-24T19:30');
    await bob.tap('Propose');
    await bob.sees('You proposed');
    await expectAccessible(bob.page);
    await ann.page.goto(await mailbox.link('Bob proposes Tue 24 Nov, 19:30', /http\S+\/me\/#\S+/));
    await ann.page.reload();
    await ann.sees('Bob proposes');
    await ann.page.getByRole('button', { name: 'Accept', exact: true }).tap();
    await ann.sees('You play on');
    await expectFits(ann.page);
    const ladder = await open(`${club.origin}/told/main/`, PHONE);
    await ladder.getByText('Tue 24 Nov, 19:30').waitFor();
    await expectFits(ladder);

    await ann.page.getByRole('checkbox', { name: 'Show my e-mail address' }).check();
    const save = async ({ page }: Phone) => {
      const form = page.getByRole('form', { name: 'For your opponents' });
      await form.getByRole('button', { name: 'Save' }).tap();
      await form.getByText('Saved.').waitFor();
    };
    await save(ann);
    await bob.page.getByLabel('Phone number', { exact: true }).fill('+44 (0)20 7946 0000');
    await bob.page.getByLabel('Show my phone number').check();
    await save(bob);
    const mail = bob.page.getByRole('link', { name: 'ann@example.org' });
    await expect.poll(() => mail.getAttribute('href')).toBe('mailto:ann@example.org');
    await ann.page.reload();
    const call = ann.page.getByRole('link', { name: '+44 (0)20 7946 0000' });
    await expect.poll(() => call.getAttribute('href')).toBe('tel:+442079460000');
    await expectAccessible(ann.page);
    await expectFits(ann.page);

    const reader = await open(await mailbox.link('Bob proposes', /http\S+\/stop\S+/), PHONE);
    await reader.getByRole('button', { name: 'Stop all e-mails' }).tap();
    await reader.getByText('You won’t get any more e-mails.').waitFor();
    await ann.page.reload();
    await ann.sees('You stopped these e-mails.');
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  });
});
