import { describe, expect, it } from 'vitest';
import { expectUsable, Hands, NewClub } from './admin.ts';
import { enter, PHONE, useBrowser } from './browser.ts';
import { useFriday } from './friday.ts';
import { Phone } from './me.ts';

const friday = useFriday();
const open = useBrowser();

/** Twelve pairs, each on a line, with the addresses of both. */
const people = Array.from(
  { length: 24 },
  (_, n) => `${'ABCDEFGHIJKL'[n >> 1]}${n % 2 === 0 ? 'nna' : 'ertram'} Player${n + 1}`,
);
const addressed = people.map((name, n) => `${name} <p${n + 1}@example.org>`);
const list = Array.from({ length: 12 }, (_, n) => `${addressed[2 * n]} / ${addressed[2 * n + 1]}`).join('\n');

/** How long it takes from one's tap that accepts a challenge until the page of the other one asks no more, in milliseconds. */
async function msUntilTold(one: Phone, other: Phone): Promise<number> {
  const isTold = other.page.getByRole('button', { name: /^Accept/ }).waitFor({ state: 'detached' });
  const tapped = performance.now();
  await one.tap(/^Accept/);
  await isTold;
  return Math.round(performance.now() - tapped);
}

describe('a ladder of pairs', { timeout: 240_000 }, () => {
  it('comes by touch from one paste to 24 invitations, and what one of a pair answers, both see', async () => {
    const club = await NewClub.make(friday.laptop, 'doubles');
    const page = await open(club.link, PHONE);
    await enter(page);
    await page.goto(`${club.origin}/new/?club=${club.id}`);
    const hands = new Hands(page);
    await hands.pick('Tennis');
    await hands.pick('Pairs');
    await page.getByText('Two people share a rung').waitFor();
    await expectUsable(page);
    await hands.click('Make the ladder');
    await hands.fill('One pair per line', list);
    await page.getByText('12 pairs, 24 people').waitFor();
    await expectUsable(page);
    await hands.click('Add to the ladder');
    await page.getByText('12 pairs added.').waitFor();
    await page.getByRole('button', { name: 'Send 24 invitations' }).waitFor();
    await expectUsable(page);
    const address = new URL(page.url()).pathname.replace(/desk\/$/, '');
    const ladder = address.split('/')[2] ?? '';
    const [first = '', second = ''] = people.slice(2);
    const ids = [first, second, people[4] ?? '', people[5] ?? ''].map((name) => name.toLowerCase().replace(' ', '-'));
    const [anna, bert, carla, dirk] = [
      await Phone.of(open, club, ladder, ids[0] ?? ''),
      await Phone.of(open, club, ladder, ids[1] ?? ''),
      await Phone.of(open, club, ladder, ids[2] ?? ''),
      await Phone.of(open, club, ladder, ids[3] ?? ''),
    ];
    await anna.sees(`You play with ${second}.`);
    await carla.challenges(`${first} / ${second}`);
    for (const phone of [anna, bert]) await phone.page.getByRole('button', { name: /^Accept/ }).waitFor();
    await expectUsable(bert.page);
    const took = [await msUntilTold(bert, anna)];
    for (const phone of [carla, dirk])
      await expect.poll(() => phone.page.getByRole('button', { name: /^Accept/ }).count()).toBe(0);
    const { standings, challenges } = await (await fetch(`${club.origin}${address}view.json`)).json();
    const [, pair, ...others] = standings.map(({ id }: { readonly id: string }) => id);
    let challenge = challenges[0].id;
    for (const challenger of others.slice(1, 6)) {
      await club.post(`/${ladder}/result`, { challenge, score: [0, 2] });
      challenge = `by-${challenger}`.slice(0, 40);
      await club.post(`/${ladder}/challenge`, { id: challenge, challenger, challenged: pair, override: 'To be timed' });
      for (const phone of [anna, bert]) await phone.page.getByRole('button', { name: /^Accept/ }).waitFor();
      took.push(await msUntilTold(bert, anna));
    }
    console.log(`one of a pair accepts, and the other's page says so after ${took.join(', ')} ms`);
    for (const phone of [anna, carla, dirk]) expect(phone.complaints).toEqual([]);
    const [one = '', other = ''] = people;
    await hands.click(`Change ${one} / ${other}`);
    await hands.click('Who plays');
    await hands.fill('Second player', 'Zoe New');
    await hands.fill('Substitute (optional)', other);
    await expectUsable(page);
    await hands.confirm('Save');
    await page.getByRole('button', { name: `Change ${one} / Zoe New` }).waitFor();
    await page.getByRole('button', { name: 'Print 1 link' }).waitFor();
    await page.goto(`${club.origin}${address}`);
    await page
      .getByRole('link', { name: `${one} / Zoe New` })
      .first()
      .click();
    await page.getByText(`${one}, Zoe New and ${other} now play as ${one} / Zoe New.`).waitFor();
    await page.getByRole('link', { name: 'Zoe New', exact: true }).click();
    await page.getByRole('heading', { name: 'Zoe New' }).waitFor();
    await expectUsable(page);
  });
});
