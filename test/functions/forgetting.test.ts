import { beforeEach, describe, expect, test } from 'vitest';
import { REST } from '#functions/erasing/rest.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { Evening, LADDER } from './evening.ts';

const PATH = '/api/clubs/riverside/forgetting';

let evening: Evening;
let key: string;

beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser', label: 'Jo' });
});

const forget = (body: object, query = {}, by = key) => evening.send('POST', PATH, { key: by, body, query });

describe('a person', () => {
  test('is forgotten at the request of the organiser of their own club, who types their name', async () => {
    for (const body of [
      {},
      { player: 'dee' },
      { player: 'dee', name: 'Bob' },
      { player: 'dee', name: 'Dee', also: [''] },
    ])
      expect((await forget(body)).status).toBe(400);
    expect((await forget({ player: 'nobody', name: 'Nobody' })).json['code']).toBe('unknown-player');
    for (const [club, role] of [
      ['riverside', 'scorer'],
      ['hilltop', 'organiser'],
    ] as const)
      expect((await forget({ player: 'dee', name: 'Dee' }, {}, await evening.hand(club, { role }))).status).toBe(403);
    expect(evening.queued).toEqual([]);
  });

  test('stays as somebody else, with their place and their match, and their link opens nothing; a trial says so before', async () => {
    const own = await evening.hand('riverside', { role: 'player', label: 'Dee’s phone', player: 'dee' });
    const override = 'Dee was late, and Deedee asked';
    await evening.must('POST', `${LADDER}/challenge`, {
      key,
      body: { id: 'b', challenger: 'ann', challenged: 'bob', override },
    });
    const person = { player: 'dee', name: 'Dee', also: ['Deedee'] };
    const trial = await forget({ ...person, also: [] }, { dryRun: 'true' });
    expect(trial.json).toMatchObject({ ladders: [{ ladder: 'main', texts: 1, left: [] }] });
    expect(JSON.stringify(trial.json)).not.toContain('juniors');
    await evening.must('GET', `${LADDER}/state`, { key: own });
    const got = await forget(person);
    expect(got.status).toBe(202);
    await evening.workOff();
    evening.now = instant(evening.now + REST);
    evening.queued.push(...evening.later.splice(0));
    await evening.workOff();
    const log = (await evening.must('GET', `${LADDER}/log`, { key })).text;
    expect(log).not.toMatch(/dee/i);
    expect(log).toContain(`"override":"${got.json['name']} was late, and ${got.json['name']} asked"`);
    expect((await evening.twin().send('GET', `${LADDER}/state`, { key: own })).json['code']).toBe('unknown-key');
    await evening.must('POST', `${LADDER}/result`, { key, body: { challenge: 'open', score: [2, 0] } });
    const { json } = await evening.must('GET', LADDER, { key });
    expect(JSON.stringify(json['standings'])).toContain(String(got.json['as']));
    expect((await forget(person)).json['code']).toBe('unknown-player');
  });
});
