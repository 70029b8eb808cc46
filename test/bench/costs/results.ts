import { parseDay } from '#shared/calendar/moment.ts';
import type { Role } from '#shared/vocabulary/club.ts';
import type { Command, SeededPlayer } from '#shared/vocabulary/command.ts';
import type { PlayerId, SystemId } from '#shared/vocabulary/vocabulary.ts';
import { HEADER, headerOf, matchId, member, must, players, say } from '../club.ts';
import { Club, pathOf } from '../deployed/club.ts';
import { CountedLine } from '../deployed/line.ts';
import { withTable } from '../deployed/table.ts';
import { type Cost, madeBy, markdown, median, report } from '../figures.ts';

const RESULTS = 20;
const SIZE = 100;
/** Seconds from one game to the next, and from a challenge to its result. */
const DAY = 86_400;
const GAME = 60;

/** The rows of a table: what was done, and what each time cost. */
type Costs = readonly (readonly [what: string | number, costs: readonly Cost[]])[];

export async function results(quick: boolean): Promise<void> {
  const sizes = quick ? [10, 100] : [10, 100, 1000, 10_000];
  const parts = await withTable(async (emulator, table) => {
    const club = await Club.found(new CountedLine(emulator), emulator, table);
    try {
      return [
        '## One result, right after its challenge',
        markdown(['players', ...HEAD], rowsOf(await bySize(club, sizes))),
        'Bars: at most 8 items and 20 write units, the same within 1.5× for any size; 0 reads.',
        '## One result on 100 players, by what came before it',
        markdown(['right after', ...HEAD], rowsOf(await byWhatCameBefore(club))),
        'A process knows the ladder as it left it. What another one wrote meanwhile it learns from the condition that fails: that is cancelled, and sent again.',
        '## One result in each system on 100 players',
        markdown(['entry', ...HEAD], rowsOf(await bySystem(club))),
        'The same bars. A game between more than two players writes one item more for each. A player’s own result is counted towards what they may record in a minute; from the second entry on some are counted ahead, so that most cost nothing.',
      ];
    } finally {
      await club.close();
    }
  });
  const title = ['# What a result costs', madeBy('npm run build && npm run bench -- results'), ABOUT];
  report('result-cost.md', quick, [...title, ...parts]);
}

const ABOUT = `Units are DynamoDB’s, from the emulator’s consumed capacity. Functions are measured as they are deployed: the bundles of \`dist/functions\`, each in a process of its own, with events of API Gateway. Requests are all that reach the table. Results are recorded with a scorer’s key and an idempotency key, on processes that are warm. Figures are medians of ${RESULTS}, with the most in brackets where that is more; ms are those of the handler, with the emulator.`;

const HEAD = ['requests', 'items written', 'write units', 'read units', 'ms'];

function rowsOf(costs: Costs): readonly (readonly (string | number)[])[] {
  return costs.map(([what, each]) => {
    const counts = (['requests', 'items', 'writeUnits', 'readUnits'] as const).map((figure) => {
      const values = each.map((cost) => cost[figure]);
      const [middle, most] = [median(values), Math.max(...values)];
      return most === middle ? `${middle}` : `${middle} (${most})`;
    });
    return [what, ...counts, median(each.map(({ ms }) => ms)).toFixed(1)];
  });
}

/** What each result costs on ladders of some sizes: warm, right after its challenge. */
async function bySize(club: Club, sizes: readonly number[]): Promise<Costs> {
  const rows: [number, Cost[]][] = [];
  for (const size of sizes) {
    const [ladder, costs]: [string, Cost[]] = [`lavers-${size}`, []];
    await club.ladder(ladder, HEADER, players(size));
    for (let n = 1; n <= RESULTS; n++) costs.push(await costOfLast(club, ladder, await matchOn(club, ladder, size, n)));
    rows.push([size, costs]);
  }
  return rows;
}

/** What the last of some commands costs somebody whose key is known since the first. */
async function costOfLast(
  club: Club,
  ladder: string,
  commands: readonly Command[],
  role: Role = 'scorer',
  player?: PlayerId,
): Promise<Cost> {
  const key = await club.hand(role, player);
  const said = role === 'player' ? commands.map(withoutOverride) : commands;
  for (const command of said.slice(0, -1)) await club.record(ladder, command, key);
  return club.record(ladder, must(said.at(-1)), key);
}

/** A player cannot pass over what the rules advise against. */
const withoutOverride = ({ override: _, ...command }: Command): Command => command;

/** Two who have not met stand up to four rungs apart, spread over the whole ladder, and the challenger wins. */
async function matchOn(club: Club, ladder: string, size: number, n: number): Promise<readonly Command[]> {
  const order = (await club.stored(ladder)).order.players();
  const upper = (n * 7919) % Math.max(1, size - 5);
  const [challenged, challenger] = [must(order[upper]), must(order[upper + 1 + (n % 4)])];
  return [arrive(n, challenged), arrive(n, challenger), challenge(n, challenger, challenged), result(n, [2, 0])];
}

/** One time of many, on a ladder of its own: something is done, and then somebody records a result. */
interface Time {
  readonly club: Club;
  readonly ladder: string;
  readonly n: number;
  readonly scorer: string;
}

const join = (n: number): Command => say(n * DAY, 'join', { player: member(1000 + n) });
const match = (n: number, id: number): Command =>
  say(n * DAY, 'match', { id: matchId(id), challenger: member(30), challenged: member(29), score: [1, 0] });

