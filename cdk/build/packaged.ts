import { resolve } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { sheetsInside } from './sheets.ts';

/** Functions write pages, and never show them. */
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
  alias: {
    '@aws-sdk/credential-provider-node': './cdk/lambda/credentials.ts',
    '@smithy/core/event-streams': './cdk/lambda/event-streams.ts',
    '@aws-sdk/endpoint-cache': './cdk/lambda/endpoint-cache.ts',
  },
  plugins: [sheetsInside, pagesAsText, cryptoByImport],
} satisfies BuildOptions;
