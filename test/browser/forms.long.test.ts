import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectUsable, NewClub } from './admin.ts';
import { DESKTOP, enter, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';

const SMALL = { viewport: { width: 390, height: 844 } };

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
  const friday = useFriday();
  const open = useBrowser();

  async function at(path: string, id: string, device = DESKTOP): Promise<Page> {
    const club = await NewClub.make(friday.laptop, id);
    await club.ladder('main', { system: 'crewe' }, [{ id: 'ann', name: 'Ann' }]);
    const page = await open(club.link, device);
    await enter(page);
    await page.goto(`${club.origin}${path.replace('CLUB', id)}`);
    return page;
  }

  it.each([
    ['wide', DESKTOP],
    ['small', SMALL],
  ] as const)(
    'goes to the first field that is wrong, on a %s screen, and says there what is',
    async (width, device) => {
      const page = await at('/CLUB/main/desk/#players', `marks-${width}`, device);
      await page.getByLabel('Name', { exact: true }).press('Enter');
      await expect.poll(() => focused(page)).toMatchObject({ label: 'Name', invalid: 'true' });
      expect((await focused(page)).says.at(-1)).toMatch(/\.$/);
      await expectUsable(page);
      await page.getByLabel('Name', { exact: true }).fill('Bob');
      await expect.poll(() => focused(page)).toMatchObject({ label: 'Name', invalid: null });
    },
  );

  it('unfolds what hides the field that is wrong', async () => {
    const page = await at('/new/', 'folded');
    await page.getByText('Settings and closed days').click();
    await page.getByLabel('Challenge range (rungs)').fill('0');
    await page.getByText('Settings and closed days').click();
    await page.getByLabel('Name of the ladder').press('Enter');
    await expect.poll(() => focused(page)).toMatchObject({ label: 'Challenge range (rungs)' });
  });
});
