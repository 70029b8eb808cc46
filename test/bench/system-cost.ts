import { parseDay } from '#shared/calendar/moment.ts';
import type { Role } from '#shared/vocabulary/club.ts';
import type { Command, SeededPlayer } from '#shared/vocabulary/command.ts';
import type { PlayerId, SystemId } from '#shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, must, say } from './club.ts';
import type { Club } from './deployed/club.ts';
import type { Cost } from './figures.ts';
import { costOfLast, players, RESULTS } from './result-cost.ts';

const SIZE = 100;
/** Seconds from one game to the next, and from a challenge to its result. */
const DAY = 86_400;
const GAME = 60;

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
  {
    name: 'Crewe: `result`, by a player of the match',
    system: 'crewe',
    by: 'player',
    game: (n, one, other) => [
      challenge(500 + n, one, other, n),
      say(n * DAY, 'withdraw', { challenge: matchId(500 + n) }),
      challenge(n, one, other),
      result(n, [1, 0]),
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
    name: 'House: `result`',
    system: 'house',
    game: (n, one, other) => [challenge(n, one, other), result(n, [3, 2])],
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

/** What one result of each kind costs on a ladder of 100: warm, right after what comes before it. */
export async function systemCosts(club: Club): Promise<readonly (readonly [name: string, costs: readonly Cost[]])[]> {
  const rows: (readonly [string, readonly Cost[]])[] = [];
  for (const [index, kind] of KINDS.entries()) rows.push([kind.name, await costsOf(club, kind, `kind-${index}`)]);
  return rows;
}

async function costsOf(club: Club, { system, each, game, by }: Kind, ladder: string): Promise<readonly Cost[]> {
  await club.ladder(ladder, headerOf(system), players(SIZE, each));
  const costs: Cost[] = [];
  for (let n = 1; n <= RESULTS; n++) {
    // The game of two neighbours, spread over the ladder.
    const order = await club.order(ladder);
    const upper = (n * 7919) % (SIZE - 1);
    const [one, other] = [must(order[upper + 1]), must(order[upper])];
    costs.push(await costOfLast(club, ladder, game(n, one, other), by, by === 'player' ? one : undefined));
  }
  return costs;
}
