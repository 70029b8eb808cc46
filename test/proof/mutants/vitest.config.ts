import { statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FAST } from '#test/files.ts';

/** The tests that a mutant has to get past, by the part that it is in. */
const TESTS: Readonly<Record<string, RegExp>> = {
  engine: /^test\/(?:rules|engine|log|second|words)\//,
  // What corrects and voids any line takes a quarter of the time, and one mutant in a hundred is noticed by that alone.
  rules: /^test\/(?:rules\/(?!systems\/(?:amending|corrections|rollover)\.)|log|second|words|engine\/(?:decide|due)\.)/,
  words: /^test\/(?:rules\/(?!systems\/)|log|words|view\/(?!forecast-laws|history|player-part|story))/,
  // Those that wait, play whole clubs while things go wrong, or are about a database take most of the time.
  store:
    /^test\/(?:ladders\/(?!clearing|clubs|cont|da|dynamo|faults|forgetting|importing|members|proposals|rates|restore|room)|functions\/(?:commands|own-entries|systems)\.)/,
};
/** Read the code that a mutant is put into. */
const READ_CODE = /^test\/words\/texts(?:-apart)?\.test\.ts$/;

const tests = TESTS[process.env['MUTANTS'] ?? ''] ?? /$^/;

/** Laws try many random cases; samples of one thing come first, as most mutants get no further. */
const TAKES_LONG = /laws|systems|second|snapshot|trial|contention|faults|room/;

class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weight = ({ moduleId }: TestSpecification) => (TAKES_LONG.test(moduleId) ? 1e9 : 0) + statSync(moduleId).size;
    return files.toSorted((one, other) => weight(one) - weight(other));
  }
}

// In MB, of each worker, as in the tests at a commit.
setFlagsFromString('--max-semi-space-size=64');

export default defineConfig({
  test: {
    globalSetup: 'test/setup.ts',
    setupFiles: 'test/seeded.ts',
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: ShortestFirst },
    include: FAST.filter((name) => tests.test(name) && !READ_CODE.test(name)),
  },
});
