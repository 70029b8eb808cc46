import { describe, expect, it } from 'vitest';
import type { ShownNotice } from '#functions/notifying/channel.ts';
import { noticeLetter } from '#functions/notifying/email/letter.ts';
import { envelopeOf, type Sender } from '#functions/notifying/email/sender.ts';
import { sesOffice } from '#functions/notifying/email/ses.ts';
import { at } from '../player-club.ts';

const MAIL = 'https://ladder.example/api/mail/riverside';
const LINKS = {
  stop: `${MAIL}/stop?reader=x`,
  choose: `${MAIL}/own?reader=x`,
  signIn: `${MAIL}/sign-in?reader=y`,
};
const NOTICE: ShownNotice = {
  kind: 'challenged',
  title: 'Dee challenged you',
  text: 'Dee (4th) challenged you.',
  path: '/riverside/main/me/#m1',
  tag: 't',
};

const NO_LOG = () => {};

/** What SES is asked to send, by a request that it answers with a status. */
async function sent(
  notices: readonly ShownNotice[],
  { status = 200, ...more }: Partial<Sender> & { status?: number } = {},
) {
  const sender: Sender = { name: 'Riverside', ...more };
  const asked: string[] = [];
  const office = sesOffice('notices@ladder.example', 'settings', NO_LOG, async ({ body }) => {
    asked.push(String(body));
    return new Response('', { status });
  });
  const end = await office.send({
    to: 'cy@example.org',
    ...envelopeOf(sender, office),
    ...noticeLetter(sender, notices, LINKS),
    at: at('2021-09-06T12:00:00Z'),
    whose: { club: 'riverside', player: 'cy' },
    stop: LINKS.stop,
  });
  const { Content, FromEmailAddress: from, ...rest } = JSON.parse(asked[0] ?? '');
  const { Subject, Body, Headers } = Content.Simple;
  return { end, from, rest, subject: Subject.Data, bodies: [Body.Text.Data, Body.Html.Data], headers: Headers };
}

