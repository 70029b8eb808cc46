import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { atDesk, expectAccessible, expectFits, expectUsable, Hands, NewClub, named } from '../browser/admin.ts';
import { PHONE, useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';
import { Mailbox, Phone } from '../browser/me.ts';
import { asOldest } from '../browser/oldest.ts';

const rowOf = (page: Page, name: string) => page.locator('.people tbody tr', { hasText: name });

describe('the people of a club, in Admin', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);

  it('are pasted with their addresses and invited; what they get signs them in on the ladder’s own page', async () => {
    const club = await NewClub.make(friday.laptop, 'village');
    const page = await atDesk(
      open,
      club,
      `${await club.ladder('squash', { system: 'house', name: 'Squash' }, [])}#people`,
    );
    const hands = new Hands(page);
    const other = page.getByRole('button', { name: /^Print/ });
    await hands.fill(
      'One person per line',
      'Anna Meier, anna@example.org, 1700\n1850 Bo Berg; bo@example.org\nCy Cole 1600',
    );
    await page.getByText('3 people, 1 without an address', { exact: true }).waitFor();
    await page.getByRole('group', { name: 'Names shown to the public' }).waitFor();
    await expectAccessible(page);
    await hands.click('Add to the ladder');
    await page.getByRole('button', { name: 'Send 2 invitations' }).waitFor();
    expect(await club.order('squash')).toEqual(['bo-berg', 'anna-meier', 'cy-cole']);
    await expectUsable(page);
    await hands.click('Send 2 invitations');
    await page.getByText('2 invitations sent.').waitFor();
    await rowOf(page, 'Anna').getByText('invited today').waitFor();
    expect(hands.steps).toBe(3);
    await expect.poll(() => page.getByRole('button', { name: /^Send/ }).count()).toBe(0);
    await other.click();
    await expect
      .poll(() => page.locator('.link-cards li').allInnerTexts())
      .toEqual([expect.stringContaining('Cy Cole')]);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByText('Tablets and organisers', { exact: true }).isVisible()).toBe(false);
    await expect.poll(() => page.locator('.link-cards .qr').isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    const mailbox = new Mailbox(await open(friday.laptop.printed('E-mails')));
    /** Follows the link in the newest e-mail to a player of those about something: one touch. */
    const follow = async (to: string, about: string, phone?: Phone) => {
      const there = phone ?? Phone.showing(await open('about:blank', PHONE));
      await there.page.goto(await mailbox.link(to, about, /http\S+\/sign-in\S+/));
      there.touches++;
      return there;
    };
    const [anna, bo] = [await follow('anna@example.org', 'village'), await follow('bo@example.org', 'village')];
    for (const [phone, name] of [
      [anna, 'Anna Meier'],
      [bo, 'Bo Berg'],
    ] as const) {
      await phone.tap(`Sign in as ${name}`);
      await phone.page.waitForURL(/\/village\/squash\/me\/$/);
    }
    await anna.challenges('Bo Berg');
    expect(anna.touches).toBeLessThanOrEqual(4);
    bo.touches = 0;
    await follow('bo@example.org', 'challenged you', bo);
    await bo.tap(/^Accept/);
    await bo.page.getByRole('button', { name: /^Result/ }).waitFor();
    expect(bo.touches).toBeLessThanOrEqual(2);
    await bo.reports('Anna Meier', 'You won 3–0');
    await bo.sees('You beat Anna Meier');
    expect(bo.touches).toBeLessThanOrEqual(5);
    await page.reload();
    await rowOf(page, 'Anna').getByText('signed in').waitFor();
    await hands.click('Change Bo Berg');
    await hands.click('Send again');
    await page.getByText('1 invitation sent.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Write to all players' }).click();
    await hands.fill(/^Message/, 'Court 2 is shut.\nPlay on 1.');
    await hands.click('Send');
    await page.getByText('Sent to 2 of 3 players.').waitFor();
    await page.getByText(/^Not reached .*: Cy Cole\.$/).waitFor();
    await expectAccessible(page);
    await mailbox.link('bo@example.org', 'a message from the organiser', /Court 2 is shut.\nPlay on 1./);
  });
});

describe('a player’s own phone', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);
  let club: NewClub;
  beforeAll(async () => {
    club = await NewClub.make(friday.laptop, 'riverside');
  });

  const phoneOf = (ladder: string, player: string, query?: string) => Phone.of(open, club, ladder, player, query);

  it('hangs up the peg of whoever scans the code on the wall, and challenges and reports without the tablet', async () => {
    await club.ladder('night', { system: 'lavers' }, named('ann', 'bob', 'cy', 'dee'));
    const early = await phoneOf('night', 'ann', '?arrive');
    await expectAccessible(early.page);
    await early.tap('Check in');
    await early.sees('You’re checked in.');
    const [bob, cy] = [await phoneOf('night', 'bob', '?arrive'), await phoneOf('night', 'cy', '?arrive')];
    // Opening the link alone checks nobody in.
    for (const phone of [bob, cy]) await phone.sheet.getByRole('heading', { name: 'Check in' }).waitFor();
    expect(await club.present('night')).toEqual(['ann']);
    await expectAccessible(cy.page);
    for (const phone of [bob, cy]) await phone.confirm('Check in');
    await cy.sees('It’s your turn to challenge.');
    expect(cy.page.url()).not.toContain('arrive');
    await bob.sees('It’s Cy’s turn');
    await bob.sees(/It’s Cy’s turn./);

    await cy.tap('Challenge Bob');
    await expectAccessible(cy.page);
    await cy.confirm('Challenge');
    await bob.sees('Cy challenged you');
    await bob.tap('Result: Cy');
    await bob.page.getByRole('radio', { name: 'You lost 0–2' }).check();
    await bob.sheet.getByText('You: rung 2 → 3').waitFor();
    await bob.sheet.getByText('Cy: rung 3 → 2').waitFor();
    await expectAccessible(bob.page);
    await bob.confirm('Save result');
    await expect.poll(() => club.order('night')).toEqual(['ann', 'cy', 'bob', 'dee']);
    await cy.sees('beat Bob');
    await expectFits(cy.page);
    expect([...early.complaints, ...bob.complaints, ...cy.complaints]).toEqual([]);
  });
});
