import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isId } from '#shared/vocabulary/vocabulary.ts';
import {
  type Decisions,
  decided,
  decidedTogether,
  saidTwice,
  withNamesakes,
} from '#web/apps/admin/members/deciding.ts';
import { readRows } from '#web/apps/admin/paste.ts';
import type { Known } from '#web/ui/people/namesakes.ts';

const known = (id: string, name: string, here = false): Known => ({ id, name, ladders: ['Friday Ladder'], here });
const ANN = known('ann-lee', 'Ann Lée');

const linesOf = (text: string, people: readonly Known[] = [], decisions?: Decisions) =>
  withNamesakes(readRows(text), people, decisions);
const told = (lines: ReturnType<typeof linesOf>) => lines.map(({ decision }) => decision?.kind ?? 'asked');

describe('whom a line of a table means', () => {
  test('is asked where a member is called so, however it is spelt, or a line further up; and nobody is guessed', () => {
    const lines = linesOf('LEE, Ann\nBob\nbob\nCy', [ANN]);
    expect(told(linesOf('Ann Katz', [{ ...ANN, also: ['Ann Katz'] }]))).toEqual(['asked']);
    expect(told(linesOf('ann  lee;1\nBob\nbob\nCy', [ANN]))).toEqual(['asked', 'new', 'asked', 'new']);
    expect(lines.at(-2)?.twin).toBe(2);
    expect(decided(linesOf('ann-lee\nBob', [ANN]), ['ann-lee']).map(({ name }) => name)).toEqual(['Bob']);
  });

  test('is nobody who is to be added, where only somebody in the list itself is called so, unless it is said otherwise', () => {
    const here = known('ann-lee', 'Ann Lee', true);
    expect(told(linesOf('Ann Lee', [here]))).toEqual(['left-out']);
    expect(told(linesOf('Ann Lee', [here, known('ann-lee-2', 'Ann Lee')]))).toEqual(['asked']);
    const another = new Map([[1, { kind: 'new' } as const]]);
    expect(decided(linesOf('Ann Lee', [here], another), ['ann-lee', 'ann-lee-2'])).toEqual([
      { line: 1, name: 'Ann Lee', id: 'ann-lee-3', isNew: true },
    ]);
  });

  test('is the one who is called so for all lines at once, but not where there are two of them', () => {
    const lines = linesOf('Ann Lee\nBob\nBob\nCy', [ANN, known('bob', 'Bob'), known('bob-2', 'Bob')]);
    expect([...decidedTogether(lines, 'same')]).toEqual([[1, { kind: 'same', id: 'ann-lee' }]]);
    expect([...decidedTogether(lines, 'left-out').keys()]).toEqual([1, 2, 3]);
    const twice = new Map([1, 2].map((line) => [line, { kind: 'same', id: 'ann-lee' } as const]));
    expect(saidTwice(linesOf('Ann Lee\nAnn Lee', [ANN], twice))?.line).toBe(2);
  });

  test('gives everybody new an id of their own that the service accepts, whatever the script', () => {
    const names = ['Жанна Дарк', 'Ångström', 'Łukasz Żółć', 'Straße', '王小明', 'محمد', '🙂🙂', `${'x'.repeat(300)} y`];
    const ids = decided(linesOf(names.join('\n')), []).map(({ id }) => id);
    expect(ids.every(isId)).toBe(true);
    expect(ids.slice(0, 4)).toEqual(['zhanna-dark', 'angstrom', 'lukasz-zolc', 'strasse']);
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 12 })),
        fc.array(fc.stringMatching(/^[a-z-]{1,4}$/)),
        (all, taken) => {
          const lines = linesOf(
            all.join('\n'),
            taken.map((id) => known(id, id)),
          );
          const another = new Map(lines.map(({ line }) => [line, { kind: 'new' } as const]));
          const given = decided(linesOf(all.join('\n'), [], another), taken).map(({ id }) => id);
          expect(new Set([...given, ...taken]).size).toBe(given.length + new Set(taken).size);
          expect(given.every(isId)).toBe(true);
        },
      ),
      { endOnFailure: true },
    );
  });
});
