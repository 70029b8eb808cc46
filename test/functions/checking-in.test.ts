import { beforeEach, expect, test } from 'vitest';
import { at, Evening } from './evening.ts';

let evening: Evening;
let eve: string;
beforeEach(async () => {
  evening = await Evening.begin();
  eve = await evening.hand('riverside', { role: 'player', player: 'eve', label: 'Eve' });
});

const arrives = (key: string, arrivedAt?: string) =>
  evening.post('arrive', { key, body: { player: 'eve', ...(arrivedAt !== undefined && { arrivedAt }) } });

test('players check in from an hour before play until its end', async () => {
  for (const [when, status] of [
    ['2021-09-07T18:49:59+01:00', 409],
    ['2021-09-07T18:50:00+01:00', 200],
    ['2021-09-08T22:00:01+01:00', 409],
  ] as const) {
    evening.now = at(when);
    const { json, status: got } = await arrives(eve);
    expect([when, got]).toEqual([when, status]);
    if (status === 409) {
      const detail = 'You can check in from 18:50 to 22:00.';
      expect(json).toMatchObject({ code: 'outside-hours', clause: 'L9', detail });
    }
  }
});

test('players do not say when they came; officials do, and it is told with the line', async () => {
  const [came, told] = ['2021-09-06T19:55:00+01:00', 'not-your-role'];
  expect((await arrives(eve, came)).json).toMatchObject({ code: told });
  const scorer = await evening.hand('riverside', { role: 'scorer' });
  expect((await arrives(scorer, came)).json).toMatchObject({ verb: 'arrive', player: 'eve', arrivedAt: came });
});

test('officials enter who has come at any time', async () => {
  const scorer = await evening.hand('riverside', { role: 'scorer' });
  evening.now = at('2021-09-07T23:30:00+01:00');
  expect((await arrives(scorer)).status).toBe(200);
});
