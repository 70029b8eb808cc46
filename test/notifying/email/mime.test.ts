import { describe, expect, it } from 'vitest';
import type { Shown } from '../../../functions/notifying/channel.ts';
import { parseAddress } from '../../../functions/notifying/email/address.ts';
import { noticeLetter } from '../../../functions/notifying/email/letter.ts';
import { formatMail } from '../../../functions/notifying/email/mime.ts';
import { at } from '../player-club.ts';

const MAIL = 'https://ladder.example/api/mail/riverside';
const LINKS = {
  site: 'https://ladder.example',
  stop: `${MAIL}/stop?reader=x`,
  choose: `${MAIL}/own?reader=x`,
  signIn: `${MAIL}/sign-in?reader=y`,
};
const NOTICE: Shown = {
  kind: 'challenged',
  title: 'Dee challenged you',
  text: 'Dee (4th) challenged you.',
  path: '/riverside/main/me/#m1',
  tag: 't',
};

const mailOf = (notices: readonly Shown[], name = 'Riverside') =>
  formatMail({
    to: 'cy@example.org',
    from: { name, address: 'notices@ladder.example' },
    ...noticeLetter(notices, name, LINKS),
    at: at('2021-09-06T12:00:00Z'),
    id: '1',
    stop: LINKS.stop,
  });

/** The header lines of a mail, unfolded, and its decoded parts. */
function read(mail: string) {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const headers = head.replace(/\r\n /g, ' ').split('\r\n');
  const bodies = rest.slice(1).map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString());
  const value = (name: string) => headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const words = (text: string) =>
    text
      .replaceAll('?= =?', '?==?')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());
  return { headers, bodies, subject: words(value('Subject')), from: words(value('From')), value };
}

describe('an e-mail', () => {
  it('says what a notice says, leads to the player’s page, and can be stopped by one tap', () => {
    const { subject, from, bodies, value } = read(mailOf([NOTICE]));
    expect(subject).toBe('Dee challenged you');
    expect(from).toBe('Riverside <notices@ladder.example>');
    expect(value('List-Unsubscribe')).toBe(`<${LINKS.stop}>`);
    expect(value('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    for (const body of bodies) {
      expect(body).toContain('Dee (4th) challenged you.');
      expect(body.replaceAll('&#47;', '/')).toContain('https://ladder.example/riverside/main/me/');
    }
  });

  it('has no header but ours, whatever names hold', () => {
    const evil = 'Dee\r\nBcc: all@example.org\r\n\r\n<script>alert(1)</script>';
    const mail = mailOf([{ ...NOTICE, title: `${evil} challenged you` }], evil);
    const { headers, subject } = read(mail);
    expect(headers.map((line) => line.split(':')[0])).toEqual([
      ...[
        'From',
        'To',
        'Subject',
        'Content-Language',
        'Date',
        'Message-ID',
        'Auto-Submitted',
        'List-Unsubscribe',
        'List-Unsubscribe-Post',
      ],
      ...['MIME-Version', 'Content-Type'],
    ]);
    expect(subject).toContain('Dee Bcc: all@example.org');
    expect(read(mail).bodies[1]).not.toContain('<script');
  });

  it('keeps every line within what servers take, however long a name is', () => {
    const mail = mailOf([{ ...NOTICE, title: `${'Ω𝄞'.repeat(900)} challenged you` }]);
    for (const line of mail.split('\r\n')) expect(line.length).toBeLessThanOrEqual(120);
    expect(read(mail).subject.startsWith('Ω𝄞Ω𝄞')).toBe(true);
    expect(read(mail).subject).not.toContain('\uFFFD');
  });

  it('brings several notices together', () => {
    const { subject, bodies } = read(mailOf([NOTICE, { ...NOTICE, title: 'Bob withdrew the challenge' }]));
    expect(subject).toBe('2 notices from Riverside');
    expect(bodies[0]).toContain('Bob withdrew the challenge');
  });
});

describe('an address', () => {
  it.each([
    'Ann <ann@example.org>',
    'ann@example.org, bob@example.org',
    'ann@example.org\r\nBcc: bob@example.org',
    '"ann bob"@example.org',
    'ann@[127.0.0.1]',
    'ann@localhost',
    'ann(comment)@example.org',
    'ann@example.org>',
    'ann..b@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
    'änn@example.org',
    '',
  ])('is not %j', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  it('is one plain address, whose host has no case', () => {
    expect(parseAddress(' Ann.O’Hara@example.org ')).toBeUndefined();
    expect(parseAddress(" Ann.O'Hara+club@Example.ORG ")).toBe("Ann.O'Hara+club@example.org");
  });
});
