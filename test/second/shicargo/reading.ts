import { follow, hostileSeason } from '../people.ts';
import type { Reading } from '../reading.ts';
import { type Rules, tellAll } from '../season.ts';
import { fold } from './fold.ts';
import { reasons, verbs } from './judge.ts';
import { hostileHeader, ShicargoPeople } from './people.ts';
import { orderOf, pointsOf, type World } from './world.ts';

const rules: Rules<World> = {
  verbs,
  fold,
  reasons,
  shown: (world) => ({
    standings: orderOf(world).map((player) => `${player} ${pointsOf(world, player)}`),
    settled: world.settled,
    open: [...world.games.values()]
      .filter(({ state }) => state === 'running' || state === 'waiting')
      .map(({ id, state }) => `${id} ${state === 'running' ? 'open' : state}`),
  }),
};

export const shicargo: Reading = {
  name: 'shicargo',
  systems: ['shicargo'],
  happens:
    'already-on-ladder already-seeded bad-score busy duplicate-id has-result invalid not-awaiting-approval not-correctable not-on-ladder not-this-system odd-date season-over time-goes-back unknown-game unknown-player start finish abandon approve reject leave correct void configure confirmed forfeited removed',
  hostileSeason: (_, seed, length) => hostileSeason(rules, hostileHeader, ShicargoPeople, { seed, length }),
  follow: (header) => follow(rules, ShicargoPeople, header),
  secondReplay: (lines) => tellAll(rules, lines),
};
