import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFunctions } from '#test/local/built.ts';
import { weekOf } from '#test/simulation/live/assumed.ts';
import type { Measured } from '#test/simulation/live/measured.ts';
import { LoadedDeployment } from './deployment.ts';
import { simulate } from './limits.ts';
import { playCrowd, playEvening } from './proof.ts';

const BEGIN = Date.parse('2021-09-06T18:45:00+01:00');
const SCREENS = {
  phone: { visits: 1, minutes: 4 },
  page: { visits: 2, minutes: 4 },
  admin: { visits: 1, minutes: 30 },
};
const WEEK = { ...weekOf(4), ...SCREENS, gamesEach: 1, night: 60, spread: 5 };

describe('an evening on the functions as packaged', () => {
  let deployment: LoadedDeployment;

  beforeAll(async () => {
    deployment = await LoadedDeployment.open({ bundles: await builtFunctions(), seed: 1 }, BEGIN);
  }, 240_000);
  afterAll(() => deployment?.close());

  it('answers everybody, and has each acknowledged result exactly once', async () => {
    const { faults, answers, accepted, watched, ladders } = await playEvening(deployment, {
      seed: 1,
      clubs: 1,
      week: WEEK,
      atOnce: 1,
    });
    expect(faults).toEqual([]);
    // Two check in, and play a game.
    expect([accepted, ladders]).toEqual([4, 1]);
    expect(watched.delivered).toBeGreaterThan(0);
    expect(Math.min(answers.command.count, answers.look.count, answers.file.count)).toBeGreaterThan(0);
  });

  it('does so for several who write to one ladder at once', async () => {
    const { faults, accepted, refused, busy, answers } = await playCrowd(deployment, 2, 0.5);
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(0);
    expect(accepted + refused + busy).toBe(answers.command.count);
  });

  it('is found wanting where an acknowledged result is not in the log', async () => {
    const attempt = { began: 0, ended: 1, status: 200, line: 9999 };
    const lost = {
      club: 'c0',
      ladder: 'main',
      what: 'line',
      name: 'result',
      mark: 'lost',
      attempts: [attempt],
    } as const;
    const found = await deployment.faultsOf({ club: 'c0', word: 'Quc0q', history: [lost] });
    expect(found).toContainEqual(expect.stringMatching(/^acknowledged: in the log exactly once: .* lost:/));
  });

  it('is found wanting where nobody answers', async () => {
    await deployment.close();
    await deployment.ask('look', { method: 'GET', path: '/api/clubs/c0/ladders/main/state', sent: {} });
    expect(deployment.faults).toEqual([expect.stringContaining('is not answered')]);
  });
});

describe('the limits of very many clubs', () => {
  const world = { seed: 1, clubs: 60, watchers: 6000, played: 20, week: weekOf(12) };
  const units = { readUnits: 5, writeUnits: 12 };
  const taken = { command: units, look: units, after: units };
  const request = { ...units, log: 200, bytes: 1000 };
  const measured: Measured = {
    asks: { state: request, 'state, same': request, Admin: request, 'Admin, same': request, proposals: request },
    entry: request,
    page: { puts: 5, html: 6000, data: 4000, version: 300 },
    rest: { puts: 8 },
  };

  it('are named in the order in which they are met', () => {
    const { limits } = simulate(world, measured, taken, { requests: 2000, writeUnits: 4000 });
    const met = limits.map(({ metAt }) => metAt);
    expect(met).toEqual(met.toSorted((one, other) => one - other));
    for (const { peak, most, metAt } of limits) expect(metAt).toBe(Math.floor((world.clubs * most) / peak));
    const [first] = simulate(world, measured, taken, { requests: 2000, writeUnits: 1 }).limits;
    expect(first?.what).toBe('DynamoDB: write units a second, by the stack');
  });
});
