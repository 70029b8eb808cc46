import { encode } from 'uqr';
import type { Drawing } from './qr.tsx';

/** White around the code, in modules: without it a camera does not find it. */
const QUIET = 4;

export function draw(text: string): Drawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return { side: size + 2 * QUIET, path: pathOf(data) };
}

/** One stroke for each run of black modules in a row. */
const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x + QUIET} ${y + QUIET}h${length}v1h-${length}z`))
    .join('');

function runsOf(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((black, x) => {
    const last = runs.at(-1);
    if (!black) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
