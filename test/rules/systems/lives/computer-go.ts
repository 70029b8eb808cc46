import { entryTarget } from '#shared/rules/go/programs.ts';
import type { Bodies, Score } from '#shared/vocabulary/command.ts';
import { header, scoresIn } from '#test/rules/club.ts';
import { type Life, pick, type Scene } from '../arbitrary.ts';
import {
  anybody,
  anyDay,
  BAD_SCORES,
  beginning,
  common,
  HOUR,
  here,
  known,
  lineFor,
  newId,
  numbered,
  openOne,
  played,
  reporting,
  turningDown,
  withPreferences,
} from './common.ts';

const go = (changes: object) =>
  header({ system: 'computer-go', board: 9, season: { start: '2008-01-01' }, ...changes });

const GAPS = ['0?', '0', '1', '1+', '2.5-', '2.5', '3.5?', '4.5+'] as const;
const SCORES: readonly Score[] = scoresIn('1–0 0–1');
const OTHERS: readonly Score[] = [...BAD_SCORES, [0.5, 0.5]];

/** An entering program and whom it must meet, or two neighbours, either of whom challenges. */
function pairOf(scene: Scene): Pick<Bodies['challenge'], 'challenger' | 'challenged'> {
  const { ladder, one, other } = scene;
  const challenger = pick(here(ladder), one);
  if (!scene.sensible || !challenger) return { challenger: anybody(one), challenged: anybody(other) };
  const place = ladder.order.rungOf(challenger) ?? 0;
  const neighbour = ladder.order.at(place + (other % 2 === 0 ? 1 : -1));
  const challenged = ladder.players.get(challenger)?.entering ? entryTarget(ladder, challenger) : neighbour;
  return { challenger, challenged: challenged ?? anybody(other) };
}

/** Programs that cut and grow the gaps between them, and new ones that enter. */
export const life: Life = {
  happens:
    'seed configure rename join leave prefer challenge accept withdraw result approve reject correct void settle invalid time-goes-back not-this-system season-over unknown-player already-on-ladder not-on-ladder already-seeded already-open self-challenge unknown-challenge closed-challenge bad-score not-awaiting-approval entry-first not-correctable duplicate-id odd-date out-of-reach awaiting-approval',
  forecasts: ['nothing', 'rise'],
  headers: [
    go({}),
    go({ board: 19 }),
    go({ settings: { confirm: 1 } }),
    go({ settings: { confirm: 4 } }),
    go({ season: { start: '2008-01-01', end: '2008-02-29' } }),
  ],
  verbs: [
    ...(['challenge', 'challenge', 'challenge', 'challenge', 'result', 'result', 'result', 'result'] as const),
    ...(['configure', 'rename', 'join', 'join', 'leave', 'prefer', 'accept', 'withdraw'] as const),
    ...(['correct', 'void', 'settle', 'seed', 'decline', 'approve', 'approve', 'reject'] as const),
  ],
  seed: (size) => ({
    order: 'given',
    players: numbered(size).map((program, index) => ({ ...program, gap: known(pick(GAPS, size + 3 * index)) })),
  }),
  longWaits: 7,
  session: { day: anyDay, time: 20 * HOUR, pace: 30 },
  instead: beginning('challenge', ({ challenges }) => challenges.size === 0),
  makers: {
    ...common,
    ...withPreferences(({ third }) => ({ main: 1 + (third % 30), ...(third % 2 === 0 && { scoring: 'Japanese' }) })),
    challenge: (scene) => ({ id: newId(scene), ...pairOf(scene) }),
    result: (scene) => {
      const challenge = openOne(scene);
      return { challenge, ...played(scene, SCORES, OTHERS), ...reporting(scene, challenge) };
    },
    reject: turningDown,
    correct: (scene) => ({ line: lineFor(scene), score: played(scene, SCORES, OTHERS).score }),
  },
};
