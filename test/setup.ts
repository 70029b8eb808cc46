import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { isRunning } from '#local/processes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the tests of one run make once and use again. */
    readonly shared: string;
  }
}

const NAME = 'tests-';

export default function setUp({ provide }: TestProject): () => Promise<void> {
  const shared = mkdtempSync(join(tmpdir(), NAME));
  provide('shared', shared);
  // What the tests of all projects, and what they start, leave behind goes with the folder of the first.
  if (!basename(tmpdir()).startsWith(NAME)) process.env['TMPDIR'] = shared;
  return async () => {
    await endShared(shared);
    rmSync(shared, { recursive: true, force: true });
  };
}

/** The name of the note on the laptop that the tests of a run share. */
export const SHARED_LAPTOP = 'friday.json';

async function endShared(folder: string): Promise<void> {
  const note = join(folder, SHARED_LAPTOP);
  if (existsSync(note)) await end(JSON.parse(readFileSync(note, 'utf8')).pid, folder);
}

/** Ends a process: first it is asked to, and after two seconds it has to. */
async function end(pid: number, ...words: readonly string[]): Promise<void> {
  for (let tries = 0; tries < 100 && isRunning(pid, ...words); tries++) {
    if (tries === 0 || tries === 40) signal(pid, tries === 0 ? 'SIGTERM' : 'SIGKILL');
    await sleep(50);
  }
}

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself meanwhile.
  }
}
