import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inFolder, median } from '../figures.ts';
import { bar, beside, type Found, table } from '../report.ts';
import { mapBy, NODE_24, ofEach, type Run } from '../trees.ts';

const LOAD = `const before = process.cpuUsage(); await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000);`;

const ALONE = 'the SDK alone';

interface Loaded {
  readonly kilobytes: number;
  /** Of CPU. */
  readonly ms: number;
}

/** What each function loads at a cold start on the Node of AWS, and what the SDK alone takes. */
export async function modules(run: Run): Promise<Found> {
  const found = await ofEach(run, async (tree) => {
    const bundles = await run.bundlesOf(tree);
    const files = new Map(readdirSync(bundles).map((name) => [name, join(bundles, name, 'index.mjs')]));
    return inFolder(async (folder) => loadedOf(files.set(ALONE, await sdkAlone(folder)), run.isQuick ? 1 : 9));
  });
  const names = [...(found.now?.keys() ?? [])];
  const functions = names.filter((name) => name !== ALONE);
  const of = (name: string, figure: keyof Loaded) => mapBy(found, (all) => all.get(name)?.[figure] ?? Number.NaN);
  const most = (figure: keyof Loaded) =>
    mapBy(found, (all) => Math.max(...functions.map((name) => all.get(name)?.[figure] ?? 0)));
  const slowest = mapBy(found, (all) =>
    Math.max(...functions.map((name) => (all.get(name)?.ms ?? 0) / (all.get(ALONE)?.ms ?? 0))),
  );
  return {
    bars: [
      bar('module load of the slowest function: times the SDK alone', slowest, { most: 1.5, unit: '×' }),
      bar('the largest bundle', most('kilobytes'), { most: 560, unit: 'KB' }),
    ],
    tables: [
      '## Module load on Node 24',
      `CPU in a new process. ${ALONE}: ${beside(of(ALONE, 'ms'))} ms, ${beside(of(ALONE, 'kilobytes'))} KB.`,
      table(
        ['function', 'load, ms', 'KB'],
        functions
          .filter((name) => (found.now?.get(name)?.kilobytes ?? 0) > HEAVY)
          .map((name) => [name, beside(of(name, 'ms')), beside(of(name, 'kilobytes'))]),
      ),
    ],
  };
}

/** What a function weighs at least that is listed, in KB. */
const HEAVY = 450;

/** The median of some loads of each file; all of them in turn, so that a busy moment hits none more than others. */
function loadedOf(files: ReadonlyMap<string, string>, runs: number): ReadonlyMap<string, Loaded> {
  const times = new Map([...files.keys()].map((name): [string, number[]] => [name, []]));
  for (let run = 0; run < runs; run++) for (const [name, file] of files) times.get(name)?.push(loadTime(file));
  return new Map(
    [...files].map(([name, file]) => [
      name,
      { kilobytes: statSync(file).size / 1000, ms: median(times.get(name) ?? []) },
    ]),
  );
}

/** Milliseconds of CPU to load a module in a fresh process. */
function loadTime(file: string): number {
  const env = { ...process.env, AWS_REGION: 'eu-west-2' };
  return Number(execFileSync(NODE_24, ['--input-type=module', '-e', LOAD, file], { env }).toString().trim());
}

async function sdkAlone(folder: string): Promise<string> {
  const outfile = join(folder, 'index.mjs');
  await build({
    stdin: {
      contents: `import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
        import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
        const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
        export const used = [client, GetCommand, QueryCommand, TransactWriteCommand];`,
      resolveDir: process.cwd(),
    },
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return outfile;
}
