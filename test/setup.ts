import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { endShared } from './local/end-shared.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the tests of one run make once and use again. */
    readonly shared: string;
  }
}

export default function setUp({ provide }: TestProject): () => Promise<void> {
  const shared = mkdtempSync(join(tmpdir(), 'ladder-tests-'));
  provide('shared', shared);
  return async () => {
    await endShared(shared);
    rmSync(shared, { recursive: true, force: true });
  };
}
