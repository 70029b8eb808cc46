import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CROWDED,
  LONGEST,
  longestPause,
  pauseBy,
  Race,
  type RaceStanding,
  waitAfter,
} from '#functions/ladders/race.ts';

describe('the pauses of a race', () => {
  const pause = (standing: Partial<RaceStanding>) => longestPause({ expected: 0, waited: 0, pace: 10, ...standing });

  it('last until others came through, and are as short as a try from then on', () => {
    expect([0, 200, 585, 600].map((waited) => pause({ expected: 600, waited }))).toEqual([600, 400, 15, 15]);
  });

  it('grow again where even that does not help', () => {
    expect([0, 800, 2000, 4000].map((waited) => pause({ waited }))).toEqual([15, 15, 15, 250]);
    expect([1200, 3000, 4000].map((waited) => pause({ expected: 1500, waited }))).toEqual([300, 15, 125]);
  });

  it('are longer where a try takes longer, and have a limit', () => {
    expect([1, 10, 20, 80].map((pace) => pause({ pace }))).toEqual([15, 15, 30, 120]);
    expect(pause({ expected: 60_000 })).toBe(800);
  });

  it('are never less than a third of that', () => {
    const standing = { expected: 600, waited: 0, pace: 10 };
    expect([0, 0.5, 1].map((chance) => pauseBy(chance, standing))).toEqual([200, 400, 600]);
  });

  it('go by an average that follows what is waited, and comes back to nothing', () => {
    const settled = (times: number, waited: number, from = 0) =>
      Array.from({ length: times }).reduce((expected: number) => waitAfter(expected, waited), from);
    expect(settled(1, 800)).toBe(100);
    expect(settled(40, 800)).toBeGreaterThan(750);
    expect(settled(60, 0, 800)).toBe(0);
    expect(waitAfter(0, 0)).toBe(0);
  });
});

