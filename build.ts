import { cpSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { HTTP_FUNCTIONS } from './functions/http/routes.ts';
import { BUNDLING } from './web/bundling.ts';

/** The most that a function may weigh, in bytes: what a cold start has to load. */
const MOST = 450_000;

const SITE = 'dist/site';
const FUNCTIONS = 'dist/functions';

/** Every Lambda function by name, and the file that exports its `handler`. */
const HANDLERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...HTTP_FUNCTIONS, 'penalties', 'settle', 'publish'].map((name) => [name, `functions/${name}.ts`]),
  ),
  'site-files': 'cdk/lambda/site-files.ts',
  'not-found': 'cdk/lambda/not-found.ts',
};

const COMMON = { bundle: true, minify: true, format: 'esm', logLevel: 'warning' } as const satisfies BuildOptions;

/** The scripts of the pages, under the paths by which pages name them. */
const buildScripts = () => build({ ...BUNDLING, outdir: SITE });

/** All functions in one go. The source maps stay here: they explain a stack trace, and are not deployed. */
const buildFunctions = () =>
  build({
    ...COMMON,
    entryPoints: Object.entries(HANDLERS).map(([name, source]) => ({ in: source, out: `${name}/index` })),
    outdir: FUNCTIONS,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': './cdk/lambda/credentials.ts' },
    sourcemap: 'external',
    metafile: true,
  });

/** Prints what each function weighs; false if one weighs too much. */
const weigh = ({ outputs }: Metafile): boolean => {
  const bundles = Object.entries(outputs).filter(([path]) => path.endsWith('.mjs'));
  for (const [path, { bytes }] of bundles) {
    console.log(`${(bytes / 1000).toFixed(0).padStart(4)} KB  ${dirname(path)}${bytes > MOST ? '  IS TOO LARGE' : ''}`);
  }
  return bundles.every(([, { bytes }]) => bytes <= MOST);
};

rmSync('dist', { recursive: true, force: true });
await buildScripts();
const { metafile } = await buildFunctions();
cpSync(`${SITE}/assets`, `${FUNCTIONS}/site-files/assets`, { recursive: true });
if (!weigh(metafile)) process.exitCode = 1;
