import {
  type Fields,
  type Fits,
  isId,
  isInstant,
  isListOf,
  isObject,
  isPair,
  isScore,
  isTrue,
  named,
  verbsOfAll,
} from '../lines.ts';
import { follow, hostileSeason } from '../people.ts';
import type { Reading } from '../reading.ts';
import { type Rules, tellAll } from '../season.ts';
import { fold } from './fold.ts';
import { isInvalid, reasons } from './judge.ts';
import { mayChallenge, turnOf } from './night.ts';
import { hostileHeader, LaversPeople } from './people.ts';
import { FIGURES, HOURS, today, WEEKDAYS, type World } from './world.ts';

const isTime: Fits = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const areNights: Fits = (value) =>
  isListOf((night) => WEEKDAYS.includes(String(night)))(value) &&
  (value as unknown[]).length >= 1 &&
  new Set(value as unknown[]).size === (value as unknown[]).length;
const areSettings: Fits = (value) => isObject(value) && Object.entries(value).every(isSetting);

function isSetting([name, value]: readonly [string, unknown]): boolean {
  const bounds = Object.entries(FIGURES).find(([each]) => each === name)?.[1];
  if (value === null) return bounds !== undefined || name in HOURS || name === 'nights';
  if (bounds) return Number.isInteger(value) && Number(value) >= bounds[1] && Number(value) <= bounds[2];
  return name in HOURS ? isTime(value) : name === 'nights' && areNights(value);
}

const isDistance: Fits = (value) => Number.isInteger(value) && value !== 0 && Math.abs(Number(value)) <= 10_000;
const ofAll = verbsOfAll({}, areSettings);

const verbs: Readonly<Record<string, Fields>> = {
  ...ofAll,
  arrive: { player: isId, 'arrivedAt?': isInstant },
  depart: { player: isId },
  pass: { player: isId },
  challenge: named,
  result: { challenge: isId, score: isScore, 'playedAt?': isInstant },
  match: { ...named, score: isScore, 'playedAt?': isInstant, 'distance?': isDistance },
  abandon: { challenge: isId },
  correct: { line: Number.isInteger, 'score?': isScore, 'arrivedAt?': isInstant },
  close: {},
  playoff: { players: isPair(isId), winner: isId, 'walkover?': isTrue },
};

const rules: Rules<World> = {
  verbs,
  fold,
  isInvalid,
  reasons,
  shown: (world, now) => ({
    standings: world.order,
    settled: world.settled,
    open: [...world.challenges.values()].filter(({ state }) => state === 'running').map(({ id }) => `${id} open`),
    ...turnAndChoice(world, now),
    ...(world.champion !== undefined && { champion: world.champion }),
  }),
};

/** From the first arrival of a date on. */
function turnAndChoice(world: World, now: number): { turn?: string | null; may?: readonly string[] } {
  if (!Number.isFinite(now) || !world.nightsTold.has(today(world, now))) return {};
  const turn = turnOf(world, today(world, now));
  return { turn: turn ?? null, may: turn === undefined ? [] : mayChallenge(world, turn, today(world, now)) };
}

export const lavers: Reading = {
  name: 'lavers',
  systems: ['lavers'],
  happens:
    'already-on-ladder already-present already-seeded bad-score busy closed-challenge duplicate-id has-result invalid match-in-progress met-tonight not-correctable not-final-night not-on-ladder not-present not-the-playoff not-this-system not-your-turn odd-date out-of-reach outside-hours season-over self-challenge short-notice time-goes-back too-early unknown-challenge unknown-player arrive depart pass challenge result match abandon close playoff configure correct void dropped removed champion',
  hostileSeason: (_, seed, length) => hostileSeason(rules, hostileHeader, LaversPeople, { seed, length }),
  follow: (header) => follow(rules, LaversPeople, header),
  secondReplay: (lines) => tellAll(rules, lines),
};
