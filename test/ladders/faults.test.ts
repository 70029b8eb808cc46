import { beforeAll, describe, expect, it, test } from 'vitest';
import { type Item, unpack } from '#functions/database/item.ts';
import type { LadderKey } from '#functions/database/keys.ts';
import { createLadder } from '#functions/importing/create-ladder.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Settlement } from '#shared/vocabulary/entry.ts';
import { type Instant, instant, type SystemId } from '#shared/vocabulary/vocabulary.ts';
import { ALL } from '../runs.ts';
import { at, challenge, challengeId, header, ids, match, newLadderIn, player, say, seed, storeAt } from './club.ts';
import { copyTo, itemsOf, useEmulator } from './emulator.ts';
import { type Carry, FAULTS, type Fault, MortalServer, Queue } from './server.ts';

const place = useEmulator();

const [challenger, challenged] = ['p00003', 'p00002'];
const pgn = `[White "${challenger}"]\n[Black "${challenged}"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0`;
const id = challengeId('g1');
const asked = challenge('g1', challenger, challenged, '20:00');
const won = say('20:30', 'result', { challenge: id, score: [1, 0] });
const submitted = say('20:30', 'result', { challenge: id, score: [1, 0], pgn });
const scores = [
  [player(challenger), 3],
  [player(challenged), 1],
] as const;
const game = [
  say('20:00', 'start', { id, players: [player(challenger), player(challenged)] }),
  say('20:30', 'finish', { game: id, scores }),
];

const MONTHS = ['2021-09', '2021-10', '2021-11'];
/** The last two come out alike. */
const WEEKS = [...Array.from({ length: 13 }, (_, week) => `2021-W${36 + week}`), '2021-W49 to 2021-W50'];

interface Neglected {
  readonly ladder: string;
  readonly system: SystemId;
  readonly timezone: string;
  /** What was played on it on its first night. */
  readonly night: readonly Command[];
  /** What is settled of it once somebody looks. */
  readonly periods: readonly string[];
}

/** One that is settled by months, by weeks, by those months alone in which somebody played (S), and not at all. */
const NEGLECTED: readonly Neglected[] = [
  ladderOf('lavers', 'Europe/London', [match('g1', challenger, challenged)], MONTHS),
  ladderOf('nairobi', 'Africa/Nairobi', [asked, submitted], WEEKS),
  ladderOf('shicargo', 'America/Havana', game, ['2021-09']),
  ladderOf('computer-go', 'Asia/Kolkata', [asked], []),
];

/** Others of those kinds. Each more makes more requests, at all of which something goes wrong once: twice the ladders, four times the work. */
const ALIKE: readonly Neglected[] = [
  { ...ladderOf('lavers', 'Pacific/Chatham', [], MONTHS), ladder: 'lavers-east' },
  ladderOf('crewe', 'Europe/London', [asked, won], []),
];

const LADDERS = ALL ? [...NEGLECTED, ...ALIKE] : NEGLECTED;

function ladderOf(
  system: SystemId,
  timezone: string,
  night: readonly Command[],
  periods: readonly string[],
): Neglected {
  return { ladder: system, system, timezone, night, periods };
}

/** More than three months after that night: nobody has looked since. */
const LATE = at('2021-12-20T12:00');
const now = (): Instant => LATE;
/** When November is over in London. */
const DUE = at('2021-12-01T00:00');

/** What is stored of each ladder by then. */
let stored: readonly (readonly Item[])[];
/** What settling comes to where nothing goes wrong, and how many requests that takes. */
let expected: readonly string[];
let requests = 0;
let clubs = 0;

beforeAll(async () => {
  const store = storeAt(place());
  const { club } = await newLadderIn(store);
  for (const { ladder, system, timezone, night } of LADDERS) {
    const settings = header({ system, timezone, season: { start: '2021-09-06', end: '2022-06-06' } });
    await createLadder(store.database, { club, ladder }, settings, [seed(ids(6)), ...night]);
  }
  stored = await Promise.all(LADDERS.map(({ ladder }) => itemsOf(place(), { club, ladder })));
  await untilQuiet(new Queue(), new MortalServer(place(), now));
  const server = new MortalServer(place(), now);
  const keys = await open();
  await untilQuiet(new Queue(), server);
  requests = server.requests;
  expected = await dump(keys);
});

/** Another club with all these ladders, which nobody has looked at since that night. */
async function open(): Promise<readonly LadderKey[]> {
  const keys = LADDERS.map(({ ladder }) => ({ club: `faulty-${clubs}`, ladder }));
  clubs++;
  await Promise.all(keys.map((key, index) => copyTo(place(), stored[index] ?? [], key)));
  return keys;
}

async function dump(keys: readonly LadderKey[]): Promise<readonly string[]> {
  const ladders = await Promise.all(keys.map((key) => itemsOf(place(), key)));
  return ladders.flatMap((items, index) => items.map((item) => `${keys[index]?.ladder} ${readable(item)}`));
}

