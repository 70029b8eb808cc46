import { expect, test } from 'vitest';
import { Evening, LADDER } from './evening.ts';

const SUSPENSION = '/api/clubs/riverside/suspension';

test('in a suspended club nothing is changed and everything can be seen, until that is lifted', async () => {
  const evening = await Evening.begin();
  const key = await evening.hand('riverside', { role: 'organiser' });
  await evening.must('PATCH', '/api/clubs/riverside', { key, body: { joining: true } });
  await evening.must('POST', `${LADDER}/arrive`, { key, body: { player: 'eve' } });
  await evening.must('POST', SUSPENSION, { operator: true, body: { suspended: true } });
  // Processes recall a key for a few seconds.
  evening.pass(5000);
  for (const [method, path, body] of [
    ['POST', `${LADDER}/depart`, { player: 'eve' }],
    ['POST', '/api/clubs/riverside/access', { role: 'scorer', label: 'bar' }],
    ['PATCH', '/api/clubs/riverside', { unlisted: true }],
  ] as const)
    expect((await evening.send(method, path, { key, body })).json['code'], path).toBe('club-suspended');
  const asks = await evening.send('POST', `${LADDER}/requests`, { body: { name: 'Zoe', consent: true } });
  expect(asks.json['code']).toBe('club-suspended');
  expect((await evening.send('GET', `${LADDER}/log`, { key })).status).toBe(200);
  expect((await evening.send('GET', LADDER, { key })).status).toBe(200);
  const other = await evening.hand('hilltop', { role: 'organiser' });
  const join = { key: other, body: { player: 'max', name: 'Max' } };
  await evening.must('POST', '/api/clubs/hilltop/ladders/main/join', join);
  await evening.must('POST', SUSPENSION, { operator: true, body: { suspended: false } });
  evening.pass(5000);
  await evening.must('POST', `${LADDER}/depart`, { key, body: { player: 'eve' } });
  const { changes } = JSON.parse((await evening.must('GET', '/api/clubs/riverside/changes', { key })).text);
  expect(changes.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['club-suspended', 'club-resumed']),
  );
});

test('only whoever runs the service suspends, and sees who signed up', async () => {
  const evening = await Evening.begin();
  const key = await evening.hand('riverside', { role: 'organiser' });
  expect((await evening.send('POST', SUSPENSION, { key, body: { suspended: true } })).status).toBe(403);
  expect((await evening.send('GET', '/api/sign-ups', { key })).status).toBe(403);
});
