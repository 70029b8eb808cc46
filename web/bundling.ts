import type { BuildOptions, Plugin } from 'esbuild';
import { SCRIPTS } from './pages/page.tsx';

/**
 * Rules that only the service plays by, and what stands in for them. Whether the moves of a chess game are legal weighs
 * more than all other rules together: only what shows a game on a board knows chess. And nobody seeds in a browser.
 */
const STAND_INS: readonly (readonly [rules: RegExp, standIn: string])[] = [
  [/^\.\/chess-moves\.ts$/, 'unjudged.ts'],
  [/\/seeding\.ts$/, 'unseeded.ts'],
];

const rulesOfTheService: Plugin = {
  name: 'rules-of-the-service',
  setup(build) {
    for (const [filter, standIn] of STAND_INS)
      build.onResolve({ filter }, ({ kind }) =>
        build.resolve(`./web/stand-ins/${standIn}`, {
          resolveDir: build.initialOptions.absWorkingDir ?? process.cwd(),
          kind,
        }),
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
  plugins: [rulesOfTheService],
  logLevel: 'warning',
} satisfies BuildOptions;
