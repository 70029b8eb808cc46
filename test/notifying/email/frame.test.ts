import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACCENTS } from '#functions/notifying/email/colours.ts';
import { letter } from '#functions/notifying/email/letter.ts';
import { nameInMail } from '#functions/notifying/email/name-in-mail.ts';
import { senderOf, THE_SERVICE } from '#functions/notifying/email/sender.ts';
import { CLUB_COLOURS, type ClubColour } from '#shared/vocabulary/club.ts';

const SITE = 'https://ladder.example';
const CREST = 'crest-0123456789ab.webp';
const ITEM = {
  title: 'Dee <challenged> you',
  text: 'Two lines\nof one.\n\nAnother & last.',
  link: { words: 'Open', url: `${SITE}/x?reader=y&to=z` },
};

const written = (look: { readonly colour?: ClubColour; readonly crest?: string }, items = [ITEM]) =>
  letter(senderOf({ id: 'oakfield', ...look }, 'Oakfield Squash', SITE), 'Subject', items, { links: [ITEM.link] });

describe('a letter', () => {
  it('has the club’s crest, colour and name at its head, and all of it from the site itself', () => {
    const { html } = written({ colour: 'blue', crest: CREST });
    expect(html).toContain(`<img class="crest" src="${SITE}/oakfield/${CREST}" width="40" height="40" alt="OS"`);
    expect(html).toContain('background:#1f4f93');
    expect(html).toContain('>Oakfield Squash</td>');
    expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url = '']) => new URL(url).origin)).toEqual(
      Array.from({ length: 3 }, () => SITE),
    );
  });

  it('of a club without a crest has its initials, and no picture', () => {
    const { html } = written({});
    expect(html).not.toContain('<img');
    expect(html).toMatch(/class="crest"[^>]*>OS<\/div>/);
    expect(html).toContain('background:#1d5b49');
  });

  it('tells by no picture who has opened it: that is the same for everybody', () => {
    const pictures = [ITEM, { ...ITEM, link: { words: 'Open', url: `${SITE}/x?reader=other` } }].map(
      (item) => /<img[^>]*>/.exec(written({ crest: CREST }, [item]).html)?.[0],
    );
    expect(pictures[0]).toBe(pictures[1]);
    expect(pictures[0]).not.toContain('?');
  });

  it('says the same as text, and nothing in it is markup', () => {
    const { html, text } = written({ crest: CREST });
    expect(html).toContain('Dee &lt;challenged&gt; you');
    expect(html).toMatch(/Two lines<br>of one\.<\/p><p[^>]*>Another &amp; last\./);
    const words = (body: string): string => body.replace(/\s+/g, ' ');
    const seen = words(
      html
        .replace(/^.*<body/s, '<body')
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );
    for (const said of [
      ITEM.title,
      ...ITEM.text.split('\n\n').map(words),
      ITEM.link.words,
      'Oakfield Squash',
      'Nobody reads replies',
    ])
      for (const body of [seen, words(text)]) expect(body).toContain(said);
  });

  it('is of the service where no club speaks', () => {
    expect(letter(THE_SERVICE, 'Subject', [ITEM], { links: [] }).html).toContain('>Club Ladder</td>');
  });

  it('has the colours that pages have, on paper and on dark screens', () => {
    const css = ['style', 'club-look'].map((name) => readFileSync(`web/pages/${name}.css`, 'utf8')).join('');
    for (const colour of CLUB_COLOURS) {
      const rule =
        colour === 'green' ? /--accent: (#\w{6});/g : new RegExp(`\\.club-${colour} \\{ --accent: (#\\w{6}); \\}`, 'g');
      expect([...css.matchAll(rule)].map(([, hex]) => hex).slice(0, 2)).toEqual(Object.values(ACCENTS[colour]));
    }
  });
});

describe('a name in an e-mail', () => {
  it.each([
    'Tennisclub Rot-Weiß 1901 e.V.',
    'TV Oberwil (Squash) & Co',
    'St. Ives',
    'Club d’Échecs S.A.',
    'Club ladder 2026–27',
  ])('is %s', (name) => {
    expect(nameInMail(name, 'id')).toBe(name);
  });

  it.each(['Win at evil.example', 'evil.co', 'www.evil', 'a@b.org', 'Look: here', 'x'.repeat(61), ''])(
    'is not %j',
    (name) => {
      expect(nameInMail(name, 'id')).toBe('id');
    },
  );
});
