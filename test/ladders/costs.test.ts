import { describe, expect, it, vi } from 'vitest';
import type { Capacity } from '#functions/database/dynamo/database.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { parseDay } from '#shared/calendar/moment.ts';
import { Season } from '#shared/engine/season.ts';
import { factsSlot } from '#shared/rules/go/slots.ts';
import type { Bodies, Command, Preferences } from '#shared/vocabulary/command.ts';
import { type Day, instant, lineNumber, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { Shelf } from '../publishing/shelf.ts';
import {
  accepted,
  arrive,
  at,
  challenge as challenged,
  challengeId,
  HEADER,
  header,
  ids,
  match,
  meteredStore,
  newLadderIn,
  result as played,
  player,
  say,
  seededLadderIn,
  settle,
  storeAt,
  voiding,
} from './club.ts';
import { useEmulator } from './emulator.ts';
import { WatchedServer } from './watched.ts';

const place = useEmulator();

const SATURDAY = '2021-09-11';
const on = (time: string): string => `${SATURDAY}T${time}`;
const dayOf = (text: string): Day => parseDay(text) ?? expect.fail();
const id = challengeId('g1');
const challenge = (challenger: string, challenged: string): Command =>
  say(on('13:00'), 'challenge', { id, challenger: player(challenger), challenged: player(challenged) });
const result = (pgn?: string): Command =>
  say(on('15:00'), 'result', { challenge: id, score: [1, 0], ...(pgn !== undefined && { pgn }) });
const game = (challenger: string, challenged: string): readonly Command[] => [
  challenge(challenger, challenged),
  result(),
];
const start = (...players: string[]): Command => say(on('13:00'), 'start', { id, players: players.map(player) });
const finish = (...scores: (readonly [string, number])[]): Command =>
  say(on('15:00'), 'finish', { game: id, scores: scores.map(([who, score]) => [player(who), score]) });

/** A short game, with a long comment as those who annotate their games write it. */
const PGN = (white: string, black: string): string =>
  `[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 {${'Too early, they say. '.repeat(200)}} Nc6 3. Bc4 Nf6 4. Qxf7# 1-0`;

type Club = ReturnType<typeof meteredStore> & { readonly key: LadderKey };

/** A club of one system whose ladder has some players, top first. */
async function clubOf(system: SystemId, size: number, each: Preferences & { gap?: string } = {}): Promise<Club> {
  const club = meteredStore(place());
  const key = await newLadderIn(club.store, header({ ...HEADER, system }));
  const players = ids(size).map((name) => ({ id: player(name), ...each }));
  accepted(await club.store.submit(key, say('18:00', 'seed', { order: 'given', players })));
  return { ...club, key };
}

/** What the last of some commands cost alone. */
async function costOf({ store, key, used }: Club, ...commands: Command[]): Promise<Capacity> {
  const last = commands.at(-1) ?? expect.fail();
  for (const command of commands.slice(0, -1)) accepted(await store.submit(key, command));
  used.length = 0;
  accepted(await store.submit(key, last, { idempotencyKey: `the ${last.verb}` }));
  const [cost, ...more] = [...used];
  expect(more).toEqual([]);
  expect(cost).toMatchObject({ operation: 'transact', readUnits: 0 });
  expect(cost?.writeUnits).toBeLessThanOrEqual(20);
  expect(await store.verify(key)).toEqual([]);
  return cost ?? expect.fail();
}

const MONTH = { from: dayOf('2021-09-20'), to: dayOf('2021-10-10') };
const PAID_UP = { registered: true, paidUntil: '2022-12-31' } as Preferences;

describe('a result writes only what it changes, and reads nothing', () => {
  it.each([
    [10, 'p00004', 'p00002', 7],
    [1000, 'p00004', 'p00002', 7],
    [10_000, 'p00004', 'p00002', 7],
    // Across the border of two pages.
    [10_000, 'p05122', 'p05119', 8],
  ])('on a ladder of %d of Lavers, of %s against %s', async (size, one, other, items) => {
    const evening = [arrive(one), arrive(other), challenged('m1', one, other), played('m1')];
    expect(await costOf(await clubOf('lavers', size), ...evening)).toMatchObject({ items });
  });

  const POT = [start('p00050', 'p00044'), finish(['p00050', 30], ['p00044', 10])];

  it.each<[string, SystemId, { gap?: string }, readonly Command[]]>([
    ['Crewe: head, page, both players, challenge, line and request', 'crewe', {}, game('p00050', 'p00044')],
    ['Computer Go: a pair, in both orders', 'computer-go', { gap: '0?' }, game('p00050', 'p00049')],
    ['Computer Go: a gap that grows, and one that shrinks', 'computer-go', { gap: '1?' }, game('p00050', 'p00051')],
    ['Shicargo: the points, with the order', 'shicargo', {}, POT],
  ])('on a ladder of 100, in %s', async (_, system, each, played) => {
    expect(await costOf(await clubOf(system, 100, each), ...played)).toMatchObject({ items: 7 });
  });

  it('in Nairobi: the challenge that awaits approval, and with it all the rest', async () => {
    const club = await clubOf('nairobi', 100, PAID_UP);
    const played = [challenge('p00050', 'p00046'), result(PGN('p00050', 'p00046'))];
    expect(await costOf(club, ...played)).toMatchObject({ items: 4, writeUnits: 8 });
    const approve = say(on('17:00'), 'approve', { challenge: id });
    expect(await costOf(club, approve)).toMatchObject({ items: 7 });
  });

  it('by House rules: rungs, a defence, and days away stand with the order and the players', async () => {
    const club = await clubOf('house', 100);
    const away = say(on('12:00'), 'away', { player: player('p00051'), ...MONTH });
    expect(await costOf(club, away)).toMatchObject({ items: 4 });
    const points = [3, 8, 9].map((lost) => [11, lost] as const);
    const won = say(on('15:00'), 'result', { challenge: id, score: [3, 0], points });
    expect(await costOf(club, challenge('p00050', 'p00047'), won)).toMatchObject({ items: 7 });
  });

  it.each([24, 1000])('on a ladder of %d pairs: no more than of players, be it said who played', async (size) => {
    const club = meteredStore(place());
    const key = await newLadderIn(club.store, header({ ...HEADER, system: 'house', entrants: 'pairs' }));
    const [one, other] = ['a', 'b'].map((side) => (name: string) => player(`${name}${side}`));
    const pairOf = (name: string) => [one, other].flatMap((side) => side?.(name) ?? []);
    const players = ids(size).map((name) => ({
      id: player(name),
      people: pairOf(name).map((id) => ({ id, name: id })),
    }));
    accepted(await club.store.submit(key, say('18:00', 'seed', { order: 'given', players })));
    const lineup = ['p00020', 'p00017'].flatMap(pairOf);
    const won = say(on('15:00'), 'result', { challenge: id, score: [3, 0], lineup });
    expect(await costOf({ ...club, key }, challenge('p00020', 'p00017'), won)).toMatchObject({ items: 7 });
    const people = pairOf('p00020').map((each) => ({ id: each, name: `New ${each}` }));
    expect(
      await costOf({ ...club, key }, say(on('16:00'), 'regroup', { player: player('p00020'), people })),
    ).toMatchObject({ items: 4 });
  });

  it.each([100, 10_000])('in boxes of %d players: what two have played stands with the players', async (size) => {
    const club = await clubOf('boxes', size);
    const pair = { challenger: player('p00050'), challenged: player('p00049') };
    const first = say(on('14:00'), 'match', {
      id: challengeId('g0'),
      ...pair,
      challenged: player('p00048'),
      score: [3, 0],
    });
    const match = say(on('15:00'), 'match', { id, ...pair, score: [3, 1] });
    expect(await costOf(club, first, match)).toMatchObject({ items: 6 });
  });

  it('by House rules: a challenge that nobody plays ends with what it costs both, for whoever comes by', async () => {
    await costOf(await clubOf('house', 100), challenge('p00050', 'p00047'), settle('2021-10-01T12:00'));
  });
});

/** A Lavers evening: on line 5 a challenge, whose result of line 6 was cancelled, and on line 8 a match. */
async function eveningOf() {
  const server = new WatchedServer(place());
  const key = await seededLadderIn(server.store, ids(4));
  const evening = [
    arrive('p00001'),
    arrive('p00002'),
    challenged('m1', 'p00002', 'p00001'),
    played('m1'),
    voiding(lineNumber(6), '20:30'),
    match('m2', 'p00003', 'p00001'),
    settle('21:15'),
  ];
  for (const command of evening) accepted(await server.store.submit(key, command));
  return { server, key };
}

/** Counts the lines that seasons work out from now on. */
function watchSeasons() {
  const seasons = new Set<Season>();
  const { workOut } = Season.prototype;
  vi.spyOn(Season.prototype, 'workOut').mockImplementation(function (this: Season) {
    seasons.add(this);
    workOut.call(this);
  });
  return () => [...seasons].reduce((sum, { steps }) => sum + steps, 0);
}

const LOOKED = ['query entry#', 'get state#'];
const LATER = '21:30';
const correct = (line: number, body: Partial<Bodies['correct']>): Command =>
  say(LATER, 'correct', { line: lineNumber(line), ...body });
const cancel = (line: number): Command => voiding(lineNumber(line), LATER);

it.each([
  ['there is no such line', correct(99, { score: [2, 0] }), 'not-correctable', []],
  ['the line records no result', correct(5, { score: [2, 0] }), 'not-correctable', ['get entry#']],
  ['the score fits no match', correct(8, { score: [3, 0] }), 'bad-score', ['get entry#']],
  ['the arrival is of another day', correct(3, { arrivedAt: at('2021-09-05T19:30') }), 'invalid', ['get entry#']],
  ['the line cancelled another', cancel(7), 'not-correctable', ['get entry#']],
  ['the line only settled what was due', cancel(9), 'not-correctable', ['get entry#']],
  ['the result was cancelled', correct(6, { score: [2, 0] }), 'not-correctable', ['get entry#', 'query entry#']],
  ['it was cancelled already', cancel(6), 'not-correctable', ['get entry#', 'query entry#']],
  ['matches were played since the seeding', cancel(2), 'not-correctable', ['get entry#', 'query entry#']],
])(
  'a correction that is refused because %s works no line out again, and reads no more than it needs',
  async (_, command, code, reads) => {
    const { server, key } = await eveningOf();
    const linesWorkedOut = watchSeasons();
    for (const ask of ['rehearse', 'submit'] as const) {
      server.forget();
      expect(await server.store[ask](key, command)).toMatchObject({ kind: 'refused', refusal: { code } });
      // What the ladder has come to is looked up first, as for whatever is refused.
      expect({ lines: linesWorkedOut(), asked: server.asked }).toEqual({ lines: 0, asked: [...LOOKED, ...reads] });
    }
    vi.restoreAllMocks();
  },
);

it('a result of late is corrected and cancelled by the lines since alone, also where another server recorded it', async () => {
  const { server, key } = await eveningOf();
  const { store } = new WatchedServer(place());
  await store.load(key);
  const amend = async (command: Command): Promise<number> => {
    server.forget();
    const linesWorkedOut = watchSeasons();
    accepted(await server.store.submit(key, command));
    const lines = linesWorkedOut();
    vi.restoreAllMocks();
    expect(server.asked).toEqual([...LOOKED, 'get entry#', 'query entry#', 'committed']);
    expect(await server.store.verify(key)).toEqual([]);
    return lines;
  };
  // What has come since, and from the result on once more. None of the first seven.
  expect(await amend(correct(8, { score: [0, 2] }))).toBe(2 + 3);
  expect(await amend(cancel(8))).toBe(3 + 4);
  accepted(await store.submit(key, match('m3', 'p00004', 'p00001', [2, 0], '21:40')));
  expect(await amend(correct(12, { score: [0, 2] }))).toBe(1 + 2);
});

it('making a ladder costs the same however many the club has: its counter is read and written, and no list is', async () => {
  const { store, key, used } = await clubOf('crewe', 1);
  const costOfNext = async (ladder: string) => {
    used.length = 0;
    expect(await createLadder(store.database, { ...key, ladder }, HEADER)).toBe('created');
    return used.map(({ operation, readUnits, writeUnits }) => [operation, readUnits, writeUnits]);
  };
  const cost = await costOfNext('second');
  expect(cost.filter(([operation]) => operation === 'query')).toHaveLength(1);
  for (let count = 0; count < 40; count++)
    await createLadder(store.database, { ...key, ladder: `other-${count}` }, HEADER);
  expect(await costOfNext('last')).toEqual(cost);
  const [reads, writes] = [1, 2].map((unit) => cost.reduce((sum, each) => sum + Number(each[unit]), 0));
  expect([reads, writes]).toEqual([6, 16]);
});

it('a month of Shicargo is settled for 1,000 players in one transaction, of which every page is one item', async () => {
  const club = await clubOf('shicargo', 1000);
  const { store, key, used } = club;
  for (const command of [start('p00500', 'p00404'), finish(['p00500', 3], ['p00404', 1])])
    accepted(await store.submit(key, command));
  used.length = 0;
  const { entry, ladder } = accepted(await store.submit(key, settle('2021-10-01T12:00')));
  expect(entry.effects.settled[0]?.forfeited).toHaveLength(998);
  expect(used).toMatchObject([{ operation: 'transact', items: 2 + ladder.order.pages.length }]);
  expect(ladder.order.pages.length).toBeLessThan(12);
  expect(await store.verify(key)).toEqual([]);
});

it('a round of 2,000 boxes ends in one transaction, of which every page is one item', async () => {
  const club = await clubOf('boxes', 10_000);
  const { store, key, used } = club;
  const pair = { challenger: player('p00050'), challenged: player('p00049') };
  accepted(await store.submit(key, say(on('15:00'), 'match', { id, ...pair, score: [3, 1] })));
  used.length = 0;
  const { ladder } = accepted(await store.submit(key, settle('2021-10-01T12:00')));
  expect(used).toMatchObject([{ operation: 'transact' }]);
  expect(used[0]?.items).toBeLessThanOrEqual(3 + ladder.order.pages.length);
  expect(await store.verify(key)).toEqual([]);
});

it('a ladder of programs is seeded with all its gaps in one transaction, however many', async () => {
  const { store, key, used } = await clubOf('computer-go', 1000, { gap: '3.5+' });
  expect(used.filter(({ operation }) => operation === 'transact').at(-1)?.items).toBeLessThan(20);
  const ladder = await storeAt(place()).load(key);
  expect(ladder?.players.get(player('p00007'))?.gap).toBe(3);
  expect(ladder && factsSlot.of(ladder).get('p00007 p00008')).toEqual({ won: [3], lost: [] });
  expect(await store.verify(key)).toEqual([]);
});

it('a process that has just started reads 20 units to publish a result, on a log of any length', async () => {
  const before = new WatchedServer(place());
  const key = await newLadderIn(before.store, header({ ...HEADER, system: 'crewe' }));
  const names = ids(20).map((each) => player(each));
  const matchAt = (index: number): Command => {
    const [one, other] = [names[index % 19], names[(index % 19) + 1]];
    if (!one || !other) return expect.fail();
    const said = { id: challengeId(`g${index}`), challenger: other, challenged: one, score: [0, 1] as const };
    return { ...say('20:00', 'match', said, { override: 'law' }), at: instant(at('20:00') + index * 60_000) };
  };
  const seed = say('19:00', 'seed', { order: 'given', players: names.map((each) => ({ id: each })) });
  const long = { ...key, ladder: 'long' };
  const log = [seed, ...Array.from({ length: 600 }, (_, index) => matchAt(index))];
  await createLadder(before.store.database, long, header({ ...HEADER, system: 'crewe' }), log);
  const files = new Shelf();
  const publish = async ({ store }: WatchedServer, line: number): Promise<void> => {
    const now = instant(at('20:00') + line * 60_000);
    await publishLadder({ store, files, now, origin: 'https://ladder.example', release: 'r1' }, long);
  };
  await publish(before, 600);
  expect(before.readUnits).toBeGreaterThan(50);
  accepted(await before.store.submit(long, matchAt(600)));
  const cold = new WatchedServer(place());
  await publish(cold, 601);
  expect(cold.readUnits).toBeLessThanOrEqual(20);
  expect(files.versions(`/${long.club}/long/version.json`)).toEqual([602, 603]);
});
