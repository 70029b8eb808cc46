import { describe, expect, it } from 'vitest';
import { glanceAt } from '#functions/importing/import-gate.ts';
import { judgeLog, MOST_LINES } from '#functions/importing/judge.ts';
import { logOf } from '../ladders/importing/logs.ts';

/** What comes of a log, and how many lines were worked out for it. */
function judged(text: string, mostSteps?: number) {
  const work = judgeLog(text, mostSteps);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

const HEADER = JSON.stringify({
  ladder: { system: 'crewe', timezone: 'Europe/London', season: { start: '2015-01-01' } },
});
const AT = '2015-01-05T20:00:00Z';
const people = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `p${from + index}` }));
const seedOf = (count: number): string =>
  JSON.stringify({ at: AT, seed: { order: 'given', players: people(0, count) } });
const joinOf = (id: string): string => JSON.stringify({ at: AT, join: { player: id } });

describe('a log at a glance', () => {
  it('has as many lines as are in it, a final newline or not, and the same digest only for the same text', () => {
    const [one, other] = [glanceAt(Buffer.from(HEADER)), glanceAt(Buffer.from(`${HEADER}\n`))];
    expect([one, other]).toMatchObject([{ lines: 1 }, { lines: 1 }]);
    expect(one).not.toEqual(other);
  });

  it('is too long from one line more than the limit on', () => {
    const lines = (count: number) => glanceAt(Buffer.from(`${HEADER}\n${'\n'.repeat(count - 1)}`));
    expect(lines(MOST_LINES)).toMatchObject({ kind: 'log', lines: MOST_LINES });
    expect(lines(MOST_LINES + 1)).toMatchObject({ kind: 'fault', tooLarge: true });
  });
});

describe('a log', () => {
  it('may have ten thousand players at once, and is turned down at the line with one more', () => {
    const lines = [HEADER, seedOf(9_999), joinOf('q1'), joinOf('q2')];
    expect(judged(lines.slice(0, 3).join('\n'))).toMatchObject({ kind: 'judged', refused: 0 });
    expect(judged(lines.join('\n'))).toEqual({
      kind: 'fault',
      message: 'Line 4: A ladder holds at most 10,000 players. Open another ladder for the others.',
    });
  });

  it('of 200,000 players is turned down where they are seeded', () => {
    expect(judged(`${HEADER}\n${seedOf(200_000)}`)).toMatchObject({ message: expect.stringContaining('Line 2') });
  });

  it('with corrections in a row is worked out about twice, however many there are', () => {
    const log = logOf(2000).trim().split('\n');
    const at = JSON.parse(log.at(-1) ?? '').at;
    const corrections = Array.from({ length: 1000 }, (_, index) =>
      JSON.stringify({ at, correct: { line: 3 + index, score: [0, 1] } }),
    );
    // More work than that would be turned down on the way.
    const found = judged([...log, ...corrections].join('\n'), 2.1 * 3000);
    if (found.kind === 'fault') throw new Error(found.message);
    expect(found.season.steps).toBeLessThan(2.1 * 3000);
  });

  it('whose corrections make too much work is turned down before it has made more', () => {
    const log = logOf(300).trim().split('\n');
    const { at } = JSON.parse(log.at(-1) ?? '');
    const lines = Array.from({ length: 200 }, (_, index) =>
      index % 2
        ? JSON.stringify({ at, join: { player: `late${index}` } })
        : JSON.stringify({ at, correct: { line: 3, score: [index % 4 ? 1 : 0, index % 4 ? 0 : 1] } }),
    );
    expect(judged([...log, ...lines].join('\n'), 10_000)).toMatchObject({
      kind: 'fault',
      message: expect.stringMatching(/^Line 3[5-7]\d: Too many corrections/),
    });
  });

  it('of blank lines costs next to nothing: each is refused, and the first hundred are told', () => {
    const found = judged(`${HEADER}\n${'\n'.repeat(20_000)}x`);
    if (found.kind === 'fault') throw new Error(found.message);
    expect([found.refused, found.told.length]).toEqual([20_001, 100]);
    expect([found.season.ladder.line, found.season.steps]).toEqual([20_002, 20_001]);
  });
});
