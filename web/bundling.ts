import type { BuildOptions, Plugin } from 'esbuild';
import { SCRIPTS } from './page.tsx';

/**
 * Whether the moves of a chess game are legal is for the service to check: knowing that weighs more than all other rules
 * together. Only what shows a game on a board knows chess.
 */
const rulesWithoutChess: Plugin = {
  name: 'rules-without-chess',
  setup(build) {
    build.onResolve({ filter: /^\.\/chess-moves\.ts$/ }, ({ resolveDir, kind }) =>
      build.resolve('../../web/client/unjudged.ts', { resolveDir, kind }),
    );
  },
};

/** How the scripts of the pages are built, each by itself, under the path by which pages name it. */
export const BUNDLING = {
  entryPoints: Object.entries(SCRIPTS).map(([path, source]) => ({ in: source, out: path.slice(1, -'.js'.length) })),
  bundle: true,
  minify: true,
  // Modules and workers are always read as UTF-8.
  charset: 'utf8',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  plugins: [rulesWithoutChess],
  logLevel: 'warning',
} satisfies BuildOptions;
