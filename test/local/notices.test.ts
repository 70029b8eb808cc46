import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { letter } from '#functions/notifying/email/letter.ts';
import { THE_SERVICE } from '#functions/notifying/email/sender.ts';
import { inLanguage } from '#functions/runtime/speaking.ts';
import { DataFolder } from '#local/data-folder.ts';
import { MAIL_KEPT, mailboxIn, officeIn, removeMails } from '#local/mailbox.tsx';
import { LaptopNotifications } from '#local/notifications.ts';
import { waysShown } from '#shared/view/naming.ts';
import type { Language } from '#shared/vocabulary/language.ts';
import { instant, parsePlayerId } from '#shared/vocabulary/vocabulary.ts';
import { Noticed } from '../notifying/webhook-club.ts';
import { known } from '../rules/club.ts';
import { useFolder } from './laptop.ts';

const folder = useFolder();

const look = async (language: Language, path = '/mail/', cookie = 'theme=dark; mailbox=key') => {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  const answer = await inLanguage(language, () => mailboxIn(folder, 'key')(request, new URL(path, 'http://127.0.0.1')));
  return { ...answer, body: answer.body.toString() };
};

const send = (language: Language, subject: string, url: string) =>
  inLanguage(language, () =>
    officeIn(folder).send({
      to: 'ann@example.org',
      from: { name: 'Club', address: 'notices@club-ladder.example' },
      ...letter(THE_SERVICE, subject, [{ title: subject, text: 'a < b', link: { words: '', url } }], { links: [] }),
      at: instant(Date.parse('2026-11-20T12:00:00Z')),
    }),
  );

