import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { DRAWN_WITH } from '#functions/previews/beside.ts';

/** Where this is among the sources of a bundle, it draws pictures. */
export const DRAWS = 'functions/previews/beside.ts';

/** What pictures are drawn with, by what it is called beside a function. */
export const filesToDraw: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(DRAWN_WITH).map((path) => [basename(path), path]),
);

const read = (path: string): string =>
  `() => new Uint8Array(readFileSync(new URL('./${basename(path)}', import.meta.url)))`;

/** Functions read what they draw pictures with from files beside them. */
export const drawnBeside: Plugin = {
  name: 'what draws beside',
  setup(build) {
    build.onLoad({ filter: /\/previews\/beside\.ts$/ }, () => ({
      contents: [
        `import { readFileSync } from 'node:fs';`,
        `export const program = ${read(DRAWN_WITH.program)};`,
        `export const FACES = [${read(DRAWN_WITH.latin)}, ${read(DRAWN_WITH.more)}];`,
      ].join('\n'),
    }));
  },
};
