import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { transform } from 'esbuild';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { DOCUMENT } from '#docs/api.ts';
import { publishLadder } from '#functions/publishing/publish-ladder.ts';
import { DEMO_LADDERS } from '#local/demo/demos.ts';
import { cardView } from '#shared/contract/card.ts';
import { historyHead, historyView } from '#shared/contract/history.ts';
import { notice } from '#shared/contract/notices.ts';
import { ANY_VERB, REFUSALS } from '#shared/contract/problems.ts';
import { ladderState } from '#shared/contract/state.ts';
import { versionView } from '#shared/contract/version.ts';
import { ladderView } from '#shared/contract/view.ts';
import { formatLadder } from '#shared/engine/format-ladder.ts';
import { OPERATIONS } from '#shared/features/all.ts';
import { routeKeyOf } from '#shared/features/operation.ts';
import type { Naming } from '#shared/view/naming.ts';
import { noticesOf } from '#shared/view/public-notices/notices.ts';
import { at, Evening } from '../functions/evening.ts';
import { Shelf } from '../publishing/shelf.ts';
import { KEY, OneLadder, ORIGIN } from '../publishing/store.ts';
import { always, SYSTEMS } from '../rules/systems/seasons.ts';
import { busyClub, seasonHistory, seasonView } from '../view/club.ts';
import { BIG } from '../view/clubs.ts';

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
    const got = await evening.send(method, pathname, {
      key: authorization.replace('Bearer ', ''),
      headers,
      query: Object.fromEntries(searchParams),
      ...(typeof init?.body === 'string' && { body: init.body }),
    });
    const type = got.headers['content-type'] ?? '';
    if (got.text !== '' && /json/.test(type)) mustBeTold(method, pathname, got.status, type, got.json);
    return new Response(got.text === '' ? null : got.text, { status: got.status, headers: { ...got.headers } });
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
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'client-'));

beforeAll(async () => {
  const file = join(folder, 'client.mjs');
  const { code } = await transform(await generateSource(DOCUMENT), { loader: 'ts' });
  writeFileSync(file, code);
  client = await import(/* @vite-ignore */ pathToFileURL(file).href);
});
afterAll(() => rmSync(folder, { recursive: true }));

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
    const trial = await yes('issueChallenge', pair, { dryRun: true }, scorer);
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

const FILES: Readonly<Record<string, z.ZodMiniType>> = {
  'view.json': ladderView,
  'card.json': cardView,
  'version.json': versionView,
  'history/head.json': historyHead,
  'history.json': historyView,
  'state.json': ladderState,
};

/** As a program gets it; says where it is not what the contract says, down to the last field. */
const read = (schema: z.ZodMiniType, value: unknown): void => {
  const { error } = schema.safeParse(JSON.parse(JSON.stringify(value)));
  expect(error && z.prettifyError(error)).toBeUndefined();
};

const DEMOS = DEMO_LADDERS.map(
  ({ club, ladder, play }) => [`${club}/${ladder}`, play(at('2026-11-20T20:05:00Z'))] as const,
);

describe('the public files of a ladder', () => {
  const busy = { lavers: () => busyClub(20), ...BIG };
  const clubs = Object.entries(busy).map(([name, made]) => [`a busy ${name} club`, () => made().season] as const);
  const all = [...clubs, ...DEMOS.map(([name, season]) => [`the demo of ${name}`, () => season] as const)];

  it.each(all)('are what the contract says, of %s', async (_, made) => {
    const season = made();
    for (const mode of ['full', 'initials'] as const) {
      const naming: Naming = { mode, nicknames: {} };
      const files = new Shelf();
      const store = new OneLadder({ season }, naming);
      await publishLadder({ store, files, now: season.ladder.at, origin: ORIGIN, release: 'r1' }, KEY);
      for (const [name, schema] of Object.entries(FILES))
        read(schema, JSON.parse(files.read(`/${KEY.club}/${KEY.ladder}/${name}`)));
    }
  });

  it.each(SYSTEMS)('are so in any season of %s', (system) => {
    always(system, ({ season }) => {
      const { ladder } = season;
      read(ladderView, seasonView(season, ladder.at));
      read(historyView, seasonHistory(season, ladder.at));
      read(ladderState, formatLadder(ladder));
    });
  });

  it('hold nothing that the contract does not list', () => {
    const { season } = busyClub(20);
    const view = seasonView(season, season.ladder.at);
    expect(ladderView.safeParse({ ...view, rating: 1800 }).success).toBe(false);
  });
});

it.each(DEMOS)('the notices of a ladder are what the contract says, in the season of %s', (_, season) => {
  const lines = season.lines();
  const { header } = season.ladder;
  const place = { club: KEY.club, ladder: KEY.ladder, page: `${ORIGIN}/lavers/main/` };
  const commands = lines.map(({ command }) => command);
  // For each, the season is told anew: one line of each kind, with something that fell due and without.
  const kinds = lines.map((entry) => [`${entry.command.verb} ${entry.effects.settled.length > 0}`, entry] as const);
  const notices = [...new Map(kinds).values()].flatMap((entry) => noticesOf({ header, commands }, entry, place));
  expect(notices.length).toBeGreaterThan(0);
  for (const each of notices) read(notice, each);
});

test('an operation has an id and a route of its own', () => {
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  expect(new Set(OPERATIONS.map(routeKeyOf)).size).toBe(OPERATIONS.length);
});

test.each(SYSTEMS)('what the rules refuse is listed by verb: %s', (system) => {
  always(system, ({ happened }) => {
    for (const { command, decision } of happened) {
      if (decision.refusal) expect([...ANY_VERB, ...REFUSALS[command.verb]]).toContain(decision.refusal.code);
    }
  });
});
