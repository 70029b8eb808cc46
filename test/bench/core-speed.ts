import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { must } from './club.ts';
import { markdown } from './figures.ts';

/** Deciding, replaying and reading seasons by the version that is checked out in `--before DIR`, and by this one. */
const { values } = parseArgs({ options: { before: { type: 'string' } } });
if (values.before === undefined) throw new Error('--before DIR: where the version before is checked out');

const KINDS = ['deciding', 'replaying', 'reading'] as const;
const seasons = z.array(
  z.object({
    system: z.string(),
    players: z.number(),
    deciding: z.number(),
    replaying: z.number(),
    reading: z.number(),
  }),
);

/** A process of its own, which loads nothing but the one version. */
const measure = (tree: string) =>
  seasons.parse(
    JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', join(process.cwd(), 'test/bench/speed/core.ts'), tree], {
        cwd: tree,
        encoding: 'utf8',
      }),
    ),
  );

const [before, now] = [measure(values.before), measure(process.cwd())];
const rows = now.map((season, index) => [
  season.system,
  season.players,
  ...KINDS.flatMap((kind) => [must(before[index])[kind].toFixed(1), season[kind].toFixed(1)]),
]);
const text = [
  '# Deciding, replaying and reading a line, before and now',
  `Made by \`npm run bench:core -- --before DIR\`, where DIR holds the version before, on Node ${process.version}, ${cpus().length} cores, with others at work on the machine.`,
  markdown(['system', 'players', ...KINDS.flatMap((kind) => [`${kind}, before`, 'now'])], rows),
  'Microseconds of processor a line, garbage collection included: the median of five seasons of 4,000 lines in one process, once it is warm. *Deciding* is judging and folding on the ladder alone; *replaying* with the whole log at hand, which can look back; *reading* is from text to a command.',
  'Bars: 25 µs for deciding at 100 and 1,000 players, and at 10,000 within twice that.',
].join('\n\n');
writeFileSync('test/bench/results/core-speed.md', `${text}\n`);
process.stdout.write(`${text}\n`);
