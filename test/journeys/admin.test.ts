import { describe, expect, it } from 'vitest';
import { atDesk, expectAccessible, expectFits, expectUsable, Hands, NewClub, named } from '../browser/admin.ts';
import { DESKTOP, PHONE, useBrowser } from '../browser/browser.ts';
import { useFriday } from '../browser/friday.ts';
import { asOldest } from '../browser/oldest.ts';
import { workbook } from '../web/admin/workbook.ts';

describe('a new ladder', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);

  it('leads from a link to the first result of a new ladder in a dozen touches', async () => {
    const club = await NewClub.make(friday.laptop, 'first');
    const page = await open(club.link, PHONE);
    const hands = new Hands(page);
    await hands.click('New ladder');
    await page.getByRole('heading', { name: 'Your rules' }).waitFor();
    await expectUsable(page);
    await hands.click('Make the ladder');
    await page.getByLabel('One person per line').waitFor();
    await expectAccessible(page);
    await hands.fill(
      'One person per line',
      '1. Ann Archer, 1850\nBob <script>alert(1)</script>; 1600\nЖанна Дарк\n\nann archer',
    );
    await expect.poll(() => page.getByRole('main').innerText()).toContain('3 people, 1 who may be the same person');
    await expectAccessible(page);
    // Two of one name may be two people: that is one touch more.
    await page.getByRole('combobox', { name: 'Who is ann archer? (Line 5)' }).selectOption('Skip');
    await hands.click('Add to the ladder');
    await page.getByRole('button', { name: 'Print 3 links' }).waitFor();
    await page.locator('.tabs a', { hasText: 'Results' }).click();
    await hands.choose('Challenger', 'Жанна');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('3–0');
    await expectAccessible(page);
    await hands.click('Preview');
    await page.getByRole('dialog').getByText('up 2').waitFor();
    await expectAccessible(page);
    await hands.click('Save result');
    await page.getByRole('heading', { name: 'Your ladder is live' }).waitFor();
    expect(hands.steps).toBeLessThanOrEqual(9);
    await expectUsable(page);
    const address = await page.getByRole('link', { name: /^http/ }).innerText();
    await expect.poll(async () => (await fetch(address)).text()).toContain('Bob &lt;script>');
    expect(await club.order(address.split('/').at(-2) ?? '')).toEqual([
      'zhanna-dark',
      'ann-archer',
      'bob-script-alert-1-script',
    ]);
  });
});

const people = named('ann', 'bob', 'cy', 'dee', 'eve', 'flo');