describe('the e-mails that a laptop would have sent', () => {
  it('are listed in the language of whoever looks, each in its own', async () => {
    const none = (await look('fr')).body;
    expect(none).toMatch(/<html lang="fr">.*Pas encore d’e-mails/s);
    await send('de', 'Forderung', 'http://127.0.0.1/x?reader=ann~1');
    const { body } = await look('fr');
    expect(body).toContain('<h1>Les e-mails que cet ordinateur aurait envoyés</h1>');
    expect(body).toContain('À ann@example.org · vendredi 20 novembre 2026');
    expect(body).toContain('<h2 lang="de">Forderung</h2>');
    expect(body).toContain('a &lt; b');
    expect(body).toContain('<a href="http://127.0.0.1/x?reader=ann~1">http://127.0.0.1/x?reader=ann~1</a>');
  });

  it('say who reads what is answered, and can be seen as they arrive, where they can do nothing', async () => {
    await send('en', 'Challenge', 'http://127.0.0.1/x?reader=ann~1');
    const { body } = await look('en');
    expect(body).toContain('Replies go nowhere');
    const [, path = ''] = /href="(\d{13}-[0-9a-f]{8}\.json\.html)"/.exec(body) ?? [];
    const seen = await look('en', `/mail/${path}`);
    expect(seen.body).toContain('<h1 style=');
    expect(seen.headers['content-security-policy']).toMatch(/^sandbox [^;]*; default-src 'none'/);
    expect((await look('en', `/mail/${path}`, 'mailbox=guess')).statusCode).toBe(401);
  });

  it('are shown to nobody who has not opened the link: every user of the machine could sign in by them', async () => {
    for (const cookie of ['', 'mailbox=', 'mailbox=guess', 'other=key', 'mailbox=key2'])
      for (const path of ['/mail/', '/mail/style.css', '/mail/?key=guess', '/mail/0000000000000-00000000.json']) {
        const { statusCode, body } = await look('en', path, cookie);
        expect([statusCode, body.includes('ann@example.org')]).toEqual([401, false]);
      }
    const opened = await look('en', '/mail/?key=key', '');
    expect([opened.statusCode, opened.headers['location']]).toEqual([303, '/mail/']);
    expect(opened.cookies).toEqual(['mailbox=key; Path=/mail/; HttpOnly; SameSite=Strict']);
  });

  it('are shown on that page alone: no file of the folder can be had', async () => {
    await send('de', 'Forderung', 'http://127.0.0.1/x?reader=ann~1');
    for (const path of [...readdirSync(folder), '..%2fkeys.json', '0000000000000-00000000.json']) {
      const { statusCode, body } = await look('de', `/mail/${path}`);
      expect([statusCode, body.includes('Nicht gefunden. Vielleicht wurde es inzwischen entfernt.')]).toEqual([
        404,
        true,
      ]);
    }
  });

  describe('of a person who is erased', () => {
    const names = ['Ann-Marie O’Neill', 'Anne Baker'];
    const naming = { mode: 'full', nicknames: { ann: 'The Rook' } } as const;
    const ann = {
      player: known(parsePlayerId('ann')),
      as: known(parsePlayerId('former-4821')),
      name: 'Former player 4821',
      said: [...names, 'Ann’s phone'],
      shown: waysShown(naming, 'ann', names),
    };
    const keep = (player: string | undefined, text: string, club = 'riverside', to = 'bob@example.org') =>
      officeIn(folder).send({
        to,
        from: { name: 'Club', address: 'notices@club-ladder.example' },
        ...letter(
          THE_SERVICE,
          'Challenge',
          [{ title: 'Challenge', text, link: { words: '', url: 'http://127.0.0.1/' } }],
          { links: [] },
        ),
        at: instant(Date.parse('2026-11-20T12:00:00Z')),
        ...(player !== undefined && { whose: { club, player } }),
      });
    const left = () => readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

    beforeEach(() => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
    });

    it.each([
      ['by all of their name', 'Ann-Marie O’Neill has challenged you.'],
      ['by their name of before', 'You beat Anne Baker 2–0.'],
      ['by their last name first', 'Against Baker, Anne on Friday.'],
      ['by first name and initial', 'Ann-Marie O. has challenged you.'],
      ['by first name and initial of before', 'Anne B. hasn’t signed in yet.'],
      ['by first name and initial, and a number', 'Anne B. 2 has challenged you.'],
      ['by initials', 'A. O. has challenged you: 2–1.'],
      ['by initials of before', 'You play A. B. on Friday.'],
      ['by a nickname', 'The Rook accepted your challenge.'],
      ['by what a link of theirs was called', 'Signed in on Ann’s phone.'],
      ['by id, where two share a name', 'Sam (ann) has challenged you.'],
      ['across two lines', 'You play Anne\nBaker on Friday.'],
    ])('go where they name them %s', async (_, text) => {
      await keep('bob', text);
      await keep('bob', 'Andy Bell has challenged you. Annexe B is closed.');
      await keep('zoe', text, 'lakeside');
      removeMails(folder, 'riverside', ann);
      const whose = left().map((mail) => mail.whose);
      expect(whose).toHaveLength(2);
      expect(whose).toEqual(
        expect.arrayContaining([
          { club: 'riverside', player: 'bob' },
          { club: 'lakeside', player: 'zoe' },
        ]),
      );
    });

    it('go where they are to them, also those of before they were a member, and nobody else’s', async () => {
      await keep('ann', 'Your code is 123456.');
      await keep('ann', 'Your code is 123456.', 'lakeside');
      await keep(undefined, 'Confirm your club.', '', 'Ann@Example.org');
      await keep(undefined, 'Confirm your club.', '', 'bob@example.org');
      removeMails(folder, 'riverside', ann, 'ann@example.org');
      expect(
        left()
          .map(({ whose, to }) => whose?.club ?? to)
          .toSorted(),
      ).toEqual(['bob@example.org', 'lakeside']);
    });
  });

  it('are kept for thirty days: the next one takes away what is older', async () => {
    const ages = [-1, 1].map((side) => `${Date.now() - MAIL_KEPT + side * 60_000}-00000000.json`);
    for (const name of ages) {
      await send('en', 'Challenge', 'http://127.0.0.1/x?reader=ann~1');
      const [newest = ''] = readdirSync(folder).toSorted().toReversed();
      renameSync(join(folder, newest), join(folder, name));
    }
    await send('en', 'Challenge', 'http://127.0.0.1/x?reader=ann~1');
    expect(ages.map((name) => readdirSync(folder).includes(name))).toEqual([false, true]);
  });
});

it('a laptop reminds the players of a ladder, and not again where it was started anew meanwhile', async () => {
  const told: string[] = [];
  const { store, log } = (await Noticed.begin()).evening.world;
  const started = async (ladders: readonly string[], last: string): Promise<void> => {
    const notifications = new LaptopNotifications({
      store,
      siteOrigin: '',
      log,
      post: async () => 204,
      webhookKey: async () => new Uint8Array(32),
      make: async () => [],
      tellPlayers: async (message) => {
        told.push(message);
        return message.endsWith('/soon') ? { messages: [message.replace('/soon', '/soon-0123456789abcdef~0')] } : {};
      },
      isReached: async () => true,
      now: () => instant(Date.now()),
    });
    await notifications.begin(new DataFolder(folder));
    await notifications.remind(ladders.map((ladder) => `riverside/${ladder}/soon`));
    await expect.poll(() => told).toContain(`riverside/${last}/soon`);
    await notifications.idle();
    await notifications.close();
  };
  await started(['main'], 'main');
  await started(['main', 'juniors'], 'juniors');
  expect(told.filter((message) => message.startsWith('riverside/main/'))).toEqual([
    'riverside/main/soon',
    'riverside/main/soon-0123456789abcdef~0',
  ]);
});
