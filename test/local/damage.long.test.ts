import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addClub } from '#functions/books/clubs.ts';
import { addMembers } from '#functions/books/members.ts';
import { LadderStore } from '#functions/ladders/store.ts';
import { toldError } from '#functions/runtime/told-error.ts';
import { DataFolder } from '#local/data-folder.ts';
import { openPlace } from '#local/place.ts';
import { explained, faultIn, tell, tellFailures, tellOnceOf } from '#local/report-faults.ts';
import { Connection } from '#local/sqlite/connection.ts';
import { SqliteDatabase } from '#local/sqlite/database.ts';
import { instant } from '#shared/vocabulary/vocabulary.ts';
import { player } from '#test/ladders/club.ts';
import { HAS_TINY_DISKS, Laptop, onTinyDisk, run, startOnFriday, useFolder } from './laptop.ts';

describe('a laptop that is killed', { timeout: 300_000 }, () => {
  const folder = useFolder();

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

describe('a data folder that is damaged', () => {
  const folder = useFolder();
  const IS_ROOT = process.getuid?.() === 0;
  let folders = 0;

  /** A data folder whose database holds some hundred items. */
  function filled(): DataFolder {
    const made = new DataFolder(join(folder, String(folders++)));
    const connection = Connection.open(made.sqlite);
    const insert = connection.prepare("INSERT INTO items (pk, sk, attributes) VALUES ('club', ?, ?)");
    connection.transact(() => {
      for (let n = 0; n < 300; n++) insert.run(`item ${n}`, JSON.stringify({ text: 'x'.repeat(400) }));
    });
    connection.close();
    return made;
  }

  /** One of a club with a hundred members, of whom there is something to be kept. */
  async function withClub(): Promise<DataFolder> {
    const made = new DataFolder(join(folder, 'club'));
    const connection = Connection.open(made.sqlite);
    const { database } = new LadderStore(new SqliteDatabase({ connection }));
    await addClub(database, { id: 'lavers', name: 'Lavers' });
    const since = instant(Date.parse('2026-11-20T20:00:00Z'));
    const members = Array.from({ length: 90 }, (_, n) => ({
      ...{ id: player(`p${n}`), name: `P ${n}`, since },
      note: randomBytes(300).toString('base64'),
    }));
    expect((await addMembers(database, 'lavers', members)).kind).toBe('added');
    connection.close();
    return made;
  }

  /** What is said where a folder is opened, and whether the database is left as it was. */
  async function opening(data: DataFolder): Promise<{ readonly said: unknown; readonly untouched: boolean }> {
    const before = readFileSync(data.sqlite);
    const said = await openPlace(data).then(
      () => 'opened',
      (error: unknown) => String(explained(error, data.path)),
    );
    return { said, untouched: readFileSync(data.sqlite).equals(before) };
  }

  describe('a data folder that can’t be used', () => {
    const damageIn = (path: string): void => {
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill(0xa5, 10 * 4096, 11 * 4096));
    };

    it.each<[how: string, spoil: (path: string) => void, says: RegExp]>([
      [
        'something else',
        (path) => writeFileSync(path, 'Dear Ann, '.repeat(1000)),
        /isn’t an SQLite database.*--data DIR/s,
      ],
      ['damaged in a page', damageIn, /is damaged\. Nothing was changed\. Keep a copy of it/],
      ['cut off', (path) => truncateSync(path, Math.floor(statSync(path).size / 2)), /is damaged/],
    ])(
      'because its database is %s says so, which file it is and what to do, and is left as it was',
      async (_, spoil, says) => {
        const data = filled();
        spoil(data.sqlite);
        const { said, untouched } = await opening(data);
        expect(said).toMatch(says);
        expect([String(said).includes(data.sqlite), untouched]).toEqual([true, true]);
      },
    );

    it('because a folder lies where its database should be says that this is none', async () => {
      const data = new DataFolder(join(folder, String(folders++)));
      mkdirSync(data.sqlite);
      const said = await openPlace(data).catch((error: unknown) => String(explained(error, data.path)));
      expect(said).toContain(`${data.sqlite} isn’t an SQLite database`);
    });

    it(`because it is read-only says so${IS_ROOT ? ' (not tried as root, who may write everywhere)' : ''}`, async () => {
      if (IS_ROOT) return;
      const data = new DataFolder(join(folder, String(folders++)));
      chmodSync(data.path, 0o500);
      const { status, errors } = await run('local/start.ts', ['--data', data.path, '--port', '0']);
      chmodSync(data.path, 0o700);
      expect([status, errors]).toEqual([1, expect.stringMatching(/^Club Ladder can’t write in /)]);
    });

    it('is opened where nothing is wrong', async () => {
      const place = await openPlace(filled());
      await place.close();
    });
  });

  describe('a laptop on a broken database', { timeout: 300_000 }, () => {
    it('ends with a sentence and a status, and leaves everything as it was', async () => {
      const data = filled();
      truncateSync(data.sqlite, 40_000);
      const before = readFileSync(data.sqlite);
      const { status, errors } = await run('local/start.ts', ['--data', data.path, '--port', '0']);
      expect([status, errors]).toEqual([1, expect.stringContaining(`${data.sqlite} is damaged.`)]);
      expect(errors).not.toMatch(/^ +at /m);
      expect(readFileSync(data.sqlite).equals(before)).toBe(true);
      expect(readdirSync(data.path)).not.toContain('running.json');
      expect(existsSync(data.site)).toBe(false);
      const exported = await run('local/operator.ts', ['verify', '--all', '--data', data.path]);
      expect([exported.status, exported.errors]).toEqual([2, errors]);
    });
  });

  describe('a disk that is full', { timeout: 300_000 }, () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it.skipIf(!HAS_TINY_DISKS).each([
      // In KB: too few for what takes the folder, for the database, for its tables, for the demo clubs.
      ['start', 4, []],
      ['start', 8, []],
      ['start', 64, []],
      ['start', 600, ['keys.json', 'push.json']],
      ['backup', 4, []],
      ['restore', 8, []],
      ['restore', 64, []],
    ])(
      'has `%s` on one of %i KB end with a sentence, and leave nothing that is in the way',
      async (command, size, left) => {
        const whole = join(folder, 'whole.jsonl.gz');
        const club = join(folder, 'club');
        if (!existsSync(whole)) await run('local/ladder.ts', ['backup', whole, '--data', (await withClub()).path]);
        const disk = join(folder, `disk-${folders++}`);
        const lines = {
          start: ['local/start.ts', '--port', '0', '--data', disk],
          backup: ['local/ladder.ts', 'backup', join(disk, 'b.jsonl.gz'), '--data', club],
          restore: ['local/operator.ts', 'restore', whole, '--data', disk],
        } as const;
        const [program, ...args] = lines[command as keyof typeof lines];
        const { status, errors, names } = await onTinyDisk(disk, size, program, args);
        expect([status, errors]).toEqual([expect.toBeOneOf([1, 2]), expect.stringMatching(/[Tt]he disk is full/)]);
        expect(errors).not.toMatch(/^ +at /m);
        expect(names).toEqual(left);
      },
    );

    it('is told once, in a sentence, whatever fails and in whichever way that is told', async () => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      const data = filled();
      const connection = Connection.open(data.sqlite);
      connection.prepare('PRAGMA max_page_count = 1').get();
      const database = new SqliteDatabase({ connection, pause: async () => {} });
      const large = (n: number) => ({ pk: 'club', sk: `more ${n}`, text: 'x'.repeat(9000) });
      const failure = await database.put(large(1)).catch((error: unknown) => error);
      expect(faultIn(failure)).toBe('full');
      const outage = await addClub(new LadderStore(database).database, { id: 'lavers', name: 'L'.repeat(9000) }).catch(
        (error: unknown) => error,
      );
      expect(faultIn(outage)).toBe('full');
      tellOnceOf(data.path);
      tellFailures({ function: 'challenges-and-results', status: 503, ...toldError(outage) });
      tell('timer', failure);
      tell('publishing', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      expect(said.mock.calls).toEqual([[expect.stringContaining(`nothing more can be saved in ${data.path}`)]]);
      tell('timer', new Error('something else'));
      expect(said).toHaveBeenCalledTimes(2);
      connection.close();
    });
  });
});
