import { brotliCompressSync } from 'node:zlib';
import { type Plugin, transform } from 'esbuild';
import * as SHEETS from '#functions/publishing/sheets.ts';
import { TARGET } from '#web/browsers.ts';

/** What is shown beside what is read out instead: a browser that doesn't know both would show nothing. */
const SHOWN_AND_READ = /content:("(?:[^"\\]|\\.)*"|attr\([\w-]+\)) ?\/ ?"/g;

/** As the oldest browsers read it, and as small as it can be: functions carry it along, and so do phones. */
export async function small(sheet: string): Promise<string> {
  const { code } = await transform(sheet, { loader: 'css', minify: true, target: [...TARGET] });
  return code.trim().replace(SHOWN_AND_READ, (both, shown) => `content:${shown};${both}`);
}

/** Unpacked where it is first named, which takes a fraction of a millisecond; a third of the size as it lies there. */
const packed = (text: string): string => `unpack("${brotliCompressSync(text).toString('base64')}")`;

const UNPACK = `import { brotliDecompressSync } from 'node:zlib';
const unpack = (packed) => brotliDecompressSync(Buffer.from(packed, 'base64')).toString();`;

/** What a sheet is called that lies beside a function: STYLE.css.br. */
const fileOf = (name: string): string => `${name}.css.br`;

/** Where these are among the sources of a bundle, it reads sheets. */
export const READS_SHEETS = 'functions/publishing/sheets.ts';

/** The style sheets as they lie beside a function, by file: they are no code, and needn't be read as such. */
export const sheetFiles = async (): Promise<ReadonlyMap<string, Buffer>> =>
  new Map(
    await Promise.all(
      Object.entries(SHEETS).map(
        async ([name, text]) => [fileOf(name), brotliCompressSync(await small(text))] as const,
      ),
    ),
  );

const READ = `import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
const read = (file) => brotliDecompressSync(readFileSync(new URL(file, import.meta.url))).toString();`;

/** Functions read the style sheets from files beside them. */
export const sheetsBeside: Plugin = {
  name: 'sheets beside',
  setup(build) {
    build.onLoad({ filter: /\/publishing\/sheets\.ts$/ }, () => ({
      contents: [
        READ,
        ...Object.keys(SHEETS).map((name) => `export const ${name} = /* @__PURE__ */ read('./${fileOf(name)}');`),
      ].join('\n'),
    }));
  },
};

/** Functions have the style sheets as compressed texts: where they run there are no sources to read them from. */
export const sheetsInside: Plugin = {
  name: 'sheets inside',
  setup(build) {
    build.onLoad({ filter: /\/publishing\/sheets\.ts$/ }, async () => {
      const sheets = Object.entries(SHEETS).map(
        async ([name, text]) => `export const ${name} = /* @__PURE__ */ ${packed(await small(text))};`,
      );
      return { contents: [UNPACK, ...(await Promise.all(sheets))].join('\n') };
    });
  },
};
