import { describe, expect, it } from 'vitest';
import { longestPause } from '../../functions/store/race.ts';

describe('the pauses of a race', () => {
  it('are short where few others write, and longer the more do', () => {
    expect([0, 1, 4, 9, 100].map((passed) => longestPause(passed, 0))).toEqual([40, 80, 200, 400, 400]);
  });

  it('shrink with the time one has waited, and grow again where even that does not help', () => {
    const pauses = [0, 150, 300, 600, 2000, 3600, 5000].map((waited) => longestPause(50, waited));
    expect(pauses).toEqual([400, 300, 200, 10, 10, 100, 187.5]);
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

/**
 * A minute of writers who race for one head, as DynamoDB judges them: a transaction takes 3 ms to arrive, holds the head
 * for 5 and is answered after 2 more; one that comes meanwhile conflicts, and one that saw an older head fails. Looking
 * again takes 5 ms.
 */
function minuteOf(writers: number) {
  const random = chance();
  const agenda = new Agenda();
  const waits: number[] = [];
  const shares = Array.from({ length: writers }, () => 0);
  let [head, held, tries] = [0, false, 0];
  const write = (writer: number, began: number, seen: number, first?: number): void => {
    tries++;
    agenda.in(3, () => {
      if (held)
        return void agenda.in(2, () => again(writer, began, first, longestPause(seen - (first ?? seen), since(began))));
      if (seen !== head) return void agenda.in(2, () => fail(writer, began, head, first));
      held = true;
      agenda.in(5, () => {
        [head, held] = [head + 1, false];
        agenda.in(2, () => win(writer, began));
      });
    });
  };
  const since = (began: number): number => agenda.now - began;
  const fail = (writer: number, began: number, now: number, first?: number): void =>
    again(writer, began, first ?? now, first === undefined ? 0 : longestPause(now - first, since(began)));
  const again = (writer: number, began: number, first: number | undefined, pause: number): void =>
    agenda.in(random() * pause + 5, () => write(writer, began, head, first ?? head));
  const win = (writer: number, began: number): void => {
    waits.push(agenda.now - began);
    shares[writer] = (shares[writer] ?? 0) + 1;
    const seen = head;
    agenda.in(15 * random(), () => write(writer, agenda.now, seen));
  };
  for (let writer = 0; writer < writers; writer++) agenda.in(20 * random(), () => write(writer, agenda.now, 0));
  agenda.runUntil(60_000);
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99), longest: at(1 - 1 / sorted.length), done: sorted.length, tries, shares };
}

describe('in a model of a minute', () => {
  it('two writers hardly notice each other', () => {
    const { median, p99, tries, done } = minuteOf(2);
    expect(median).toBeLessThan(20);
    expect(p99).toBeLessThan(500);
    expect(tries / done).toBeLessThan(1.5);
  });

  it('32 writers come through within two seconds each, in fair shares, at less than eight tries for one', () => {
    const { p99, longest, tries, done, shares } = minuteOf(32);
    expect(p99).toBeLessThan(1500);
    expect(longest).toBeLessThan(5000);
    expect(done).toBeGreaterThan(60 * 60);
    expect(tries / done).toBeLessThan(8);
    expect(Math.min(...shares) / Math.max(...shares)).toBeGreaterThan(0.6);
  });
});
