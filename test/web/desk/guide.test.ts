import { describe, expect, it } from 'vitest';
import type { LineView } from '#shared/contract/entries.ts';
import { lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { tasksOf } from '#web/apps/admin/guide/steps.ts';

const line = (verb: LineView['verb']): LineView => ({
  verb,
  line: lineNumber(2),
  version: lineNumber(2),
  at: '2026-11-23T19:00:00Z',
  moves: [],
  settled: [],
});

const EMPTY = { version: lineNumber(1), standings: [], entrants: [], entries: [], challenges: [], games: [] };
const player = { player: 'ann', name: 'Ann' } as never;
const done = (...asked: Parameters<typeof tasksOf>) => Object.fromEntries(tasksOf(...asked));

describe('the list of first steps', () => {
  it('follows what is on the ladder, and asks a scorer for no links', () => {
    expect(done(EMPTY, undefined)).toEqual({ players: false, begin: false, result: false });
    expect(done({ ...EMPTY, entrants: [player], entries: [line('join')] }, undefined)).toEqual({
      players: true,
      begin: false,
      result: false,
    });
    expect(done({ ...EMPTY, entries: [line('challenge')] }, undefined)).toMatchObject({ begin: true, result: false });
    expect(done({ ...EMPTY, entries: [line('match')] }, undefined)).toMatchObject({ begin: true, result: true });
  });

  it('counts the ladder as shared once somebody else than an organiser has a link that works', () => {
    const shared = (...links: NonNullable<Parameters<typeof tasksOf>[1]>) => done(EMPTY, links)['share'];
    expect(shared()).toBe(false);
    expect(shared({ role: 'organiser' })).toBe(false);
    expect(shared({ role: 'player', revoked: '2026-11-23T19:00:00Z' })).toBe(false);
    expect(shared({ role: 'player', revoked: '2026-11-23T19:00:00Z' }, { role: 'scorer' })).toBe(true);
  });
});
