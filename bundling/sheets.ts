import { type Plugin, transform } from 'esbuild';
import * as SHEETS from '../functions/publishing/sheets.ts';

/** As small as it can be: functions carry it along, and so do phones. */
const small = async (sheet: string): Promise<string> =>
  (await transform(sheet, { loader: 'css', minify: true })).code.trim();

/** Functions have the style sheets as texts: where they run there are no sources to read them from. */
export const sheetsInside: Plugin = {
  name: 'sheets inside',
  setup(build) {
    build.onLoad({ filter: /\/publishing\/sheets\.ts$/ }, async () => {
      const sheets = Object.entries(SHEETS).map(
        async ([name, text]) => `export const ${name} = ${JSON.stringify(await small(text))};`,
      );
      return { contents: (await Promise.all(sheets)).join('\n') };
    });
  },
};
