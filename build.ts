import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { bundleTranslation, Catalogues } from './cdk/build/languages.ts';
import { PACKAGED } from './cdk/build/packaged.ts';
import { DRAWS, drawnBeside, filesToDraw } from './cdk/build/pictures.ts';
import { chessOfTheService } from './cdk/build/rules.ts';
import { READS_SHEETS, sheetFiles, sheetsBeside } from './cdk/build/sheets.ts';
import { bundleSite } from './cdk/build/site.ts';
import { AS_THEY_ARE, PARTS } from './functions/publishing/site.ts';
import { LAMBDAS, type Lambda } from './shared/features/operation.ts';
import { TRANSLATIONS } from './shared/vocabulary/language.ts';

/** The most that a function may weigh, in bytes: what a cold start has to load. */
const MOST = 660_000;

/** A folder for all of it; what was in there goes. */
const [, , OUT = 'dist'] = process.argv;
const SITE = `${OUT}/site`;
const FUNCTIONS = `${OUT}/functions`;

/** Lambda functions by name, each with the file that exports its `handler`. */
type Handlers = Readonly<Record<string, string>>;

const byName = (names: readonly string[]): Handlers =>
  Object.fromEntries(names.map((name) => [name, `functions/${name}.ts`]));

/** Those that answer requests, but take nothing of what was played. */
const RECEPTION: readonly Lambda[] = ['access', 'clubs'];

/** Those that take what people record, and judge it. */
const JUDGES = byName([...LAMBDAS.filter((name) => !RECEPTION.includes(name)), 'import']);

/** All others. Whether a chess game is legal weighs a lot, and was judged before they work on what was recorded. */
const WORKERS: Handlers = {
  ...byName([...RECEPTION, 'mail', 'sign-up', 'find-due', 'settle', 'publish', 'sweep']),
  ...byName(['notify', 'deliver', 'whole-files', 'previews', 'tell', 'bounce']),
  'site-files': 'cdk/lambda/site-files.ts',
  keys: 'cdk/lambda/keys.ts',
  anybody: 'cdk/lambda/anybody.ts',
  remove: 'cdk/lambda/remove.ts',
  'not-found': 'cdk/lambda/not-found.ts',
};

/** The scripts of the pages, under the paths by which pages name them. */
async function buildScripts(): Promise<void> {
  for (const [path, text] of Object.entries(await bundleSite({ root: '.' }))) {
    mkdirSync(dirname(join(SITE, path)), { recursive: true });
    writeFileSync(join(SITE, path), text);
  }
}

const catalogues = new Catalogues();

/** Many functions in one go. Their maps go with them, and are read where a stack is to be explained. */
const buildFunctions = (handlers: Handlers, ...plugins: readonly Plugin[]) =>
  build({
    ...PACKAGED,
    entryPoints: Object.entries(handlers).map(([name, source]) => ({ in: source, out: `${name}/index` })),
    outdir: FUNCTIONS,
    plugins: [sheetsBeside, drawnBeside, ...plugins, ...PACKAGED.plugins, catalogues],
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
  });

/** Beside each function that names style sheets lie these. */
async function buildSheets(outputs: Metafile['outputs']): Promise<void> {
  const files = await sheetFiles();
  for (const [path, { inputs }] of Object.entries(outputs))
    if (READS_SHEETS in inputs && path.endsWith('.mjs'))
      for (const [file, sheet] of files) writeFileSync(join(dirname(path), file), sheet);
}

/** Beside the function that draws pictures lies what it draws them with. */
function copyToDraw(outputs: Metafile['outputs']): void {
  for (const [path, { inputs }] of Object.entries(outputs))
    if (DRAWS in inputs && path.endsWith('.mjs'))
      for (const [name, source] of Object.entries(filesToDraw)) cpSync(source, join(dirname(path), name));
}

/** Beside each function lie the translations of all texts: one is read when the first club comes that speaks it. */
async function buildTranslations(functions: readonly string[]): Promise<void> {
  for (const language of TRANSLATIONS) {
    const text = await bundleTranslation(language, catalogues.parts, { ...PACKAGED, format: 'cjs' });
    for (const each of functions) writeFileSync(join(FUNCTIONS, each, `${language}.cjs`), text);
  }
}

/** Prints what each function weighs; false if one weighs too much. */
const weigh = (built: readonly { readonly metafile: Metafile }[]): boolean => {
  const outputs = built.flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const bundles = outputs.filter(([path]) => path.endsWith('.mjs'));
  for (const [path, { bytes }] of bundles) {
    console.log(`${(bytes / 1000).toFixed(0).padStart(4)} KB  ${dirname(path)}${bytes > MOST ? '  IS TOO LARGE' : ''}`);
  }
  return bundles.every(([, { bytes }]) => bytes <= MOST);
};

rmSync(OUT, { recursive: true, force: true });
await buildScripts();
const built = await Promise.all([buildFunctions(JUDGES), buildFunctions(WORKERS, chessOfTheService)]);
for (const { metafile } of built) {
  await buildSheets(metafile.outputs);
  copyToDraw(metafile.outputs);
}
await buildTranslations(Object.keys({ ...JUDGES, ...WORKERS }));
cpSync(SITE, `${FUNCTIONS}/site-files`, { recursive: true });
cpSync(AS_THEY_ARE, `${FUNCTIONS}/site-files/as-they-are`, { recursive: true });
for (const [part, source] of Object.entries(PARTS)) cpSync(source, `${FUNCTIONS}/site-files/reference/${part}`);
if (!weigh(built)) process.exitCode = 1;
