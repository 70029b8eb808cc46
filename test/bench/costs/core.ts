import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { withTable } from '../deployed/table.ts';
import { madeBy, markdown, report } from '../figures.ts';

const SPEED = join(import.meta.dirname, '../speed.ts');

const figures = z.record(z.string(), z.number());
export type Speeds = z.infer<typeof figures>;

/** How fast a version is that is checked out in a folder, in a process that loads nothing but that version. */
export const speedsOf = (tree: string, quick: boolean): Promise<Speeds> =>
  withTable(async (endpoint, table) => {
    const args = ['--import', 'tsx', SPEED, tree, endpoint, table, ...(quick ? ['quick'] : [])];
    const env = { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree, env });
    return figures.parse(JSON.parse(stdout));
  });

/** How fast deciding, replaying, settling and publishing are by themselves. */
export async function core(quick: boolean): Promise<void> {
  const speeds = Object.entries(await speedsOf(process.cwd(), quick));
  const parts = [
    '# Deciding, replaying, settling and publishing',
    madeBy('npm run bench -- core'),
    'The processor’s time in one process, garbage collection included: the median once it is warm. *Deciding* is judging and folding a line on the ladder alone; *replaying* with the whole log at hand, which can look back; *reading* is from text to a command. Settling and publishing are without the emulator’s time.',
    markdown(
      ['what', 'figure'],
      speeds.map(([what, figure]) => [what, figure.toFixed(1)]),
    ),
    'Bars: 25 µs for deciding at 100 and 1,000 players, and at 10,000 within twice that; 10,000 lines from text to ladder in 2,000 ms; 15 ms to publish a page of 100.',
  ];
  report('core.md', parts, { quick });
}
