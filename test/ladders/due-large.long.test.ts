import { describe, expect, it } from 'vitest';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { settleLadder } from '#functions/ladders/settle-ladder.ts';
import { pursesSlot } from '#shared/rules/pots/slots.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import type { Ladder } from '#shared/vocabulary/ladder.ts';
import {
  at,
  challengeId,
  HEADER,
  header,
  ids,
  match,
  meteredStore,
  newLadderIn,
  player,
  say,
  seed,
  standings,
  storeAt,
} from './club.ts';
import { type Disturbance, disturbedClient } from './disturbance.ts';
import { useEmulator } from './emulator.ts';

const place = useEmulator();

const PLAYERS = ids(10_000);
const KEEN = PLAYERS.slice(4000, 5000);
/** The keen ones, each with the next. */
const PAIRS = KEEN.filter((_, index) => index % 2 === 0).map(
  (one, index) => [one, KEEN[2 * index + 1] ?? one] as const,
);

const TOURNAMENT = [
  say('20:00', 'start', { id: challengeId('g1'), players: KEEN.map(player) }),
  say('22:00', 'finish', { game: challengeId('g1'), scores: KEEN.map((id, index) => [player(id), index]) }),
];

type Club = ReturnType<typeof meteredStore> & { readonly key: LadderKey };

/** A ladder of 10,000 players, of whom a thousand have played in September. */
async function largeClub(system: 'lavers' | 'shicargo'): Promise<Club> {
  const { store, used } = meteredStore(place());
  const { club } = await newLadderIn(store);
  const key = { club, ladder: 'large' };
  const games = system === 'lavers' ? PAIRS.map(([one, other], n) => match(`m${n}`, other, one)) : TOURNAMENT;
  expect(await createLadder(store.database, key, header({ ...HEADER, system }), [seed(PLAYERS), ...games])).toBe(
    'created',
  );
  return { key, store, used };
}

/** What the timer settles at a time, in how many items; while others look at the ladder all the time. */
async function settledAt({ key, store, used }: Club, time: string): Promise<Settlement> {
  const before = await store.load(key);
  let done = false;
  const readers = [1, 2].map(async () => {
    const seen: (Ladder | undefined)[] = [];
    while (!done) seen.push(await patientReader().load(key));
    return seen;
  });
  used.length = 0;
  expect(await settleLadder({ store, now: () => at(time) }, key)).toBe('settled');
  const [written, ...more] = used.filter(({ operation }) => operation === 'transact');
  done = true;
  const after = await patientReader().load(key);
  const whole = [before, after].map(wholeOf);
  for (const seen of (await Promise.all(readers)).flat()) expect(whole.includes(wholeOf(seen))).toBe(true);
  expect(more).toEqual([]);
  expect(written?.items).toBeLessThanOrEqual(100);
  const [entry] = await store.log(key, before?.line);
  return entry?.effects.settled[0] ?? expect.fail();
}

const wholeOf = (ladder: Ladder | undefined): string =>
  JSON.stringify([ladder?.line, ladder?.settled, standings(ladder), ladder && [...pursesSlot.of(ladder).values()]]);

/** Somebody who reads a ladder in so many small pieces that much can happen between them. */
const patientReader = () => storeAt(place(), { client: disturbedClient(place(), inPieces) });

const inPieces: Disturbance = (command, input, send) => {
  if (command === 'QueryCommand' && input && typeof input === 'object') Object.assign(input, { Limit: 20 });
  return send();
};

// Much is read meanwhile, which takes its time on a busy machine.
describe('a ladder of 10,000 players of whom 9,000 stay away', { timeout: 120_000 }, () => {
  it('drops them in one transaction and removes them in another, and nobody sees half of it (L25, L26)', async () => {
    const club = await largeClub('lavers');
    const september = await settledAt(club, '2021-10-01T00:00');
    expect([september.dropped?.length, september.removed.length]).toEqual([9000, 0]);
    const october = await settledAt(club, '2021-11-01T00:00');
    expect([october.dropped?.length, october.removed.length]).toEqual([1000, 9000]);
    expect(standings(await club.store.load(club.key)).toSorted()).toEqual(KEEN);
    expect(await club.store.verify(club.key)).toEqual([]);
  });

  it('has them forfeit a quarter each, of which not a point is lost (S)', async () => {
    const club = await largeClub('shicargo');
    const september = await settledAt(club, '2021-10-01T00:00');
    expect(september.forfeited).toHaveLength(9000);
    const ladder = (await club.store.load(club.key)) ?? expect.fail();
    const points = [...pursesSlot.of(ladder).values()].map((purse) => purse.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(10_000 * 1000);
    expect(points.filter((each) => each === 750)).toHaveLength(9000);
    expect(await club.store.verify(club.key)).toEqual([]);
  });
});
