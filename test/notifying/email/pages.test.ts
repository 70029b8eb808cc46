import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/aws/post-office.ts';
import { grantAccess, readAccessRecords, revokeAccess } from '#functions/books/access-keys.ts';
import { changeClub } from '#functions/books/change-club.ts';
import { addClub } from '#functions/books/clubs.ts';
import { putContact, readContact, readContacts } from '#functions/books/contacts.ts';
import { addMembers } from '#functions/books/members.ts';
import { putMessage } from '#functions/books/notices.ts';
import { putSession } from '#functions/books/sessions.ts';
import { bounce } from '#functions/bounce.ts';
import { kindsAskedOf } from '#functions/features/mail/notice-choices.ts';
import { cookieName, newAccessKey, newSessionToken } from '#functions/http/credential.ts';
import type { HttpResult } from '#functions/http/event.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { mailPages } from '#functions/mail.ts';
import { emailChannel } from '#functions/notifying/email/channel.ts';
import { newContact } from '#functions/notifying/email/contact-links.ts';
import { type Day, instant } from '#shared/vocabulary/vocabulary.ts';
import { player } from '#test/ladders/club.ts';
import { officeTo } from '#test/notifying/office.ts';
import { KEY, ToldClub } from '../player-club.ts';

const SITE = 'https://ladder.example';

/** The people of a club with their e-mail programs. */
class Readers {
  readonly club: ToldClub;
  readonly mails: Mail[] = [];
  readonly #pages: ReturnType<typeof mailPages>;

  constructor(club: ToldClub) {
    this.club = club;
    const { store } = club;
    const office = officeTo((mail) => this.mails.push(mail));
    const world = { store, now: () => club.now, siteOrigin: SITE, log: (line: unknown) => club.lines.push(line) };
    const mailing = { ...runtimeIn(world), office };
    this.#pages = mailPages(mailing);
    club.channels = [emailChannel(mailing)];
  }

  ask(
    method: 'GET' | 'HEAD' | 'POST',
    link: string,
    more: { form?: object; json?: object; cookie?: string; bearer?: string; from?: string; network?: string } = {},
  ): Promise<HttpResult> {
    const url = new URL(link, SITE);
    const [, , , club = '', page = ''] = url.pathname.split('/');
    return this.#pages({
      routeKey: `${method} /api/mail/{club}/{page}`,
      headers: {
        ...(more.from !== undefined && { origin: more.from, host: 'ladder.example' }),
        ...(more.bearer !== undefined && { authorization: `Bearer ${more.bearer}` }),
      },
      ...(more.cookie !== undefined && { cookies: more.cookie.split('; ') }),
      pathParameters: { club, page },
      queryStringParameters: Object.fromEntries(url.searchParams),
      body: more.json ? JSON.stringify(more.json) : new URLSearchParams({ ...more.form }).toString(),
      isBase64Encoded: false,
      requestContext: more.network === undefined ? {} : { http: { sourceIp: more.network } },
    });
  }

  async #grant(id: string, use: 'link' | 'program', club: string) {
    const { key, hash } = newAccessKey(club);
    const record = { hash, role: 'player', label: id, player: id, use, created: this.club.now } as const;
    await grantAccess(this.club.store.database, club, record);
    return { key, hash };
  }

  async signIn(id: string, club = KEY.club): Promise<string> {
    const { now, store } = this.club;
    const { hash: access } = await this.#grant(id, 'link', club);
    const { token, hash } = newSessionToken(club, access);
    const session = { access, hash, device: 'A browser', opened: now, ends: instant(now + 86_400_000), used: now };
    await putSession(store.database, club, session);
    return `${cookieName('player', hash)}=${token}`;
  }

  get last(): Mail {
    return this.mails.at(-1) ?? expect.fail('there is no mail');
  }

  /** A link of the last mail, by what its line says. */
  link(words: string): string {
    return new RegExp(`^.*${words}.*$`, 'm').exec(this.last.text)?.[0].replace(/^.*(?=https:)/, '') ?? '';
  }

  /** The subjects of the mails that something leads to. */
  async subjectsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
    const before = this.mails.length;
    await work();
    return this.mails.slice(before).map(({ subject }) => subject);
  }

  async revokeAll(): Promise<void> {
    const { store, now } = this.club;
    for (const { hash } of await readAccessRecords(store.database, KEY.club))
      await revokeAccess(store.database, KEY.club, hash, now);
  }

  state = async (id: string) => (await readContact(this.club.store.database, KEY.club, player(id)))?.email?.state;

  async enter(id: string, email: string): Promise<HttpResult> {
    return this.ask('POST', '/api/mail/riverside/own', {
      cookie: await this.signIn(id),
      form: { email, challenged: 'on', answered: 'on' },
    });
  }

  /** By a program of the player's own. */
  async enterByProgram(id: string, email: string): Promise<HttpResult> {
    const { key: bearer } = await this.#grant(id, 'program', KEY.club);
    return this.ask('POST', '/api/mail/riverside/own.json', { bearer, json: { email, daily: false, by: {} } });
  }

  async confirm(id: string): Promise<void> {
    await this.enter(id, `${id}@example.org`);
    await this.ask('POST', this.link('confirm\\?'));
  }
}

