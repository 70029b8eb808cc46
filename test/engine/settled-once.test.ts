import { beforeEach, expect, it, vi } from 'vitest';
import { decide } from '#shared/engine/decide.ts';
import { Season } from '#shared/engine/season.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { newLadder } from '#shared/vocabulary/ladder.ts';
import { headerOf, matchId, member, say } from '../bench/club.ts';

/** How often it was worked out what is due. */
const settled = vi.hoisted(() => ({ times: 0 }));

vi.mock('#shared/engine/settle.ts', async (original) => {
  const actual = await original<typeof import('#shared/engine/settle.ts')>();
  const settleDue: typeof actual.settleDue = (...args) => {
    settled.times++;
    return actual.settleDue(...args);
  };
  return { ...actual, settleDue };
});

const times = (work: () => unknown): number => {
  settled.times = 0;
  work();
  return settled.times;
};

const NAIROBI = headerOf('nairobi');
const WEEK = 7 * 86_400;
const seeded = say(0, 'seed', { order: 'given', players: [1, 2, 3, 4].map((n) => ({ id: member(n) })) });
const challenged: Command = say(WEEK, 'challenge', { id: matchId(1), challenger: member(2), challenged: member(1) });
const unknown: Command = say(WEEK, 'accept', { challenge: matchId(9) });
const played: Command = say(2 * WEEK, 'result', { challenge: matchId(1), score: [1, 0] });

let season = new Season(NAIROBI);
beforeEach(() => {
  season = new Season(NAIROBI);
  season.record(seeded);
});

it('what is due ahead of a line is settled once for judging and for carrying it out', () => {
  const { ladder } = decide(newLadder(NAIROBI), seeded);
  expect(times(() => expect(decide(ladder, challenged).entry).toBeDefined())).toBe(1);
  expect(times(() => expect(decide(ladder, unknown).refusal).toBeDefined())).toBe(1);
});

it('so it is with the whole log at hand, and a second time only where the line tells who has played', () => {
  expect(times(() => [season.record(challenged), season.ladder])).toBe(1);
  expect(times(() => [season.record(played), season.ladder])).toBe(2);
});
