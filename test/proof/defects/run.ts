import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { markdown } from '#test/bench/figures.ts';
import { turnAway } from '../program.ts';
import { DEFECTS, type Defect } from './defects.ts';

/** `npm run proof -- defects [TEXT]`: plants each defect, or those whose words have the text, and runs the test that is to notice. */
const ROOT = resolve(import.meta.dirname, '../../..');

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

type Tested = z.infer<typeof report>['testResults'][number];

/** The name of what failed in a file: a test, or what has to be done before its first; undefined if nothing did. */
function failedIn({ assertionResults, message }: Tested): string | undefined {
  const failed = assertionResults.find(({ status }) => status === 'failed');
  if (failed) return failed.fullName.trim();
  const [first] = assertionResults;
  return first && message ? `what comes before ${first.fullName.trim()}` : undefined;
}

/** A copy of the checkout in which defects are planted, one at a time. */
class Bed {
  readonly #folder = mkdtempSync(join(tmpdir(), 'defects-'));

  constructor() {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
    for (const file of files) cpSync(join(ROOT, file), join(this.#folder, file));
    symlinkSync(join(ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
  }

  /** The name of the test that fails with a defect; undefined where none does. */
  async caught({ file, code, instead, test }: Defect): Promise<string | undefined> {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(code, () => instead),
    );
    try {
      const first = await this.#run(test, '--bail=1');
      // A run that is broken off may end before it has written which test failed.
      return first.name ?? (first.failed ? (await this.#run(test)).name : undefined);
    } finally {
      writeFileSync(path, text);
    }
  }

  /** Whether a run of tests failed, and the name of the first test that did, as far as the run has written it. */
  async #run(
    test: string,
    ...options: string[]
  ): Promise<{ readonly failed: boolean; readonly name: string | undefined }> {
    const output = join(this.#folder, 'result.json');
    const args = ['run', ...options, '--reporter=json', `--outputFile=${output}`, test];
    const vitest = promisify(execFile)(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: this.#folder });
    const failed = await vitest.then(
      () => false,
      () => true,
    );
    const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
    rmSync(output);
    // Code that does not even load is noticed by anything.
    const unloaded = testResults.find(({ assertionResults, message }) => assertionResults.length === 0 && message);
    if (unloaded) console.error(`${test} does not load: ${unloaded.message.split('\n')[0]}`);
    return { failed, name: testResults.map(failedIn).find((name) => name !== undefined) };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}

const [wanted = ''] = process.argv.slice(2);
const meant = DEFECTS.filter(({ says }) => says.includes(wanted));
if (meant.length === 0) turnAway(`No planted defect has "${wanted}" in its words.`);
const caught = new Map<Defect, string>();
const beds = Array.from({ length: Math.min(2, availableParallelism()) }, () => new Bed());
try {
  const left = meant.values();
  await Promise.all(
    beds.map(async (bed) => {
      for (const defect of left) {
        const by = await bed.caught(defect);
        console.error(
          `${by === undefined ? 'NOT CAUGHT' : 'caught'}: ${defect.says}${by === undefined ? '' : `, by “${by}”`}`,
        );
        if (by !== undefined) caught.set(defect, by);
      }
    }),
  );
} finally {
  for (const bed of beds) bed.remove();
}
const verdict = `proof defects: ${caught.size} of ${meant.length} planted defects caught: ${caught.size === meant.length ? 'holds' : 'FAILS'}`;
if (meant.length === DEFECTS.length) {
  const rows = DEFECTS.map((each) => [each.says, each.file, caught.get(each) ?? '**nothing**']);
  const text = [
    '# Planted defects',
    'Made by `npm run proof -- defects`: each is planted alone, and the test that is named first has to fail.',
    markdown(['defect', 'planted in', 'caught by'], rows),
    `${verdict}.`,
  ];
  writeFileSync(join(ROOT, 'test/bench/results/defects.md'), `${text.join('\n\n')}\n`);
}
process.exitCode = caught.size === meant.length ? 0 : 1;
console.log(verdict);