let readers: Readers;
beforeEach(async () => {
  readers = new Readers(await ToldClub.begin());
});

const challenged = async () => {
  await readers.club.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  await readers.club.work();
};
const withdrawn = async () => {
  await readers.club.does('withdraw', { challenge: 'm1' });
  await readers.club.work();
};

describe('a player who enters an address', () => {
  it('gets nothing there but a question until they say that it is theirs; programs that look at links say nothing', async () => {
    await readers.enter('cy', 'cy@example.org');
    const subject = 'Please confirm your e-mail address for Riverside';
    expect(readers.mails).toMatchObject([{ to: 'cy@example.org', subject }]);
    expect(await readers.subjectsOf(challenged)).toEqual([]);
    const link = readers.link('confirm\\?');
    expect(await readers.ask('HEAD', link)).toMatchObject({ statusCode: 200, body: '' });
    expect((await readers.ask('GET', link)).body).toContain('<form method="post">');
    expect(await readers.state('cy')).toBe('asked');
    await readers.ask('POST', link);
    expect(await readers.state('cy')).toBe('confirmed');
    expect(await readers.subjectsOf(withdrawn)).toEqual(['Dee withdrew the challenge']);
  });

  it.each(['Cy <cy@example.org>', 'cy@example.org\r\nBcc: dee@example.org', 'cy@example.org,dee@example.org'])(
    'is told that %j is none',
    async (email) => {
      expect((await readers.enter('cy', email)).body).toContain('That isn’t an e-mail address.');
      expect(readers.mails).toEqual([]);
    },
  );

  it('by a program confirms it as long as nobody has withdrawn the key', async () => {
    await readers.enterByProgram('cy', 'cy@example.org');
    const link = readers.link('confirm\\?');
    await readers.revokeAll();
    expect((await readers.ask('POST', link)).statusCode).toBe(404);
    await readers.enterByProgram('dee', 'dee@example.org');
    await readers.ask('POST', readers.link('confirm\\?'));
    expect([await readers.state('cy'), await readers.state('dee')]).toEqual(['asked', 'confirmed']);
  });

  it('cannot have others flooded with questions', async () => {
    for (let times = 0; times < 20; times++) await readers.enter('cy', `victim${times}@example.org`);
    expect(readers.mails.length).toBeLessThanOrEqual(5);
  });

  it('chooses on their page what is told where, and keeps the address until they take it away', async () => {
    await readers.confirm('cy');
    const cookie = await readers.signIn('cy');
    const chooses = async (json: object) =>
      JSON.parse((await readers.ask('POST', '/api/mail/riverside/own.json', { cookie, json })).body);
    const said = await chooses({ daily: false, by: { email: { challenged: false }, push: { moved: true } } });
    expect(said).toMatchObject({
      said: 'saved',
      email: { to: 'cy@example.org', state: 'confirmed' },
      by: { email: { challenged: false, answered: true, moved: false }, push: { challenged: true, moved: true } },
    });
    expect(said.by.email).not.toHaveProperty('night');
    expect(kindsAskedOf([undefined, { system: 'lavers' }])).toContain('night');
    expect(said.quiet).toEqual({ from: 1320, to: 480 });
    const hours = { from: 0, to: 15 * 60 };
    expect((await chooses({ daily: false, by: {}, quiet: hours })).quiet).toEqual(hours);
    expect((await chooses({ daily: false, by: {} })).quiet).toEqual(hours);
    expect(await chooses({ daily: false, by: {}, quiet: { from: 0, to: 1440 } })).toMatchObject({ said: 'invalid' });
    expect(await readers.subjectsOf(challenged)).toEqual([]);
    expect(await chooses({ daily: false, by: {}, email: '' })).not.toHaveProperty('email');
    expect(await chooses({ daily: false, by: {}, email: 'no address' })).toMatchObject({ said: 'invalid' });
    expect(await chooses({ daily: false, by: {}, push: 'typed' })).toMatchObject({ said: 'invalid' });
    expect((await readers.ask('GET', '/api/mail/riverside/own.json')).statusCode).toBe(401);
  });

  it('has to be signed in, and is not served to pages of other sites', async () => {
    expect((await readers.ask('GET', '/api/mail/riverside/own')).statusCode).toBe(401);
    const cookie = await readers.signIn('cy');
    const form = { email: 'cy@example.org' };
    const elsewhere = { cookie, form, from: 'https://evil.example' };
    expect((await readers.ask('POST', '/api/mail/riverside/own', elsewhere)).statusCode).toBe(403);
    expect(await readers.state('cy')).toBeUndefined();
  });
});

