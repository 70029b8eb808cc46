import {
  type Fields,
  isCount,
  isDate,
  isId,
  isInstant,
  isLogOfPairs,
  isObject,
  isPoints,
  isScore,
  isTrue,
  named,
  verbsOfAll,
  verbsOfPairs,
} from '../lines.ts';
import { called } from '../of-pairs.ts';
import { follow, hostileSeason } from '../people.ts';
import type { Reading } from '../reading.ts';
import { type Rules, tellAll } from '../season.ts';
import { fold } from './fold.ts';
import { hostileHeader } from './hostile.ts';
import { reasons } from './judge.ts';
import { HousePairPeople, hostileHeaderOfPairs } from './pair-people.ts';
import { HousePeople } from './people.ts';
import { areSettings, type World } from './world.ts';

const told = {
  score: isScore,
  'points?': isPoints,
  'playedAt?': isInstant,
  'walkover?': isTrue,
  'noShow?': isTrue,
  'retired?': isTrue,
};
const ofAll = verbsOfAll({}, (value) => isObject(value) && areSettings(value, true));

/** Results are approved and rejected only where they are confirmed (H20), which is judged besides. */
const VERBS: Readonly<Record<string, Fields>> = {
  ...ofAll,
  join: { ...ofAll['join'], 'rung?': isCount },
  away: { player: isId, from: isDate, to: isDate },
  back: { player: isId },
  challenge: { ...named, 'unreached?': isTrue },
  accept: { challenge: isId },
  decline: { challenge: isId },
  withdraw: { challenge: isId },
  postpone: { challenge: isId, 'player?': isId },
  offer: { challenge: isId, player: isId },
  place: { player: isId, rung: isCount },
  result: { challenge: isId, ...told, 'reported?': isId },
  match: { ...named, ...told },
  approve: { challenge: isId },
  reject: { challenge: isId, 'disputed?': isId },
  correct: { ...ofAll['correct'], 'points?': isPoints },
};

const rules: Rules<World> = {
  verbs: VERBS,
  fold,
  reasons,
  shown: ({ order, settled, challenges, pairs }) => ({
    standings: order,
    settled,
    open: [...challenges.values()]
      .filter(({ state }) => state === 'open' || state === 'waiting')
      .map(({ id, state }) => `${id} ${state}`),
    ...(pairs && { called: called(pairs) }),
  }),
};

const rulesOfPairs: Rules<World> = { ...rules, verbs: verbsOfPairs(VERBS) };

export const house: Reading = {
  name: 'house',
  systems: ['house'],
  happens:
    'already-offered already-on-ladder already-open already-seeded away awaiting-approval bad-days bad-score cannot-decline cannot-postpone closed-challenge duplicate-id enough-lately enough-open has-result invalid must-wait no-days-left no-such-rung not-awaiting-approval not-away not-correctable not-on-ladder not-this-system odd-date out-of-reach protected reason-required rematch-too-soon season-over self-challenge time-goes-back unknown-challenge unknown-player dropped removed',
  hostileSeason: (_, seed, length) => hostileSeason(rules, hostileHeader, HousePeople, { seed, length }),
  follow: (header) =>
    header.entrants ? follow(rulesOfPairs, HousePairPeople, header) : follow(rules, HousePeople, header),
  secondReplay: (lines) => tellAll(isLogOfPairs(lines) ? rulesOfPairs : rules, lines),
};

/** The same by pairs. */
export const housePairs: Reading = {
  ...house,
  name: 'house-pairs',
  happens:
    'same-person not-in-pair duplicate-id invalid unknown-player regroup rename join result match void already-open away rematch-too-soon season-over dropped removed',
  hostileSeason: (_, seed, length) =>
    hostileSeason(rulesOfPairs, hostileHeaderOfPairs, HousePairPeople, { seed, length }),
};
