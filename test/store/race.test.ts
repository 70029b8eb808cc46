import { describe, expect, it } from 'vitest';
import { longestPause, type Standing } from '../../functions/store/race.ts';

describe('the pauses of a race', () => {
  const pause = (standing: Partial<Standing>) =>
    longestPause({ tries: 1, passed: 0, waited: 0, pace: 10, ...standing });

  it('are short where few others write, and longer the more do', () => {
    expect([0, 1, 2, 4, 50].map((passed) => pause({ passed }))).toEqual([80, 240, 400, 600, 600]);
    expect(pause({ passed: 50, tries: 50 })).toBe(240);
  });

  it('shrink with the time one has waited, and grow again where even that does not help', () => {
    const pauses = [0, 150, 300, 600, 2000, 3600, 5000].map((waited) => pause({ passed: 50, waited }));
    expect(pauses).toEqual([600, 450, 300, 10, 10, 100, 187.5]);
  });

  it('are longer where a try takes longer, up to a limit', () => {
    expect([1, 10, 20, 80, 1000].map((pace) => pause({ pace }))).toEqual([80, 80, 160, 640, 640]);
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
  first?: number;
  tries: number;
  rested: number;
}

/**
 * A minute of writers who race for one head, as DynamoDB judges them: a transaction takes 3 ms to arrive, holds the head
 * for 5 and is answered after 2 more; one that comes meanwhile conflicts, and one that saw an older head fails. Looking
 * again takes 5 ms. What others wrote before a request was made is no race that it lost.
 */
function minuteOf(writers: number, slower = 1) {
  const random = chance();
  const agenda = new Agenda();
  const waits: number[] = [];
  const shares = Array.from({ length: writers }, () => 0);
  let [head, held, tries] = [0, false, 0];
  const after = (milliseconds: number, run: () => void) => agenda.in(slower * milliseconds, run);
  const request = (writer: number, seen: number): void =>
    write({ writer, began: agenda.now, seen, tries: 0, rested: 0 });
  const write = (racer: Racer): void => {
    tries++;
    after(3, () => {
      if (held) return void after(2, () => pause(racer, racer.seen));
      if (racer.seen !== head)
        return void after(2, () => (racer.first === undefined ? look(racer) : pause(racer, head)));
      held = true;
      after(5, () => {
        [head, held] = [head + 1, false];
        after(2, () => win(racer));
      });
    });
  };
  const pause = (racer: Racer, line: number): void => {
    racer.tries++;
    const waited = agenda.now - racer.began;
    const pace = (waited - racer.rested) / racer.tries;
    const passed = line - (racer.first ?? line);
    const rest = random() * longestPause({ tries: racer.tries, passed, waited, pace });
    racer.rested += rest;
    agenda.in(rest, () => look(racer));
  };
  const look = (racer: Racer): void =>
    after(5, () => {
      racer.seen = head;
      racer.first ??= head;
      write(racer);
    });
  const win = ({ writer, began }: Racer): void => {
    waits.push(agenda.now - began);
    shares[writer] = (shares[writer] ?? 0) + 1;
    const seen = head;
    agenda.in(15 * random(), () => request(writer, seen));
  };
  for (let writer = 0; writer < writers; writer++) agenda.in(20 * random(), () => request(writer, 0));
  agenda.runUntil(60_000);
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  return { median: at(0.5), p99: at(0.99), longest, done: sorted.length, each: tries / sorted.length, shares };
}

describe('in a model of a minute', () => {
  it('two writers hardly notice each other', () => {
    const { median, p99, each } = minuteOf(2);
    expect(median).toBeLessThan(20);
    expect(p99).toBeLessThan(500);
    expect(each).toBeLessThan(1.5);
  });

  it('32 writers come through within two seconds each, in fair shares, at less than six tries for one', () => {
    const { p99, longest, each, done, shares } = minuteOf(32);
    expect(p99).toBeLessThan(1500);
    expect(longest).toBeLessThan(5000);
    expect(done).toBeGreaterThan(60 * 60);
    expect(each).toBeLessThan(6);
    expect(Math.min(...shares) / Math.max(...shares)).toBeGreaterThan(0.6);
  });

  it('they try no more often where everything takes five times as long', () => {
    expect(minuteOf(32, 5).each).toBeLessThan(1.5 * minuteOf(32).each);
  });
});