describe('whoever reads an e-mail', () => {
  beforeEach(() => readers.confirm('cy'));

  it('stops all of them with one tap, without signing in, and a look stops nothing', async () => {
    await challenged();
    const { stop = '' } = readers.last;
    expect((await readers.ask('GET', stop)).body).toContain('Stop all e-mails');
    expect(await readers.state('cy')).toBe('confirmed');
    expect((await readers.ask('POST', stop, { form: { 'List-Unsubscribe': 'One-Click' } })).statusCode).toBe(200);
    expect(await readers.subjectsOf(withdrawn)).toEqual([]);
  });

  it('stops nobody else’s with it', async () => {
    await challenged();
    const stop = (readers.last.stop ?? '').replace('reader=cy', 'reader=dee');
    expect((await readers.ask('POST', stop)).statusCode).toBe(404);
    expect((await readers.ask('POST', '/api/mail/riverside/stop?reader=cy~')).statusCode).toBe(404);
  });

  it('is not signed in any more by a link that went to an address from before', async () => {
    await challenged();
    const link = readers.link('sign-in\\?');
    await readers.enter('cy', 'cy@new.example.org');
    expect((await readers.ask('POST', link)).statusCode).toBe(404);
  });

  it('can choose by its link what is written, but not to whom: a forwarded e-mail would open the player’s door', async () => {
    await challenged();
    const own = readers.link('/own\\?');
    const stolen = async () => {
      const answer = await readers.ask('POST', own, { form: { email: 'thief@example.org', challenged: 'on' } });
      expect(answer.body).toContain('sign in to change your address');
    };
    expect(await readers.subjectsOf(stolen)).toEqual([]);
    const contact = () => readContact(readers.club.store.database, KEY.club, player('cy'));
    expect((await contact())?.email).toMatchObject({ to: 'cy@example.org', state: 'confirmed' });
    await readers.ask('POST', own, { form: { email: 'cy@example.org', answered: 'on' } });
    expect((await contact())?.wishes.by?.email).toMatchObject({ challenged: false, answered: true });
  });

  it('is signed in once by its link, which leads to what it was about, for a day', async () => {
    await challenged();
    const link = readers.link('sign-in\\?');
    expect((await readers.ask('GET', link)).statusCode).toBe(200);
    // Whoever it was forwarded to presses at the same moment.
    const both = await Promise.all([readers.ask('POST', link), readers.ask('POST', link)]);
    const [opened, other] = both.toSorted((one, two) => one.statusCode - two.statusCode);
    expect([opened?.statusCode, opened?.headers['location']]).toEqual([303, '/riverside/main/me/#m1']);
    expect(opened?.cookies?.join()).toContain('__Host-ladder-player-');
    expect([other?.statusCode, other?.cookies]).toEqual([404, undefined]);
    expect((await readers.ask('POST', link)).statusCode).toBe(404);
    await withdrawn();
    const late = readers.link('sign-in\\?');
    readers.club.pass(25);
    expect((await readers.ask('POST', late)).statusCode).toBe(404);
  });

  it('is led on by it where they are signed in already, however often, and it stays what it was', async () => {
    await challenged();
    const link = readers.link('sign-in\\?');
    const cookie = `${await readers.signIn('dee')}; ${await readers.signIn('cy')}`;
    for (let times = 0; times < 2; times++) {
      const led = await readers.ask('GET', link, { cookie });
      expect([led.statusCode, led.headers['location'], led.cookies]).toEqual([303, '/riverside/main/me/#m1', []]);
    }
    const others = await readers.ask('GET', link, { cookie: await readers.signIn('dee') });
    expect(others.body).toContain('Sign in as Cy');
    // Somebody else is called so at another club.
    await addClub(readers.club.store.database, { id: 'hilltop', name: 'Hilltop' });
    const namesake = await readers.ask('GET', link, { cookie: await readers.signIn('cy', 'hilltop') });
    expect([namesake.statusCode, namesake.body.includes('Sign in as Cy')]).toEqual([200, true]);
    expect((await readers.ask('POST', link)).statusCode).toBe(303);
  });

  it('is looked at twice, as a browser brings no session where another site leads; and is led nowhere else', async () => {
    await challenged();
    const link = readers.link('sign-in\\?');
    const { headers } = await readers.ask('GET', link);
    const again = new URL(headers['refresh']?.replace('0;url=', '') ?? '', new URL(link, SITE));
    expect(again.searchParams.get('to')).toBe('/riverside/main/me/#m1');
    const cookie = await readers.signIn('cy');
    expect((await readers.ask('GET', `${again}`, { cookie })).headers['location']).toBe('/riverside/main/me/#m1');
    expect((await readers.ask('GET', `${again}`)).headers).not.toHaveProperty('refresh');
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example/',
      '/other-club/main/me/',
      '/riverside/..//evil',
    ]) {
      again.searchParams.set('to', elsewhere);
      expect((await readers.ask('GET', `${again}`, { cookie })).headers['location']).toBe('/riverside/main/me/');
    }
  });

  it('sees on each page whose it is, in the club’s colour, and where a link is spent how to get another', async () => {
    await changeClub(readers.club.store.database, KEY.club, { colour: 'blue' });
    await challenged();
    const link = readers.link('sign-in\\?');
    const { body } = await readers.ask('GET', link);
    expect(body).toContain('class="club-blue"');
    expect(body).toContain('<a href="/riverside/" data-crest="R">');
    await readers.ask('POST', link);
    const spent = await readers.ask('POST', link);
    expect(spent.body).toContain('class="club-blue"');
    expect(spent.body).toContain('<form method="post" action="link">');
  });

  it('reads on their page whose it is, by any e-mail, even where no link of theirs is in force', async () => {
    await challenged();
    const own = readers.link('/own\\?');
    await readers.revokeAll();
    expect((await readers.ask('GET', own)).body).toContain('These are Cy’s e-mails.');
    await addMembers(readers.club.store.database, KEY.club, [
      { id: player('cy'), name: 'Cyrus Vance', since: readers.club.now },
    ]);
    expect((await readers.ask('GET', own)).body).toContain('These are Cyrus Vance’s e-mails.');
  });

  it('is led on from what they have stopped to what they can choose, by the same link', async () => {
    await challenged();
    const { body } = await readers.ask('POST', readers.last.stop ?? '');
    const [, own = ''] = /href="(own[^"]+)"/.exec(body) ?? [];
    expect((await readers.ask('GET', `/api/mail/riverside/${own}`)).body).toContain('cy@example.org');
  });

  it('is signed in by nothing once the organiser has withdrawn their links', async () => {
    await challenged();
    await readers.revokeAll();
    expect((await readers.ask('POST', readers.link('sign-in\\?'))).statusCode).toBe(404);
  });
});

