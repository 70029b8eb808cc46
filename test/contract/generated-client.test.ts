import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT } from '../../docs/api.ts';
import { ROUTES } from '../../functions/http/routes.ts';
import { at, Evening } from '../functions/evening.ts';
import * as client from './generated-client.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(JSON.parse(readFileSync(DOCUMENT, 'utf8')), 'api');
const pointed = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** What the document says of the content of an answer. */
function mustBeTold(method: string, path: string, status: number, type: string, body: unknown): void {
  const route = ROUTES.find((each) => each.method === method && patternOf(each.path).test(path));
  const place = `paths/${pointed(route?.path ?? '')}/${method.toLowerCase()}/responses/${status}`;
  const valid = ajv.getSchema(`api#/${place}/content/${pointed(type)}/schema`);
  if (!valid) throw new Error(`the document has no ${place}`);
  if (!valid(body)) throw new Error(`${place}: ${ajv.errorsText(valid.errors)}`);
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** The handlers of a laptop as something to fetch from; every answer must be what the document says. */
const fetchFrom =
  (evening: Evening): typeof fetch =>
  async (address, init) => {
    const { pathname, searchParams } = new URL(String(address), 'https://ladder.example');
    const { authorization = '', ...headers } = Object.fromEntries(new Headers(init?.headers));
    const method = init?.method ?? 'GET';
    const {
      status,
      headers: said,
      text,
      json,
    } = await evening.send(method, pathname, {
      key: authorization.replace('Bearer ', ''),
      headers,
      query: Object.fromEntries(searchParams),
      ...(typeof init?.body === 'string' && { body: init.body }),
    });
    const type = said['content-type'] ?? '';
    if (text !== '' && /json/.test(type)) mustBeTold(method, pathname, status, type, json);
    return new Response(text === '' ? null : text, { status, headers: { ...said } });
  };

const [CLUB, LADDER] = ['riverside', 'juniors'] as const;
let evening: Evening;
let scorer: { readonly headers: { readonly Authorization: string } };
let organiser: typeof scorer;

beforeEach(async () => {
  evening = new Evening();
  await evening.open(CLUB);
  const bearer = async (role: 'organiser' | 'scorer') => ({
    headers: { Authorization: `Bearer ${await evening.hand(CLUB, { role })}` },
  });
  [organiser, scorer] = [await bearer('organiser'), await bearer('scorer')];
  client.defaults.fetch = fetchFrom(evening);
});

/** What a "yes" says. */
function yes<T extends { readonly status: number }>(answer: T): Extract<T, { readonly status: 200 | 201 }> {
  const isYes = (each: T): each is Extract<T, { readonly status: 200 | 201 }> =>
    each.status === 200 || each.status === 201;
  if (!isYes(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

describe('a night at Lavers, through the client that a generator makes of the document', () => {
  test('is played from the first arrival to the last correction', async () => {
    const players = ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id, name: id.toUpperCase() }));
    yes(await client.seedLadder(CLUB, LADDER, { order: 'given', players }, {}, organiser));
    for (const { id } of players) yes(await client.recordArrival(CLUB, LADDER, { player: id }, {}, scorer));

    const early = await client.issueChallenge(CLUB, LADDER, { challenger: 'ann', challenged: 'bob' }, {}, scorer);
    if (early.status !== 409) throw new Error('Ann may not begin');
    expect(early.data).toMatchObject({ code: 'not-your-turn', overridable: true, version: 6 });

    const pair = { id: 'w1-m1', challenger: 'dee', challenged: 'cy' };
    const trial = yes(await client.issueChallenge(CLUB, LADDER, pair, { dryRun: 'true' }, scorer));
    expect(trial.data.dryRun).toBe(true);
    const named = { idempotencyKey: 'tap-1' };
    const first = yes(await client.issueChallenge(CLUB, LADDER, pair, named, scorer));
    const again = yes(await client.issueChallenge(CLUB, LADDER, pair, named, scorer));
    expect([first.status, again.data]).toEqual([201, first.data]);

    const stale = { ifMatch: '"6"' };
    const result = { challenge: 'w1-m1', score: [2, 0] };
    const late = await client.recordResult(CLUB, LADDER, result, stale, scorer);
    if (late.status !== 412) throw new Error('the version is another one');
    expect(late.data.code).toBe('ladder-changed');
    const won = yes(await client.recordResult(CLUB, LADDER, result, {}, scorer));
    expect(won.data.moves).toEqual([
      { player: 'cy', from: 3, to: 4 },
      { player: 'dee', from: 4, to: 3 },
    ]);

    const night = yes(await client.lookAtLadder(CLUB, LADDER, {}, scorer)).data.night;
    if (!night?.turn) throw new Error('it is nobody’s turn');
    yes(await client.passTurn(CLUB, LADDER, { player: night.turn }, {}, scorer));
    yes(await client.recordDeparture(CLUB, LADDER, { player: 'ann' }, {}, scorer));

    const unknown = await client.recordResult(CLUB, LADDER, { challenge: 'nix', score: [2, 0] }, {}, scorer);
    if (unknown.status !== 404) throw new Error('there is no such match');
    expect(unknown.data.code).toBe('unknown-challenge');

    yes(await client.correctLine(CLUB, LADDER, { line: won.data.line, score: [1, 1] }, {}, scorer));
    const taken = yes(await client.voidLine(CLUB, LADDER, { line: won.data.line }, {}, organiser));
    expect(taken.data.amends).toBe(won.data.line);
    const end = yes(await client.lookAtLadder(CLUB, LADDER, {}, scorer));
    expect(end.data.standings.map(({ player }) => player)).toEqual(['ann', 'bob', 'cy', 'dee']);
    expect(end.data.asOf).toBe('2021-09-06T20:00:00+01:00');
    expect(evening.now).toBe(at('2021-09-06T20:00:00+01:00'));
  });

  test('reads who may not as a problem', async () => {
    const no = await client.approveResult(CLUB, LADDER, { challenge: 'x' }, {}, scorer);
    if (no.status !== 403) throw new Error('a scorer approves nothing');
    expect(no.data.code).toBe('not-your-role');
    const nobody = await client.lookAtState(CLUB, LADDER, {}, { headers: { Authorization: 'Bearer x' } });
    expect([nobody.status, 'data' in nobody && nobody.data]).toMatchObject([401, { code: 'unknown-key' }]);
  });
});
