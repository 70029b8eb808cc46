import { beforeEach, describe, expect, test } from 'vitest';
import { closeAllClubs, openAllClubs } from '#functions/books/all-clubs.ts';
import { CLOSES_WITHIN } from '#functions/http/doors.ts';
import { runtimeIn } from '#functions/http/world.ts';
import { settle } from '#functions/settle.ts';
import { at, Evening, LADDER, outcomeOf } from './evening.ts';

const CLUB = '/api/clubs/riverside';
const MAIN = { club: 'riverside', ladder: 'main' };
const operator = true;

let evening: Evening;
let key: string;
beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

describe('while all clubs are closed', () => {
  beforeEach(() => closeAllClubs(evening.database, evening.now));

  test('nothing is changed, by whomever, and everybody is told when to try again', async () => {
    for (const [method, path, sent] of [
      ['POST', `${LADDER}/arrive`, { key, body: { player: 'eve' } }],
      ['PATCH', CLUB, { key, body: { unlisted: true } }],
      ['POST', '/api/session', { body: { key } }],
      ['POST', `${LADDER}/requests`, { body: { name: 'Zoe', consent: true } }],
      ['POST', `${CLUB}/suspension`, { operator, body: { suspended: true } }],
    ] as const)
      expect(await evening.unchangedBy(() => evening.send(method, path, sent)), path).toMatchObject({
        status: 503,
        headers: { 'retry-after': '60' },
        json: { code: 'clubs-closed', detail: expect.stringContaining('nothing can be saved at the moment') },
      });
    for (const path of [`${LADDER}/log`, LADDER]) await evening.must('GET', path, { key });
    expect(outcomeOf(await evening.send('POST', `${LADDER}/arrive`, { key: 'riverside.nobody' }))).not.toBe(
      'clubs-closed',
    );
  });

  test('which each process knows after seconds, as it does when they are open again', async () => {
    const arrive = (player: string) => evening.send('POST', `${LADDER}/arrive`, { key, body: { player } });
    await openAllClubs(evening.database);
    expect((await arrive('eve')).status).toBe(200);
    await closeAllClubs(evening.database, evening.now);
    evening.pass(5000);
    expect((await arrive('eve')).status).toBe(503);
    await openAllClubs(evening.database);
    evening.pass(5000);
    expect((await arrive('eve')).status).not.toBe(503);
  });

  test('a table that takes the place of theirs has all that anybody was told is recorded', async () => {
    await openAllClubs(evening.database);
    const recorded: string[] = [];
    const play = async (through: Evening, id: string) => {
      const { status } = await through.send('POST', `${LADDER}/join`, { key, body: { player: id, name: id } });
      if (status < 300) recorded.push(id);
      return status;
    };
    // Two processes of the version before, which have just looked whether they may.
    const versions = [evening, evening.twin()];
    for (const [number, each] of versions.entries()) await play(each, `before-${number}`);
    await closeAllClubs(evening.database, evening.now);
    for (const [number, each] of versions.entries()) await play(each, `just-${number}`);
    for (const each of versions) each.elapsed += CLOSES_WITHIN;
    const restored = evening.database.copy();
    // The alias leads to both versions now.
    const next = new Evening({}, restored);
    for (const each of [...versions, next]) expect(await play(each, 'meanwhile')).toBe(503);
    await openAllClubs(restored);
    next.elapsed += CLOSES_WITHIN;
    for (const each of [...versions, next]) await play(each, 'after');
    expect(recorded).toEqual(['before-0', 'before-1', 'just-0', 'just-1', 'after']);
    const ladder = await next.store.load(MAIN);
    expect([...(ladder?.players.values() ?? [])].map(({ id }) => id)).toEqual(expect.arrayContaining(recorded));
  });

  test('no penalty falls due, which the look on the hour then finds', async () => {
    evening.now = at('2021-10-01T00:01:00+01:00');
    const message = { messageId: 'one', body: 'riverside/main' };
    const settling = () => settle(runtimeIn(evening.world))({ Records: [message] });
    expect(await evening.unchangedBy(settling)).toEqual({ batchItemFailures: [] });
    expect(evening.lines.at(-1)).toMatchObject({
      function: 'settle',
      ladder: 'riverside/main',
      outcome: 'clubs-closed',
    });
    await openAllClubs(evening.database);
    await settling();
    expect(evening.lines.at(-1)).toMatchObject({ outcome: 'settled' });
  });
});
