import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { errorsInBrief } from './bundling/errors.ts';
import { sheetsInside } from './bundling/sheets.ts';
import { bundleSite } from './bundling/site.ts';
import { HTTP_FUNCTIONS, type HttpFunction } from './functions/http/routes.ts';
import { AS_THEY_ARE } from './functions/publishing/as-they-are.ts';
import { PARTS } from './functions/publishing/reference.ts';

/** The most that a function may weigh, in bytes: what a cold start has to load. */
const MOST = 450_000;

const SITE = 'dist/site';
const FUNCTIONS = 'dist/functions';

/** Lambda functions by name, each with the file that exports its `handler`. */
type Handlers = Readonly<Record<string, string>>;

const inFolder = (folder: string, names: readonly string[]): Handlers =>
  Object.fromEntries(names.map((name) => [name, `functions/${folder}/${name}.ts`]));

/** Those that answer requests, but take nothing of what was played. */
const RECEPTION: readonly HttpFunction[] = ['access', 'clubs', 'session', 'webhooks'];

/** Those that take what people record, and judge it. */
const JUDGES: Handlers = {
  ...inFolder(
    'api',
    HTTP_FUNCTIONS.filter((name) => !RECEPTION.includes(name)),
  ),
  ...inFolder('workers', ['import']),
};

/** All others. Whether a chess game is legal weighs a lot, and was judged before they work on what was recorded. */
const WORKERS: Handlers = {
  ...inFolder('api', RECEPTION),
  ...inFolder('workers', ['penalties', 'settle', 'publish', 'sweep', 'notify', 'deliver', 'whole-files']),
  'site-files': 'cdk/lambda/site-files.ts',
  'not-found': 'cdk/lambda/not-found.ts',
};
const WITHOUT_CHESS = { 'chess.js': './web/stand-ins/no-chess.ts' };

/** Parts of the SDK that a function has no use for. */
const LIGHTER = {
  '@aws-sdk/credential-provider-node': './cdk/lambda/credentials.ts',
  '@aws-sdk/endpoint-cache': './cdk/lambda/endpoints.ts',
  '@smithy/core/event-streams': './cdk/lambda/event-streams.ts',
};

const DOCUMENTS = '@aws-sdk/lib-dynamodb';

/** What is not used of the document client is left out. Unlike the rest of the SDK it does not say itself that this is safe. */
const shaken: Plugin = {
  name: 'shaken',
  setup(build) {
    build.onResolve({ filter: /^(\.|@aws-sdk\/lib-dynamodb$)/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === DOCUMENTS || !(path === DOCUMENTS || from.importer.includes(DOCUMENTS))) return undefined;
      return { ...(await build.resolve(path, { ...from, pluginData: DOCUMENTS })), sideEffects: false };
    });
  },
};

/** Of the SDK's own description it only ever tells its version. */
const versionAlone: Plugin = {
  name: 'version-alone',
  setup(build) {
    build.onLoad({ filter: /@aws-sdk\/client-dynamodb\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};

/** By which the client of the SDK would slow itself down, were it told to. */
const LIMITER = /\/util-retry\/DefaultRateLimiter\.js$/;

/** Leaves that out: `connect` says how a request is tried again. */
const withoutLimiter: Plugin = {
  name: 'without limiter',
  setup(build) {
    build.onLoad({ filter: LIMITER }, () => ({ contents: 'export class DefaultRateLimiter {}' }));
  },
};

/** The SDK brings hashes of its own for where a runtime has none; Lambda's has. */
const nativeHashes: Plugin = {
  name: 'native-hashes',
  setup(build) {
    build.onLoad({ filter: /@smithy\/core\/dist-es\/submodules\/checksum\/sha256\/Sha256Js\.js$/ }, () => ({
      contents: 'export class Sha256Js {}',
    }));
  },
};

const COMMON = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  format: 'esm',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** The scripts of the pages, under the paths by which pages name them. */
async function buildScripts(): Promise<void> {
  for (const [path, text] of Object.entries(await bundleSite({ root: '.' }))) {
    mkdirSync(dirname(join(SITE, path)), { recursive: true });
    writeFileSync(join(SITE, path), text);
  }
}

/** Many functions in one go. Their maps go with them, and are read where a stack is to be explained. */
const buildFunctions = (handlers: Handlers, alias: Readonly<Record<string, string>> = {}) =>
  build({
    ...COMMON,
    entryPoints: Object.entries(handlers).map(([name, source]) => ({ in: source, out: `${name}/index` })),
    outdir: FUNCTIONS,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    alias: { ...LIGHTER, ...alias },
    plugins: [shaken, versionAlone, nativeHashes, sheetsInside, errorsInBrief, withoutLimiter],
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
  });

/** Prints what each function weighs; false if one weighs too much. */
const weigh = (built: readonly { readonly metafile: Metafile }[]): boolean => {
  const outputs = built.flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const bundles = outputs.filter(([path]) => path.endsWith('.mjs'));
  for (const [path, { bytes }] of bundles) {
    console.log(`${(bytes / 1000).toFixed(0).padStart(4)} KB  ${dirname(path)}${bytes > MOST ? '  IS TOO LARGE' : ''}`);
  }
  return bundles.every(([, { bytes }]) => bytes <= MOST);
};

rmSync('dist', { recursive: true, force: true });
await buildScripts();
const built = await Promise.all([buildFunctions(JUDGES), buildFunctions(WORKERS, WITHOUT_CHESS)]);
cpSync(SITE, `${FUNCTIONS}/site-files`, { recursive: true });
cpSync(AS_THEY_ARE, `${FUNCTIONS}/site-files/as-they-are`, { recursive: true });
for (const [part, source] of Object.entries(PARTS)) cpSync(source, `${FUNCTIONS}/site-files/reference/${part}`);
if (!weigh(built)) process.exitCode = 1;
