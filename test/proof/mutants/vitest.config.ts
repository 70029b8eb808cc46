import { statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FAST } from '#test/files.ts';

/** Those that take longest, and notice one mutant in a hundred that no other does: what corrects and voids any line. */
const NOT_OF_RULES = 'amending corrections rollover';
const NOT_OF_VIEWS = 'forecast-laws player-part';
/** Those that wait, play whole clubs while things go wrong, or are about a database. */
const NOT_OF_THE_STORE = 'clearing database dynamo faults forgetting-disturbed importing restore room';
/** Those about packing, limits of a caller, and whole clubs that are imported. */
const NOT_OF_COMMANDS = 'answers compressed deadline import limits one-door';

/** What does not begin with one of several names. */
const but = (names: string): string => `(?!(?:${names.replaceAll(' ', '|')})\\b)`;

/** The tests that a mutant has to get past, by the part that it is in. */
const TESTS: Readonly<Record<string, string>> = {
  engine: '(?:rules|engine|log|second|words)/',
  rules: `(?:rules/(?!systems/)|rules/systems/${but(NOT_OF_RULES)}|(?:log|second|words)/|engine/(?:decide|due)\\.)`,
  words: `(?:(?:rules/(?!systems/)|log|words)|view/${but(NOT_OF_VIEWS)}|(?:notifying/(?:notify|webhooks|webhook-notices)|publishing/calendar)\\.)`,
  store: `(?:ladders/${but(NOT_OF_THE_STORE)}|functions/${but(NOT_OF_COMMANDS)})`,
};
/** Read the code that a mutant is put into. */
const READ_CODE = /^test\/words\/texts(?:-apart)?\.test\.ts$/;

const tests = new RegExp(`^test/${TESTS[process.env['MUTANTS'] ?? ''] ?? '$^'}`);

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
    setupFiles: ['test/seeded.ts', 'test/spoken.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: ShortestFirst },
    include: FAST.filter((name) => tests.test(name) && !READ_CODE.test(name)),
  },
});
