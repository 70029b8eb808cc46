import { lineView } from '#shared/contract/entries.ts';

/** A line of the log as apps are told of it. */
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
