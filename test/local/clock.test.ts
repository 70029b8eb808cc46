import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useEmulator } from '../ladders/emulator.ts';
import { Laptop, run, startOnFriday, useFolder } from './laptop.ts';

const SAYS = 'This is not the real time: the clock was set to Friday 20 November 2026, 20:05 (Europe/London)';
const PAGES = ['/', '/lavers-chess/', '/lavers-chess/main/', '/enter/', '/no-such-page/'];

describe('the clock of a laptop', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it('is on every page while it is not the real time, also after a restart', async () => {
    const first = await startOnFriday(folder);
    for (const page of PAGES) expect(await first.shows(SAYS, page)).toBe(true);
    await first.end();
    const second = await Laptop.start(folder);
    for (const page of PAGES) expect(await second.shows(SAYS, page)).toBe(true);
    const answer = await second.record('arrive', { player: 'owen-prosser' });
    expect((await answer.json()).at).toMatch(/^2026-11-20T20:/);
    await second.end();
  });

  it('drives the timer: a month that is over is settled, and published', async () => {
    const laptop = await Laptop.start(folder, ['--clock', '2026-12-01T00:00:01']);
    onTestFinished(async () => void (await laptop.end()));
    await expect
      .poll(() => laptop.log())
      .toMatch(/\{"at":"2026-12-01T00:\d\d:\d\d(\.\d+)?\+00:00","settle":\{\},"by":"timer"\}\n$/);
    expect(await laptop.comesToShow('if no game by 31')).toBe(true);
  });

  it('goes back to the real time, and says nothing more', async () => {
    const laptop = await Laptop.start(folder, ['--clock', 'real']);
    onTestFinished(async () => void (await laptop.end()));
    for (const page of PAGES) expect(await laptop.shows('not the real time', page)).toBe(false);
  });

  it('is not set to what is no time', async () => {
    const { status, errors } = await run('local/start.ts', ['--data', folder, '--clock', 'tomorrow']);
    expect(status).toBe(1);
    expect(errors).toContain('--clock tomorrow: write a time such as 2026-11-20T20:05');
  });
});

const folder = useFolder();
const place = useEmulator();

it('a laptop uses the DynamoDB that DYNAMODB_ENDPOINT names, and keeps no database of its own', {
  timeout: 300_000,
}, async () => {
  const env = { DYNAMODB_ENDPOINT: place().endpoint, TABLE_NAME: 'another' };
  const laptop = await Laptop.start(folder, [], env);
  await laptop.record('match', { id: 'here', challenger: 'tom-garside', challenged: 'owen-prosser', score: [2, 0] });
  expect(existsSync(join(folder, 'ladders.sqlite'))).toBe(false);
  expect((await laptop.log()).includes('"id":"here"')).toBe(true);
  const verified = await run('local/operator.ts', ['verify', 'lavers-chess/main', '--data', folder], '', env);
  expect(verified.output).toContain('no difference');
  await laptop.end();
});
