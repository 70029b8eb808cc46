import './local/no-node-warning.ts';
import { relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALONE, FAST, SLOW_ALONE } from './test/alone.ts';
import { SLOW } from './test/slow.ts';

// In MB, of each worker. Most of what tests make is of no use a moment later: with more room, less of it is copied first.
setFlagsFromString('--max-semi-space-size=64');

/**
 * Whose file it is in the list of the slow ones; the others come after all of these. Those that share nothing come first:
 * a worker keeps what it has loaded for the next file alone.
 */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const file = relative(import.meta.dirname, moduleId);
  if (SLOW_ALONE.includes(file)) return -1;
  const place = SLOW.indexOf(file);
  return place === -1 ? SLOW.length : place;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Tests of a browser or a laptop wait more than they work: four of them keep two cores busy. They come first. */
const waits = { maxWorkers: 4, sequence: { groupOrder: 0 } };
/** The others work all the time, and each further worker loads the same modules once more. */
const works = { maxWorkers: 3, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/setup.ts',
    pool: 'threads',
    // Generous, because an emulator or a browser may have to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { ...waits, name: 'slow-alone', include: [...SLOW_ALONE] } },
      {
        extends: true,
        test: { ...waits, name: 'slow', include: SLOW.filter((name) => !SLOW_ALONE.includes(name)), isolate: false },
      },
      { extends: true, test: { ...works, name: 'fast-alone', include: [...ALONE] } },
      {
        extends: true,
        test: {
          ...works,
          name: 'fast',
          include: [...FAST],
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
        },
      },
    ],
  },
});
