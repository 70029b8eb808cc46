import { describe, expect, it } from 'vitest';
import { challengeId, player } from '#test/ladders/club.ts';
import { asCountedOn, matchRecorded } from '#web/apps/admin/also-match.ts';
import type { AdminView, LineView } from '#web/apps/admin/view.ts';

const [ann, bob, cy] = ['ann', 'bob', 'cy'].map(player);
const on = (order: string, ...challenges: readonly object[]) =>
  ({ standings: order.split(' ').map((id) => ({ player: id })), challenges }) as unknown as AdminView;

/** Bob has beaten Ann 3–1 on the ladder "men", by line 9. */
const line = {
  line: 9,
  challenge: challengeId('m1'),
  score: [3, 1],
  points: [
    [11, 7],
    [9, 11],
  ],
  playedAt: '2026-11-20T18:00:00Z',
} as unknown as LineView;
const recorded = () => {
  const match = matchRecorded(
    'men',
    on('ann bob', { id: 'm1', challenger: bob, challenged: ann }),
    { verb: 'result' },
    line,
  );
  return match ?? expect.fail('a match of two was recorded');
};

describe('a match that is counted on another ladder too', () => {
  it('is a match from a sheet there, by whoever stands below, and always under the same id', () => {
    expect(asCountedOn(on('ann cy bob'), recorded())).toEqual({
      verb: 'match',
      body: {
        id: 'also-9-men',
        challenger: bob,
        challenged: ann,
        score: [3, 1],
        points: line.points,
        playedAt: line.playedAt,
      },
    });
    expect(asCountedOn(on('bob ann'), recorded())?.body).toMatchObject({
      id: 'also-9-men',
      challenger: ann,
      challenged: bob,
      score: [1, 3],
      points: [
        [7, 11],
        [11, 9],
      ],
    });
  });

  it('is the result of the challenge that the two have open there, from the side of its challenger', () => {
    const open = { id: 'x7', challenger: ann, challenged: bob };
    expect(asCountedOn(on('bob ann', { id: 'x6', challenger: cy, challenged: bob }, open), recorded())).toMatchObject({
      verb: 'result',
      body: { challenge: 'x7', score: [1, 3] },
    });
  });

  it('is not offered where one of the two does not stand, nor of what is no match of two', () => {
    expect(asCountedOn(on('ann cy'), recorded())).toBeUndefined();
    expect(matchRecorded('men', on('ann bob'), { verb: 'void' }, line)).toBeUndefined();
    expect(matchRecorded('men', on('ann bob'), { verb: 'result' }, line)).toBeUndefined();
  });
});
