import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { expectFits } from './desk.ts';
import { clubTab } from './desk-club.ts';
import { useFriday } from './friday.ts';

/** The narrowest telephone, on which German words have to break. */
const NARROW = { viewport: { width: 320, height: 640 } };

const players = [
  { id: 'ann', name: 'Ann Bell' },
  { id: 'long', name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Zed' },
];

describe('an organiser', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('has the club speak German: Admin at once, and the ladder’s page, which a narrow telephone holds', async () => {
    const { page, address } = await clubTab(friday, open)('sprache', players, NARROW);
    await page.getByRole('heading', { name: 'Language of the club' }).click();
    const choice = page.getByRole('combobox', { name: 'Language of the club' });
    await choice.selectOption('Deutsch');
    await page.locator('form').filter({ has: choice }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Sprache des Clubs' }).waitFor();
    await expectFits(page);
    await page.goto(address);
    await page.getByText('Zur Rangliste springen').waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('de');
    await expectFits(page);
  });
});
