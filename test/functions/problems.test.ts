import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { formatProblem, problem, tooManyRequests } from '#functions/http/problem.ts';
import { toldError } from '#functions/runtime/told-error.ts';
import { at, Evening, LADDER } from './evening.ts';

const MEMBERS = '/api/clubs/riverside/members';

let evening: Evening;
let key: string;
beforeEach(async () => {
  evening = await Evening.begin();
  key = await evening.hand('riverside', { role: 'organiser' });
});

describe('a problem document', () => {
  test('says after how many whole seconds to ask again, in the header that clients know', () => {
    const { headers, body } = formatProblem(tooManyRequests('Please wait a moment.', 1.2));
    expect(headers['retry-after']).toBe('2');
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Too Many Requests',
      status: 429,
      detail: 'Please wait a moment.',
      code: 'too-many-requests',
    });
  });

  test('asks for patience in an outage, and for nothing where asking again is no use', () => {
    expect(formatProblem(problem('outage', 'Down.')).headers['retry-after']).toBe('2');
    expect(formatProblem(problem('unknown-club', 'No.')).headers).not.toHaveProperty('retry-after');
  });
});

describe('what stands against a request is told in the language that its page names', () => {
  const body = { id: 'again', challenger: 'bob', challenged: 'eve' };

  test.each([
    [undefined, 'Eve hasn’t checked in tonight.'],
    ['de', 'Eve ist heute Abend nicht eingecheckt.'],
    ['fr', 'Eve n’a pas pointé ce soir.'],
  ])('by the rules: %s', async (language, detail) => {
    const headers = language === undefined ? {} : { 'accept-language': language };
    const { json } = await evening.post('challenge', { key, body, headers });
    expect(json).toMatchObject({ code: 'not-present', detail });
  });

  const member = { id: 'zoe', name: 'Zoe' };
  test('by the doors, and what is always the same', async () => {
    const headers = { 'accept-language': 'de' };
    const eve = await evening.asPlayer('eve');
    const answers = [
      await evening.post('challenge', { key: eve, body, headers }),
      await evening.post('pass', { body, headers }),
      await evening.send('POST', MEMBERS, { key, body: { members: [member, member] }, headers }),
      await evening.send('DELETE', `${MEMBERS}/nobody`, { key, headers }),
      await evening.post('pass', { key, body: 'no JSON', headers }),
    ];
    expect(answers.map(({ json }) => json['detail'])).toEqual([
      'Das kannst du nur für dich selbst.',
      'Du musst dich anmelden. Bitte öffne den Einladungslink, den du von der Leitung hast.',
      'members.1: Zwei Personen haben dieselbe Kennung.',
      'Nicht gefunden. Vielleicht wurde es inzwischen entfernt.',
      'This is not JSON.',
    ]);
  });
});

const throttled = Object.assign(new Error('Rate exceeded'), {
  name: 'ThrottlingException',
  $metadata: { requestId: 'D1', httpStatusCode: 400, attempts: 3 },
});

describe('the log of an outage', () => {
  test('tells what caused it, at which request of ours and of AWS’s, and whose ladder it was', async () => {
    const outage = new Error('no answer', { cause: { end: 'unanswered', cause: throttled } });
    evening.store.submit = () => Promise.reject(outage);
    evening.now = at('2021-09-06T20:10:00+01:00');
    const { status } = await evening.post('arrive', { key, body: { player: 'eve' } });
    expect(status).toBe(503);
    expect(evening.lines.at(-1)).toMatchObject({
      function: 'challenges-and-results',
      route: `POST ${LADDER.replace('riverside', '{club}').replace('main', '{ladder}')}/arrive`,
      club: 'riverside',
      ladder: 'main',
      request: 'gateway-1',
      error: 'Error: no answer',
      causes: [
        { error: 'unanswered' },
        { error: 'ThrottlingException: Rate exceeded', aws: { request: 'D1', status: 400, attempts: 3 } },
      ],
      stack: expect.stringMatching(/problems\.test\.ts:\d+/),
    });
  });

  test('has the status and request of ours, by which alarms look for it, also where it is AWS that refuses with another', async () => {
    evening.store.submit = () => Promise.reject(throttled);
    evening.now = at('2021-09-06T20:10:00+01:00');
    expect((await evening.post('arrive', { key, body: { player: 'eve' } })).status).toBe(503);
    expect(evening.lines.at(-1)).toMatchObject({
      status: 503,
      request: 'gateway-1',
      aws: { status: 400, request: 'D1' },
    });
  });

  test('ends, even where an error is its own cause, and tells nothing of what the cause carries', () => {
    const round = new Error('round');
    round.cause = round;
    expect(toldError(round).causes).toHaveLength(5);
    expect(JSON.stringify(toldError(new Error('x', { cause: { item: 'Ann' } })))).not.toContain('Ann');
    expect(toldError(undefined)).toEqual({ error: 'undefined' });
  });
});

describe('a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('of a minified bundle names the places of the source', async () => {
    const source = join(folder, 'breaks.ts');
    writeFileSync(source, 'export const breaks = (): never => {\n  throw new Error("here");\n};\n');
    const outfile = join(folder, 'index.mjs');
    const common = { bundle: true, minify: true, format: 'esm', sourcemap: 'external', sourcesContent: false } as const;
    await build({ ...common, entryPoints: [source], outfile });
    expect(readFileSync(outfile, 'utf8')).not.toContain('sourceMappingURL');
    const { breaks } = await import(outfile);
    try {
      breaks();
    } catch (error) {
      expect(String(error instanceof Error && error.stack)).toContain('index.mjs:1:');
      expect(toldError(error).stack).toMatch(/breaks\.ts:2:\d+/);
    }
    expect.assertions(3);
  });

  test('stays as it is where there is no map', () => {
    const stack = 'Error: x\n    at file:///var/task/index.mjs:1:20';
    expect(toldError(Object.assign(new Error('x'), { stack })).stack).toBe(stack);
  });
});
