import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { toldError } from '#functions/runtime/told-error.ts';
import { at, Evening, LADDER } from './evening.ts';

/** As the SDK throws it. */
const throttled = Object.assign(new Error('Rate exceeded'), {
  name: 'ThrottlingException',
  $metadata: { requestId: 'D1', httpStatusCode: 400, attempts: 3 },
});

describe('the log of an outage', () => {
  test('tells what caused it, at which request of ours and of AWS’s, and whose ladder it was', async () => {
    const evening = await Evening.begin();
    const key = await evening.hand('riverside', { role: 'organiser' });
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
        { error: 'ThrottlingException: Rate exceeded', request: 'D1', status: 400, attempts: 3 },
      ],
      stack: expect.stringMatching(/told-error\.test\.ts:\d+/),
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