describe('the race of one request', () => {
  let now = 1000;
  const rests: number[] = [];
  const watch = {
    elapsed: () => now,
    rest: async (milliseconds: number) => {
      rests.push(milliseconds);
      now += milliseconds;
    },
  };

  beforeEach(() => {
    [now, rests.length] = [1000, 0];
    // The longest pause that it may be.
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('begins with a rest where others have long to wait, and with none where they have not', async () => {
    await new Race(watch).enter(CROWDED - 1);
    expect(rests).toEqual([]);
    await new Race(watch).enter(CROWDED);
    expect(rests).toEqual([CROWDED]);
  });

  it('has pauses as long as others wait, and then by how long its own tries take, its rests apart', async () => {
    const race = new Race(watch);
    now += 40;
    await race.enter(600);
    now += 100;
    await race.pause(600);
    await race.pause(600);
    now += 200;
    await race.pause(600);
    // A try and a half of what one takes: 100 ms for the first, 50 for two, 100 for three.
    expect(rests).toEqual([600, 150, 75, 150]);
  });

  it('tells others to wait an eighth more or less, by what it waited since it came in; by its rests where it never lost', async () => {
    const calm = new Race(watch);
    await calm.enter(400);
    now += 1000;
    expect(calm.waitAfter(400)).toBe(400);
    const lost = new Race(watch);
    now += 5000;
    await lost.enter(0);
    now += 700;
    await lost.pause(0);
    // An eighth of these 700 ms and of a pause as long as a try and a half.
    expect([rests, lost.waitAfter(0)]).toEqual([[400, 1050], 218]);
  });

  it('is over after five seconds from its beginning', () => {
    const race = new Race(watch);
    const isOver = [LONGEST - 1, 1].map((more) => {
      now += more;
      return race.isOver;
    });
    expect(isOver).toEqual([false, true]);
  });
});

/** When each of some things happens, in milliseconds. */
class Agenda {
  readonly #events: { at: number; run: () => void }[] = [];
  now = 0;

  in(milliseconds: number, run: () => void): void {
    this.#events.push({ at: this.now + milliseconds, run });
  }

  runUntil(end: number): void {
    for (;;) {
      const next = this.#events.reduce((one, other) => (other.at < one.at ? other : one), { at: end, run: () => {} });
      if (next.at >= end) return;
      this.#events.splice(this.#events.indexOf(next), 1);
      this.now = next.at;
      next.run();
    }
  }
}

/** Chance that is the same in every run. */
function chance(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One request of a writer in its race. */
interface Racer {
  readonly writer: number;
  readonly began: number;
  seen: number;
  /** Whether it has looked at the ladder, or saw it only before it was made. */
  looked: boolean;
  tries: number;
  rested: number;
}

/**
 * A minute of writers who race for one head, as DynamoDB judges them: a transaction takes 3 ms to arrive, holds the head
 * for 5 and is answered after 2 more; one that comes meanwhile conflicts, and one that saw an older head fails. Looking
 * again takes 5 ms. What others wrote before a request was made is no race that it lost. The newest line tells how long
 * one has to wait.
 */
function minuteOf(writers: number, slower = 1, between = 15) {
  const random = chance();
  const agenda = new Agenda();
  const waits: number[] = [];
  const shares = Array.from({ length: writers }, () => 0);
  let [head, held, tries, told] = [0, false, 0, 0];
  /** What each writer last saw of that. */
  const expected = shares.map(() => 0);
  const expectedBy = ({ writer }: Racer) => expected[writer] ?? 0;
  const after = (milliseconds: number, run: () => void) => agenda.in(slower * milliseconds, run);
  const request = (writer: number, seen: number): void => {
    const racer = { writer, began: agenda.now, seen, looked: false, tries: 0, rested: 0 };
    if (expectedBy(racer) < CROWDED) write(racer);
    else rest(racer, { expected: expectedBy(racer), waited: 0, pace: 0 }, write);
  };
  const rest = (racer: Racer, standing: RaceStanding, then: (racer: Racer) => void): void => {
    const pause = pauseBy(random(), standing);
    racer.rested += pause;
    agenda.in(pause, () => then(racer));
  };
  const write = (racer: Racer): void => {
    tries++;
    after(3, () => {
      if (held) return void after(2, () => pause(racer));
      if (racer.seen !== head) return void after(2, () => (racer.looked ? pause(racer) : look(racer)));
      held = true;
      const wait = waitAfter(expectedBy(racer), racer.tries > 0 ? agenda.now - racer.began : racer.rested);
      after(5, () => {
        [head, held, told] = [head + 1, false, wait];
        after(2, () => win(racer));
      });
    });
  };
  const pause = (racer: Racer): void => {
    racer.tries++;
    const waited = agenda.now - racer.began;
    rest(racer, { expected: expectedBy(racer), waited, pace: (waited - racer.rested) / racer.tries }, look);
  };
  const look = (racer: Racer): void =>
    after(5, () => {
      racer.seen = head;
      racer.looked = true;
      expected[racer.writer] = told;
      write(racer);
    });
  const win = ({ writer, began }: Racer): void => {
    waits.push(agenda.now - began);
    shares[writer] = (shares[writer] ?? 0) + 1;
    const seen = head;
    expected[writer] = told;
    agenda.in(between * random(), () => request(writer, seen));
  };
  for (let writer = 0; writer < writers; writer++) agenda.in(20 * random(), () => request(writer, 0));
  agenda.runUntil(60_000);
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  return { median: at(0.5), p99: at(0.99), longest, done: sorted.length, each: tries / sorted.length, shares };
}

const fairness = (shares: readonly number[]): number => Math.min(...shares) / Math.max(...shares);

describe('in a model of a minute', () => {
  it('two writers hardly notice each other', () => {
    const { median, p99, each } = minuteOf(2);
    expect(median).toBeLessThan(20);
    expect(p99).toBeLessThan(250);
    expect(each).toBeLessThan(2);
  });

  it('neither of two who never rest shuts out the other', () => {
    const { longest, shares } = minuteOf(2, 1, 0);
    expect(longest).toBeLessThan(2000);
    expect(fairness(shares)).toBeGreaterThan(0.8);
  });

  it('32 writers come through within a second each, in fair shares, at less than six tries for one', () => {
    const { p99, longest, each, done, shares } = minuteOf(32);
    expect(p99).toBeLessThan(1000);
    expect(longest).toBeLessThan(2000);
    expect(done).toBeGreaterThan(60 * 60);
    expect(each).toBeLessThan(6);
    expect(fairness(shares)).toBeGreaterThan(0.8);
  });

  it.each([2, 3, 5])('they do so in the same order where everything takes %d times as long', (slower) => {
    const { median, p99, each, shares } = minuteOf(32, slower);
    expect(p99).toBeLessThan(slower * 850);
    expect(p99).toBeLessThan(2 * median);
    expect(each).toBeLessThan(1.6 * minuteOf(32).each);
    expect(fairness(shares)).toBeGreaterThan(0.7);
  });
});
