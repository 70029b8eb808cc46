import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { median } from './figures.ts';

const RUNS = 9;
const LOAD = `const before = process.cpuUsage(); await import(process.argv[1]);
  const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000);`;

/** Milliseconds of CPU to load a module in a fresh process. */
function loadTime(file: string): number {
  const env = { ...process.env, AWS_REGION: 'eu-west-2', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };
  const once = (): number =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', LOAD, file], { env }).toString().trim());
  return median(Array.from({ length: RUNS }, once));
}

/** The size in KB and load time in ms of CPU of every function in dist/, and of a bundle with the database client alone. */
export async function bundleFigures(): Promise<readonly (readonly [name: string, size: number, load: number])[]> {
  const folder = 'dist/functions';
  const files = readdirSync(folder).map((name) => [name, join(process.cwd(), folder, name, 'index.mjs')] as const);
  return [['(the SDK alone)', await sdkAlone()] as const, ...files].map(([name, file]) => [
    name,
    Math.round(statSync(file).size / 1000),
    Math.round(loadTime(file)),
  ]);
}

async function sdkAlone(): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'bench-')), 'index.mjs');
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
