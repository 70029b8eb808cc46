import { beforeEach, describe, expect, test } from 'vitest';
import { readCrest } from '#functions/books/crests.ts';
import { type ClubChoice, clubChoices } from '#shared/vocabulary/club-choices.ts';
import { LOSSLESS, LOSSY, MOVING_PNG, PNG, pngOf, riffOf, webpOf } from '../pictures.ts';
import { Evening } from './evening.ts';

const CLUB = '/api/clubs/riverside';

let evening: Evening;
let key: string;
beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const choose = (body: object) => evening.send('PATCH', CLUB, { key, body });
const now = async (club = 'riverside', by = key) => (await evening.must('GET', `/api/clubs/${club}`, { key: by })).json;
const history = async () => (await evening.must('GET', `${CLUB}/changes`, { key })).json['changes'];
const touched = async (ladder: string, club = 'riverside') => (await evening.store.version({ club, ladder }))?.touched;
const nickname = (player: string, name: string) => ({ mode: 'nickname', nicknames: { [player]: name } });

type Wish = string | boolean | object | number | null;
interface Row {
  readonly chosen: Wish;
  readonly usual: Wish;
  /** What the admin history says of it. */
  readonly said: readonly [what: string, about: string];
  readonly wrong: readonly Wish[];
}

/** What may be chosen of a kind, the usual, and what is no choice. */
function rowOf(name: string, choice: ClubChoice): Omit<Row, 'said'> & { readonly chosen: string | boolean } {
  switch (choice.kind) {
    case 'one-of':
      return { chosen: choice.values[1] ?? '', usual: choice.values[0] ?? '', wrong: [`no ${name}`, '', null] };
    case 'yes-or-no':
      return { chosen: true, usual: false, wrong: [1, 'yes', null] };
    case 'line':
      return { chosen: 'Up and up', usual: '', wrong: ['x'.repeat(choice.longest + 1), 1, null] };
  }
}

/** Of the others the admin history says what was chosen. */
const SAID: Readonly<Record<string, Row['said']>> = {
  unlisted: ['listing-changed', 'unlisted'],
  joining: ['joining-opened', 'riverside'],
};

/** What an organiser chooses, how it is put back, what the admin history says of it, and what is no choice. */
const CHOICES: readonly (readonly [name: string, Row])[] = [
  ...clubChoices.map(([name, choice]) => {
    const row = rowOf(name, choice);
    return [name, { ...row, said: SAID[name] ?? ([`${name}-changed`, String(row.chosen)] as const) }] as const;
  }),
  [
    'naming',
    {
      chosen: nickname('ann', 'The Rook'),
      usual: { mode: 'full', nicknames: {} },
      said: ['names-changed', 'nickname'],
      wrong: [{ mode: 'shy' }, nickname('ann', ' '), nickname('ann', 'x'.repeat(41)), nickname('Ann Brown', 'Rook')],
    },
  ],
];
const ORDINARY = { ...Object.fromEntries(CHOICES.map(([name, { usual }]) => [name, usual])), crest: null };

describe.each(CHOICES)('the %s of a club', (field, { chosen, usual, said: [what, about], wrong }) => {
  test('is the usual until its organiser chooses another, to and fro, which the admin history tells', async () => {
    expect(await now()).toEqual(ORDINARY);
    expect(await choose({ [field]: chosen })).toMatchObject({ status: 200, json: { [field]: chosen } });
    expect(await now()).toEqual({ ...ORDINARY, [field]: chosen });
    expect(await now('hilltop', await evening.hand('hilltop', { role: 'organiser' }))).toEqual(ORDINARY);
    expect(await history()).toMatchObject([{ what, about, by: 'Jo', role: 'organiser' }]);
    evening.advance(1000);
    await choose({ [field]: usual });
    expect([await now(), await history()]).toMatchObject([ORDINARY, [{ by: 'Jo' }, { what, about }]]);
  });

  test('has every ladder of the club published anew, and none of another', async () => {
    await choose({ [field]: chosen });
    for (const ladder of ['main', 'juniors']) expect(await touched(ladder), ladder).toBeGreaterThan(evening.now);
    expect(await touched('main', 'hilltop')).toBeUndefined();
  });

  test('is nothing else, and that changes nothing', async () => {
    for (const wish of wrong) expect([wish, (await choose({ [field]: wish })).json['code']]).toEqual([wish, 'invalid']);
    expect(await now()).toEqual(ORDINARY);
  });
});

test('a club that has chosen nothing is listed, green and English, and takes no requests to join', async () => {
  const usual = { unlisted: false, language: 'en', colour: 'green', joining: false };
  expect(await now()).toMatchObject({ ...usual, crest: null, naming: { mode: 'full', nicknames: {} } });
});

