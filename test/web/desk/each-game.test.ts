import { describe, expect, test } from 'vitest';
import type { GamePoints } from '#shared/vocabulary/command.ts';
import { header } from '#test/rules/club.ts';
import { asItStands, correctionIn, fieldsOfRecorded, scoresFor, withoutThoseOfBefore } from '#web/apps/admin/amend.tsx';
import { type GameFields, NO_GAME, scoreFault } from '#web/apps/admin/game-fields.ts';
import { gameBody } from '#web/apps/admin/game-inputs.tsx';
import { faultWhileTyping, gamesIn, scoredWith } from '#web/ui/chess/each-game.tsx';
import { scoresOf } from '#web/ui/ladder/controls.ts';
import { line } from '../kit/lines.ts';

const view = { header: header({ system: 'house' }) };
const scores = scoresOf(view);
const pair = { challenger: 'ann', challenged: 'bob' };

test('the games of a match say its score as soon as they decide it', () => {
  expect(gamesIn('11-7 9-11 11-4', scores).score).toBeUndefined();
  expect(gamesIn('11-7 9-11 11-4 11-8', scores).score).toEqual([3, 1]);
});

test('a tablet records them with the score that is tapped, once they can be read', () => {
  const points = [[11, 7]];
  expect(scoredWith([3, 0], '11-7', scores)).toEqual({ score: [3, 0], points });
  expect(scoredWith([3, 0], '11-7 9', scores)).toBeUndefined();
  expect(scoredWith([3, 0], ' ', scores)).toEqual({ score: [3, 0] });
  expect(faultWhileTyping('11-7 9', 'no game')).toBeUndefined();
  expect(faultWhileTyping('11-7 9 11-4', 'no game')).toBe('no game');
});

test('the games are recorded with the score, unless nobody played', () => {
  const fields = { ...NO_GAME, score: '3–0', games: '11-7 11-9 11-4' };
  const points = [
    [11, 7],
    [11, 9],
    [11, 4],
  ];
  expect(gameBody(view, fields, [3, 0], pair)).toEqual({ score: [3, 0], points });
  expect(gameBody(view, { ...fields, unfinished: 'retired' }, [3, 0], pair)).toMatchObject({ points, retired: true });
  expect(gameBody(view, { ...fields, unfinished: 'noShow' }, [3, 0], pair)).toEqual({ score: [3, 0], noShow: true });
});

test('games that cannot be read are not recorded', () => {
  expect(scoreFault(view, { ...NO_GAME, score: '3–0', games: '11-7 11-x' })).toContain('“11-x”');
  expect(scoreFault(view, { ...NO_GAME, score: '3–0', games: '' })).toBeUndefined();
});

describe('a result that is put right', () => {
  const points: GamePoints = [
    [11, 7],
    [11, 9],
    [11, 4],
  ];
  const recorded = { score: [3, 0], points } as const;
  const asked = fieldsOfRecorded(view, recorded);
  const typed = (changes: Partial<GameFields>) =>
    correctionIn(view, recorded, withoutThoseOfBefore(recorded, { ...asked, ...changes }));

  test('begins with the points that are recorded, of which one may be wrong', () => {
    expect(asked).toMatchObject({ score: '3–0', games: '11–7 11–9 11–4' });
    expect(typed({})).toEqual({ fault: 'That’s the score already recorded.' });
    const body = { score: [3, 0], points: points.with(2, [11, 5]) };
    expect(typed({ games: '11-7 11-9 11-5' })).toEqual({ body });
    expect(typed({ games: '' })).toEqual({ body: { score: [3, 0] } });
    expect(typed({ games: '11-7 x' })).toMatchObject({ fault: expect.stringContaining('“x”') });
  });

  test('loses them with the score that they came to, but none that are typed for it', () => {
    expect(typed({ score: '0–3' })).toEqual({ body: { score: [0, 3] } });
    const body = { score: [0, 3], points: points.map(([one, other]) => [other, one]) };
    expect(typed({ score: '0–3', games: '7-11 9-11 4-11' })).toEqual({ body });
  });

  test('has no points where nobody played, and then another score than before', () => {
    const walkover = { score: [3, 0], walkover: true } as const;
    expect(fieldsOfRecorded(view, walkover)).toMatchObject({ score: '', games: '' });
    expect(scoresFor(view, walkover)).not.toContainEqual([3, 0]);
    expect(scoresFor(view, recorded)).toContainEqual([3, 0]);
  });

  test('is the one that counts now, which may have been put right before', () => {
    const result = line(4, 'result', recorded);
    const correction = line(5, 'correct', { amends: 4, score: [3, 1] });
    expect(asItStands(result, correction)).toMatchObject({ line: 4, score: [3, 1], points: undefined });
    expect(asItStands(result, undefined)).toBe(result);
  });
});
