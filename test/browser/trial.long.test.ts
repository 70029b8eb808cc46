import { describe, expect, it } from 'vitest';
import { ask } from '../local/asking.ts';
import { atDesk, expectUsable, Hands, NewClub } from './admin.ts';
import { PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const at = (day: string) => `2026-09-${day}T19:00:00+01:00`;
const players = ['ann', 'bob', 'cy', 'di', 'ed', 'flo'].map((id) => ({ id, name: `${id} x` }));
const LOG = [
  { ladder: { system: 'crewe', timezone: 'Europe/London', season: { start: '2026-09-07' } } },
  { at: at('07'), seed: { order: 'given', players } },
  { at: at('08'), match: { id: 'near', challenger: 'cy', challenged: 'bob', score: [1, 0] } },
  { at: at('09'), challenge: { id: 'far', challenger: 'flo', challenged: 'ann' } },
  { at: at('10'), result: { challenge: 'far', score: [1, 0] } },
];

describe('a setting that is tried on the season so far', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('shows who would stand elsewhere and what would have been refused, changes nothing, and holds once it is used', async () => {
    const club = await NewClub.make(friday.laptop, 'tried');
    await club.post('/main/import', LOG.map((line) => JSON.stringify(line)).join('\n'));
    const order = ['cy', 'ann', 'flo', 'bob', 'di', 'ed'];
    await expect.poll(() => club.order('main').catch(() => []), { timeout: 20_000 }).toEqual(order);
    const log = async () => (await ask(`${club.api}/ladders/main/log`, club.key)).text();
    const before = await log();

    const page = await atDesk(open, club, `${club.origin}/${club.id}/main/desk/#rules`, PHONE);
    const hands = new Hands(page);
    await hands.click('Try on this season');
    await page.getByText('Nothing has been changed.').waitFor();
    const reach = page.getByLabel('Challenge range (rungs)');
    await hands.click('Change: Who you can challenge');
    await reach.fill('3');
    await hands.click('Try on this season');
    const trial = page.getByRole('region', { name: 'Trial on this season' });
    await trial.getByText('6 players would be on a different rung. 1 game would have been refused.').waitFor();
    await trial.getByRole('row', { name: /flo x – ann x ?9 September 2026 .*3 places/ }).waitFor();
    await trial.getByRole('row', { name: 'flo x 3 6 ▼ down 3' }).waitFor();
    await trial.locator('.plot').waitFor();
    await expectUsable(page);
    expect(await log()).toBe(before);

    await trial.getByRole('button', { name: 'Close', exact: true }).click();
    await trial.waitFor({ state: 'detached' });
    await expect.poll(() => reach.inputValue()).toBe('10');
    await reach.fill('3');
    await hands.click('Try on this season');
    await hands.click('Use from today');
    await hands.confirm('Save');
    await page.getByText('Anyone up to 3 places above').waitFor();
    expect((await log()).split('\n').slice(0, -2)).toEqual(before.split('\n').slice(0, -1));
    expect(await log()).toContain('"configure":{"settings":{"reach":3}}');
    expect(await club.order('main')).toEqual(order);

    const used = await log();
    await hands.click('Try “House rules” on this season');
    const rules = page.getByRole('region', { name: 'This season by “House rules”' });
    await rules.getByRole('row', { name: /flo x – ann x ?9 September 2026 .*4 places/ }).waitFor();
    await rules.getByRole('button', { name: 'Change: Who you can challenge' }).click();
    await rules.getByLabel('Challenge range (rungs)').fill('5');
    await rules.getByRole('button', { name: 'Try these settings' }).click();
    await rules.getByText('No game would have been refused.').waitFor();
    await expectUsable(page);
    expect(await log()).toBe(used);
  });
});
