import { describe, expect, test } from 'vitest';
import { type PlayerId, parsePlayerId, VERBS } from '#shared/vocabulary/vocabulary.ts';
import { textOf } from '#shared/words/phrase.ts';
import { marksIn, pairsIn, peopleIn, storyOf } from '#web/ui/ladder/line-story.ts';
import { line } from './lines.ts';

function id(text: string): PlayerId {
  const player = parsePlayerId(text);
  if (!player) throw new Error(text);
  return player;
}

const [ann, bob] = [id('ann'), id('bob')];
const named = (player: PlayerId) => ({ id: player, name: player.toUpperCase() });

const LOG = [
  line(7, 'void', { amends: 4 }),
  line(6, 'correct', { amends: 4, score: [0, 1] }),
  line(5, 'finish', {
    game: 'g',
    scores: [
      [ann, 12],
      [bob, -3],
    ],
  }),
  line(4, 'result', { challenge: 'c', score: [1, 0] }),
  line(3, 'challenge', { id: 'c', challenger: ann, challenged: bob }),
];
function told(verb: string, rest: object = {}): string {
  const last = line(9, verb, rest);
  const amended = LOG.find((each) => each.line === last.amends);
  return textOf(storyOf(last, pairsIn(LOG), named, amended));
}

describe('a line of the log', () => {
  test.each([
    ['result', { challenge: 'c', score: [1, 0] as const }, 'ANN 1–0 BOB'],
    ['result', { challenge: 'c', score: [1, 0] as const, walkover: true as const }, 'ANN 1–0 BOB (walkover)'],
    ['result', { challenge: 'c', score: [1, 0] as const, noShow: true as const }, 'ANN 1–0 BOB (no-show)'],
    [
      'match',
      { challenger: bob, challenged: ann, score: [0.5, 0.5] as const, playedAt: '2026-11-14T15:00:00+00:00' },
      'BOB ½–½ ANN, played on 14 November 2026',
    ],
    ['decline', { challenge: 'c' }, 'ANN against BOB: declined'],
    ['accept', { challenge: 'long-ago' }, 'A challenge: accepted'],
    [
      'finish',
      {
        game: 'g',
        scores: [
          [ann, 12],
          [bob, -3],
        ] as const,
      },
      'A game ended: ANN 12, BOB -3',
    ],
    ['start', { players: [ann, bob] }, 'A game began: ANN and BOB'],
    ['correct', { amends: 4, score: [0, 1] as const }, 'ANN 1–0 BOB: corrected to 0–1'],
    [
      'correct',
      { amends: 4, score: [0, 1] as const, points: [[7, 11]] as const },
      'ANN 1–0 BOB: corrected to 0–1 (7–11)',
    ],
    ['void', { amends: 4 }, 'ANN 1–0 BOB: cancelled'],
    ['void', { amends: 1 }, 'An earlier entry: cancelled'],
    ['seed', { players: [{ id: ann }] }, 'Seeded: 1 on the ladder'],
  ])('with "%s" reads %o as “%s”', (verb, rest, words) => {
    expect(told(verb, rest)).toBe(words);
  });

  test.each(VERBS)('with "%s" is told in words even where all that it is about is further down', (verb) => {
    expect(told(verb)).toMatch(/^.{3,}$/);
  });

  test('names everybody whom its challenge is between', () => {
    expect(new Set(peopleIn(line(4, 'result', { challenge: 'c' }), pairsIn(LOG)))).toEqual(new Set([ann, bob]));
  });

  test('that was corrected and then voided is voided', () => {
    expect(marksIn(LOG)).toEqual(new Map([[4, { verb: 'voided', line: 7 }]]));
  });
});
