import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { transform } from 'esbuild';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT } from '#docs/api.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { at, Evening } from '../functions/evening.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
ajv.addSchema(document, 'api');
const pointed = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** What the document says of the content of an answer. */
function mustBeTold(method: string, path: string, status: number, type: string, body: unknown): void {
  const route = OPERATIONS.find((each) => each.method === method && patternOf(each.path).test(path));
  const own = `paths/${pointed(route?.path ?? '')}/${method.toLowerCase()}/responses/${status}`;
  const shared: string | undefined = document.paths[route?.path ?? '']?.[method.toLowerCase()]?.responses[status]?.$ref;
  const place = shared?.slice(2) ?? own;
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
const CACHE = join(import.meta.dirname, '../../node_modules/.cache');

interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a generator makes of the document: a function for each operation, by its id. */
interface Client {
  readonly defaults: { fetch?: typeof fetch };
  readonly [operation: string]: unknown;
}

let client: Client;
const folders: string[] = [];

beforeAll(async () => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'client-'));
  folders.push(folder);
  const file = join(folder, 'client.mjs');
  const { code } = await transform(await generateSource(DOCUMENT), { loader: 'ts' });
  writeFileSync(file, code);
  client = await import(/* @vite-ignore */ pathToFileURL(file).href);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Asks for an operation about the ladder. */
async function ask(operation: string, ...given: readonly object[]): Promise<Answer> {
  const call = client[operation];
  if (typeof call !== 'function') throw new Error(`the client has no ${operation}`);
  return await call(CLUB, LADDER, ...given);
}
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
async function yes(operation: string, ...given: readonly object[]): Promise<Answer> {
  const answer = await ask(operation, ...given);
  expect([200, 201], JSON.stringify(answer)).toContain(answer.status);
  return answer;
}

describe('a night at Lavers, through the client that a generator makes of the document', () => {
  test('is played from the first arrival to the last correction', async () => {
    const players = ['ann', 'bob', 'cy', 'dee'].map((id) => ({ id, name: id.toUpperCase() }));
    await yes('seedLadder', { order: 'given', players }, {}, organiser);
    for (const { id } of players) await yes('recordArrival', { player: id }, {}, scorer);

    const early = await ask('issueChallenge', { challenger: 'ann', challenged: 'bob' }, {}, scorer);
    expect(early).toMatchObject({ status: 409, data: { code: 'not-your-turn', overridable: true, version: 6 } });

    const pair = { id: 'w1-m1', challenger: 'dee', challenged: 'cy' };
    const trial = await yes('issueChallenge', pair, { dryRun: 'true' }, scorer);
    expect(trial.data['dryRun']).toBe(true);
    const named = { idempotencyKey: 'tap-1' };
    const first = await yes('issueChallenge', pair, named, scorer);
    const again = await yes('issueChallenge', pair, named, scorer);
    expect([first.status, again.data]).toEqual([201, first.data]);

    const result = { challenge: 'w1-m1', score: [2, 0] };
    const late = await ask('recordResult', result, { ifMatch: '"6"' }, scorer);
    expect(late).toMatchObject({ status: 412, data: { code: 'ladder-changed' } });
    const won = await yes('recordResult', result, {}, scorer);
    expect(won.data['moves']).toEqual([
      { player: 'cy', from: 3, to: 4 },
      { player: 'dee', from: 4, to: 3 },
    ]);

    const { night } = (await yes('getLadder', {}, scorer)).data;
    expect(night).toMatchObject({ turn: 'cy' });
    await yes('passTurn', { player: 'cy' }, {}, scorer);
    await yes('recordDeparture', { player: 'ann' }, {}, scorer);

    const unknown = await ask('recordResult', { challenge: 'nix', score: [2, 0] }, {}, scorer);
    expect(unknown).toMatchObject({ status: 404, data: { code: 'unknown-challenge' } });

    const { line } = won.data;
    await yes('correctLine', { line, score: [1, 1] }, {}, scorer);
    const taken = await yes('voidLine', { line }, {}, organiser);
    expect(taken.data['amends']).toBe(line);
    const end = await yes('getLadder', {}, scorer);
    expect(end.data['standings']).toMatchObject(['ann', 'bob', 'cy', 'dee'].map((player) => ({ player })));
    expect(end.data['asOf']).toBe('2021-09-06T20:00:00+01:00');
    expect(evening.now).toBe(at('2021-09-06T20:00:00+01:00'));
  });

  test('reads who may not as a problem', async () => {
    const no = await ask('approveResult', { challenge: 'x' }, {}, scorer);
    expect(no).toMatchObject({ status: 403, data: { code: 'not-your-role' } });
    const nobody = await ask('getLadderState', {}, { headers: { Authorization: 'Bearer x' } });
    expect(nobody).toMatchObject({ status: 401, data: { code: 'unknown-key' } });
  });
});
