import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Season, termsIn } from '#shared/engine/season.ts';
import { formatLog } from '#shared/log/format.ts';
import { readLog } from '#shared/log/read.ts';
import { documentOf, replay } from '#shared/log/replay.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import type { Header } from '#shared/vocabulary/header.ts';
import { type LineNumber, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, member, say } from '../bench/club.ts';

/** How many lines were worked out. More than `most` are not, so that what takes far too many fails and does not hang. */
const steps = vi.hoisted(() => ({ count: 0, most: 0 }));

vi.mock('#shared/engine/fold.ts', async (original) => {
  const actual = await original<typeof import('#shared/engine/fold.ts')>();
  const evolve: typeof actual.evolve = (...args) => {
    if (++steps.count > steps.most) throw new Error(`more than ${steps.most} steps`);
    return actual.evolve(...args);
  };
  return { ...actual, evolve };
});

/** Counts anew, up to a bound. */
const count = (most: number): void => void Object.assign(steps, { count: 0, most });
beforeEach(() => count(Number.POSITIVE_INFINITY));

const CREWE = headerOf('crewe');
const GO = headerOf('computer-go');
const GAMES = 300;

const seeded: Command = say(0, 'seed', { order: 'given', players: [1, 2, 3].map((n) => ({ id: member(n) })) });
const scored = (won: boolean): readonly [number, number] => (won ? [1, 0] : [0, 1]);

/** Games of the two at the bottom, a challenge and a result each. */
const games: readonly Command[] = Array.from({ length: GAMES }, (_, n) => [
  say(n * 10, 'challenge', { id: matchId(n), challenger: member(3), challenged: member(2) }),
  say(n * 10 + 1, 'result', { challenge: matchId(n), score: scored(n % 3 === 0) }),
]).flat();

/** The line of a game's result. */
const resultOf = (game: number): LineNumber => lineNumber(2 * game + 4);
/** A correction for each game, the last game first, so that each reaches further back than the one before it. */
const corrections: readonly Command[] = Array.from({ length: GAMES }, (_, n) => {
  const game = GAMES - 1 - n;
  return say(GAMES * 10 + n, 'correct', { line: resultOf(game), score: scored(game % 2 === 0) });
});

/** A game between every two corrections of the first result. */
const mixed: readonly Command[] = games.flatMap((command, n) =>
  n % 2 === 0 || n < 3
    ? [command]
    : [command, say(n * 5, 'correct', { line: resultOf(0), score: scored(n % 4 === 1) })],
);

const textOf = (header: Header, commands: readonly Command[]): string => formatLog(header, commands);

function replayed(text: string) {
  const log = readLog(text);
  if (!log.ok) throw new Error(log.refusal.message);
  return documentOf(replay(log.value));
}

describe('a batch of corrections', () => {
  const log = [seeded, ...games, ...corrections];

  it('is worked out once, however far each of them reaches back', () => {
    count(2 * log.length);
    const { refused } = replayed(textOf(CREWE, log));
    expect(refused).toEqual([]);
  });

  it('is worked out once although some of them are refused', () => {
    const noResult = (n: number) => say(GAMES * 10 + n, 'correct', { line: lineNumber(3), score: [1, 0] });
    const bad = (n: number) => [say(0, 'settle', {}), seeded, noResult(n)][n % 3] ?? seeded;
    const twice = corrections.flatMap((command, n) => [command, bad(n)]);
    count(3 * (games.length + twice.length));
    const { refused } = replayed(textOf(CREWE, [seeded, ...games, ...twice]));
    expect(refused).toHaveLength(GAMES);
  });

  it('costs one fold where the log is known to be accepted, also with results in between', () => {
    count(1 + mixed.length);
    Season.of(CREWE, [seeded, ...mixed]);
    expect(steps.count).toBe(steps.most);
  });

  it('costs one fold on a Go ladder too, where it is known what its challenges were issued at', () => {
    const lines = Season.of(GO, [seeded, ...mixed]).lines();
    count(lines.length);
    const again = Season.of(GO, [seeded, ...mixed], termsIn(lines));
    expect(steps.count).toBe(lines.length);
    expect(again.lines()).toEqual(lines);
  });
});

describe('a result that was turned down', () => {
  it('is not voided, whether or not anybody looked at the ladder meanwhile (§0)', () => {
    const game = { challenge: matchId(0) };
    const text = textOf({ ...CREWE, settings: { confirm: 2 } }, [
      seeded,
      ...games.slice(0, 1),
      say(1, 'result', { ...game, score: [1, 0], reported: member(3) }),
      say(2, 'reject', game),
      say(3, 'void', { line: resultOf(0) }),
    ]);
    expect(replayed(text).refused).toMatchObject([{ line: 6, code: 'not-correctable' }]);
  });
});

describe('correcting a line', () => {
  const corrected = (game: number) => {
    count(Number.POSITIVE_INFINITY);
    const season = Season.of(CREWE, [seeded, ...games]);
    count(season.ladder.line);
    const { entry } = season.decide(say(GAMES * 10, 'correct', { line: resultOf(game), score: [1, 0] }));
    return Number(entry?.line) - resultOf(game) + 1;
  };

  it('of the newest works out no more than the lines since', () => {
    const since = corrected(GAMES - 2);
    expect([since, steps.count]).toEqual([4, 4]);
  });

  it('further up works out few more: a ladder is kept every thirty-two lines', () => {
    for (const game of [20, 100, 200]) expect(corrected(game) + 32 - steps.count).toBeGreaterThan(0);
  });
});