it('a sign-in link is sent to an address that is known, and nobody learns whether it is', async () => {
  await readers.confirm('cy');
  const asked = (email: string) => readers.ask('POST', '/api/mail/riverside/link', { form: { email } });
  const unknown = await asked('nobody@example.org');
  const subjects = await readers.subjectsOf(async () => {
    for (let times = 0; times < 21; times++) expect(await asked('cy@example.org')).toEqual(unknown);
  });
  expect(subjects[0]).toBe('Sign-in link for Cy at Riverside');
  expect(subjects.length).toBeLessThanOrEqual(3);
  const opened = await readers.ask('POST', readers.link('sign-in\\?'));
  expect(opened.headers['location']).toBe('/riverside/main/me/');
});

describe('two players on one browser', () => {
  const both = async () => `${await readers.signIn('cy')}; ${await readers.signIn('dee')}`;
  const own = '/api/mail/riverside/own';
  const addresses = async () => {
    const contacts = await readContacts(readers.club.store.database, KEY.club);
    return contacts.map(({ player: id, email }) => `${id} ${email?.to}`);
  };

  it.each(['own', 'own.json'])('change nobody’s choices by a request to %s that does not say whose', async (page) => {
    const cookie = await both();
    const form = { email: 'dee@example.org' };
    const sent = page === 'own' ? { form } : { json: { ...form, daily: false, by: {} } };
    const answer = await readers.ask('POST', `/api/mail/riverside/${page}`, { cookie, ...sent });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('signed in more than once here');
    expect(await addresses()).toEqual([]);
  });

  it('see on the page whose choices it shows, and save those: its form says whose it is', async () => {
    const cookie = await both();
    const { body } = await readers.ask('GET', own, { cookie });
    const [, name = ''] = /These are (\w+)’s e-mails/.exec(body) ?? [];
    const [, actor = ''] = /name="acting-as" value="([^"]+)"/.exec(body) ?? [];
    expect(['cy', 'dee']).toContain(name);
    const form = { 'acting-as': actor, email: `${name}@example.org` };
    expect((await readers.ask('POST', own, { cookie, form })).statusCode).toBe(200);
    expect(await addresses()).toEqual([`${name} ${name}@example.org`]);
  });
});

