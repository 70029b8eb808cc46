import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exists } from '#local/processes.ts';
import { startOnFriday } from './demo-folder.ts';
import { emulatorIn, type Laptop, useFolder } from './laptop.ts';

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

const connecting = (path: string): string =>
  `const s = require('net').connect(${JSON.stringify(path)}, () => { console.log('open'); s.end(); }); s.on('error', (e) => console.log(e.code));`;

const IS_ROOT = process.getuid?.() === 0;

describe('the emulator of a laptop that is running', { timeout: 300_000 }, () => {
  const folder = useFolder();
  let laptop: Laptop;
  beforeAll(async () => {
    laptop = await startOnFriday(folder, 'emulator');
  }, 300_000);

  it('listens on no port: only the site does', () => {
    expect(portsOf(emulatorIn(folder).pid)).toEqual([]);
    expect(portsOf(laptop.pid)).toEqual([Number(new URL(laptop.origin).port)]);
  });

  it('answers its owner’s programs through a socket that is nobody else’s', () => {
    const socket = join(folder, 'emulator.sock');
    const own = spawnSync(process.execPath, ['-e', connecting(socket)], { encoding: 'utf8' });
    expect(own.stdout).toBe('open\n');
    expect(statSync(socket).mode & 0o077).toBe(0);
  });

  it(`is shut for another user of the computer${IS_ROOT ? '' : ' (looked at as root alone, who can become one)'}`, () => {
    if (!IS_ROOT) return;
    expect(asAnotherUser(connecting(join(folder, 'emulator.sock')))).toBe('EACCES\n');
    const reading = (name: string) =>
      `try { require('fs').readFileSync(${JSON.stringify(join(folder, name))}); console.log('read'); } catch (e) { console.log(e.code); }`;
    for (const name of readdirSync(folder)) expect(asAnotherUser(reading(name))).toBe('EACCES\n');
  });

  it(`also where the folder is opened to all meanwhile${IS_ROOT ? '' : ' (looked at as root alone, who can become one)'}`, () => {
    if (!IS_ROOT) return;
    chmodSync(folder, 0o755);
    expect(asAnotherUser(connecting(join(folder, 'emulator.sock')))).toBe('EACCES\n');
    chmodSync(folder, 0o700);
  });

  it('ends with it', async () => {
    const { pid } = emulatorIn(folder);
    expect(await laptop.end()).toBe(0);
    expect(exists(pid)).toBe(false);
  });
});
