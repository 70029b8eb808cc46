import { beforeEach, describe, expect, test } from 'vitest';
import { readClub } from '#functions/ladders/clubs.ts';
import { Evening } from './evening.ts';

const PATH = '/api/clubs/riverside';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const choose = (colour: unknown, by = key) => evening.send('PATCH', PATH, { key: by, body: { colour } });

describe('the colour of a club', () => {
  test('is green until its organiser chooses another, which the admin history tells', async () => {
    expect((await evening.must('GET', PATH, { key })).json).toMatchObject({ colour: 'green' });
    const got = await choose('blue');
    expect([got.status, got.json]).toMatchObject([200, { colour: 'blue' }]);
    expect((await evening.must('GET', PATH, { key })).json).toMatchObject({ colour: 'blue' });
    expect((await readClub(evening.store.database, 'hilltop'))?.colour).toBeUndefined();
    const { json } = await evening.must('GET', '/api/clubs/riverside/changes', { key });
    expect(json['changes']).toMatchObject([{ what: 'colour-changed', about: 'blue', by: 'Jo', role: 'organiser' }]);
  });

  test('has every ladder of the club published anew', async () => {
    await choose('red');
    for (const ladder of ['main', 'juniors'])
      expect((await evening.store.version({ club: 'riverside', ladder }))?.touched, ladder).toBeGreaterThan(
        evening.now,
      );
  });

  test.each(['#ff0000', 'yellow', '', null])(
    'is not %j, of which nobody knows whether it can be read',
    async (wanted) => {
      expect((await choose(wanted)).status).toBe(400);
      expect((await readClub(evening.store.database, 'riverside'))?.colour).toBeUndefined();
    },
  );

  test('is not for scorers to choose', async () => {
    const scorer = await evening.hand('riverside', { role: 'scorer', label: 'Tablet' });
    expect((await choose('blue', scorer)).status).toBe(403);
  });
});
