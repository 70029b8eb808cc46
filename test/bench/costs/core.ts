import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { withTable } from '../deployed/table.ts';
import { madeBy, markdown, report } from '../figures.ts';

const SPEED = join(import.meta.dirname, '../speed.ts');
const QUIET = { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/** How fast deciding, replaying, settling and publishing are by themselves. */
export async function core(quick: boolean): Promise<void> {
  const speeds = await withTable(async (endpoint, table) => {
    const args = ['--import', 'tsx', SPEED, endpoint, table, ...(quick ? ['quick'] : [])];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: QUIET });
    return Object.entries(z.record(z.string(), z.number()).parse(JSON.parse(stdout)));
  });
  report('core.md', quick, [
    '# Deciding, replaying, settling and publishing',
    madeBy('npm run bench -- core'),
    'The processor’s time in one process, garbage collection included: the median once it is warm. *Deciding* is judging and folding a line on the ladder alone; *replaying* with the whole log at hand, which can look back; *reading* is from text to a command. Settling and publishing are without the emulator’s time.',
    markdown(
      ['what', 'figure'],
      speeds.map(([what, figure]) => [what, figure.toFixed(1)]),
    ),
    'Bars: 25 µs for deciding at 100 and 1,000 players, and at 10,000 within twice that; 10,000 lines from text to ladder in 2,000 ms; 15 ms to publish a page of 100.',
  ]);
}
