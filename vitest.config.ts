import './local/no-node-warning.ts';
import { relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ALONE, FAST, SLOW } from './test/files.ts';

// In MB, of each worker. Most of what tests make is of no use a moment later: with more room, less of it is copied first.
setFlagsFromString('--max-semi-space-size=64');

/**
 * Tests of a browser, a laptop, functions or other programs wait for what they start: four of them keep two cores busy. They
 * come first.
 */
const waits = { maxWorkers: 4, sequence: { groupOrder: 0 } };
/** The others wait now and then, and each further worker loads the same modules once more: three is the least time. */
const works = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/**
 * The files that take longest, in the order in which they begin, so that none is still under way when all others are done.
 * Without results of an earlier run the largest file would begin first, and some of these are among the smallest.
 */
const LONGEST = [
  ...['docs/repository', 'journeys/admin', 'journeys/members', 'journeys/board', 'cdk/deployed/deployed'],
  ...['local/evening', 'journeys/public', 'docs/typed', 'local/options', 'proof/faults/faults'],
  ...['proof/fuzz/fuzz', 'ladders/faults', 'view/story', 'cdk/stack', 'contract/generated-client', 'proof/doors/doors'],
  ...['view/forecast-laws', 'publishing/private', 'second/agrees', 'view/told', 'cdk/cost'],
].map((name) => `test/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = LONGEST.indexOf(relative(import.meta.dirname, moduleId));
      return rank < 0 ? LONGEST.length : rank;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  test: {
    globalSetup: 'test/setup.ts',
    setupFiles: ['test/seeded.ts', 'test/spoken.ts'],
    sequence: { sequencer: LongestFirst },
    pool: 'threads',
    // Generous, because an emulator or a browser may have to start on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { ...waits, name: 'slow', include: SLOW, isolate: false } },
      { extends: true, test: { ...works, name: 'fast-alone', include: ALONE } },
      { extends: true, test: { ...works, name: 'fast', include: FAST, isolate: false } },
    ],
  },
});