/** What is done before a result that the scorer records. */
const BEFORE: Readonly<Record<string, (time: Time) => Promise<unknown>>> = {
  '`join`': ({ club, ladder, n, scorer }) => club.record(ladder, join(n), scorer),
  '`challenge`': ({ club, ladder, n, scorer }) =>
    club.record(ladder, challenge(100 + n, member(80 - n), member(75 - n), n), scorer),
  'a proposal, agreed to': async ({ club, ladder, n, scorer }) => {
    const [one, other] = [member(60 + n), member(n)];
    const [theirs, others] = [await club.hand('player', one), await club.hand('player', other)];
    const { at } = join(n);
    // The scorer's key is known before.
    await club.record(ladder, join(n), scorer);
    const path = `${pathOf(ladder)}/proposals`;
    await club.cost({ method: 'POST', path, key: theirs, body: { challenged: other }, at });
    await club.cost({ method: 'POST', path: `${path}/${one}/agree`, key: others, body: {}, at });
  },
  '`void`, by the organiser': async ({ club, ladder, n, scorer }) => {
    await club.record(ladder, match(n, 100 + n), scorer);
    const { line } = await club.stored(ladder);
    await club.record(ladder, say(n * DAY, 'void', { line }), await club.hand('organiser'));
  },
  'the page of Admin': async ({ club, ladder, n, scorer }) => {
    await club.record(ladder, join(n), scorer);
    await club.cost({ method: 'GET', path: pathOf(ladder), key: scorer, at: join(n).at });
  },
  '`join`, in another process of the function': async ({ club, ladder, n, scorer }) => {
    await club.record(ladder, join(n), scorer);
    await club.record(ladder, join(100 + n), scorer, 'other');
  },
};

async function byWhatCameBefore(club: Club): Promise<Costs> {
  const rows: [string, Cost[]][] = [];
  for (const [index, [what, before]] of Object.entries(BEFORE).entries()) {
    const [ladder, costs]: [string, Cost[]] = [`warm-${index}`, []];
    await club.ladder(ladder, headerOf('crewe'), players(SIZE));
    for (let n = 1; n <= RESULTS; n++) {
      const scorer = await club.hand('scorer');
      await before({ club, ladder, n, scorer });
      costs.push(await club.record(ladder, match(n, n), scorer));
    }
    rows.push([what, costs]);
  }
  return rows;
}

/** A game between two players: all that it takes, the entry that is measured last. */
interface Kind {
  readonly name: string;
  readonly system: SystemId;
  readonly each?: Partial<SeededPlayer>;
  /** Who says so: the organiser where only they may, or the player who comes first in the game. */
  readonly by?: Role;
  readonly game: (n: number, lower: PlayerId, upper: PlayerId) => readonly Command[];
}

const challenge = (n: number, challenger: PlayerId, challenged: PlayerId, day = n): Command =>
  say(day * DAY, 'challenge', { id: matchId(n), challenger, challenged });
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

const played =
  (score: readonly [number, number]): Kind['game'] =>
  (n, one, other) => [challenge(n, one, other), result(n, score)];

const KINDS: readonly Kind[] = [
  {
    name: 'Lavers: `result`',
    system: 'lavers',
    game: (n, one, other) => [arrive(n, one), arrive(n, other), ...played([2, 0])(n, one, other)],
  },
  { name: 'Crewe: `result`', system: 'crewe', game: played([1, 0]) },
  {
    name: 'Crewe: `result`, by a player of the match',
    system: 'crewe',
    by: 'player',
    game: (n, one, other) => [
      challenge(500 + n, one, other, n),
      say(n * DAY, 'withdraw', { challenge: matchId(500 + n) }),
      ...played([1, 0])(n, one, other),
    ],
  },
  { name: 'Nairobi: `result`, with forty moves', system: 'nairobi', each: paidUp, game: submitted },
  {
    name: 'Nairobi: `approve`, by the organiser',
    system: 'nairobi',
    by: 'organiser',
    each: paidUp,
    game: (n, one, other) => [
      ...submitted(n, one, other),
      say(n * DAY + 2 * GAME, 'approve', { challenge: matchId(n) }),
    ],
  },
  { name: 'Computer Go: `result`, changing places', system: 'computer-go', each: { gap: '0?' }, game: played([1, 0]) },
  {
    name: 'Computer Go: `result`, growing a gap',
    system: 'computer-go',
    each: { gap: '2.5?' },
    game: (n, one, other) => played([1, 0])(n, other, one),
  },
  { name: 'House: `result`', system: 'house', game: played([3, 2]) },
  {
    name: 'Shicargo: `finish`, for two',
    system: 'shicargo',
    game: (n, one, other) => {
      const scores = [[one, 61] as const, [other, 57] as const];
      const start = say(n * DAY, 'start', { id: matchId(n), players: [one, other] });
      return [start, say(n * DAY + GAME, 'finish', { game: matchId(n), scores })];
    },
  },
];

/** What one result of each kind costs: warm, right after what comes before it. */
async function bySystem(club: Club): Promise<Costs> {
  const rows: [string, Cost[]][] = [];
  for (const [index, { name, system, each, game, by }] of KINDS.entries()) {
    const [ladder, costs]: [string, Cost[]] = [`kind-${index}`, []];
    await club.ladder(ladder, headerOf(system), players(SIZE, each));
    for (let n = 1; n <= RESULTS; n++) {
      // The game of two neighbours, spread over the ladder.
      const order = (await club.stored(ladder)).order.players();
      const upper = (n * 7919) % (SIZE - 1);
      const [one, other] = [must(order[upper + 1]), must(order[upper])];
      costs.push(await costOfLast(club, ladder, game(n, one, other), by, by === 'player' ? one : undefined));
    }
    rows.push([name, costs]);
  }
  return rows;
}
