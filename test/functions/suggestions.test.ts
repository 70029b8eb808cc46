import { beforeEach, describe, expect, it } from 'vitest';
import { Evening, LADDER, outcomeOf } from './evening.ts';

/** Five on a Crewe ladder, the best first. */
let evening: Evening;
let path: string;
let key: string;
const keys: Record<string, string> = {};
beforeEach(async () => {
  evening = await Evening.begin();
  const ids = ['ann', 'bob', 'cy', 'dee', 'eve'];
  path = await evening.openLadder(
    { system: 'crewe' },
    ids.map((id) => ({ id })),
  );
  key = await evening.hand('riverside', { role: 'organiser' });
  for (const id of ids) keys[id] = await evening.asPlayer(id);
});

const suggest = (query: Record<string, string> = {}) =>
  evening.send('POST', `${path}/suggestions`, { key, body: {}, query });
const seenBy = async (player: string) =>
  (await evening.must('GET', `${path}/upcoming`, { key: keys[player] ?? '' })).json['suggested'];
const does = (player: string, verb: string, body: object) =>
  evening.must('POST', `${path}/${verb}`, { key: keys[player] ?? '', body });

describe('a round of suggested games', () => {
  it('says before how many games it has and who has nobody, and nothing is suggested by that', async () => {
    const { status, json } = await evening.unchangedBy(() => suggest({ dryRun: 'true' }));
    expect([status, json]).toEqual([200, { games: 2, without: 1 }]);
    expect(await seenBy('bob')).toBeUndefined();
  });

  it('is seen by those who would make the challenge, and is none', async () => {
    expect((await suggest()).json).toEqual({ games: 2, without: 1 });
    expect(await Promise.all(['ann', 'bob', 'cy', 'dee', 'eve'].map(seenBy))).toEqual([
      undefined,
      { player: 'ann', when: [] },
      undefined,
      { player: 'cy', when: [] },
      undefined,
    ]);
    expect([
      ...((await evening.store.load({ club: 'riverside', ladder: 'other' }))?.challenges.values() ?? []),
    ]).toEqual([]);
  });

  it('says when both can play', async () => {
    for (const [player, when] of [
      ['ann', ['evenings', 'sunday']],
      ['bob', ['mornings', 'sunday']],
    ] as const)
      await evening.must('PUT', `${path}/upcoming/free-times`, {
        key: keys[player] ?? '',
        body: { when, wants: false },
      });
    await suggest();
    expect(await seenBy('bob')).toEqual({ player: 'ann', when: ['sunday'] });
  });

  it('is over for whoever has a challenge, and for everybody after a week', async () => {
    await suggest();
    await does('eve', 'challenge', { id: 'c1', challenger: 'eve', challenged: 'cy' });
    expect([await seenBy('dee'), await seenBy('bob')]).toEqual([undefined, { player: 'ann', when: [] }]);
    evening.advance(7 * 24 * 60 * 60_000 - 1000);
    expect(await seenBy('bob')).toBeDefined();
    // Dee alone is in none any more: Ann, Bob and Cy were within the week, and Eve plays Cy.
    expect((await suggest()).json).toEqual({ games: 0, without: 0 });
    evening.advance(1000);
    expect(await seenBy('bob')).toBeUndefined();
    expect((await suggest({ dryRun: 'true' })).json).toEqual({ games: 1, without: 1 });
  });

  it('is for organisers, on ladders that are open and where players challenge each other', async () => {
    const { send, hand } = { send: evening.send.bind(evening), hand: evening.hand.bind(evening) };
    for (const other of [await hand('riverside', { role: 'scorer' }), keys['ann'] ?? ''])
      expect(outcomeOf(await send('POST', `${path}/suggestions`, { key: other, body: {} }))).toBe('not-your-role');
    expect(outcomeOf(await send('POST', `${LADDER}/suggestions`, { key, body: {} }))).toBe('not-this-system');
    await evening.must('POST', `${path}/status`, { key, body: { closed: true } });
    expect(outcomeOf(await suggest())).toBe('ladder-closed');
  });
});
