import { describe, expect, it } from 'vitest';
import { bodiesOf } from '#shared/log/bodies.ts';
import { movingBy } from '#shared/rules/challenge/moving.ts';
import { above } from '#shared/rules/challenge/reach.ts';
import { fromChessSheet, gameScore, resulting } from '#shared/rules/challenge/results.ts';
import type { ChessTerms } from '#shared/rules/challenge/terms.ts';
import { figure, timeOfDay } from '#shared/rules/common/settings.ts';
import type { Rule } from '#shared/rules/rule.ts';
import { findSystem } from '#shared/systems/registry.ts';
import type { Verb } from '#shared/vocabulary/vocabulary.ts';

const bare: ChessTerms = {
  reach: { ...above(figure('reach', 3, [1, 100])), clause: 'T1' },
  declining: { allowed: false, clause: 'T2' },
  score: gameScore,
  movement: movingBy(() => 'swap', { fromBelow: 'T4', fromAbove: 'T5', drawn: 'T6' }),
};
const hours = { from: timeOfDay('from', '14:00'), to: timeOfDay('to', '18:00'), clause: 'T7' };

/** A system of nobody's with results under such terms. */
function takes(terms: ChessTerms, verb: Verb, body: object): boolean {
  const crewe = findSystem('crewe');
  if (!crewe) throw new Error('there is no such system');
  const rules = { ...crewe.rules, result: resulting(terms), match: fromChessSheet(terms) };
  return bodiesOf({ ...crewe, rules })[verb].safeParse(body).success;
}

const MATCH = { id: 'g1', challenger: 'ann', challenged: 'bob', score: [1, 0] };
const RESULT = { challenge: 'g1', score: [1, 0] };

describe('the entries of a system', () => {
  it('have the fields that its rules ask for, and no other', () => {
    const limited: ChessTerms = { ...bare, session: { weekday: 6, hours, minutes: [60, 120] } };
    const approved: ChessTerms = { ...bare, approval: { clause: 'T8' } };
    const known = (terms: ChessTerms) =>
      [{ minutes: 60 }, { pgn: '1. e4' }].map((field) => [
        takes(terms, 'result', { ...RESULT, ...field }),
        takes(terms, 'match', { ...MATCH, ...field }),
      ]);
    expect(known(bare)).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(known(limited)).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(known(approved)).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('say that the two waive the reach only where they may', () => {
    const reach = { ...bare.reach, agreeable: true } as const;
    expect(takes(bare, 'match', { ...MATCH, agreed: true })).toBe(false);
    expect(takes({ ...bare, reach }, 'match', { ...MATCH, agreed: true })).toBe(true);
  });

  it('have none that a rule forgot to name: it would not compile', () => {
    const rest = { refusals: () => [], apply: (ladder: Parameters<Rule<'pass'>['apply']>[0]) => ({ ladder }) };
    const passing: Rule<'pass'> = rest;
    // @ts-expect-error: of abandoning there is to say what is abandoned.
    const abandoning: Rule<'abandon'> = rest;
    expect([passing, abandoning]).toEqual([rest, rest]);
  });
});
