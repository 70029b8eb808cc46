import type { Plugin } from 'esbuild';
import * as SHEETS from '../functions/publishing/sheets.ts';

/** Functions have the style sheets as texts: where they run there are no sources to read them from. */
export const sheetsInside: Plugin = {
  name: 'sheets inside',
  setup(build) {
    build.onLoad({ filter: /\/publishing\/sheets\.ts$/ }, () => ({
      contents: Object.entries(SHEETS)
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
        .join('\n'),
    }));
  },
};
