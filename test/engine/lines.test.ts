import { describe, expect, it } from 'vitest';
import { parseDay } from '#shared/calendar/moment.ts';
import { Lines } from '#shared/engine/lines.ts';
import type { Bodies, Command } from '#shared/vocabulary/command.ts';
import { type Day, type Instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { headerOf, matchId, member, must, players, say } from '../bench/club.ts';

const HEADER = headerOf('crewe');
const SEED = say(0, 'seed', { order: 'given', players: players(3) });
const CHALLENGE = say(1, 'challenge', { id: matchId(1), challenger: member(3), challenged: member(2) });
const RESULT = say(2, 'result', { challenge: matchId(1), score: [1, 0] });

function linesOf(...commands: readonly Command[]): Lines {
  const lines = new Lines(HEADER);
  for (const command of commands) lines.add(command);
  return lines;
}
const at = (seconds: number): Instant => say(seconds, 'settle', {}).at;
const day = (text: string): Day => must(parseDay(text));
const settle = (seconds: number) => say(seconds, 'settle', {});
const voided = (line: number) => say(9, 'void', { line: lineNumber(line) });
const configure = (body: Bodies['configure']) => say(3, 'configure', body);
const numbers = (lines: Lines, from: number) => lines.from(lineNumber(from)).map(({ entry }) => entry.line);

describe('the lines of a season', () => {
  it('are found by their number, from a number on, and after an instant', () => {
    const lines = linesOf(SEED, settle(10), settle(20), settle(20), settle(30));
    expect(lines.at(lineNumber(3))?.entry.command.at).toBe(at(10));
    expect([numbers(lines, 0), numbers(lines, 5), numbers(lines, 7)]).toEqual([[2, 3, 4, 5, 6], [5, 6], []]);
    expect([-1, 0, 9, 10, 19, 20, 29, 30].map((seconds) => lines.after(at(seconds)))).toEqual([2, 3, 3, 4, 4, 6, 6, 7]);
    expect(linesOf().after(at(0))).toBe(2);
  });

  it('count as they were corrected, unless they are void', () => {
    const lines = linesOf(SEED, CHALLENGE, RESULT, say(5, 'correct', { line: lineNumber(4), score: [0, 1] }));
    expect(lines.standing(lineNumber(4))?.body).toMatchObject({ score: [0, 1] });
    lines.add(voided(4));
    expect(lines.standing(lineNumber(4))).toBeUndefined();
    expect(lines.entries().map(({ command }) => command.verb)).toEqual([
      'seed',
      'challenge',
      'result',
      'correct',
      'void',
    ]);
  });

  it('have begun with a challenge that stands, and are without a seed once the last one is void', () => {
    expect([linesOf(SEED).hasBegun, linesOf(SEED).isUnseeded]).toEqual([false, false]);
    const lines = linesOf(SEED, CHALLENGE);
    expect(lines.hasBegun).toBe(true);
    lines.add(voided(3));
    lines.add(voided(2));
    expect([lines.hasBegun, lines.isUnseeded]).toEqual([false, true]);
    lines.add(SEED);
    expect(lines.isUnseeded).toBe(false);
  });

  it('end as was configured last, but for one line: an end, none, or that of the header', () => {
    const [end, none] = [configure({ end: day('2022-05-01') }), configure({ end: null })];
    expect(linesOf(SEED).endWithout(lineNumber(9))).toBe('2022-06-06');
    expect(linesOf(SEED, end).endWithout(lineNumber(9))).toBe('2022-05-01');
    expect(linesOf(SEED, end).endWithout(lineNumber(3))).toBe('2022-06-06');
    expect(linesOf(SEED, end, none).endWithout(lineNumber(9))).toBeUndefined();
    expect(linesOf(SEED, end, none, voided(4)).endWithout(lineNumber(9))).toBe('2022-05-01');
  });
});

describe('the header with which a season begins', () => {
  const shut = (from: string, to = '2021-12-31') => ({ closures: [{ from: day(from), to: day(to) }] });

  it('has the closures that stand, as if they had always been there', () => {
    const lines = linesOf(SEED, configure(shut('2021-12-20')));
    expect(lines.beginning).toEqual({ ...HEADER, ...shut('2021-12-20') });
    lines.add(configure(shut('2021-12-24')));
    expect(lines.beginning.closures).toEqual(shut('2021-12-24').closures);
    lines.add(voided(4));
    expect(lines.beginning.closures).toEqual(shut('2021-12-20').closures);
    lines.add(voided(3));
    expect(lines.beginning).toBe(HEADER);
  });

  it('is the same one while those stay: all else is worked out from it', () => {
    const lines = linesOf(SEED, configure(shut('2021-12-20')));
    const { beginning } = lines;
    for (const change of [configure({ settings: { reach: 3 } }), configure(shut('2021-12-20')), CHALLENGE, voided(4)]) {
      lines.add(change);
      expect(lines.beginning).toBe(beginning);
    }
    for (const other of [shut('2021-12-20', '2021-12-30'), { closures: [] }]) {
      lines.add(configure(other));
      expect(lines.beginning).not.toBe(beginning);
    }
    expect(lines.beginning).toBe(HEADER);
  });
});

describe('the register of who has played', () => {
  it('goes on after a result is corrected or void, and is made anew after what later lines go by', () => {
    const lines = linesOf(SEED, CHALLENGE, RESULT);
    const { register } = lines;
    lines.add(say(5, 'correct', { line: lineNumber(4), score: [0, 1] }));
    lines.add(voided(4));
    expect(lines.register).toBe(register);
    lines.add(voided(3));
    expect(lines.register).not.toBe(register);
  });

  it('knows after that of each line what it counts as', () => {
    const lines = new Lines(headerOf('nairobi'));
    const other = say(3, 'challenge', { id: matchId(2), challenger: member(3), challenged: member(1) });
    const second = say(4, 'result', { challenge: matchId(2), score: [1, 0] });
    for (const command of [SEED, CHALLENGE, RESULT, other, second, voided(3)]) lines.add(command);
    const played = () => [1, 2].map((game) => lines.register.isPlayed({ id: matchId(game), issued: at(0) }));
    expect(played()).toEqual([false, true]);
    lines.add(voided(6));
    lines.add(configure({ settings: { drop: 2 } }));
    expect(played()).toEqual([false, false]);
  });
});
