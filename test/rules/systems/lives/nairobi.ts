import { addDays, weekday } from '#shared/calendar/days.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import type { PlayedGame } from '#shared/vocabulary/command.ts';
import type { PlayerId } from '#shared/vocabulary/vocabulary.ts';
import { header } from '#test/rules/club.ts';
import type { Life, Scene } from '../arbitrary.ts';
import { pgnFor } from '../club.ts';
import {
  BAD_SCORES,
  beginning,
  CHESS_SCORES,
  common,
  HOUR,
  known,
  lineFor,
  newId,
  numbered,
  openOne,
  pair,
  played,
  withPreferences,
} from './common.ts';

const nairobi = (changes: object) =>
  header({ system: 'nairobi', timezone: 'Africa/Nairobi', season: { start: '2022-01-03' }, ...changes });

const MEMBER = { registered: true, paidUntil: known(parseDay('2022-04-30')) };
const LAPSED = { registered: true, paidUntil: known(parseDay('2022-01-31')) };

/** Mostly with the moves of the game. */
const withMoves = (scene: Scene): PlayedGame => {
  const game = played(scene, CHESS_SCORES, BAD_SCORES);
  return scene.one % 6 > 0 ? { ...game, pgn: pgnFor(game.score) } : game;
};

/** Now and then with names of its own in its tags, and who had White beside it. */
const asExported = (game: PlayedGame, white: PlayerId | undefined, { one }: Scene): PlayedGame =>
  game.pgn !== undefined && white && one % 3 === 0
    ? { ...game, pgn: `[White "E. Kipchoge"]\n[Black "magnus"]\n${game.pgn}`, white }
    : game;

/** Saturdays at the club house, with a coordinator. */
export const life: Life = {
  happens:
    'seed configure rename join leave prefer challenge accept decline withdraw result match approve reject correct void settle invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded already-open self-challenge unknown-challenge closed-challenge bad-score not-awaiting-approval not-correctable duplicate-id outside-hours out-of-reach rematch-too-soon not-paid-up no-moves cannot-decline cannot-withdraw dropped',
  forecasts: ['drop', 'nothing', 'rise'],
  headers: [
    nairobi({}),
    nairobi({ timezone: 'Pacific/Chatham', season: { start: '2022-01-06' }, settings: { rematchMonths: 0, drop: 2 } }),
    nairobi({
      season: { start: '2022-01-07', end: '2022-02-28' },
      closures: [{ from: '2022-01-17', to: '2022-01-30' }],
    }),
  ],
  verbs: [
    ...(['challenge', 'challenge', 'challenge', 'result', 'result', 'result', 'approve', 'approve'] as const),
    ...(['match', 'match', 'reject', 'join', 'leave', 'prefer', 'accept', 'decline', 'withdraw'] as const),
    ...(['correct', 'void', 'settle', 'seed', 'close', 'configure', 'rename', 'place'] as const),
  ],
  seed: (size) => ({ order: 'draw', players: numbered(size).map((player) => ({ ...player, ...MEMBER })) }),
  longWaits: 7,
  session: { day: (from) => addDays(from, (6 - weekday(from) + 7) % 7), time: 14 * HOUR, pace: 30 },
  instead: beginning('challenge', ({ challenges }) => challenges.size === 0),
  makers: {
    ...common,
    ...withPreferences(({ third }) => (third % 3 === 0 ? LAPSED : MEMBER)),
    challenge: (scene) => ({ id: newId(scene), ...pair(scene, 5) }),
    result: (scene) => {
      const challenge = openOne(scene);
      return { challenge, ...asExported(withMoves(scene), scene.ladder.challenges.get(challenge)?.challenger, scene) };
    },
    match: (scene) => ({ id: newId(scene), ...pair(scene, 5), ...withMoves(scene) }),
    correct: (scene) => ({ line: lineFor(scene), score: played(scene, CHESS_SCORES, BAD_SCORES).score }),
  },
};
