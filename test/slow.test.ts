import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FAST } from './alone.ts';
import { SLOW } from './slow.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('the fast tests', () => {
  it('start no browser and no laptop', () => {
    // A folder alone starts nothing.
    const starts = /\{(?! useFolder \})[^}]*\} from '\.[./\w-]*\/(?:browser|laptop|demo-folder)\.ts'/;
    expect(FAST.filter((name) => starts.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([]);
    expect(FAST.length).toBeGreaterThan(100);
  });

  it('are all but those on the list of slow ones, which are there', () => {
    expect(SLOW.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    expect(new Set(SLOW).size).toBe(SLOW.length);
  });
});
