import { beforeEach, expect, it } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { leaveAlone } from '#functions/books/address-uses.ts';
import { choose } from '#functions/books/change-club.ts';
import { putContact, readContact } from '#functions/books/contacts.ts';
import { emailChannel } from '#functions/notifying/email/channel.ts';
import { happensTo, newContact } from '#functions/notifying/email/contact-links.ts';
import { player } from '#test/ladders/club.ts';
import { officeTo } from '#test/notifying/office.ts';
import { at, KEY, ToldClub } from '../player-club.ts';

let club: ToldClub;
let mails: Mail[];
let isBusy: boolean;

beforeEach(async () => {
  // By the house rules with a week to accept.
  club = await ToldClub.begin([], { system: 'house', settings: { acceptDays: 7 } });
  mails = [];
  isBusy = false;
  const office = officeTo(
    (mail) => mails.push(mail),
    () => isBusy,
  );
  club.channels = [
    emailChannel({ store: club.store, office, siteOrigin: 'https://ladder.example', now: () => club.now }),
  ];
  await putContact(club.store.database, KEY.club, 0, {
    ...newContact(player('cy')),
    email: { to: 'cy@example.org', state: 'invited', since: club.now },
    invited: club.now,
  });
});

/** Looks every hour for so many days; gives the days, from the invitation on, on which something was sent. */
async function hourly(days: number): Promise<readonly number[]> {
  const [begun, before] = [club.now, mails.length];
  for (let hour = 0; hour < days * 24; hour++) {
    club.pass(1);
    await club.remind();
    await club.work();
  }
  return mails.slice(before).map((mail) => Math.floor((mail.at - begun) / 86_400_000));
}

const challenged = (id = 'm1') => club.does('challenge', { id, challenger: 'dee', challenged: 'cy' });

it('who has not opened an invitation is reminded after three and ten days, in the morning, and then never again', async () => {
  expect(await hourly(30)).toEqual([3, 10]);
  for (const { text, at: sent } of mails) {
    expect(text).toContain('haven’t opened your page yet. You start 3rd of 4.');
    expect(new Date(sent).getUTCHours()).toBeGreaterThanOrEqual(7);
    expect(new Date(sent).getUTCHours()).toBeLessThan(9);
  }
});

it('a reminder that the mail service did not take is sent later, and once', async () => {
  club.now = at('2021-09-10T08:30:00+01:00');
  isBusy = true;
  await club.remind();
  await club.work();
  isBusy = false;
  club.pass(1);
  await club.remind();
  await club.work();
  expect(mails).toHaveLength(1);
});

it.each(['disowned', 'stopped', 'bounced', 'confirmed'] as const)(
  'whose address is %s is reminded of nothing',
  async (kind) => {
    await happensTo(club.store.database, KEY.club, player('cy'), () => ({ kind }), club.now);
    expect(await hourly(5)).toEqual([]);
  },
);

it('the first challenge comes as the invitation, with who challenges and until when, and counts as a reminder', async () => {
  await challenged();
  await club.work();
  const [mail] = mails;
  expect(mail?.subject).toBe('Cy: Dee challenged you');
  for (const said of ['Dee (4th) challenged you (3rd)', 'Please accept by', 'invitation to the ladder'])
    expect(mail?.text).toContain(said);
  expect(mail?.text.match(/https:\S*sign-in\S*/g)).toHaveLength(1);
  const login = (await readContact(club.store.database, KEY.club, player('cy')))?.logins?.[0];
  expect(login?.path).toBe('/riverside/main/me/#m1');
  await club.does('withdraw', { challenge: 'm1' });
  await challenged('m2');
  await club.work();
  expect(mails).toHaveLength(1);
  expect(await hourly(20)).toEqual([10]);
});

it('a club that nobody knows yet tells of no challenge, and one that somebody knows says no name in it', async () => {
  await choose(club.store.database, KEY.club, { untried: true });
  await challenged();
  await club.work();
  expect(mails).toEqual([]);
  await putContact(club.store.database, KEY.club, 0, {
    ...newContact(player('bob')),
    email: { to: 'bob@example.org', state: 'confirmed', since: club.now },
    invited: club.now,
  });
  await club.does('withdraw', { challenge: 'm1' });
  mails = [];
  await challenged('m2');
  await club.work();
  const told = mails.filter(({ to }) => to === 'cy@example.org');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('Someone on it has challenged you.');
  expect(told[0]?.text).not.toMatch(/\bDee\b/);
});

it('who wants to be left alone by all clubs is told of no challenge', async () => {
  await leaveAlone(club.store.database, 'Cy@example.org', club.now);
  await challenged();
  await club.work();
  expect(mails).toEqual([]);
});
