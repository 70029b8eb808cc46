import type { BuildOptions } from 'esbuild';
import { SCRIPTS } from './page.tsx';

/**
 * How the scripts of the pages are built, each by itself, under the path by which pages name it. Whether the moves of a
 * chess game are legal is for the service to check: that would weigh more than all other rules together.
 */
export const BUNDLING = {
  entryPoints: Object.entries(SCRIPTS).map(([path, source]) => ({ in: source, out: path.slice(1, -'.js'.length) })),
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  alias: { 'chess.js': './web/client/no-chess.ts' },
  logLevel: 'warning',
} as const satisfies BuildOptions;
