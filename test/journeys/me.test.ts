import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits, NewClub, named } from '../browser/admin.ts';
import { useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';
import { Phone } from '../browser/me.ts';

describe('a player’s own phone', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();
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
    await bob.page.getByText('Why can’t I challenge the others?').tap();
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