describe('a stranger', () => {
  const asks = (email: string, network: string) =>
    readers.ask('POST', '/api/mail/riverside/link', { form: { email }, network });

  it('takes nobody’s sign-in link by asking for made-up addresses, from however many networks', async () => {
    await readers.confirm('cy');
    for (let nth = 0; nth < 104; nth++) await asks(`made-up-${nth}@example.org`, `192.0.2.${nth}`);
    const subjects = await readers.subjectsOf(() => asks('cy@example.org', '198.51.100.1'));
    expect(subjects).toEqual(['Sign-in link for Cy at Riverside']);
  });

  it('asks thirty times an hour from one network, and others go on', async () => {
    const statuses = [];
    for (let nth = 0; nth < 31; nth++) statuses.push((await asks(`a${nth}@example.org`, '192.0.2.1')).statusCode);
    expect([statuses.filter((each) => each === 200).length, statuses.at(-1)]).toEqual([30, 429]);
    expect((await asks('b@example.org', '192.0.2.2')).statusCode).toBe(200);
  });

  it('writes nothing into the log by the name of a page that there is not', async () => {
    for (const name of ['ann~secret', 'toString']) {
      expect((await readers.ask('GET', `/api/mail/riverside/${name}`)).statusCode).toBe(404);
      expect(readers.club.lines.at(-1)).toEqual({ function: 'mail', page: undefined, club: 'riverside', status: 404 });
    }
  });

  it('looks at these pages no more often than at the rest of the service', async () => {
    let refused = 0;
    for (let nth = 0; nth < 300; nth++) {
      const { statusCode } = await readers.ask('GET', '/api/mail/riverside/link', { network: '192.0.2.1' });
      if (statusCode === 429) refused++;
    }
    expect(refused).toBeGreaterThan(50);
    expect((await readers.ask('GET', '/api/mail/riverside/link', { network: '192.0.2.2' })).statusCode).toBe(200);
  });
});

