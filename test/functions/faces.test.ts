import { beforeEach, describe, expect, it } from 'vitest';
import { FACE, FACES } from '#functions/database/keys.ts';
import { forgetInClub } from '#functions/erasing/forget-in-club.ts';
import { player as idOf } from '../ladders/club.ts';
import { JPEG, jpegOf, LOSSY, PNG } from '../pictures.ts';
import { Evening, outcomeOf } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const OWN = `${CLUB}/own/face`;
const [APP1, COMMENT] = [0xe1, 0xfe] as const;

let evening: Evening;
let anns: string;
let organisers: string;
beforeEach(async () => {
  evening = await Evening.begin();
  anns = await evening.asPlayer('ann');
  organisers = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const base64 = (picture: Buffer | null) => picture?.toString('base64') ?? null;
const send = (picture: Buffer | null, key = anns) =>
  evening.send('PUT', OWN, { key, body: { picture: base64(picture) } });
const own = async (key = anns) => (await evening.must('GET', OWN, { key })).json;
async function stored(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { sk } of evening.database.query({ pk: 'CLUB#riverside', sk: { beginsWith: FACE } })) found.push(sk);
  return found;
}
const touched = async (ladder: string) => (await evening.store.version({ club: 'riverside', ladder }))?.touched;
async function membersWithFace(): Promise<readonly unknown[]> {
  const { json } = await evening.must('GET', `${CLUB}/members`, { key: organisers });
  const members = json['members'] as readonly Record<string, unknown>[];
  return members.filter((each) => each['face']).map((each) => each['id']);
}

describe('a player’s photograph', () => {
  it('is none until they add one, is theirs alone, and has the ladders published anew on which they stand', async () => {
    expect(await own()).toEqual({});
    expect(await send(JPEG)).toMatchObject({ status: 200, json: { picture: base64(JPEG) } });
    expect(await own(await evening.asPlayer('bob'))).toEqual({});
    expect(await touched('main')).toBeGreaterThan(evening.now);
    expect(await touched('juniors')).toBeUndefined();
    expect(await membersWithFace()).toEqual(['ann']);
    expect((await send(null)).json).toEqual({});
    expect([await own(), await stored(), await membersWithFace()]).toEqual([{}, [], []]);
  });

  it('is stored without what says where it was taken and with what', async () => {
    const also = [
      [APP1, 'Exif\0\0GPS 51.5 N'],
      [0xe0, 'JFIF'],
      [0xe2, 'ICC_PROFILE'],
      [COMMENT, 'at home'],
    ] as const;
    expect((await send(jpegOf(256, { also }))).json).toEqual({ picture: base64(JPEG) });
  });

  it.each(
    Object.entries({
      'a PNG': PNG,
      'a WebP': LOSSY,
      'no picture': Buffer.from('<svg/>'),
      'no bytes': Buffer.alloc(0),
      'cut short': JPEG.subarray(0, -2),
      'cut in its frame': Buffer.concat([JPEG.subarray(0, 75), Buffer.from([0xff, 0xd9])]),
      'followed by another': Buffer.concat([JPEG, JPEG]),
      'not square': jpegOf(256, { height: 255 }),
      'too wide': jpegOf(257),
      'without a width': jpegOf(0),
      'too large': jpegOf(256, { bytes: 24 * 1024 }),
    }),
  )('is refused where it is %s, and the one before stays', async (_, picture) => {
    await send(JPEG);
    expect(outcomeOf(await send(picture))).toBe('invalid');
    expect(await own()).toEqual({ picture: base64(JPEG) });
  });

  it('may be of 24 KB, and no request of an official is for one', async () => {
    const whole = jpegOf(256, { bytes: 24 * 1024 - JPEG.byteLength + 20 });
    expect((await send(whole)).status).toBe(200);
    for (const method of ['GET', 'PUT'] as const) {
      const sent = method === 'PUT' ? { body: { picture: null } } : {};
      expect(outcomeOf(await evening.send(method, OWN, { key: organisers, ...sent }))).toBe('not-your-role');
    }
  });

  it('says why nobody else sees it: the club shows none, or less than their name', async () => {
    await send(JPEG);
    const choose = (body: object) => evening.must('PATCH', CLUB, { key: organisers, body });
    await choose({ faces: 'off' });
    expect(await own()).toEqual({ picture: base64(JPEG), unseen: 'off' });
    await choose({ faces: 'on', naming: { mode: 'initials' } });
    expect(await own()).toEqual({ picture: base64(JPEG), unseen: 'name' });
    await choose({ naming: { mode: 'full' } });
    expect(await own()).toEqual({ picture: base64(JPEG) });
  });

  it('can be taken away by an organiser, which the admin history tells, and not by another player', async () => {
    await send(JPEG);
    const take = (key: string, who = 'ann') => evening.send('DELETE', `${CLUB}/members/${who}/face`, { key });
    expect(outcomeOf(await take(await evening.asPlayer('bob')))).toBe('not-your-role');
    expect(outcomeOf(await take(organisers, 'nobody'))).toBe('unknown-member');
    const before = await touched('main');
    evening.advance(10_000);
    expect((await take(organisers)).status).toBe(204);
    expect(await own()).toEqual({});
    expect(await touched('main')).toBeGreaterThan(before ?? 0);
    const { json } = await evening.must('GET', `${CLUB}/changes`, { key: organisers });
    expect(json['changes']).toMatchObject([{ what: 'face-removed', about: 'Ann', by: 'Jo' }]);
    expect((await take(organisers)).status).toBe(204);
  });

  it('goes with them when they are forgotten, and none comes after that', async () => {
    await send(JPEG);
    await send(JPEG, await evening.asPlayer('bob'));
    const person = { player: idOf('ann'), as: idOf('former-1'), name: 'Former', said: ['Ann'], shown: [] };
    await forgetInClub(evening.database, 'riverside', person);
    expect(await stored()).toEqual([`${FACE}bob`]);
    const files = await evening.database.get({ pk: 'CLUB#riverside', sk: FACES });
    expect(String(files?.['value'])).not.toContain('ann');
    expect((await send(JPEG)).status).toBe(401);
  });

  it('of two that arrive at once the last one stays, with the name of its file', async () => {
    const others = await evening.asPlayer('bob');
    const ends = await Promise.all([send(JPEG), send(jpegOf(255)), send(JPEG, others)]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toEqual([`${FACE}ann`, `${FACE}bob`]);
    expect(await own(others)).toEqual({ picture: base64(JPEG) });
  });
});
