import { describe, expect, it } from 'vitest';
import { expectUsable } from '../browser/admin.ts';
import { PHONE, useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';

const SCORER = { role: 'scorer', label: 'tablet' };

const keyOf = (link: string): string => link.split('#')[1] ?? '';

describe('a link', { timeout: 150_000 }, () => {
  const friday = useFriday();
  const open = useBrowser();

  it('says whose it is and what happens, opens by a tap, and leaves its key in no address and behind no Back', async () => {
    const { laptop } = friday;
    const page = await open(`${laptop.origin}/lavers-chess/main/`, PHONE);
    const link = await laptop.link(SCORER);
    await page.goto(link);
    await page.getByText('This invite link signs you in as a scorer of').waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Club ladder 2026–27: Admin' }).tap();
    await page.getByRole('heading', { name: 'Record a match' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Record a match' }).waitFor();
    const places: string[] = [page.url()];
    await page.goBack();
    places.push(page.url());
    expect(places.join()).not.toContain(keyOf(link));
    expect(page.url()).toBe(`${laptop.origin}/lavers-chess/main/`);
    await page.goto(`${laptop.origin}/enter/`);
    await page.getByText('You’re signed in as a scorer of').waitFor();
    await expectUsable(page);
  });

  it('is not spent by a program that looks at it for a chat, scripts and all', async () => {
    const { laptop } = friday;
    const link = await laptop.link({ ...SCORER, label: 'chat' });
    const bot = await open(link);
    await bot.getByText('This invite link signs you in as a scorer of').waitFor();
    expect(await bot.context().cookies()).toEqual([]);
    const { access } = await laptop.ask('/access');
    const looked = access.find(({ label }: { label: string }) => label === 'chat');
    expect(looked).toMatchObject({ usedUp: false, sessions: [] });
    expect(looked.opened).toBeUndefined();
  });
});
