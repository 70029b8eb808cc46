import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emulatorProgram } from '#local/emulator/program.ts';
import { exists } from '#local/processes.ts';
import { fillWithDemo, startOnFriday } from './demo-folder.ts';
import { emulatorIn, FRIDAY, Laptop, ladder, useFolder } from './laptop.ts';
import { recordMatches } from './matches.ts';
import { until } from './until.ts';

describe('a laptop on the emulator that is killed', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it('has lost no result that it had acknowledged', async () => {
    const laptop = await startOnFriday(folder, 'emulator');
    const { acknowledged, todo, sending } = await recordMatches(laptop);
    await until(() => acknowledged.length >= 40);
    const emulator = emulatorIn(folder);
    await laptop.end('SIGKILL');
    await sending;
    await until(() => !exists(emulator.pid));

    const again = await Laptop.start(folder);
    const log = await again.log();
    expect(acknowledged.filter((id) => !log.includes(`"id":"${id}"`))).toEqual([]);
    expect(todo).not.toEqual([]);
    const verified = await ladder(['verify', 'lavers-chess/main', '--data', folder]);
    expect(verified.output).toContain('no difference');
    const published = async () => JSON.parse(await again.page('/lavers-chess/main/view.json')).version;
    await expect.poll(published).toBe(log.trim().split('\n').length);
    await again.end();
  });

  it('ends an emulator that was left behind on its database', async () => {
    const place = join(folder, 'orphaned');
    mkdirSync(place);
    await fillWithDemo(place, 'emulator');
    const database = join(place, 'ladders.db');
    const orphan = spawn(emulatorProgram(), ['--port', '0', '--db-path', database], { stdio: 'ignore' });
    onTestFinished(() => void orphan.kill());
    const gone = once(orphan, 'exit');
    const note = { pid: 2 ** 22 + 1, emulator: { pid: orphan.pid } };
    writeFileSync(join(place, 'running.json'), JSON.stringify(note));
    const laptop = await Laptop.start(place, ['--clock', FRIDAY]);
    await gone;
    expect(await laptop.shows('Lavers Chess Club')).toBe(true);
    await laptop.end();
  });

  it('begins anew where it was killed while it loaded the demo', async () => {
    const place = join(folder, 'half-loaded');
    mkdirSync(place);
    const laptop = await startOnFriday(place);
    await laptop.record('match', { id: 'half', challenger: 'tom-garside', challenged: 'owen-prosser', score: [2, 0] });
    await laptop.end();
    writeFileSync(join(place, 'loading'), '{}');
    const again = await Laptop.start(place);
    expect(await again.log()).not.toContain('"id":"half"');
    expect(await again.shows('Lavers Chess Club')).toBe(true);
    await again.end();
  });
});
