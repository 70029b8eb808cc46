import { describe, expect, it } from 'vitest';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { challengeId, player } from '#test/ladders/club.ts';
import { houseOf } from '#test/rules/house/club.ts';
import type { ChessClub } from '#test/rules/systems/club.ts';
import { matchRecorded } from '#web/apps/admin/recorded-match.ts';
import type { AdminView, LineView } from '#web/apps/admin/view.ts';
import { asCountedOn, askedBy, asOwnOn, matchTapped } from '#web/ui/ladder/also-match.ts';
import { commandOf } from '#web/ui/tablet/queue.ts';

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
const countedOn = (other: AdminView) => {
  const command = asCountedOn(other, recorded(), instant(0));
  return command && askedBy([command])[0];
};

describe('a match that is counted on another ladder too', () => {
  it('is a match from a sheet there, by whoever stands below, and always under the same id', () => {
    expect(countedOn(on('ann cy bob'))).toEqual({
      verb: 'match',
      body: {
        id: 'also-9-men',
        challenger: bob,
        challenged: ann,
        score: [3, 1],
        points: line.points,
        playedAt: '2026-11-20T18:00:00.000Z',
      },
    });
    expect(countedOn(on('bob ann'))?.body).toMatchObject({
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
    expect(countedOn(on('bob ann', { id: 'x6', challenger: cy, challenged: bob }, open))).toMatchObject({
      verb: 'result',
      body: { challenge: 'x7', score: [1, 3] },
    });
  });

  it('is not offered where one of the two does not stand, nor of what is no match of two', () => {
    expect(countedOn(on('ann cy'))).toBeUndefined();
    expect(matchRecorded('men', on('ann bob'), { verb: 'void' }, line)).toBeUndefined();
    expect(matchRecorded('men', on('ann bob'), { verb: 'result' }, line)).toBeUndefined();
  });
});

describe('a match that one of the two counts on another ladder', () => {
  const [two, three, four] = [player('2'), player('3'), player('4')];
  /** On the ladder "men" 4 has won against 2, by line 9, as tapped on the phone of `by`. */
  const counted = (club: ChessClub, by = four) => {
    const at = club.season.at;
    const body = { challenge: challengeId('m1'), score: [1, 0] as const };
    const tap = { key: 'k', says: [], line: lineNumber(9), command: commandOf({ at }, 'result', body) };
    const match = matchTapped('men', { challenger: four, challenged: two }, tap) ?? expect.fail();
    const found = asOwnOn(club.season.ladder, match, by, at);
    return !found || 'message' in found ? found : askedBy(found);
  };

  it('takes a challenge and its result, where the rules of that ladder let the player challenge', () => {
    expect(counted(houseOf(5))).toEqual([
      { verb: 'challenge', body: { id: 'also-9-men', challenger: four, challenged: two } },
      { verb: 'result', body: { challenge: 'also-9-men', score: [1, 0] } },
    ]);
  });

  it('takes a result alone where the two have a challenge open there, from the side of its challenger', () => {
    const club = houseOf(5, { reachDown: 3 });
    club.challenge('2', '4', 'c');
    expect(counted(club)).toEqual([{ verb: 'result', body: { challenge: 'c', score: [0, 1] } }]);
  });

  it('is left to others, with the reason, where the player may not challenge; and to nobody where it can be no result', () => {
    expect(counted(houseOf(5), two)).toMatchObject({ code: 'out-of-reach' });
    expect(counted(houseOf(5, { reach: 1 }))).toMatchObject({ code: 'out-of-reach' });
    expect(counted(houseOf(5, { game: 'best-of-3' }))).toBeUndefined();
    expect(counted(houseOf(3))).toBeUndefined();
  });

  it('is none before its result is recorded', () => {
    const command = commandOf({ at: instant(0) }, 'result', { challenge: challengeId('m1'), score: [1, 0] });
    expect(matchTapped('men', { challenger: three, challenged: two }, { key: 'k', says: [], command })).toBeUndefined();
  });
});