it('a player who switches everything off is still told what others enter of their games', async () => {
  await readers.confirm('cy');
  await readers.ask('POST', '/api/mail/riverside/own', {
    cookie: await readers.signIn('cy'),
    form: { email: 'cy@example.org' },
  });
  expect(await readers.subjectsOf(challenged)).toEqual([]);
  await readers.club.does('result', { challenge: 'm1', score: [1, 0], reported: 'dee' });
  expect(await readers.subjectsOf(() => readers.club.work())).toEqual(['Your result against Dee']);
});

it('what the organiser writes also goes to a player who was only invited; its link makes the address theirs', async () => {
  const { store, now } = readers.club;
  const email = { to: 'cy@example.org', state: 'asked', since: now } as const;
  await putContact(store.database, KEY.club, 0, { ...newContact(player('cy')), email, invited: now });
  const message = { day: '2021-09-06' as Day, text: 'No <b>ladder</b>\ntonight.', to: [player('cy')] };
  const change = { at: now, what: 'players-messaged', about: '1', by: 'Jo', role: 'organiser' } as const;
  const written = () => putMessage(store.database, KEY, message, change);
  expect([await written(), await written()]).toEqual([true, false]);
  readers.club.enqueue(['riverside/main/message-2021-09-06', 'riverside/main/message-2021-09-06']);
  const subjects = await readers.subjectsOf(() => readers.club.work());
  expect(subjects).toEqual(['Main ladder: a message from the organiser']);
  const { text, html, stop } = readers.last;
  expect(text).toContain(message.text);
  expect(html).toContain('No &lt;b&gt;ladder&lt;/b&gt;<br>tonight.');
  expect(stop).toContain('/stop?reader=cy~');
  await readers.signIn('cy');
  expect((await readers.ask('POST', readers.link('sign-in\\?'))).statusCode).toBe(303);
  expect(await readers.state('cy')).toBe('confirmed');
});

it('who was forgotten is not written to', async () => {
  await readers.confirm('cy');
  await readers.club.does('challenge', { id: 'm1', challenger: 'dee', challenged: 'cy' });
  await readers.club.forget('cy');
  expect(await readers.subjectsOf(() => readers.club.work())).toEqual([]);
});

it('a player of a German club is written to in German, and reads the pages that e-mails lead to in it', async () => {
  await changeClub(readers.club.store.database, KEY.club, { language: 'de' });
  await readers.confirm('cy');
  await challenged();
  const { subject, text, html } = readers.last;
  expect(subject).toBe('Dee fordert dich');
  expect(text).toContain('Alle E-Mails abbestellen\nhttps://');
  expect(html).toContain('<html lang="de">');
  const { body } = await readers.ask('GET', readers.link('stop\\?'));
  expect(body).toMatch(/<html lang="de">.*Alle E-Mails abbestellen\?/s);
});

describe('an e-mail that comes back', () => {
  const told = (eventType: string, to: string, bounceType?: string) =>
    bounce({ database: readers.club.store.database, now: () => readers.club.now, log: () => {} })({
      detail: {
        eventType,
        ...(bounceType !== undefined && { bounce: { bounceType } }),
        mail: { destination: [to], tags: { club: ['riverside'], player: ['cy'] } },
      },
    });
  beforeEach(() => readers.confirm('cy'));

  it.each([
    ['Bounce', 'Permanent', 'bounced'],
    ['Complaint', undefined, 'complained'],
  ])('by a %s (%s) is the last to that address', async (eventType, bounceType, state) => {
    await told(eventType, 'cy@example.org', bounceType);
    expect(await readers.state('cy')).toBe(state);
    expect(await readers.subjectsOf(challenged)).toEqual([]);
  });

  it('because a mailbox is full, or to an address of before, changes nothing', async () => {
    await told('Bounce', 'cy@example.org', 'Transient');
    await told('Bounce', 'before@example.org', 'Permanent');
    expect(await readers.state('cy')).toBe('confirmed');
  });
});
