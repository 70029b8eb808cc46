import { mayChallenge } from '#shared/engine/decide.ts';
import { dayOf } from '#shared/rules/common/standing.ts';
import { isPresent } from '#shared/rules/night/pegs.ts';
import { finalSlot, nightSlot } from '#shared/rules/night/slots.ts';
import { turnOf } from '#shared/rules/night/turn.ts';
import type { Bodies, Score } from '#shared/vocabulary/command.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import type { Instant, PlayerId, Verb } from '#shared/vocabulary/vocabulary.ts';
import { header, scoresIn } from '#test/rules/club.ts';
import { type Life, pick, type Scene } from '../arbitrary.ts';
import {
  anybody,
  anyDay,
  BAD_SCORES,
  common,
  HOUR,
  known,
  lineFor,
  newId,
  numbered,
  openOne,
  pair,
  played,
  somebody,
} from './common.ts';

const SCORES: readonly Score[] = scoresIn('2–0 1½–½ 1–1 0–2');

const absent = ({ ladder, at }: Scene): readonly PlayerId[] =>
  ladder.order.players().filter((player) => !isPresent(ladder, player, dayOf(ladder, at)));

function pairOf(scene: Scene): Pick<Bodies['challenge'], 'challenger' | 'challenged'> {
  const { ladder, at, one, other } = scene;
  const turn = scene.sensible || other % 2 === 0 ? turnOf(ladder, at) : undefined;
  const may =
    turn && scene.sensible && other % 5 > 0 ? mayChallenge(ladder, turn, at) : (nightSlot.of(ladder)?.present ?? []);
  return { challenger: turn ?? pick(may, one) ?? anybody(one), challenged: pick(may, other) ?? anybody(other) };
}

function playoffOf({ ladder, one, other }: Scene): Bodies['playoff'] {
  const players = finalSlot.of(ladder).playoff ?? ([anybody(one), anybody(other)] as const);
  return { players, winner: known(pick(players, other)) };
}

const AT_LEISURE: readonly Verb[] = ['join', 'leave', 'depart', 'seed', 'settle', 'pass', 'configure', 'rename'];

/** Somebody arrives where nobody can be challenged and no match can end; whoever was displaced wants the play-offs. */
function instead(verb: Verb, ladder: Ladder, at: Instant): Verb {
  const { playoff, displaced } = finalSlot.of(ladder);
  if (playoff) return 'playoff';
  if (displaced.length > 0 && AT_LEISURE.includes(verb)) return ladder.challenges.size > 0 ? 'result' : 'close';
  const challenges = verb === 'challenge' || verb === 'pass';
  const ends = verb === 'result' || verb === 'abandon';
  return (challenges && !turnOf(ladder, at)) || (ends && ladder.challenges.size === 0) ? 'arrive' : verb;
}

/** Club nights, and now and then the final one. */
export const life: Life = {
  happens:
    'seed configure rename join leave arrive depart pass challenge result match abandon correct void close playoff settle invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded not-present already-present busy met-tonight self-challenge unknown-challenge closed-challenge bad-score not-correctable not-final-night match-in-progress not-the-playoff duplicate-id outside-hours not-your-turn out-of-reach dropped removed cut champion',
  forecasts: ['drop', 'nothing', 'removal', 'rise'],
  headers: [
    header({ season: { start: '2021-09-06', end: '2021-12-06' } }),
    header({
      season: { start: '2022-01-10', end: '2022-05-02' },
      settings: { reach: 2, drop: 3, monthsUntilRemoval: 3 },
    }),
    header({ season: { start: '2022-06-06', end: '2022-06-06' } }),
    header({ season: { start: '2022-06-06', end: '2022-06-06' }, settings: { finalHoursTo: '23:59' } }),
  ],
  verbs: [
    ...(['arrive', 'arrive', 'arrive', 'challenge', 'challenge', 'challenge', 'result', 'result', 'pass'] as const),
    ...(['depart', 'join', 'leave', 'match', 'match', 'abandon', 'correct', 'void', 'playoff', 'settle'] as const),
    ...(['close', 'close', 'seed', 'configure', 'rename', 'approve'] as const),
  ],
  seed: (size) => ({ order: 'given', players: numbered(size) }),
  longWaits: 1,
  session: { day: anyDay, time: 19.9 * HOUR, pace: 4 },
  instead,
  makers: {
    ...common,
    arrive: (scene) => ({ player: somebody(scene, absent(scene)) }),
    depart: (scene) => ({ player: somebody(scene, nightSlot.of(scene.ladder)?.present ?? []) }),
    pass: (scene) => ({ player: (scene.sensible && turnOf(scene.ladder, scene.at)) || anybody(scene.one) }),
    challenge: (scene) => ({ id: newId(scene), ...pairOf(scene) }),
    result: (scene) => ({ challenge: openOne(scene), ...played(scene, SCORES, BAD_SCORES) }),
    match: (scene) => ({ id: newId(scene), ...pair(scene, 6), ...played(scene, SCORES, BAD_SCORES) }),
    correct: (scene) => ({ line: lineFor(scene), score: played(scene, SCORES, BAD_SCORES).score }),
    playoff: playoffOf,
  },
};
