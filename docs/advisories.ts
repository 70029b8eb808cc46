import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/**
 * Asks the registry which advisories there are against what a deployment or a laptop runs, and keeps them with the day:
 * `npx tsx docs/advisories.ts`. What was explained before stays explained.
 */

const FILE = 'docs/advisories.json';

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});
const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()), link: z.optional(z.boolean()) }),
  ),
});

const told = spawnSync('npm', ['audit', '--json', '--omit=dev', '--package-lock-only'], { encoding: 'utf8' }).stdout;
const answer = audit.safeParse(JSON.parse(told));
if (!answer.success) throw new Error(`The registry answers no audit: ${told}`);
const { vulnerabilities } = answer.data;
const { packages } = lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const of = Object.entries(packages).flatMap(([path, { version, dev, link }]) =>
  path === '' || dev || link ? [] : [`${path.replace(/^.*node_modules\//, '')}@${version}`],
);
const found = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((each) => typeof each !== 'string'));
const { explained } = JSON.parse(readFileSync(FILE, 'utf8'));
const list = { asked: new Date().toISOString().slice(0, 10), how: 'npm audit', of: of.toSorted(), found, explained };
writeFileSync(FILE, `${JSON.stringify(list, undefined, 2)}\n`);
console.log(`${of.length} packages, ${found.length} advisories against them: ${FILE}`);
