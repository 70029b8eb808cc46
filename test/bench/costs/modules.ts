import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inFolder, median } from '../figures.ts';
import { atMost, beside, type Found } from '../report.ts';
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
    return inFolder(async (folder) => loadedOf(files.set(ALONE, await sdkAlone(folder)), run.isQuick ? 1 : 5));
  });
  const ratio = (name: string) => mapBy(found, (all) => (all.get(name)?.ms ?? 0) / (all.get(ALONE)?.ms ?? 0));
  const alone = (figure: keyof Loaded) => mapBy(found, (all) => all.get(ALONE)?.[figure] ?? Number.NaN);
  const functions = [...(found.now?.keys() ?? [])].filter((name) => name !== ALONE);
  const slowest = functions.toSorted((one, other) => (ratio(other).now ?? 0) - (ratio(one).now ?? 0)).slice(0, 3);
  const largest = mapBy(found, (all) => Math.max(...[...all.values()].map(({ kilobytes }) => kilobytes)));
  return {
    bars: [
      atMost(`module load, times the SDK alone: ${slowest.join(' · ')}`, 1.5, '×', ...slowest.map(ratio)),
      atMost('the largest bundle', 560, 'KB', largest),
    ],
    more: [
      `**Module load**, CPU in a new process on Node 24: the SDK’s document client alone ${beside(alone('ms'))} ms, ${beside(alone('kilobytes'))} KB; ${functions.map((name) => `${name} ${beside(mapBy(found, (all) => all.get(name)?.ms ?? Number.NaN))}`).join(', ')} ms.`,
    ],
  };
}

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
