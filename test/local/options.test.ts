import { describe, expect, it, onTestFinished } from 'vitest';
import { readOptions } from '#local/options.ts';
import { Laptop, run, startOnFriday, useFolder } from './laptop.ts';

const clockOf = (text: string): string => new Date(Number(readOptions(['--clock', text]).clock)).toISOString();

describe('the command line of a laptop', { timeout: 300_000 }, () => {
  it('serves on port 4000, in real time, on what was recorded before', () => {
    expect(readOptions([])).toMatchObject({ port: 4000, fresh: false });
    expect(readOptions([]).clock).toBeUndefined();
  });

  it('takes a time without offset as the demo club’s, in summer and in winter', () => {
    expect(clockOf('2026-11-20T20:05')).toBe('2026-11-20T20:05:00.000Z');
    expect(clockOf('2026-09-07T20:05:30')).toBe('2026-09-07T19:05:30.000Z');
    expect(clockOf('2026-11-20T20:05+01:00')).toBe('2026-11-20T19:05:00.000Z');
  });

  it.each([
    [['--frsh'], "Unknown option '--frsh'"],
    [['fresh'], "Unexpected argument 'fresh'"],
    [['--clock'], "Option '--clock <value>' argument missing"],
    [['--data', '-x'], "Option '--data' argument is ambiguous.\n"],
    [['--clock', '2026-02-30T20:00'], '--clock 2026-02-30T20:00: write a time such as'],
    [['--clock', '20:05'], '--clock 20:05: write a time such as'],
    [['--clock', '9999-12-31T20:05'], 'write a time such as 2026-11-20T20:05 (years 1900 to 2199)'],
    [['--port', '70000'], '--port 70000: a port is a whole number from 0 to 65535'],
    [['--contact', 'security@example.org'], 'use an address such as mailto:'],
    [['--contact', 'mailto:a@b.example\nExpires: never'], 'use an address such as mailto:'],
    [['--port', 'http'], '--port http: a port is a whole number'],
    [['--push-to', 'push.example'], '--push-to push.example: a port is a whole number'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });

  it('explains itself', async () => {
    const { status, output } = await run('local/start.ts', ['--help']);
    expect([status, output]).toEqual([0, expect.stringContaining('--clock real')]);
  });
});

describe('the DynamoDB of a laptop', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it.each([
    [
      'says where nothing answers',
      ['--port', '0'],
      /^Nothing answers at http:\/\/127\.0\.0\.1:9 \(DYNAMODB_ENDPOINT\)\.[^\n]*\n$/,
    ],
    ['is not emptied where it is not its own', ['--fresh'], /--fresh won’t delete anything in http:\/\/127\.0\.0\.1:9/],
  ])('%s', async (_, args, sentence) => {
    const env = { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' };
    const { status, errors } = await run('local/start.ts', ['--data', folder, ...args], '', env);
    expect([status, errors]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

describe('a table on AWS', { timeout: 60_000 }, () => {
  it('is never the laptop’s, where it is named without its deployment', async () => {
    const { status, errors } = await run('local/operator.ts', ['verify', '--all'], '', { TABLE_NAME: 'ladders' });
    expect([status, errors]).toEqual([2, expect.stringMatching(/^TABLE_NAME=ladders names a table on AWS: .*--url/)]);
  });
});

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
