import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServerClock } from '#web/ui/tablet/server-clock.ts';

/** A tablet beside a service: what the service's clock shows, how wrong the tablet's is, and how long it ran. */
function tablet(wrong = 0) {
  const world = { time: 1_000_000, wrong, awake: 0 };
  const clock = new ServerClock({ clock: () => world.time + world.wrong, steady: () => world.awake });
  const pass = (milliseconds: number) => {
    world.time += milliseconds;
    world.awake += milliseconds;
  };
  return {
    world,
    clock,
    pass,
    /** The service answers in between. */
    asks(there: number, back: number) {
      const asked = clock.own();
      pass(there);
      const { time } = world;
      pass(back);
      clock.learn(time, asked, clock.own());
    },
  };
}

describe('the time of the service, by the clock of a tablet', () => {
  it('is never told later than it is, and earlier only by the quickest answer', () => {
    const delay = fc.integer({ min: 0, max: 8000 });
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.tuple(delay, delay), { minLength: 1 }),
        (wrong, all) => {
          const { clock, world, asks } = tablet(wrong);
          for (const [there, back] of all) asks(there, back);
          const behind = world.time - clock.now();
          expect(behind).toBeGreaterThanOrEqual(0);
          expect(behind).toBeLessThanOrEqual(Math.min(...all.map(([there, back]) => there + back)));
        },
      ),
    );
  });

  it('goes on as before where the tablet’s clock is set back', () => {
    const { clock, world, pass, asks } = tablet();
    asks(0, 0);
    clock.own();
    world.wrong = -3_600_000;
    pass(1000);
    expect(clock.now()).toBe(world.time);
    expect(clock.settings).toBe(1);
  });

  it('goes on while the tablet sleeps, whether or not anything counts the time meanwhile', () => {
    const { clock, world, asks } = tablet(5000);
    asks(0, 0);
    world.time += 3_600_000;
    expect(clock.now()).toBe(world.time);
  });

  it('is right again with the first answer after the clock was set forward', () => {
    const { clock, world, pass, asks } = tablet();
    asks(10, 10);
    world.wrong = 3_600_000;
    pass(1000);
    expect(clock.now()).toBeGreaterThan(world.time);
    asks(10, 10);
    expect(world.time - clock.now()).toBeLessThanOrEqual(20);
  });

  it('is told as it was remembered, until the service is heard again', () => {
    const { clock, world, asks } = tablet(-70_000);
    clock.recall(70_000);
    expect(clock.now()).toBe(world.time);
    world.wrong = 0;
    asks(10, 10);
    expect(world.time - clock.now()).toBeLessThanOrEqual(20);
  });
});
