import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long PostgreSQL may take to start, in milliseconds. */
const PATIENCE = 30_000;

/** Where Debian has it, of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** Where the programs of PostgreSQL are, if they are installed. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  return [...(process.env['PATH'] ?? '').split(':'), ...versions].find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  );
}

/** It refuses to be run by root: then it is run by nobody. */
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A server of PostgreSQL, as it is set when it is installed: each commit is flushed to its journal. It listens nowhere but at a socket in its folder. */
export class PostgresServer {
  readonly folder: string;
  readonly #child: ChildProcess;

  private constructor(folder: string, child: ChildProcess) {
    this.folder = folder;
    this.#child = child;
    // However this process ends, it is not left behind.
    process.once('exit', () => child.kill('SIGINT'));
  }

  static async start(programs: string, within: string): Promise<PostgresServer> {
    const folder = join(within, 'postgres');
    mkdirSync(folder, { mode: 0o700 });
    if (OWNER.uid !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
    const data = join(folder, 'data');
    const options = { ...OWNER, cwd: folder, stdio: 'ignore' } as const;
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8'], options);
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], options);
    const server = new PostgresServer(folder, child);
    await server.#listening();
    return server;
  }

  get socket(): string {
    return join(this.folder, '.s.PGSQL.5432');
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    await exit;
  }

  /** What it notes of itself ends with how far it is. */
  get #isReady(): boolean {
    const note = join(this.folder, 'data', 'postmaster.pid');
    return existsSync(note) && /^ready\s*$/m.test(readFileSync(note, 'utf8'));
  }

  async #listening(): Promise<void> {
    for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(50)) {
      if (this.#isReady) return;
      if (this.#child.exitCode !== null) break;
    }
    throw new Error('PostgreSQL does not start');
  }
}
