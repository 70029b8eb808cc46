import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startEmulator } from '../ladders/start-emulator.ts';
import { must } from './club.ts';
import { markdown } from './figures.ts';

/** Settling and publishing by the version that is checked out in `--before DIR`, and by this one, in turns. */
const { values } = parseArgs({ options: { before: { type: 'string' }, rounds: { type: 'string', default: '5' } } });
const TREES = { before: values.before ?? '', now: process.cwd() };
if (TREES.before === '') throw new Error('--before DIR: where the version before is checked out');

const figures = z.object({ settling: z.number(), publishing: z.number() });
type Figures = z.infer<typeof figures>;

const WORK = join(process.cwd(), 'test/bench/speed/work.ts');

/** A process of its own, which loads nothing but the one version. */
const measure = (tree: string, endpoint: string): Figures =>
  figures.parse(
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', WORK, tree, endpoint], {
        cwd: tree,
        encoding: 'utf8',
        env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
      }),
    ),
  );

const emulator = await startEmulator();
try {
  const rounds: { before: Figures; now: Figures }[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const before = measure(TREES.before, emulator.endpoint);
    rounds.push({ before, now: measure(TREES.now, emulator.endpoint) });
  }
  const row = (name: string, of: (figures: Figures) => number): readonly string[] => {
    const [before, now] = [rounds.map((each) => of(each.before)), rounds.map((each) => of(each.now))].map((all) =>
      Math.min(...all),
    );
    return [name, must(before).toFixed(2), must(now).toFixed(2), (must(now) / must(before)).toFixed(2)];
  };
  const text = [
    '# Settling and publishing, before and now',
    `Made by \`npm run bench:speed -- --before DIR\`, where DIR holds the version before, on Node ${process.version}, ${cpus().length} cores.`,
    markdown(
      ['what', 'before', 'now', 'ratio'],
      [
        row('a ladder of 30 settled at the end of a month', ({ settling }) => settling),
        row('a page of 100 published after a result', ({ publishing }) => publishing),
      ],
    ),
    `Milliseconds of processor, without the emulator’s: the median of 120 in a process of its own, and the least of ${rounds.length} such processes of each version, in turns, as others may be at work on the machine.`,
  ].join('\n\n');
  writeFileSync('test/bench/results/speed.md', `${text}\n`);
  process.stdout.write(`${text}\n`);
} finally {
  emulator.stop();
}