const decoded = (words: string): string =>
  words
    .replaceAll('?= =?', '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());

describe('the log of e-mails', () => {
  const linesOf = async (send: () => Promise<Response>) => {
    const lines: object[] = [];
    const office = sesOffice('notices@ladder.example', undefined, (line) => lines.push(line), send);
    const mail = {
      ...envelopeOf({ name: 'Riverside' }, office),
      ...noticeLetter({ name: 'Riverside' }, [NOTICE], LINKS),
    };
    const sending = office.send({
      ...mail,
      to: 'cy@example.org',
      at: at('2021-09-06T12:00:00Z'),
      whose: { club: 'riverside', player: 'cy' },
    });
    const end = await sending.catch((error: Error) => error.message);
    return [end, ...lines];
  };
  const refusing = (status: number, kind: string, message: string) => async () =>
    Response.json({ message }, { status, headers: { 'x-amzn-errortype': `${kind}:http://internal.amazon.com/` } });

  it('says that SES took one', async () => {
    expect(await linesOf(async () => new Response('{}'))).toEqual(['sent', { club: 'riverside', mail: 'taken' }]);
  });

  it.each([
    [403, 'AccessDeniedException', 'User is not authorized', '403 AccessDeniedException: User is not authorized'],
    [
      400,
      'MessageRejected',
      'Email address is not verified: cy@example.org',
      '400 MessageRejected: Email address is not verified: …',
    ],
    [
      400,
      'SendingPausedException',
      'Sending is paused for this account',
      '400 SendingPausedException: Sending is paused for this account',
    ],
  ])('says why it was not taken, and nobody’s address: %d %s', async (status, kind, message, refusal) => {
    const lines = await linesOf(refusing(status, kind, message));
    expect(lines).toEqual(['later', { club: 'riverside', mail: 'refused', refusal }]);
  });

  it('says that there was no answer, and of one without words its status', async () => {
    expect(await linesOf(() => Promise.reject(new Error('late')))).toEqual([
      'late',
      { club: 'riverside', mail: 'refused', refusal: 'Error' },
    ]);
    const [, line] = await linesOf(async () => new Response('', { status: 503 }));
    expect(line).toEqual({ club: 'riverside', mail: 'refused', refusal: '503' });
  });
});

describe('an e-mail by SES', () => {
  it('says what a notice says, leads to the player’s page, and can be stopped by one tap', async () => {
    const { subject, from, bodies, headers, rest } = await sent([NOTICE]);
    expect(subject).toBe('Dee challenged you');
    expect(decoded(from)).toBe('Riverside <notices@ladder.example>');
    expect(headers).toEqual([
      { Name: 'Content-Language', Value: 'en' },
      { Name: 'Auto-Submitted', Value: 'auto-generated' },
      { Name: 'List-Unsubscribe', Value: `<${LINKS.stop}>` },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ]);
    for (const body of bodies) {
      expect(body).toContain('Dee (4th) challenged you.');
      expect(body.replace('&amp;', '&')).toContain(`${LINKS.signIn}&to=%2Friverside%2Fmain%2Fme%2F%23m1`);
    }
    expect(rest).toEqual({
      Destination: { ToAddresses: ['cy@example.org'] },
      EmailTags: [
        { Name: 'club', Value: 'riverside' },
        { Name: 'player', Value: 'cy' },
      ],
      ConfigurationSetName: 'settings',
    });
  });

  it('has no sender, header or markup but ours, whatever names hold', async () => {
    const evil = 'Dee\r\nBcc: all@example.org\r\n\r\n<script>alert(1)</script>';
    const { from, subject, bodies } = await sent([{ ...NOTICE, title: `${evil} challenged you` }], { name: evil });
    expect(from).toMatch(/^(=\?UTF-8\?B\?[\w+/=]+\?= )+<notices@ladder\.example>$/);
    expect(subject).toMatch(/^Dee Bcc: all@example\.org <script>[^\r\n]*$/);
    expect(bodies[1]).not.toContain('<script');
  });

  it('keeps its subject and the words of its sender within what servers take, however long a name is', async () => {
    const long = 'Ω𝄞'.repeat(900);
    const { from, subject } = await sent([{ ...NOTICE, title: `${long} challenged you` }], { name: long });
    expect([...subject]).toHaveLength(200);
    for (const word of from.split(' ')) expect(word.length).toBeLessThanOrEqual(75);
    for (const text of [decoded(from), subject]) {
      expect(text.startsWith('Ω𝄞Ω𝄞')).toBe(true);
      expect(text).not.toContain('\uFFFD');
    }
  });

  it('goes back to those who read what is answered, or says that nobody does', async () => {
    const read = await sent([NOTICE], { replyTo: ['jo@example.org', 'eve@example.org'] });
    expect(read.rest).toMatchObject({ ReplyToAddresses: ['jo@example.org', 'eve@example.org'] });
    const unread = await sent([NOTICE]);
    expect(unread.rest).not.toHaveProperty('ReplyToAddresses');
    const says = (bodies: readonly string[]) => bodies.map((body) => body.includes('Nobody reads replies'));
    expect([says(read.bodies), says(unread.bodies)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('goes back to no address that is more than one', async () => {
    const replyTo = [
      'jo@example.org\r\nBcc: all@example.org',
      'jo@example.org, eve@example.org',
      'Jo <jo@example.org>',
    ];
    expect((await sent([NOTICE], { replyTo })).rest).toMatchObject({ ReplyToAddresses: [] });
  });

  it('brings several notices together', async () => {
    const { subject, bodies } = await sent([NOTICE, { ...NOTICE, title: 'Bob withdrew the challenge' }]);
    expect(subject).toBe('2 notices from Riverside');
    expect(bodies[0]).toContain('Bob withdrew the challenge');
  });

  it.each([
    [200, 'sent'],
    [400, 'later'],
    [503, 'later'],
  ])('that is answered by %i is %s: what SES refuses costs nobody their address', async (status, end) => {
    expect((await sent([NOTICE], { status })).end).toBe(end);
  });
});