/** An item in readable form, but for what names its club, and the attempt that wrote it. */
function readable({ pk: _pk, due: _shard, token: _token, sk, value, ...rest }: Item): string {
  const attributes = Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sk, Object.fromEntries(attributes), unpack(value)]);
}

const odd = (found: readonly string[]): readonly string[] => [
  ...found.filter((each) => !expected.includes(each)),
  ...expected.filter((each) => !found.includes(each)),
];

/** Lets some servers do their hour's work, and then sound ones, hour by hour, until nothing is due. */
async function untilQuiet(queue: Queue, ...servers: readonly MortalServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.look(queue)));
  await Promise.all(servers.map((server) => server.work(queue)));
  for (const server of servers) server.close();
  for (let hours = 1; ; hours++) {
    const sound = new MortalServer(place(), now);
    const due = await sound.look(queue);
    await sound.work(queue);
    sound.close();
    if (due === 0) return;
    if (hours > 5) throw new Error('something is due for ever');
  }
}

/** Several periods that came out alike are one settlement. */
const named = ({ name, through }: Settlement): string => (through ? `${name} to ${through.name}` : name);

/** The periods of each ladder that its lines have settled, in the order of the lines. */
async function periods(keys: readonly LadderKey[]): Promise<readonly (readonly string[])[]> {
  const logs = await Promise.all(keys.map((key) => storeAt(place()).log(key)));
  return logs.map((log) => log.flatMap(({ effects }) => effects.settled.map(named)));
}

it('three months late, where nothing goes wrong, every period of every ladder is settled once', async () => {
  const keys = await open();
  await untilQuiet(new Queue(), new MortalServer(place(), now));
  expect(await periods(keys)).toEqual(LADDERS.map((each) => each.periods));
  expect(odd(await dump(keys))).toEqual([]);
  for (const key of keys) expect(await storeAt(place()).verify(key)).toEqual([]);
});

/**
 * Who dies before a request leaves behind what one does who dies after the one before: each is tried at every other. At a
 * commit the faults take turns, and all of them together are tried at every request.
 */
const stepOf = (fault: Fault): number => (ALL ? (fault.startsWith('dies') ? 2 : 1) : FAULTS.length);

// A hundred times a whole deployment, which takes its time on a busy machine.
describe('whichever request of the timer’s', { timeout: 120_000 }, () => {
  test.each(FAULTS)('%s, it all comes to the same in the end', async (fault) => {
    expect(requests).toBeGreaterThan(30);
    const step = stepOf(fault);
    for (let nth = 1 + (FAULTS.indexOf(fault) % step); nth <= requests; nth += step) {
      const keys = await open();
      await untilQuiet(new Queue(), new MortalServer(place(), now, fault, nth));
      expect({ nth, odd: odd(await dump(keys)) }).toEqual({ nth, odd: [] });
    }
  });
});

/** A queue that loses so many messages first. */
function losing(count: number): Carry {
  let left = count;
  return (bodies, waiting) => [...waiting, ...bodies.filter(() => --left < 0)];
}

test.each<readonly [string, Carry]>([
  ['each three times', (bodies, waiting) => [...waiting, ...bodies, ...bodies, ...bodies]],
  ['the last one first', (bodies, waiting) => [...bodies, ...waiting]],
  ['each twice, far apart', (bodies, waiting) => [...bodies, ...waiting, ...bodies]],
  ['all but the first three', losing(3)],
  ['none in the first hour', losing(LADDERS.length)],
])('however the queue carries the messages %s, it all comes to the same in the end', async (_, carry) => {
  const keys = await open();
  await untilQuiet(new Queue(carry), new MortalServer(place(), now));
  expect(odd(await dump(keys))).toEqual([]);
});

describe('several servers at once', () => {
  it('come to the same as one', async () => {
    const keys = await open();
    const servers = [1, 2, 3].map(() => new MortalServer(place(), now));
    await untilQuiet(new Queue(), ...servers);
    expect(odd(await dump(keys))).toEqual([]);
  });

  it('come to the same as one where one of them dies in between', async () => {
    for (let nth = 20; nth <= requests; nth += 4) {
      const keys = await open();
      await untilQuiet(new Queue(), new MortalServer(place(), now, 'dies after', nth), new MortalServer(place(), now));
      expect({ nth, odd: odd(await dump(keys)) }).toEqual({ nth, odd: [] });
    }
  });

  it('whose clocks differ settle every period once, and at no time before it is over', async () => {
    const keys = await open();
    const ahead = (milliseconds: number) => () => instant(DUE + milliseconds);
    const servers = [-3000, -1, 0, 2500].map((each) => new MortalServer(place(), ahead(each)));
    await untilQuiet(new Queue(), ...servers);
    expect(await periods(keys)).toEqual(LADDERS.map((each) => each.periods));
    for (const key of keys) expect(await storeAt(place()).verify(key)).toEqual([]);
    const [london = expect.fail()] = keys;
    const november = (await storeAt(place()).log(london)).find(({ effects }) =>
      effects.settled.some(({ name }) => name === '2021-11'),
    );
    expect(november?.command.at).toBeGreaterThanOrEqual(DUE);
  });
});
