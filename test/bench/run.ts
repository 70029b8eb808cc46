import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { turnAway } from '../proof/program.ts';
import { cold } from './costs/cold.ts';
import { contention } from './costs/contention.ts';
import { modules } from './costs/modules.ts';
import { replay } from './costs/replay.ts';
import { settling } from './costs/settling.ts';
import { units } from './costs/units.ts';
import { inFolder } from './figures.ts';
import { crowd } from './http/crowd.ts';
import { far } from './http/far.ts';
import { memory } from './http/memory.ts';
import { pages } from './http/pages.ts';
import { restarts } from './http/restarts.ts';
import { results } from './http/results.ts';
import { site } from './http/site.ts';
import { waiting } from './http/waiting.ts';
import { atMost, type Bar, barsTable, type Found, verdict } from './report.ts';
import { build, type Run, type Tree } from './trees.ts';

/** The highest load at which anything is measured: another program at work would tell in the figures. */
const QUIET = 0.3;

/** What is measured of functions as packaged, and of a laptop as `npm start` runs it. */
const PARTS: Readonly<Record<string, (run: Run) => Promise<Found>>> = {
  results,
  memory,
  site,
  pages,
  far,
  restarts,
  waiting,
  crowd,
  cold,
  units,
  settling,
  contention,
  modules,
  replay,
};

/**
 * `npm run bench -- [--quick] [--before DIR] [PART...]`: all parts, or those that are named. DIR is another checkout, with
 * its dependencies, that is measured beside this one. It begins on a quiet machine only. Only a run of all parts in full is kept, in `results/bench.md`.
 */
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, before: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there is ${Object.keys(PARTS).join(', ')}`);

const now: Tree = { name: 'now', path: resolve(import.meta.dirname, '../..') };
const before: readonly Tree[] = values.before === undefined ? [] : [{ name: 'before', path: resolve(values.before) }];
const load = loadavg();
if (!values.quick && (load[0] ?? 0) > QUIET)
  turnAway(
    `Something else is at work here: a load of ${load[0]?.toFixed(1)}, where figures need ${QUIET} at most. Wait until it has ended, or look roughly with --quick.`,
  );
const [bars, more]: [Bar[], string[]] = [[], []];
await inFolder(async (folder) => {
  const built = new Map<Tree, Promise<string>>();
  const bundlesOf = (tree: Tree): Promise<string> => {
    const building = built.get(tree) ?? build(tree, join(folder, tree.name));
    built.set(tree, building);
    return building;
  };
  const run: Run = { isQuick: values.quick, trees: [now, ...before], bundlesOf };
  for (const [name, measure] of Object.entries(PARTS))
    if (positionals.length === 0 || positionals.includes(name)) await measured(name, () => measure(run));
});

/** What one part found; one that fails leaves the others be. */
async function measured(name: string, measure: () => Promise<Found>): Promise<void> {
  const begun = performance.now();
  try {
    const found = await measure();
    bars.push(...found.bars);
    more.push(...(found.more ?? []));
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.stack : error}`);
    bars.push(atMost(`${name}, which could not be measured`, 0, '', {}));
    process.exitCode = 1;
  }
  console.error(`${name}: ${Math.round((performance.now() - begun) / 1000)} s`);
}

const minutes = (performance.now() / 60_000).toFixed(0);
const text = `${[
  '# How fast it is',
  `Made by \`npm run bench${values.before === undefined ? '' : ' -- --before DIR'}\` in ${minutes} minutes on Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}), with a load of ${load[0]?.toFixed(1)} at its beginning. Figures side by side are *before / now / rival*; what was not measured is left out. The rival is a web application as one would write it first: rows of ranks in SQLite, a page made with each result.`,
  barsTable(bars),
  `${verdict(bars)}.`,
  ...more,
].join('\n\n')}\n`;
process.stdout.write(text);
if (!values.quick && positionals.length === 0) writeFileSync(join(import.meta.dirname, 'results/bench.md'), text);
console.log(verdict(bars));
