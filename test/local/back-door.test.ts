import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOnFriday } from './demo-folder.ts';
import { type Laptop, useFolder } from './laptop.ts';

/** The TCP ports on which a process listens. */
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

const IS_ROOT = process.getuid?.() === 0;

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
