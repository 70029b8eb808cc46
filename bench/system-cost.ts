import type { Capacity } from '../functions/store/dynamo/database.ts';
import { DynamoStore } from '../functions/store/dynamo/store.ts';
import type { LadderKey } from '../functions/store/port.ts';
import { parseDay } from '../shared/calendar/moment.ts';
import type { Command, SeededPlayer } from '../shared/vocabulary/command.ts';
import type { PlayerId, SystemId } from '../shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, member, must, say } from './club.ts';
import { Meter } from './figures.ts';
import { accept } from './result-cost.ts';

const SIZE = 100;
/** How many results are measured of each kind. */
const RESULTS = 20;
/** Seconds from one game to the next, and from a challenge to its result. */
const DAY = 86_400;
const GAME = 60;

/** A game between two players: all that it takes, the entry that is measured last. */
interface Kind {
  readonly name: string;
  readonly system: SystemId;
  readonly each?: Partial<SeededPlayer>;
  readonly game: (n: number, lower: PlayerId, upper: PlayerId) => readonly Command[];
}

const challenge = (n: number, challenger: PlayerId, challenged: PlayerId): Command =>
  say(n * DAY, 'challenge', { id: matchId(n), challenger, challenged });
const result = (n: number, score: readonly [number, number], pgn?: string): Command =>
  say(n * DAY + GAME, 'result', { challenge: matchId(n), score, ...(pgn !== undefined && { pgn }) });
const arrive = (n: number, player: PlayerId): Command => say(n * DAY, 'arrive', { player });

/** Forty moves. */
const pgn = (white: PlayerId, black: PlayerId): string => {
  const moves = Array.from({ length: 20 }, (_, n) => `${2 * n + 1}. Nf3 Nf6 ${2 * n + 2}. Ng1 Ng8`);
  return `[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n${moves.join(' ')} 1-0\n`;
};

const paidUp = { registered: true, paidUntil: must(parseDay('2022-12-31')) };
const submitted = (n: number, one: PlayerId, other: PlayerId): readonly Command[] => [
  challenge(n, one, other),
  result(n, [1, 0], pgn(one, other)),
];

const KINDS: readonly Kind[] = [
  {
    name: 'Lavers: `result`',
    system: 'lavers',
    game: (n, one, other) => [arrive(n, one), arrive(n, other), challenge(n, one, other), result(n, [2, 0])],
  },
  {
    name: 'Crewe: `result`',
    system: 'crewe',
    game: (n, one, other) => [challenge(n, one, other), result(n, [1, 0])],
  },
  { name: 'Nairobi: `result`, with forty moves', system: 'nairobi', each: paidUp, game: submitted },
  {
    name: 'Nairobi: `approve`',
    system: 'nairobi',
    each: paidUp,
    game: (n, one, other) => [
      ...submitted(n, one, other),
      say(n * DAY + 2 * GAME, 'approve', { challenge: matchId(n) }),
    ],
  },
  {
    name: 'Computer Go: `result`, changing places',
    system: 'computer-go',
    each: { gap: '0?' },
    game: (n, one, other) => [challenge(n, one, other), result(n, [1, 0])],
  },
  {
    name: 'Computer Go: `result`, growing a gap',
    system: 'computer-go',
    each: { gap: '2.5?' },
    game: (n, one, other) => [challenge(n, other, one), result(n, [1, 0])],
  },
  {
    name: 'Shicargo: `finish`, for two',
    system: 'shicargo',
    game: (n, one, other) => [
      say(n * DAY, 'start', { id: matchId(n), players: [one, other] }),
      say(n * DAY + GAME, 'finish', {
        game: matchId(n),
        scores: [
          [one, 61],
          [other, 57],
        ],
      }),
    ],
  },
];

/** What one result of each kind costs on a ladder of 100: through the real store, warm, with an idempotency key. */
export async function systemCosts(
  endpoint: string,
  table: string,
): Promise<readonly (readonly [name: string, costs: readonly Capacity[]])[]> {
  const rows: (readonly [string, readonly Capacity[]])[] = [];
  for (const [index, kind] of KINDS.entries()) rows.push([kind.name, await costsOf(endpoint, table, kind, index)]);
  return rows;
}

async function costsOf(endpoint: string, table: string, kind: Kind, index: number): Promise<readonly Capacity[]> {
  const meter = new Meter();
  const store = new DynamoStore({ endpoint, table, onCapacity: meter.count });
  const key: LadderKey = { club: 'bench-systems', ladder: `kind-${index}` };
  await store.createClub({ id: key.club, name: 'Bench' });
  await store.createLadder(key, headerOf(kind.system));
  const players = Array.from({ length: SIZE }, (_, n) => ({ ...kind.each, id: member(n + 1) }));
  await accept(store.submit(key, say(0, 'seed', { order: 'given', players })));
  const costs: Capacity[] = [];
  for (let n = 1; n <= RESULTS; n++) {
    const commands = await gameOn(store, key, kind, n);
    for (const command of commands.slice(0, -1)) await accept(store.submit(key, command));
    meter.read();
    await accept(store.submit(key, must(commands.at(-1)), { idempotencyKey: `game-${n}` }));
    costs.push(meter.read());
  }
  return costs;
}

/** The game of two neighbours, spread over the ladder. */
async function gameOn(store: DynamoStore, key: LadderKey, { game }: Kind, n: number): Promise<readonly Command[]> {
  const order = (await store.load(key))?.order;
  const upper = 1 + ((n * 7919) % (SIZE - 1));
  return game(n, must(order?.at(upper + 1)), must(order?.at(upper)));
}