describe('a choice', () => {
  test('of something that a club has not is none', async () => {
    expect((await choose({ unlisted: true, listed: true })).status).toBe(400);
    expect(await now()).toEqual(ORDINARY);
  });

  test('takes the place of what somebody is publishing meanwhile of the club as it was', async () => {
    const { database } = evening.store;
    const transact = database.transact.bind(database);
    database.transact = async (...asked) => {
      evening.advance(5000);
      return transact(...asked);
    };
    await choose({ naming: { mode: 'initials' } });
    expect(await touched('main')).toBeGreaterThan(evening.now);
  });

  test('is not told as done before every ladder is on its way, and sending it again sees to that', async () => {
    const touch = evening.store.touch.bind(evening.store);
    evening.store.touch = async () => 'ladder-changed';
    expect((await choose({ unlisted: true })).status).toBe(503);
    evening.store.touch = touch;
    expect((await choose({ unlisted: true })).status).toBe(200);
    expect(await touched('juniors')).toBeGreaterThan(evening.now);
  });

  test('of a language is told to whoever is signed in', async () => {
    await choose({ language: 'fr' });
    const { json } = await evening.must('GET', '/api/session', { key });
    expect(json['club']).toMatchObject({ id: 'riverside', language: 'fr' });
  });
});

describe('the crest of a club', () => {
  const send = (picture: Buffer | null | string) =>
    choose({ crest: Buffer.isBuffer(picture) ? picture.toString('base64') : picture });
  const kept = async () => Buffer.from((await readCrest(evening.store.database, 'riverside'))?.bytes ?? []);

  test('is none until its organiser sends one, and again when it is taken away, which the admin history tells', async () => {
    const { status, json } = await send(PNG);
    expect([status, json]).toEqual([
      200,
      { ...ORDINARY, crest: expect.stringMatching(/^\/riverside\/crest-\w{12}\.png$/) },
    ]);
    expect(await now()).toEqual(json);
    for (const ladder of ['main', 'juniors']) expect(await touched(ladder), ladder).toBeGreaterThan(evening.now);
    expect((await send(null)).json).toEqual(ORDINARY);
    expect(await now()).toEqual(ORDINARY);
    const change = { what: 'crest-changed', by: 'Jo' };
    expect(await history()).toMatchObject([change, change]);
  });

  test.each(Object.entries({ lossy: LOSSY, lossless: LOSSLESS }))('may be a %s WebP', async (_, picture) => {
    expect((await send(picture)).json['crest']).toMatch(/\.webp$/);
  });

  test('keeps nothing of a PNG but what draws it: no texts, no place, no camera, but what is transparent', async () => {
    const said = pngOf(128, 128, 20, ['tEXt', 'PLTE', 'eXIf', 'iCCP', 'tRNS', 'tIME', 'prVt']);
    const { json } = await send(said);
    expect(await kept()).toEqual(pngOf(128, 128, 20, ['PLTE', 'tRNS']));
    expect((await send(await kept())).json['crest']).toBe(json['crest']);
  });

  test('keeps nothing of a WebP but what draws it', async () => {
    const head = (flags: number) => Buffer.from([flags, 0, 0, 0, 127, 0, 0, 127, 0, 0]);
    const drawn = Object.entries({ ALPH: Buffer.from('see'), 'VP8 ': Buffer.from('colours.') });
    const said = Object.entries({ EXIF: Buffer.from('where it was taken'), 'XMP ': Buffer.from('by whom') });
    expect(
      (await send(riffOf([['VP8X', head(0x3c)], ['ICCP', Buffer.from('profile')], ...drawn, ...said]))).status,
    ).toBe(200);
    expect(await kept()).toEqual(riffOf([['VP8X', head(0x10)], ...drawn]));
  });

  test.each<[string, Buffer | string, RegExp]>([
    ['a drawing that could run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /PNG or WebP/],
    ['what only begins like a picture', PNG.subarray(0, 40), /PNG or WebP/],
    ['a picture with something behind it', Buffer.concat([PNG, Buffer.from('<script>')]), /PNG or WebP/],
    ['a picture that moves', MOVING_PNG, /PNG or WebP/],
    [
      'a WebP that does not say how large it is',
      riffOf([
        ['VP8X', Buffer.alloc(0)],
        ['EXIF', Buffer.alloc(20)],
      ]),
      /PNG or WebP/,
    ],
    ['a WebP that moves', webpOf('VP8X', { flags: 2 }), /PNG or WebP/],
    ['a picture of another shape', pngOf(64, 32), /square/],
    ['more pixels than are shown', pngOf(257, 257), /256 pixels/],
    ['more than a page should load', pngOf(64, 64, 24 * 1024), /24 KB/],
    ['nothing', '', /PNG or WebP/],
    ['no base64', 'not a crest', /^crest: /],
  ])('is not %s', async (_, picture, why) => {
    expect(await send(picture)).toMatchObject({ status: 400, json: { detail: expect.stringMatching(why) } });
    expect((await now())['crest']).toBeNull();
  });
});
