import { type Fits, isId, isInstant, isObject, isScore, isText, isTrue, named, verbsOfAll } from '../lines.ts';
import { follow, hostileSeason } from '../people.ts';
import type { Reading } from '../reading.ts';
import { type Rules, tellAll } from '../season.ts';
import { isGap } from './facts.ts';
import { fold, type GoLadder, remember, SETTINGS } from './ladder.ts';
import { GoPeople, hostileHeader } from './people.ts';
import { reasons } from './reasons.ts';

const areSettings: Fits = (value) => isObject(value) && Object.keys(value).every((name) => name in SETTINGS);
const areMinutes: Fits = (value) => typeof value === 'number' && value >= 0 && value <= 10_000;
const preferences = { 'main?': areMinutes, 'byoyomi?': areMinutes, 'scoring?': isText };

const rules: Rules<GoLadder> = {
  verbs: {
    ...verbsOfAll(preferences, areSettings, { ...preferences, 'gap?': isGap }),
    prefer: { player: isId, ...preferences },
    challenge: named,
    accept: { challenge: isId },
    withdraw: { challenge: isId },
    result: {
      challenge: isId,
      score: isScore,
      'playedAt?': isInstant,
      'walkover?': isTrue,
      'noShow?': isTrue,
      'reported?': isId,
    },
    approve: { challenge: isId },
    reject: { challenge: isId, 'disputed?': isId },
  },
  fold,
  reasons,
  remember,
  shown: (world) => world.shown(),
};

export const computerGo: Reading = {
  name: 'computer-go',
  systems: ['computer-go'],
  happens:
    'already-on-ladder already-open already-seeded awaiting-approval bad-score closed-challenge duplicate-id entry-first has-result invalid not-awaiting-approval not-correctable not-on-ladder not-this-system odd-date out-of-reach season-over self-challenge time-goes-back unknown-challenge unknown-player confirmed seed join prefer rename leave challenge accept withdraw result approve reject correct void configure settle',
  hostileSeason: (_, seed, length) => hostileSeason(rules, hostileHeader, GoPeople, { seed, length }),
  follow: (header) => follow(rules, GoPeople, header),
  secondReplay: (lines) => tellAll(rules, lines),
};
