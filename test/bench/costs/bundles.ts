import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { inFolder, madeBy, markdown, median, report } from '../figures.ts';

const LOAD = `const before = process.cpuUsage(); await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000);`;

/** What is loaded at a cold start: the size in KB and the load time of every function in dist/, and of the SDK alone. */
export const bundles = (quick: boolean): Promise<void> =>
  inFolder(async (folder) => {
    const runs = quick ? 1 : 9;
    const functions = resolve('dist/functions');
    const files = readdirSync(functions).map((name) => [name, join(functions, name, 'index.mjs')] as const);
    const rows = [['(the SDK alone)', await sdkAlone(folder)] as const, ...files].map(([name, file]) => [
      name,
      Math.round(statSync(file).size / 1000),
      Math.round(median(Array.from({ length: runs }, () => loadTime(file)))),
    ]);
    report('bundles.md', quick, [
      '# Functions: what is loaded at a cold start',
      madeBy('npm run build && npm run bench -- bundles'),
      markdown(['function', 'KB', `load in ms of CPU, median of ${runs}`], rows),
      'Bars: 560 KB; 1.5 times what the SDK alone takes.',
    ]);
  });

/** Milliseconds of CPU to load a module in a fresh process. */
function loadTime(file: string): number {
  const env = { ...process.env, AWS_REGION: 'eu-west-2', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
  const args = ['--input-type=module', '-e', LOAD, file];
  return Number(execFileSync(process.execPath, args, { env }).toString().trim());
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
