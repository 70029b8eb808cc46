import { beforeEach, describe, expect, it } from 'vitest';
import { LONGEST } from '#functions/ladders/race.ts';
import { RecentLadders } from '#functions/ladders/recent.ts';
import { decide } from '#shared/engine/decide.ts';
import type { Command } from '#shared/vocabulary/command.ts';
import { type Ladder, newLadder } from '#shared/vocabulary/ladder.ts';
import { instant, lineNumber } from '#shared/vocabulary/vocabulary.ts';
import { arrive, HEADER, ids, seed } from './club.ts';

const next = (ladder: Ladder, command: Command): Ladder => decide(ladder, command).ladder;
const seeded = next(newLadder(HEADER), seed(['ann', 'bob']));
const later = next(seeded, arrive('ann', '19:30'));

const keyOf = (index: number) => ({ club: 'riverside', ladder: `ladder-${index}` });
const main = keyOf(0);

let recent: RecentLadders;
beforeEach(() => {
  recent = new RecentLadders();
});

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => recent.get(keyOf(index))?.ladder.line);

describe('the ladders last seen', () => {
  it('are kept as they were seen last, and never as they were before', () => {
    recent.put(main, { ladder: later, epoch: 'one' });
    recent.put(main, { ladder: seeded, epoch: 'one' });
    expect(recent.get(main)?.ladder.line).toBe(later.line);
    // Under a new epoch the log itself may have become shorter.
    recent.put(main, { ladder: seeded, epoch: 'two' });
    expect(recent.get(main)).toMatchObject({ ladder: { line: seeded.line }, epoch: 'two' });
    recent.forget(main);
    expect(recent.get(main)).toBeUndefined();
  });

  it('are kept with those before, of which eight at most, until the log is another one', () => {
    const earlier = Array.from({ length: 9 }, (_, index) => ({ ...seeded, line: lineNumber(index + 1) }));
    recent.put(main, { ladder: later, epoch: 'one', earlier });
    recent.put(main, { ladder: later, epoch: 'one' });
    expect(recent.get(main)?.earlier).toEqual(earlier.slice(1));
    recent.put(main, { ladder: later, epoch: 'two' });
    expect(recent.get(main)?.earlier).toBeUndefined();
  });

  it('are 256 at most: the one seen longest ago goes', () => {
    for (let index = 0; index < 256; index++) recent.put(keyOf(index), { ladder: seeded });
    recent.put(keyOf(0), { ladder: later });
    recent.put(keyOf(256), { ladder: seeded });
    expect(linesOf(3)).toEqual([later.line, undefined, seeded.line]);
    expect(recent.get(keyOf(256))).toBeDefined();
  });

  it('have 50,000 players at most, each counted once however often a ladder is seen', () => {
    const large = next(newLadder(HEADER), seed(ids(10_000)));
    for (let index = 0; index < 5; index++) recent.put(keyOf(index), { ladder: large });
    recent.put(keyOf(4), { ladder: large });
    expect(linesOf(5)).toEqual(Array(5).fill(large.line));
    recent.put(keyOf(5), { ladder: large });
    expect(linesOf(3)).toEqual([undefined, large.line, large.line]);
    recent.forget(keyOf(1));
    recent.put(keyOf(6), { ladder: large });
    expect(linesOf(3)).toEqual([undefined, undefined, large.line]);
  });
});

describe('how long others had to wait', () => {
  const [now, wait] = [later.at, 300];

  it('counts for as long as a race, before and after', () => {
    expect(recent.waitAt(main, now)).toBe(0);
    recent.put(main, { ladder: later, wait });
    const apart = [0, LONGEST, LONGEST + 1, -LONGEST, -LONGEST - 1];
    expect(apart.map((by) => recent.waitAt(main, instant(now + by)))).toEqual([wait, wait, 0, wait, 0]);
  });

  it('is what it was where the next line does not tell, but not after a rest', () => {
    const soon = next(later, arrive('bob', '19:30'));
    const tomorrow = next(later, arrive('bob', '2021-09-07T19:30'));
    recent.put(main, { ladder: later, wait });
    recent.put(main, { ladder: soon });
    expect(recent.waitAt(main, soon.at)).toBe(wait);
    recent.put(main, { ladder: { ...tomorrow, line: soon.line } });
    expect(recent.waitAt(main, tomorrow.at)).toBe(0);
  });
});

describe('a ladder as it will be', () => {
  beforeEach(() => recent.expect(main, { ladder: later, token: 'on its way', epoch: 'one' }));

  it('is expected until its line, or a later one, has been seen', () => {
    recent.put(main, { ladder: seeded, epoch: 'one' });
    expect(recent.expected(main)).toMatchObject({ token: 'on its way', epoch: 'one', ladder: { line: later.line } });
    recent.put(main, { ladder: later, epoch: 'one' });
    expect(recent.expected(main)).toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['the ladder was written again', () => recent.put(main, { ladder: seeded, epoch: 'two' })],
    ['its line was not written', () => recent.giveUp(main)],
    ['the ladder is forgotten', () => recent.forget(main)],
  ])('is expected no more where %s', (_, happens) => {
    happens();
    expect(recent.expected(main)).toBeUndefined();
  });

  it('has no more of its past than the database would tell', () => {
    const { past } = newLadder(HEADER);
    recent.put(main, { ladder: later });
    expect(recent.get(main)?.ladder.past).toEqual(past);
    expect(recent.expected(main)).toBeUndefined();
    recent.expect(main, { ladder: later, token: 'again' });
    expect(recent.expected(main)?.ladder.past).toEqual(past);
  });
});
