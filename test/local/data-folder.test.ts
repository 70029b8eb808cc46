import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolder } from '#local/data-folder.ts';
import { isToken, keysIn } from '#local/keys.ts';
import { Laptop, startOnFriday, useFolder } from './laptop.ts';

const IS_ROOT = process.getuid?.() === 0;
const OTHER_USER = 65_534;

const permissions = (path: string): number => statSync(path).mode & 0o777;

describe('a data folder', () => {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'open-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(path, { recursive: true });
  });

  it('that is new is its owner’s alone', () => {
    expect(permissions(new DataFolder(join(path, 'new', 'folder')).path)).toBe(0o700);
    expect(permissions(join(path, 'new'))).toBe(0o700);
  });

  it('that was empty and open is shut', () => {
    chmodSync(path, 0o777);
    expect(permissions(new DataFolder(path).path)).toBe(0o700);
  });

  it('that an older version left open is shut, with all that is in it', () => {
    for (const name of ['ladders.sqlite', 'ladders.sqlite-wal', 'keys.json', 'notifications.json', 'running.json'])
      writeFileSync(join(path, name), '', { mode: 0o644 });
    for (const name of ['site', 'transfers']) mkdirSync(join(path, name), { mode: 0o755 });
    chmodSync(path, 0o755);
    new DataFolder(path);
    for (const name of ['', ...readdirSync(path)]) expect(permissions(join(path, name)) & 0o077).toBe(0);
    expect(permissions(join(path, 'transfers'))).toBe(0o700);
  });

  it('that is open and holds other things is not touched, but refused with what to do', () => {
    writeFileSync(join(path, 'thesis.txt'), '');
    chmodSync(path, 0o755);
    expect(() => new DataFolder(path)).toThrow(`(thesis.txt). Use a new`);
    expect(() => new DataFolder(path)).toThrow(`chmod 700 ${path}`);
    expect(permissions(path)).toBe(0o755);
    chmodSync(path, 0o700);
    expect(new DataFolder(path).path).toBe(path);
  });

  it('into which others could write is not trusted to hold only its own files', () => {
    symlinkSync('/etc/hostname', join(path, 'keys.json'));
    chmodSync(path, 0o777);
    expect(() => new DataFolder(path)).toThrow('(keys.json)');
  });

  it(`that holds another user’s file under one of its own names is refused${IS_ROOT ? '' : ' (looked at as root alone)'}`, () => {
    if (!IS_ROOT) return;
    writeFileSync(join(path, 'keys.json'), '{}');
    chownSync(join(path, 'keys.json'), OTHER_USER, OTHER_USER);
    chmodSync(path, 0o777);
    expect(() => new DataFolder(path)).toThrow('(keys.json)');
  });

  it('that belongs to another user is refused: they could open it again', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(OTHER_USER);
    expect(() => new DataFolder(path)).toThrow('belongs to another user');
  });

  it('is rid of a folder at once, and of what a stop left of an earlier one', async () => {
    const folder = new DataFolder(path);
    for (const name of ['site', 'site.draft']) mkdirSync(join(path, name));
    for (const name of ['site/new', 'site.draft/old']) writeFileSync(join(path, name), '');
    folder.takeAway('site');
    expect([folder.has('site'), folder.has('site.draft/old')]).toEqual([false, false]);
    await vi.waitFor(() => expect(folder.has('site.draft')).toBe(false));
  });

  it('keeps what is written into it for its owner alone, even where a half-written file was left open', () => {
    const folder = new DataFolder(path);
    writeFileSync(join(path, 'clock.json.draft'), '', { mode: 0o666 });
    for (const name of ['keys.json', 'clock.json']) folder.write(name, {});
    for (const name of ['keys.json', 'clock.json']) expect(permissions(join(path, name))).toBe(0o600);
  });
});

describe('the operator of a laptop', () => {
  const folder = new DataFolder(useFolder());

  it.each(['', 'token', 'x'.repeat(44), 1])('has no token that could be guessed, such as %j', (operator) => {
    const { operator: made } = keysIn(folder);
    folder.write('keys.json', { operator });
    expect(() => keysIn(folder)).toThrow('keys.json is damaged: it has no operator token');
    expect(folder.read('keys.json')).toEqual({ operator });
    folder.remove('keys.json');
    expect(keysIn(folder).operator).not.toBe(made);
  });

  it('is nobody who shows none, even where there were none', () => {
    for (const token of ['', keysIn(folder).operator])
      for (const shown of [undefined, '', 'Bearer', 'Bearer ', 'Bearer  ']) expect(isToken(token, shown)).toBe(false);
    expect(isToken(keysIn(folder).operator, `Bearer ${keysIn(folder).operator}`)).toBe(true);
  });
});

describe('a laptop on a folder that was open', { timeout: 300_000 }, () => {
  const folder = useFolder();

  it('leaves nothing in it that others may read, database and log and notices included', async () => {
    chmodSync(folder, 0o755);
    const laptop = await Laptop.start(folder);
    const names = readdirSync(folder);
    expect(names).toEqual(
      expect.arrayContaining(['ladders.sqlite', 'ladders.sqlite-wal', 'keys.json', 'running.json']),
    );
    for (const name of ['', ...names]) expect([name, permissions(join(folder, name)) & 0o077]).toEqual([name, 0]);
    await laptop.end();
  });
});

function portsOf(pid: number): readonly number[] {
  const fds = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
  const inodes = new Set(fds.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
  return ['tcp', 'tcp6'].flatMap((table) => {
    const lines = readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n').slice(1);
    return lines.flatMap((line) => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      return state === '0A' && inodes.has(inode) ? [Number.parseInt(local.split(':')[1] ?? '', 16)] : [];
    });
  });
}

/** What a program of Node's says that another user of this computer runs. */
function asAnotherUser(script: string): string {
  const other = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, '-e', script];
  const { stdout, stderr } = spawnSync('setpriv', other, { encoding: 'utf8' });
  return stdout + stderr;
}

describe('a laptop that is running', { timeout: 300_000 }, () => {
  const folder = useFolder();
  let laptop: Laptop;
  beforeAll(async () => {
    laptop = await startOnFriday(folder);
  }, 300_000);
  afterAll(() => laptop.end());

  /** What another user of the computer comes to who reads each file of the folder. */
  const readByAnother = (): readonly string[] =>
    readdirSync(folder).map((name) =>
      asAnotherUser(
        `try { require('fs').openSync(${JSON.stringify(join(folder, name))}); } catch (e) { console.log(e.code); }`,
      ),
    );

  it('listens on no port but that of its site: its database on none', () => {
    expect(portsOf(laptop.pid)).toEqual([Number(new URL(laptop.origin).port)]);
  });

  it(`keeps its data to its owner${IS_ROOT ? '' : ' (looked at as root alone, who can become another user)'}`, () => {
    if (!IS_ROOT) return;
    expect(new Set(readByAnother())).toEqual(new Set(['EACCES\n']));
  });
});