describe('what is recorded at the desk', { timeout: 180_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);

  it('shows who stood where before and after, before a result is corrected, and then voided', async () => {
    const club = await NewClub.make(friday.laptop, 'amended');
    const desk = await club.ladder('main', { system: 'lavers' }, people);
    await club.post('/main/match', { challenger: 'dee', challenged: 'bob', score: [2, 0] });
    await club.post('/main/match', { challenger: 'eve', challenged: 'cy', score: [1, 1] });
    const page = await atDesk(open, club, `${desk}#history`);
    await page.getByRole('button', { name: /^Correct Dee 2–0 Bob/ }).click();
    await page.getByRole('dialog').getByRole('radio', { name: '0–2' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Save result' }).waitFor();
    const rows = await page.locator('.before-after tbody tr').allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      '1 Ann Bob ▲ up 2',
      '2 Dee Ann ▼ down 1',
      '3 Bob Cy ▲ up 1',
      '4 Cy Dee ▼ down 2',
      '5 Eve Eve',
    ]);
    await expectAccessible(page);
    expect(await club.order('main')).toEqual(['ann', 'dee', 'bob', 'cy', 'eve', 'flo']);
    await page.getByRole('button', { name: 'Save result' }).click();
    await page.getByText('corrected', { exact: true }).waitFor();
    expect(await club.order('main')).toEqual(['bob', 'ann', 'cy', 'dee', 'eve', 'flo']);
    await page.getByRole('button', { name: /^Undo Dee \d/ }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('undone', { exact: true }).waitFor();
    expect(await club.order('main')).toEqual(['ann', 'bob', 'cy', 'dee', 'eve', 'flo']);
    await expect.poll(() => page.getByRole('button', { name: /Dee 2–0 Bob/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^Correct Eve 1–1 Cy/ }).click();
    await page.getByRole('dialog').getByLabel('Challenged').selectOption('dee');
    await page.getByRole('radio', { name: '2–0' }).check();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText(/^Eve 1–\u20601 Cy → Eve 2–\u20600 Dee$/).waitFor();
    await page.getByRole('button', { name: 'Save result' }).click();
    await page.getByRole('button', { name: /^Correct Eve 2–0 Dee/ }).waitFor();
    expect(await club.order('main')).toEqual(['ann', 'bob', 'cy', 'eve', 'dee', 'flo']);
    await page.getByLabel('Filter by player').selectOption('flo');
    await expect.poll(() => page.locator('.log').innerText()).not.toContain('Eve');
    await page.goto(`${desk}#history/eve`);
    // The one that was undone and the right one.
    await expect.poll(() => page.locator('.log > li').count()).toBe(2);
    await page.getByLabel('Only results').uncheck();
    await page.getByText('Start of the season.').waitFor();
    await expect.poll(() => page.locator('.log > li').count()).toBeGreaterThan(2);
    await expectAccessible(page);
  });
});

const TWENTY =
  'Ann Archer,Bob Bishop,Carla Cruz,Dee Dunn,Eve East,Fay Frost,Gus Gray,Hal Hill,Ida Irons,Jo Judd,Kit Kay,Liz Lamb,Max Moor,Nia Nash,Oz Orr,Pam Pope,Quin Quill,Rob Rae,Sue Snow,Tim Todd';

/** As a German club's program exports its members: two columns of names under a title, and figures that are no ratings. */
const exported = (names: readonly string[]) => [
  ['Mitglieder 2026'],
  ['Nr.', 'Vorname', 'Nachname', 'PLZ', 'E-Mail', 'Jahrgang'],
  ...names.map((name, index) => {
    const [first = '', last = ''] = name.split(' ');
    return [index + 1, first, last, 4100 + index, `${first}@march.example`, 1980 + index];
  }),
];

describe('somebody whose club is not here yet', { timeout: 120_000 }, () => {
  const friday = useFriday();
  const open = useBrowser(undefined, asOldest);

  /** What somebody sees before the next step, who may as well sit at a computer. */
  async function looks({ page }: Hands): Promise<void> {
    for (const { viewport } of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport ?? { width: 0, height: 0 });
      await expectFits(page);
    }
  }

  it('starts it from the front page, sends twenty invitations to those in an Excel file in 14 touches, and records its first result in 18', async () => {
    const { origin } = friday.laptop;
    const page = await open(`${origin}/`, PHONE);
    const hands = new Hands(page);
    await hands.follow('Start a club');
    await hands.fill('Name of your club', 'New');
    await hands.fill('Your name', 'Jo March');
    await hands.fill('Your e-mail address', 'jo@march.example');
    await hands.click('Send me the link');
    // A club’s address can’t be one that the site has itself.
    await page.getByText('“new” is taken. How about “new-2”?').waitFor();
    await expectUsable(page);
    await hands.fill('Name of your club', 'March Chess');
    await hands.fill('Web address', 'march');
    await hands.click('Send me the link');
    await page.getByText('We’ve sent a link to jo@march.example.').waitFor();
    await expectAccessible(page);
    // Three more than it takes: the first address was taken. And two in the mailbox.
    await page.goto(friday.laptop.printed('E-mails'));
    await page.getByRole('link', { name: '/api/sign-up/' }).first().click();
    hands.steps += 2 - 3;
    expect((await fetch(`${origin}/march/`)).status).toBe(404);
    await expectAccessible(page);
    await hands.click('Start a club');
    await page.getByRole('button', { name: 'Make the ladder' }).waitFor();
    await looks(hands);
    await hands.click('Make the ladder');
    await page.getByLabel('One person per line').waitFor();
    await looks(hands);
    await page.getByLabel('Or choose a file').setInputFiles({
      name: 'Mitglieder.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(workbook({ Mitglieder: exported(TWENTY.split(',')) })),
    });
    hands.steps++;
    await page.getByText('20 people', { exact: true }).waitFor();
    await looks(hands);
    await expectAccessible(page);
    await hands.click('Add to the ladder');
    await looks(hands);
    await hands.click('Send 20 invitations');
    await page.getByText('20 invitations sent.').waitFor();
    expect(hands.steps).toBeLessThanOrEqual(14);
    await page.locator('.tabs a', { hasText: 'Results' }).click();
    hands.steps++;
    await hands.choose('Challenger', 'Carla');
    await hands.choose('Challenged', 'Ann');
    await hands.pick('3–0');
    await hands.click('Preview');
    await hands.click('Save result');
    await page.getByRole('heading', { name: 'Your ladder is live' }).waitFor();
    await looks(hands);
    expect(hands.steps).toBeLessThanOrEqual(18);
    const address = await page.getByRole('link', { name: /^http/ }).innerText();
    expect(address).toContain('/march/');
    await expect.poll(async () => (await fetch(address)).text()).toContain('Carla C.');
    // Nobody has asked for more: names are short, and the club is on no list.
    expect(await (await fetch(address)).text()).not.toContain('Cruz');
    expect(await (await fetch(`${origin}/`)).text()).not.toContain('March Chess');
  });
});
