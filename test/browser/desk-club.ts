import type { BrowserContextOptions, Page } from 'playwright-core';
import { enter } from './browser.ts';
import { DESKTOP, Hands, NewClub } from './desk.ts';
import type { useFriday } from './friday.ts';

/** Players with names that are like each other, long, or like markup. */
export const people = [
  { id: 'ann', name: 'Ann Bell' },
  { id: 'ann-two', name: 'Ann Brown' },
  { id: 'markup', name: '<b>Bo</b> & "Co"' },
  { id: 'long', name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Zed' },
];

/** Opens the tab of a new club with one ladder, as its organiser sees it. */
export const clubTab =
  (friday: ReturnType<typeof useFriday>, open: (url: string, device?: BrowserContextOptions) => Promise<Page>) =>
  async (id: string, players: readonly object[] = people, device = DESKTOP) => {
    const club = await NewClub.make(friday.laptop, id);
    const desk = await club.ladder('main', { system: 'lavers', name: 'Main <ladder>' }, players);
    const page = await open(club.link, device);
    await enter(page);
    await page.goto(`${desk}#club`);
    await page.getByRole('heading', { name: 'Names in public' }).waitFor();
    return { club, page, desk, hands: new Hands(page), address: `${friday.laptop.origin}/${id}/main/` };
  };
