import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HttpResult } from '#functions/http/event.ts';
import { formatProblem, problem } from '#functions/http/problem.ts';
import type { Sent } from '#test/functions/evening.ts';
import { Doors } from './doors.ts';
import { differences, lineOf, ROWS } from './may.ts';
import { InProcess, type Params, ROUTES, type Route } from './routes.ts';
import { gather, tryDoors } from './try-doors.ts';

it('every door opens to the right callers and to no other, and gives nothing away', async () => {
  const { doors, callers } = await tryDoors(15);
  expect(doors.faults).toEqual([]);
  expect(ROUTES.length).toBeGreaterThan(110);
  expect(callers.length).toBeGreaterThan(80);
  expect(doors.requests).toBeGreaterThan(10_000);
});

it('who may do what is said in docs/access.md, word for word', () => {
  const page = readFileSync('docs/access.md', 'utf8').split('\n');
  for (const row of ROWS) expect(page).toContain(lineOf(row));
});

type Fault = (params: Params, sent: Sent) => HttpResult | undefined;

/** Functions in which one thing is wrong. */
class Faulty extends InProcess {
  readonly #fault: Fault;

  constructor({ world, database }: InProcess, fault: Fault) {
    super(world, database);
    this.#fault = fault;
  }

  override async ask(route: Route, params: Params, sent: Sent): Promise<HttpResult> {
    return this.#fault(params, sent) ?? super.ask(route, params, sent);
  }
}

describe('where something is wrong, it is found:', () => {
  let gathered: Awaited<ReturnType<typeof gather>>;
  beforeAll(async () => {
    gathered = await gather();
  });
  const route = (name: string): Route => ROUTES.find((each) => each.name === name) ?? expect.fail(name);
  const LOG = 'GET /api/clubs/{club}/ladders/{ladder}/log';
  const faultsOf = async (name: string, fault: Fault, more: Partial<Route> = {}) => {
    const { evening, callers, ids } = gathered;
    const doors = new Doors(new Faulty(new InProcess(evening.world, evening.database), fault), callers, ids);
    await doors.knock({ ...route(name), ...more }, 1);
    await doors.hints({ ...route(name), ...more });
    return doors.faults.join('\n');
  };

  it('nothing, where nothing is', async () => expect(await faultsOf(LOG, () => undefined)).toBe(''));

  it('a door that is open to one who should not pass', async () => {
    const ok = { statusCode: 200, headers: {}, body: '' };
    expect(await faultsOf(LOG, (_, { key = '' }) => (key.startsWith('hilltop.') ? ok : undefined))).toContain('200');
  });

  it('an answer that tells strangers what is not there', async () => {
    const none = formatProblem(problem('unknown-ladder', 'This ladder doesn’t exist.'));
    const told = await faultsOf(LOG, ({ ladder }) => (ladder === 'nothing' ? none : undefined));
    expect(told).toContain('gives away what is there');
  });

  it('something that is stored for somebody who was turned away', async () => {
    const { evening } = gathered;
    let count = 0;
    const told = await faultsOf(LOG, (_, { key = '' }) => {
      if (key.startsWith('hilltop.')) void evening.database.put({ pk: 'CLUB#riverside', sk: `x${++count}` });
      return undefined;
    });
    expect(told).toContain('changed something');
  });

  it('a door that the product opens to more people than docs/access.md says', async () => {
    const roles = ['organiser', 'scorer'] as const;
    expect(differences([{ door: LOG, roles }])[0]).toBe(
      `${LOG}: for organiser, scorer, but docs/access.md says organiser`,
    );
    expect(differences([{ door: 'POST /api/new', roles }])).toContainEqual(
      expect.stringMatching(/^POST \/api\/new: nobody has said/),
    );
    const { evening } = gathered;
    const key = await evening.hand('riverside', { role: 'organiser' });
    const { text } = await evening.must(
      'GET',
      LOG.slice(4).replace('{club}', 'riverside').replace('{ladder}', 'main'),
      { key },
    );
    const ok = { statusCode: 200, headers: {}, body: text };
    const { key: scorer } = gathered.callers.find(({ what }) => what === 'scorer by link')?.sent ?? {};
    expect(await faultsOf(LOG, (_, sent) => (sent.key === scorer ? ok : undefined))).toContain(
      '200  in place of not-your-role',
    );
  });

  it('a route of which nobody has said what it may do', async () => {
    expect(await faultsOf('POST /api/clubs/{club}/claim', () => undefined, { name: 'POST /api/new' })).toContain(
      'nobody has said',
    );
  });
});
