import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Plugin, transform } from 'esbuild';
import { Catalogues, translationsOf } from './languages.ts';
import { offersAlone, oneSystem, rulesOfTheService, withoutAdmin } from './rules.ts';

export interface AppSources {
  readonly main: string;
  /** A part may be made of several. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Whether ladders are made or set in it. */
  readonly makesLadders: boolean;
}

type BuiltFiles = ReadonlyMap<string, string>;

/**
 * Builds an app: everything that it needs at once as one script, app.js, and each part as one more, which imports from
 * app.js what the two share, so that it exists once. Its texts in other languages than English are one script each. The
 * path of all of them changes with the content of any.
 */
export async function bundleApp(
  name: string,
  sources: AppSources,
  options: BuildOptions,
  edition?: string,
): Promise<BuiltFiles> {
  const catalogues = new Catalogues();
  const split = await splitApp(sources, options, catalogues);
  const chunk = onlyImport(split.get('app.js') ?? '', name);
  const common = commonOf(chunk, await asSmall(split.get(chunk) ?? '', options));
  const parts = await joinParts(split, Object.keys(sources.parts), common, options);
  const files = new Map([['app.js', common.app], ...parts, ...(await translationsOf(catalogues.parts, options))]);
  return inEdition(name, files, edition);
}

/** Files under paths that change with the content of any, unless their edition is given: twelve hexadecimal digits. */
export const inEdition = (name: string, files: BuiltFiles, edition: string = digest(files)): BuiltFiles =>
  new Map([...files].map(([file, text]) => [pathIn(edition, name, file), text]));

export const pathIn = (edition: string, name: string, file: string): string => `/assets/${name}.${edition}/${file}`;

/** Every part imports the app, so that all of the app lies in the one chunk that they share. */
async function splitApp(
  { main, parts, makesLadders }: AppSources,
  options: BuildOptions,
  catalogues: Plugin,
): Promise<BuiltFiles> {
  const sources = Object.entries(parts);
  const { outputFiles = [] } = await build({
    ...options,
    ...stillMarked(options),
    entryPoints: [{ in: main, out: 'app' }, ...sources.map(([name]) => ({ in: `part:${name}`, out: name }))],
    splitting: true,
    chunkNames: 'chunk-[hash]',
    outdir: 'out',
    write: false,
    plugins: [
      rulesOfTheService,
      ...(makesLadders ? [] : [withoutAdmin]),
      oneSystem,
      offersAlone,
      catalogues,
      partsOf(main, new Map(sources)),
    ],
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
}

/** What a part can do without is seen by the marks of calls that do nothing else, which the smallest scripts lack. */
const stillMarked = ({ minify = false }: BuildOptions) =>
  ({ minify: false, minifySyntax: minify, minifyIdentifiers: minify }) satisfies BuildOptions;

const asSmall = async (text: string, { minify, target, charset = 'utf8' }: BuildOptions): Promise<string> =>
  minify ? (await transform(text, { minify, charset, ...(target && { target }) })).code : text;

const partsOf = (main: string, sources: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'parts',
  setup(build) {
    build.onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
    build.onLoad({ filter: /./, namespace: 'part' }, ({ path }) => ({
      contents: [`import './${main}';`, ...(sources.get(path) ?? []).map((each) => `export * from './${each}';`)].join(
        '\n',
      ),
      resolveDir: build.initialOptions.absWorkingDir ?? process.cwd(),
    }));
  },
});

/** Makes each part one script again: a phone asks once, and once more if that fails. */
async function joinParts(split: BuiltFiles, names: readonly string[], common: Common, options: BuildOptions) {
  const { outputFiles = [] } = await build({
    ...options,
    inject: [],
    entryPoints: names.map((name) => ({ in: `./${name}.js`, out: name })),
    outdir: 'out',
    write: false,
    plugins: [chunks(split, common)],
  });
  const asOne = options.minify ? withOneImport : (text: string): string => text;
  return outputFiles.map(({ path, text }) => [basename(path), asOne(text)] as const);
}

/** What a part imports from its app, each thing by itself. */
const IMPORTS = /import\{([^{},]+)\}from"\.\/app\.js";/g;

function withOneImport(part: string): string {
  const names = [...part.matchAll(IMPORTS)].map(([, name]) => name);
  return names.length === 0 ? part : `import{${names.join()}}from"./app.js";${part.replace(IMPORTS, '')}`;
}

/** All chunks of a part have what they share with the app through one import, which names it once. */
const chunks = (split: BuiltFiles, { name, again }: Common): Plugin => ({
  name: 'chunks',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path }) =>
      path === './app.js' ? { path, external: true, sideEffects: false } : { path: join(path), namespace: 'chunk' },
    );
    build.onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({
      contents: path === name ? again : (split.get(path) ?? ''),
    }));
  },
});

/** What an app and its parts share. */
interface Common {
  /** The chunk. */
  readonly name: string;
  /** The script of the app: it exports things by the names that they have in it, which takes half a kilobyte less than others. */
  readonly app: string;
  /** The same things once more, by the names under which the other chunks know them: each alone, so that a part imports only what it needs. */
  readonly again: string;
}

/** At the end of a chunk stands what it exports. */
const EXPORTS = /export ?{([^}]*)}(?=;?\s*(?:\/\/.*\s*)?$)/;

function commonOf(name: string, chunk: string): Common {
  const list = (EXPORTS.exec(chunk)?.[1] ?? '').split(',').map((each) => each.trim());
  const inside = list.map((each) => each.split(' ')[0]);
  return {
    name,
    app: chunk.replace(EXPORTS, () => `export{${inside.join()}}`),
    again: list.map((each) => `export { ${each} } from './app.js';`).join('\n'),
  };
}

/** The one chunk that the script of an app itself consists of. */
function onlyImport(text: string, app: string): string {
  const [only, ...more] = [...text.matchAll(/"\.\/(chunk-\w+\.js)"/g)].flatMap(([, chunk]) => chunk ?? []);
  if (/\bexport\b/.test(text)) throw new Error(`${app} exports something, which has another name in its chunk.`);
  if (only === undefined || more.length > 0) throw new Error(`${app} does not lie in one chunk: ${text.slice(0, 200)}`);
  return only;
}

function digest(files: BuiltFiles): string {
  const hash = createHash('sha256');
  for (const file of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) hash.update(JSON.stringify(file));
  return hash.digest('hex').slice(0, 12);
}
