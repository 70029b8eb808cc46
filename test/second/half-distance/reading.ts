import type { Chance } from '../chance.ts';
import {
  type Fields,
  type Fits,
  isCount,
  isDate,
  isFlag,
  isId,
  isInstant,
  isObject,
  isScore,
  isText,
  isTrue,
  named,
  verbsOfAll,
} from '../lines.ts';
import { follow, hostileSeason } from '../people.ts';
import type { Reading } from '../reading.ts';
import { type Rules, tellAll } from '../season.ts';
import { CREWE, fold, type HalfDistance, NAIROBI } from './ladder.ts';
import { HalfPeople, hostileHeader } from './people.ts';
import { reasons } from './reasons.ts';

const areSettings =
  (names: object): Fits =>
  (value) =>
    isObject(value) && Object.keys(value).every((name) => name in names);
const told = { score: isScore, 'playedAt?': isInstant, 'walkover?': isTrue, 'noShow?': isTrue };

const verbsWith = (
  preferences: Fields,
  settings: object,
  challenge: Fields,
  result: Fields,
): Record<string, Fields> => ({
  ...verbsOfAll(preferences, areSettings(settings)),
  prefer: { player: isId, ...preferences },
  challenge: { ...named, ...challenge },
  accept: { challenge: isId },
  decline: { challenge: isId },
  withdraw: { challenge: isId },
  match: { ...named, ...challenge, ...told, ...result },
  approve: { challenge: isId },
  place: { player: isId, rung: isCount },
});

const CREWE_VERBS = {
  ...verbsWith({ 'rated?': isFlag }, CREWE, { 'agreed?': isTrue }, {}),
  result: { challenge: isId, ...told, 'reported?': isId },
  reject: { challenge: isId, 'disputed?': isId },
};
const moves = { 'minutes?': (value: unknown) => Number.isInteger(value), 'pgn?': isText, 'white?': isId };
const NAIROBI_VERBS = {
  ...verbsWith({ 'registered?': isFlag, 'paidUntil?': isDate }, NAIROBI, {}, moves),
  result: { challenge: isId, ...told, ...moves },
  reject: { challenge: isId },
};

const rules = { fold, reasons, shown: (world: HalfDistance) => world.shown() };
const crewe: Rules<HalfDistance> = { ...rules, verbs: CREWE_VERBS };
const nairobi: Rules<HalfDistance> = { ...rules, verbs: NAIROBI_VERBS };
const rulesOf = (system: string): Rules<HalfDistance> => (system === 'nairobi' ? nairobi : crewe);

export const halfDistance: Reading = {
  name: 'half-distance',
  systems: ['nairobi', 'crewe'],
  happens:
    'already-on-ladder already-open already-seeded bad-score cannot-decline cannot-withdraw closed-challenge duplicate-id election-fixed has-result invalid no-moves no-such-rung not-awaiting-approval not-correctable not-on-ladder not-paid-up not-this-system odd-date out-of-reach outside-hours reason-required rematch-too-soon season-over self-challenge time-goes-back unknown-challenge unknown-player dropped confirmed seed join prefer rename leave place challenge accept decline withdraw result match approve reject correct void configure settle',
  hostileSeason(system, seed, length) {
    const headerBy = (chance: Chance) => hostileHeader(chance, system === 'nairobi' ? 'nairobi' : 'crewe');
    return hostileSeason(rulesOf(system), headerBy, HalfPeople, { seed, length });
  },
  follow: (header) => follow(rulesOf(header.system), HalfPeople, header),
  secondReplay: (lines) => tellAll(rulesOf(JSON.parse(lines[0] ?? '').ladder.system), lines),
};
