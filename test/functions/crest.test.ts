import { beforeEach, describe, expect, test } from 'vitest';
import { readCrest } from '#functions/ladders/crests.ts';
import { LOSSLESS, LOSSY, MOVING_PNG, PNG, pngOf, riffOf, webpOf } from '../pictures.ts';
import { Evening } from './evening.ts';

const PATH = '/api/clubs/riverside';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const choose = (picture: Buffer | null | string, by = key) =>
  evening.send('PATCH', PATH, {
    key: by,
    body: { crest: Buffer.isBuffer(picture) ? picture.toString('base64') : picture },
  });
const now = async () => (await evening.must('GET', PATH, { key })).json['crest'];

describe('the crest of a club', () => {
  test('is none until its organiser sends one, and again when it is taken away, which the admin history tells', async () => {
    expect(await now()).toBeNull();
    const got = await choose(PNG);
    expect([got.status, got.json['crest']]).toEqual([200, await now()]);
    expect(await now()).toMatch(/^\/riverside\/crest-[0-9a-f]{12}\.png$/);
    expect((await choose(null)).json).toMatchObject({ crest: null });
    expect(await now()).toBeNull();
    const { json } = await evening.must('GET', '/api/clubs/riverside/changes', { key });
    expect(json['changes']).toMatchObject([
      { what: 'crest-changed', by: 'Jo' },
      { what: 'crest-changed', by: 'Jo' },
    ]);
  });

  test.each([
    ['lossy', LOSSY],
    ['lossless', LOSSLESS],
  ])('may be a %s WebP', async (_, picture) => {
    expect((await choose(picture)).status).toBe(200);
    expect(await now()).toMatch(/\.webp$/);
  });

  test('keeps nothing of a PNG but what draws it: no texts, no place, no camera, but what is transparent', async () => {
    const said = pngOf(128, 128, 20, ['tEXt', 'PLTE', 'eXIf', 'iCCP', 'tRNS', 'tIME', 'prVt']);
    expect((await choose(said)).status).toBe(200);
    const kept = Buffer.from((await readCrest(evening.store.database, 'riverside'))?.bytes ?? []);
    expect(kept).toEqual(pngOf(128, 128, 20, ['PLTE', 'tRNS']));
    expect(await now()).toBe((await choose(kept)).json['crest']);
  });

  test('keeps nothing of a WebP but what draws it', async () => {
    const parts = [
      ['VP8X', Buffer.from([0x3c, 0, 0, 0, 127, 0, 0, 127, 0, 0])],
      ['ICCP', Buffer.from('profile')],
      ['ALPH', Buffer.from('see')],
      ['VP8 ', Buffer.from('colours.')],
      ['EXIF', Buffer.from('where it was taken')],
      ['XMP ', Buffer.from('by whom')],
    ] as const;
    expect((await choose(riffOf(parts))).status).toBe(200);
    const kept = Buffer.from((await readCrest(evening.store.database, 'riverside'))?.bytes ?? []);
    const head = Buffer.from([0x10, 0, 0, 0, 127, 0, 0, 127, 0, 0]);
    const [, , see, colours] = parts;
    expect(kept).toEqual(riffOf([['VP8X', head], see, colours]));
  });

  test('has every ladder of the club published anew', async () => {
    await choose(PNG);
    for (const ladder of ['main', 'juniors'])
      expect((await evening.store.version({ club: 'riverside', ladder }))?.touched, ladder).toBeGreaterThan(
        evening.now,
      );
  });

  test.each<[string, Buffer | string, RegExp]>([
    ['a drawing that could run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /PNG or WebP/],
    ['what only begins like a picture', PNG.subarray(0, 40), /PNG or WebP/],
    ['a picture with something behind it', Buffer.concat([PNG, Buffer.from('<script>')]), /PNG or WebP/],
    ['a picture that moves', MOVING_PNG, /PNG or WebP/],
    ['a WebP that moves', webpOf('VP8X', { flags: 2 }), /PNG or WebP/],
    ['a picture of another shape', pngOf(64, 32), /square/],
    ['more pixels than are shown', pngOf(257, 257), /256 pixels/],
    ['more than a page should load', pngOf(64, 64, 24 * 1024), /24 KB/],
    ['nothing', '', /PNG or WebP/],
    ['no base64', 'not a crest', /^crest: /],
  ])('is not %s', async (_, picture, why) => {
    const got = await choose(picture);
    expect([got.status, got.json['detail']]).toEqual([400, expect.stringMatching(why)]);
    expect(await now()).toBeNull();
  });

  test('is not for scorers to choose', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer', label: 'Tablet' });
    expect((await choose(PNG, scorer)).status).toBe(403);
  });
});
