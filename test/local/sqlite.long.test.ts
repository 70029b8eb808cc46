import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startOnFriday } from './demo-folder.ts';
import { Laptop, ladder, run, useFolder } from './laptop.ts';
import { recordMatches } from './matches.ts';
import { until } from './until.ts';

const running = (folder: string) => JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'));

describe('a laptop that is kept by SQLite', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it('makes a club, records an evening, is killed in the middle of it, and has lost nothing', async () => {
    const laptop = await startOnFriday(folder);
    expect(running(folder)).not.toHaveProperty('emulator');
    expect(existsSync(join(folder, 'ladders.db'))).toBe(false);
    const made = await fetch(`${laptop.origin}/api/clubs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${laptop.printed('Operator')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'new-club', name: 'New Club' }),
    });
    expect(made.status).toBe(201);
    const { acknowledged, sending } = await recordMatches(laptop);
    await until(() => acknowledged.length >= 10);
    const beside = await ladder(['verify', 'lavers-chess/main', '--data', folder]);
    expect(beside).toMatchObject({ status: 0, errors: '', output: expect.stringContaining('no difference') });
    await laptop.end('SIGKILL');
    await sending;

    const again = await Laptop.start(folder);
    const log = await again.log();
    expect(acknowledged.filter((id) => !log.includes(`"id":"${id}"`))).toEqual([]);
    expect(await again.comesToShow('New Club', '/new-club/')).toBe(true);
    const verified = await ladder(['verify', 'lavers-chess/main', '--data', folder]);
    expect([verified.status, verified.output]).toEqual([0, expect.stringContaining('no difference')]);
    for (const name of ['', 'ladders.sqlite', 'ladders.sqlite-wal'])
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    expect(await again.end()).toBe(0);
  });

  it('is worked on by the command line while it is stopped', async () => {
    const { status, output } = await ladder(['export', 'crewe-chess/main', '--data', folder]);
    expect(status).toBe(0);
    const imported = await ladder(['import', 'new-club/copy', '-', '--data', folder], output);
    expect([imported.status, imported.errors]).toEqual([0, '']);
    const verified = await ladder(['verify', 'new-club/copy', '--data', folder]);
    expect(verified.output).toContain('no difference');
  });

  it('stays what it is: another store is refused, and so is one that does not exist', async () => {
    const other = await run('local/start.ts', ['--data', folder, '--store', 'emulator']);
    expect([other.status, other.errors]).toEqual([1, expect.stringContaining('was filled with --store sqlite')]);
    const unknown = await run('local/start.ts', ['--store', 'postgres']);
    expect([unknown.status, unknown.errors]).toEqual([1, '--store postgres: choose emulator or sqlite.\n']);
  });
});
