import { lineView } from '#shared/contract/entries.ts';
import { nameFor } from '#test/view/club.ts';

export const line = (number: number, verb: string, rest: object = {}) =>
  lineView.parse({
    line: number,
    version: number,
    at: '2026-11-20T20:05:00+00:00',
    verb,
    moves: [],
    settled: [],
    ...rest,
  });

export const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => nameFor(n));
