import { describe, expect, it } from 'vitest';
import type { LineView } from '#shared/contract/entries.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { at } from '#test/functions/evening.ts';
import { whyNot } from '#web/apps/board/tonight/undo.tsx';
import { nightBegan, type Way, wayOf } from '#web/apps/board/tonight/ways.ts';
import { match, who } from './line.ts';

/** Lines as the service tells them, numbered from 2. */
const told = (...lines: readonly (Partial<LineView> & Pick<LineView, 'verb'>)[]): readonly LineView[] =>
  lines
    .map((line, index): LineView => {
      const number = lineNumber(index + 2);
      return {
        at: '2021-09-06T20:00:00+01:00',
        by: 'bar',
        moves: [],
        settled: [],
        line: number,
        version: number,
        ...line,
      };
    })
    .toReversed();

const ANN = { player: who('ann') };
const PAIR = { id: match('m1'), challenger: who('ann'), challenged: who('bob') };

function wayTo(
  number: number,
  lines: readonly LineView[],
  role: 'scorer' | 'organiser' = 'scorer',
  today = '2021-09-06',
): Way {
  const line = lines.find((each) => each.line === number) ?? expect.fail('there is no such line');
  return wayOf(line, { lines, session: { role, label: 'bar' }, today });
}

describe('a line of tonight', () => {
  it.each(['arrive', 'depart', 'pass', 'challenge', 'abandon', 'close', 'playoff', 'match', 'result'] as const)(
    'that records %s is undone by voiding it',
    (verb) => {
      expect(wayTo(2, told({ verb, ...ANN }))).toEqual({ how: 'void', lines: [2] });
    },
  );

  it.each(['settle', 'correct', 'void', 'seed', 'configure', 'rename'] as const)(
    'that is a %s is not undone itself',
    (verb) => {
      expect(wayTo(2, told({ verb }))).toEqual({ how: 'never' });
    },
  );

  it('is undone once', () => {
    const lines = told({ verb: 'arrive', ...ANN }, { verb: 'void', amends: lineNumber(2) });
    expect(wayTo(2, lines)).toEqual({ how: 'undone' });
  });

  it('that has a result leads to undoing that first, and is free once that is undone', () => {
    const played = [{ verb: 'challenge', ...PAIR } as const, { verb: 'result', challenge: match('m1') } as const];
    expect(wayTo(2, told(...played))).toMatchObject({ how: 'first', line: { verb: 'result', line: 3 } });
    expect(wayTo(2, told(...played, { verb: 'void', amends: lineNumber(3) }))).toEqual({ how: 'void', lines: [2] });
  });

  it('by which a new member joined takes the arrival with it, which would put them back', () => {
    const came = [{ verb: 'join', ...ANN } as const, { verb: 'arrive', ...ANN } as const];
    expect(wayTo(2, told(...came))).toEqual({ how: 'void', lines: [3, 2] });
    expect(wayTo(2, told(...came, { verb: 'challenge', ...PAIR }))).toMatchObject({ how: 'first', line: { line: 4 } });
  });

  it('is a scorer’s to undo where their own label recorded it on that day, and the organiser’s always', () => {
    const lines = told({ verb: 'pass', ...ANN, by: 'door' });
    expect(wayTo(2, lines)).toEqual({ how: 'others', by: 'door' });
    expect(wayTo(2, lines, 'organiser')).toEqual({ how: 'void', lines: [2] });
    const own = told({ verb: 'pass', ...ANN });
    expect(wayTo(2, own, 'scorer', '2021-09-07')).toEqual({ how: 'earlier' });
    expect(wayTo(2, own, 'organiser', '2021-09-07')).toEqual({ how: 'void', lines: [2] });
  });

  it('that is not undone says why, and what to do', () => {
    const story = () => 'Ann 2–0 Bob';
    const [line = expect.fail('there is a line')] = told({ verb: 'result' });
    expect(whyNot({ how: 'others', by: 'door' }, story)).toBe('Recorded by door: they can undo it, or the organiser.');
    expect(whyNot({ how: 'first', line }, story)).toBe('Undo this first: Ann 2–0 Bob.');
    expect(whyNot({ how: 'earlier' }, story)).toBe('Recorded before midnight: the organiser can undo it.');
  });
});

describe('tonight', () => {
  it.each([
    ['20:00', '2021-09-06T20:00:00+01:00', '2021-09-06T00:00:00+01:00'],
    ['half past midnight', '2021-09-07T00:30:00+01:00', '2021-09-06T00:00:00+01:00'],
    ['the next morning', '2021-09-07T07:00:00+01:00', '2021-09-07T00:00:00+01:00'],
  ])('at %s began with its own date', (_, now, began) => {
    expect(nightBegan('Europe/London', at(now))).toBe(at(began));
  });
});
