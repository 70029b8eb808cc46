import { addDays } from '#shared/calendar/days.ts';
import { localOf } from '#shared/calendar/zone.ts';
import { scoresOfMatch } from '#shared/rules/challenge/best-of.ts';
import type { PlayedGame, Score } from '#shared/vocabulary/command.ts';
import { type ChallengeId, instant, rung } from '#shared/vocabulary/vocabulary.ts';
import { header, scoresIn } from '#test/rules/club.ts';
import type { Life, Scene } from '../arbitrary.ts';
import {
  anyDay,
  beginning,
  common,
  HOUR,
  here,
  lineFor,
  newId,
  numbered,
  openOne,
  pair,
  played,
  reporting,
  somebody,
  turningDown,
} from './common.ts';

const house = (changes: object) => header({ system: 'house', season: { start: '2019-09-02' }, ...changes });

const BAD: readonly Score[] = scoresIn('3–3 0–0 2–1');

/** What was played on this ladder; now and then with the points of each game, right or wrong. */
const match = (scene: Scene): PlayedGame => {
  const game = played(scene, scoresOfMatch(scene.ladder), BAD);
  const [own, other] = game.score;
  const points: Score[] = [
    ...Array.from({ length: Math.min(own, other) }, (): Score[] => [
      [11, 7],
      [9, 11],
    ]).flat(),
    ...Array.from({ length: Math.abs(own - other) }, (): Score => (own > other ? [11, 4] : [4, 11])),
  ];
  return scene.third % 5 === 0 && points.length > 0 ? { ...game, points } : game;
};

/** Now and then a result is told as if it had been played before its challenge. */
const soonerThanMade = ({ ladder, third }: Scene, id: ChallengeId) => {
  const made = ladder.challenges.get(id)?.issued;
  return made !== undefined && third % 11 === 0 ? { playedAt: instant(made - 24 * HOUR) } : {};
};

/** Some days soon, mostly not over. */
const holiday = (scene: Scene) => {
  const today = localOf(scene.ladder.header.timezone, scene.at).day;
  const from = addDays(today, (scene.other % 9) - (scene.sensible ? 0 : 4));
  return { player: somebody(scene, here(scene.ladder)), from, to: addDays(from, scene.third % 15) };
};

/** The rules that a club has chosen, with deadlines and holidays. */
export const life: Life = {
  happens:
    'seed configure rename join leave place challenge accept decline withdraw postpone offer result match approve reject away back correct void settle invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded already-open self-challenge unknown-challenge closed-challenge bad-score not-awaiting-approval not-correctable duplicate-id odd-date out-of-reach enough-open rematch-too-soon protected away no-days-left cannot-decline cannot-withdraw cannot-postpone awaiting-approval no-such-rung reason-required bad-days not-away already-offered dropped removed',
  forecasts: ['drop', 'lapse', 'loss', 'nothing', 'rise'],
  rarely: ['removal'],
  headers: [
    house({}),
    house({
      settings: { confirm: 3, protectedDays: 28, acceptDays: 2, acceptLate: 'lost', playDays: 6, rematchWeeks: 1 },
      timezone: 'America/New_York',
    }),
    house({
      settings: {
        shape: 'pyramid',
        game: 'one',
        draws: 'yes',
        draw: 'up-one',
        defence: 'up-one',
        win: 'swap',
        playDays: 5,
        playLate: 'lost-by-both',
        freeDeclines: 1,
        declining: 'lost',
        openMade: 3,
        openReceived: 2,
        rematchWeeks: 0,
      },
    }),
    house({
      season: { start: '2019-09-02', end: '2019-11-10' },
      closures: [{ from: '2019-09-20', to: '2019-09-24' }],
      settings: {
        game: 'best-of-3',
        win: 'halfway',
        playDays: 4,
        playLate: 'lost-by-challenged',
        period: 'week',
        dropAfter: 1,
        removeAfter: 3,
        holidayDays: 10,
        freeDeclines: 2,
      },
      timezone: 'Pacific/Chatham',
    }),
    house({ settings: { period: 'month', dropAfter: 2, drop: 2, acceptDays: 0, playDays: 0 } }),
    house({
      settings: { acceptLate: 'lost', playLate: 'lost-by-silent', playDays: 7, protectedDays: 14, defence: 'up-one' },
    }),
  ],
  verbs: [
    ...(['challenge', 'challenge', 'challenge', 'challenge', 'result', 'result', 'result', 'match', 'accept'] as const),
    ...([
      'join',
      'leave',
      'decline',
      'withdraw',
      'postpone',
      'offer',
      'offer',
      'away',
      'back',
      'correct',
      'void',
    ] as const),
    ...(['settle', 'seed', 'approve', 'reject', 'close', 'configure', 'rename', 'place'] as const),
  ],
  seed: (size) => ({ order: 'given', players: numbered(size) }),
  longWaits: 7,
  session: { day: anyDay, time: 19 * HOUR, pace: 30 },
  instead: beginning('challenge', ({ challenges }) => challenges.size === 0),
  makers: {
    ...common,
    join: (scene) => ({ ...common.join(scene), ...(scene.third % 3 === 0 && { rung: rung((scene.other % 9) + 1) }) }),
    challenge: (scene) => ({ id: newId(scene), ...pair(scene, 3), ...(scene.third % 4 === 0 && { unreached: true }) }),
    offer: (scene) => {
      const challenge = openOne(scene);
      const open = scene.ladder.challenges.get(challenge);
      return {
        challenge,
        player:
          open && scene.third % 9 > 0
            ? ([open.challenger, open.challenged][scene.third % 2] ?? open.challenger)
            : somebody(scene, here(scene.ladder)),
      };
    },
    postpone: (scene) => {
      const challenge = openOne(scene);
      const open = scene.ladder.challenges.get(challenge);
      return { challenge, ...(open && scene.third % 3 > 0 && { player: open.challenger }) };
    },
    result: (scene) => {
      const challenge = openOne(scene);
      return { challenge, ...match(scene), ...reporting(scene, challenge), ...soonerThanMade(scene, challenge) };
    },
    reject: turningDown,
    match: (scene) => ({ id: newId(scene), ...pair(scene, 3), ...match(scene) }),
    correct: (scene) => ({ line: lineFor(scene), score: match(scene).score }),
    away: holiday,
    back: (scene) => ({ player: somebody(scene, here(scene.ladder)) }),
  },
};
