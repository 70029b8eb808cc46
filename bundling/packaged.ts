import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { errorsInBrief } from './errors.ts';
import { sheetsInside } from './sheets.ts';

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

/** Parts of the SDK, and what is left of each where nothing here comes to need it. */
const LEFT_OUT: readonly (readonly [path: RegExp, rest: string])[] = [
  // By which the client would slow itself down, were it told to: `connect` says how a request is tried again.
  [/\/util-retry\/DefaultRateLimiter\.js$/, 'export class DefaultRateLimiter {}'],
  [/\/util-retry\/AdaptiveRetryStrategy\.js$/, 'export class AdaptiveRetryStrategy {}'],
  // Dates in each of the ways in which they are written, which the runtime can read by itself.
  [/\/submodules\/serde\/date-utils\.js$/, `export * from ${JSON.stringify(resolve('cdk/lambda/dates.ts'))};`],
  // The SDK brings hashes of its own for where a runtime has none; Lambda's has.
  [/\/submodules\/checksum\/sha256\/Sha256Js\.js$/, 'export class Sha256Js {}'],
  // Tells calls apart that one process answers at once. Ours answer one after the other, and find the trace in the environment.
  [/\/@aws\/lambda-invoke-store\/.*\.js$/, 'export const InvokeStore = { getInstanceAsync: async () => {} };'],
  // Files of settings and credentials, of which a function has none.
  [
    /\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    `export { CONFIG_PREFIX_SEPARATOR } from './constants'; const none = { configFile: {}, credentialsFile: {} };
    export const loadSharedConfigFiles = async () => none;`,
  ],
  // By which the SDK warns of a runtime that it will not support for long: ours is the deployment's to choose.
  [
    /\/core\/dist-es\/submodules\/client\/emitWarningIfUnsupportedVersion\.js$/,
    'export const state = {}; export const emitWarningIfUnsupportedVersion = () => {};',
  ],
  // Where each call is told to a logger, of which a function gives the SDK none.
  [
    /\/middleware-logger\/loggerMiddleware\.js$/,
    `export const getLoggerPlugin = () => ({ applyToStack: () => {} });
    export const loggerMiddlewareOptions = {}; export const loggerMiddleware = undefined;`,
  ],
  // By which the events of a stream are signed.
  [/\/signature-v4\/dist-es\/HeaderFormatter\.js$/, 'export class HeaderFormatter {}'],
  // By which a request tells what of the SDK is used.
  [/\/middleware-user-agent\/check-features\.js$/, 'export const checkFeatures = async () => {};'],
  // Nothing is logged by it, and nobody reads what it would say of its runtime. Files of settings are on nobody's Lambda.
  [
    /\/middleware-logger\/loggerMiddleware\.js$/,
    'export const getLoggerPlugin = () => ({ applyToStack() {} }); export let loggerMiddleware, loggerMiddlewareOptions;',
  ],
  [/\/smithy-client\/schemaLogFilter\.js$/, 'export const schemaLogFilter = () => "";'],
  [
    /\/client\/emitWarningIfUnsupportedVersion\.js$/,
    'export const emitWarningIfUnsupportedVersion = () => {}; export let state;',
  ],
  [/\/shared-ini-file-loader\/parseIni\.js$/, 'export const parseIni = () => ({});'],
  // By which a server asks where it is. A function is told.
  [/\/regionConfig\/getInstanceMetadataRegion\.js$/, 'export const getInstanceMetadataRegion = async () => {};'],
];

const leftOut: Plugin = {
  name: 'left out',
  setup(build) {
    for (const [filter, contents] of LEFT_OUT) build.onLoad({ filter }, () => ({ contents }));
  },
};

/**
 * What the SDK knows of the regions of each partition is what they are called; by their pattern it knows to which a region
 * belongs.
 */
const regionsUnnamed: Plugin = {
  name: 'regions unnamed',
  setup(build) {
    build.onLoad({ filter: /\/util-endpoints\/lib\/aws\/partitions\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace(
        /"regions": \{(?:\s*"[^"]+": \{\s*"description": "[^"]*"\s*\},?)*\s*\}/g,
        '"regions": {}',
      );
      if (contents.includes('"description"')) throw new Error('partitions.js is written in another way.');
      return { contents };
    });
  },
};

/** Which service and region a request is for, what signs it could guess by the host. It is always told. */
const neverGuessed: Plugin = {
  name: 'never guessed',
  setup(build) {
    build.onLoad({ filter: /\/aws4fetch\/dist\/aws4fetch\.esm\.mjs$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replace(/^const HOST_SERVICES = \{[^}]*\};$/m, '')
        .replace(/^function guessServiceRegion\([\s\S]*?^\}$/m, 'const guessServiceRegion = () => [];');
      if (/HOST_SERVICES|r2\.cloudflare/.test(contents)) throw new Error('aws4fetch is written in another way.');
      return { contents };
    });
  },
};

/** Functions write pages, and show none. */
const pagesAsText: Plugin = {
  name: 'pages as text',
  setup(build) {
    build.onResolve({ filter: /^preact$/ }, ({ kind }) =>
      build.resolve('./cdk/lambda/preact.ts', { kind, resolveDir: process.cwd() }),
    );
  },
};

/** A library that asks for Node's cryptography the old way, in which a module cannot. */
const cryptoByImport: Plugin = {
  name: 'crypto by import',
  setup(build) {
    build.onResolve({ filter: /^crypto$/ }, ({ importer }) =>
      importer.includes('/http_ece/') ? { path: resolve('cdk/lambda/crypto.ts') } : undefined,
    );
  },
};

/** How functions are packaged for Lambda: all that they need of the SDK, and nothing that only others need of it. */
export const PACKAGED = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  format: 'esm',
  logLevel: 'warning',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  alias: LIGHTER,
  plugins: [
    shaken,
    versionAlone,
    sheetsInside,
    errorsInBrief,
    leftOut,
    regionsUnnamed,
    neverGuessed,
    pagesAsText,
    cryptoByImport,
  ],
} satisfies BuildOptions;
