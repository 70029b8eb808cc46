import { header } from '#test/rules/club.ts';
import type { Life } from '../arbitrary.ts';
import {
  anyDay,
  BAD_SCORES,
  beginning,
  CHESS_SCORES,
  common,
  HOUR,
  lineFor,
  newId,
  numbered,
  openOne,
  pair,
  played,
  reporting,
  turningDown,
  withPreferences,
} from './common.ts';

const crewe = (changes: object) => header({ system: 'crewe', season: { start: '2019-09-02' }, ...changes });

/** Long play: challenges in both directions, taken up or declined. */
export const life: Life = {
  happens:
    'seed configure rename join leave prefer challenge accept decline withdraw result match approve reject correct void settle invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded already-open self-challenge unknown-challenge closed-challenge bad-score not-awaiting-approval election-fixed not-correctable duplicate-id odd-date out-of-reach cannot-decline cannot-withdraw awaiting-approval',
  forecasts: ['nothing', 'rise'],
  headers: [
    crewe({}),
    crewe({ settings: { reach: 3, confirm: 2 } }),
    crewe({ settings: { confirm: 5 }, timezone: 'Pacific/Chatham' }),
    crewe({ season: { start: '2019-09-02', end: '2019-09-30' } }),
  ],
  verbs: [
    ...(['challenge', 'challenge', 'challenge', 'result', 'result', 'result', 'match', 'accept'] as const),
    ...(['join', 'leave', 'prefer', 'decline', 'withdraw', 'correct', 'void', 'settle', 'seed'] as const),
    ...(['approve', 'reject', 'close', 'configure', 'rename', 'place'] as const),
  ],
  seed: (size) => ({ order: 'given', players: numbered(size) }),
  longWaits: 7,
  session: { day: anyDay, time: 19 * HOUR, pace: 30 },
  instead: beginning('challenge', ({ challenges }) => challenges.size === 0),
  makers: {
    ...common,
    ...withPreferences(({ third }) => ({ rated: third % 2 === 0 })),
    challenge: (scene) => ({ id: newId(scene), ...turned(scene.third, pair(scene, 5)), agreed: scene.one % 4 === 0 }),
    result: (scene) => {
      const challenge = openOne(scene);
      return { challenge, ...played(scene, CHESS_SCORES, BAD_SCORES), ...reporting(scene, challenge) };
    },
    reject: turningDown,
    match: (scene) => ({ id: newId(scene), ...pair(scene, 5), ...played(scene, CHESS_SCORES, BAD_SCORES) }),
    correct: (scene) => ({ line: lineFor(scene), score: played(scene, CHESS_SCORES, BAD_SCORES).score }),
  },
};

const turned = (number: number, { challenger, challenged }: ReturnType<typeof pair>): ReturnType<typeof pair> =>
  number % 2 === 0 ? { challenger, challenged } : { challenger: challenged, challenged: challenger };
