import { parseArgs } from 'node:util';
import { bundles } from './costs/bundles.ts';
import { core } from './costs/core.ts';
import { importing } from './costs/import.ts';
import { publishing } from './costs/publishing.ts';
import { results } from './costs/results.ts';
import { settling } from './costs/settling.ts';
import { contention } from './http/contention.ts';
import { pages } from './http/pages.ts';
import { results as http } from './http/results.ts';
import { waiting } from './http/waiting.ts';

/** What is measured at the core and at functions as packaged, and what at a laptop, as `npm start` runs it. */
const PARTS = { core, bundles, results, settling, publishing, import: importing, http, contention, waiting, pages };

/**
 * `npm run bench -- [--quick] [PART...]`: all parts, or those that are named. Quick ones take their shortest form, whose
 * figures are only printed.
 */
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there is ${Object.keys(PARTS).join(', ')}`);
for (const [name, measure] of Object.entries(PARTS))
  if (positionals.length === 0 || positionals.includes(name)) await measure(values.quick);
