import {
  type Fields,
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
import { reasons } from './judge.ts';
import { BoxPairPeople, hostileHeaderOfPairs } from './pair-people.ts';
import { BoxPeople, hostileHeader } from './people.ts';
import { FIGURES, GAMES, type World } from './world.ts';

const isSetting = (name: string, value: unknown): boolean => {
  if (value === null) return true;
  if (name === 'game') return GAMES.some((each) => each === value);
  if (name === 'unfinished') return value === 'no' || value === 'yes';
  const [, least, most] = FIGURES[name as keyof typeof FIGURES] ?? [0, 1, 0];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
};

const ofAll = verbsOfAll(
  {},
  (value) => isObject(value) && Object.entries(value).every(([name, each]) => isSetting(name, each)),
);

const VERBS: Readonly<Record<string, Fields>> = {
  ...ofAll,
  away: { player: isId, from: isDate, to: isDate },
  back: { player: isId },
  match: {
    ...named,
    score: isScore,
    'points?': isPoints,
    'playedAt?': isInstant,
    'walkover?': isTrue,
    'noShow?': isTrue,
    'retired?': isTrue,
    'reported?': isId,
  },
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
    open: [...challenges.values()].filter(({ state }) => state === 'waiting').map(({ id }) => `${id} waiting`),
    ...(pairs && { called: called(pairs) }),
  }),
};

const rulesOfPairs: Rules<World> = { ...rules, verbs: verbsOfPairs(VERBS) };

export const boxes: Reading = {
  name: 'boxes',
  systems: ['boxes'],
  happens:
    'already-on-ladder already-open already-played already-seeded awaiting-approval bad-days bad-score duplicate-id invalid no-days-left not-awaiting-approval not-away not-correctable not-on-ladder not-this-system odd-date other-box outside-round season-over self-challenge time-goes-back unknown-challenge unknown-player dropped removed confirmed seed join rename leave match approve reject away back correct void configure settle',
  hostileSeason: (_, seed, length) => hostileSeason(rules, hostileHeader, BoxPeople, { seed, length }),
  follow: (header) =>
    header.entrants ? follow(rulesOfPairs, BoxPairPeople, header) : follow(rules, BoxPeople, header),
  secondReplay: (lines) => tellAll(isLogOfPairs(lines) ? rulesOfPairs : rules, lines),
};

/** The same by pairs. */
export const boxesPairs: Reading = {
  ...boxes,
  name: 'boxes-pairs',
  happens:
    'same-person not-in-pair duplicate-id invalid unknown-player other-box already-played outside-round regroup rename join match approve reject away void season-over dropped removed confirmed',
  hostileSeason: (_, seed, length) =>
    hostileSeason(rulesOfPairs, hostileHeaderOfPairs, BoxPairPeople, { seed, length }),
};
