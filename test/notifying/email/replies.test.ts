import { expect, it } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { grantAccess } from '#functions/books/access-keys.ts';
import { putContact } from '#functions/books/contacts.ts';
import { putMessage } from '#functions/books/notices.ts';
import { addressWrite } from '#functions/books/organisers.ts';
import { newAccessKey } from '#functions/http/credential.ts';
import { emailChannel } from '#functions/notifying/email/channel.ts';
import { newContact } from '#functions/notifying/email/contact-links.ts';
import { clubInMail } from '#functions/notifying/email/sender.ts';
import type { Day } from '#shared/vocabulary/vocabulary.ts';
import { player } from '#test/ladders/club.ts';
import { officeTo } from '#test/notifying/office.ts';
import { KEY, ToldClub } from '../player-club.ts';

/** A club that writes to Cy by e-mail, and has two organisers, of whom the first alone has confirmed an address. */
async function begin() {
  const club = await ToldClub.begin();
  const { database } = club.store;
  const mails: Mail[] = [];
  const office = officeTo((mail) => mails.push(mail));
  club.channels = [
    emailChannel({ store: club.store, office, siteOrigin: 'https://ladder.example', now: () => club.now }),
  ];
  const email = { to: 'cy@example.org', state: 'confirmed', since: club.now } as const;
  await putContact(database, KEY.club, 0, { ...newContact(player('cy')), email });
  const organiser = async (label: string, state: 'asked' | 'confirmed') => {
    const { hash } = newAccessKey(KEY.club);
    await grantAccess(
      database,
      KEY.club,
      { hash, role: 'organiser', label, use: 'link', created: club.now },
      undefined,
    );
    await database.transact([addressWrite(KEY.club, hash, { to: `${label}@example.org`, state, since: club.now })]);
    return hash;
  };
  const hashes = { jo: await organiser('jo', 'confirmed'), eve: await organiser('eve', 'asked') };
  const writes = async (by: string, day: Day) => {
    const change = { at: club.now, what: 'players-messaged', about: '1', by: 'Jo', role: 'organiser' } as const;
    await putMessage(database, KEY, { day, text: 'Hello', to: [player('cy')], by }, change);
    club.enqueue([`riverside/main/message-${day}`]);
    await club.work();
    return mails.at(-1);
  };
  return { club, mails, hashes, writes };
}

it('what is answered to a notice reaches all organisers who have confirmed an address', async () => {
  const { club, mails } = await begin();
  await club.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  await club.work();
  expect(mails.map(({ replyTo }) => replyTo)).toEqual([['jo@example.org']]);
  expect(mails[0]?.text).not.toContain('Nobody reads replies');
});

it('what is answered to a message reaches the organiser who wrote it, or the others where they have no address', async () => {
  const { club, hashes, writes } = await begin();
  expect((await writes(hashes.eve, '2021-09-06' as Day))?.replyTo).toEqual(['jo@example.org']);
  const { database } = club.store;
  await database.transact([
    addressWrite(KEY.club, hashes.eve, { to: 'eve@example.org', state: 'confirmed', since: club.now }),
  ]);
  club.pass(1);
  expect((await writes(hashes.eve, '2021-09-07' as Day))?.replyTo).toEqual(['eve@example.org']);
});

it('a club that nobody has looked at is named in quotation marks to who has not said that they know it', () => {
  const of = { id: KEY.club, name: 'Your account is locked' };
  expect([clubInMail(of, false), clubInMail({ ...of, untried: true }, false), clubInMail(of, true)]).toEqual([
    'Your account is locked',
    '“Your account is locked”',
    'Your account is locked',
  ]);
  expect(clubInMail({ id: 'hill', name: 'https://evil.example', untried: true }, false)).toBe('“hill”');
});
