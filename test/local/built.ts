import { exec } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { build as buildAsAtStart } from '#local/building.ts';
import { type Built, builtOnce } from '#local/built.ts';
import { onceInARun } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The programs of a laptop as tests start them: in one piece, which starts in a third of the time. They lie in a folder of
 * the name that the sources have, by which a laptop knows another one.
 */
export const built = (): Promise<string> =>
  onceInARun('built', async (draft) => {
    const folder = join(draft, 'local');
    mkdirSync(folder, { recursive: true });
    copyFileSync(await madeOnce(), join(folder, 'built.json'));
    await build({
      absWorkingDir: ROOT,
      entryPoints: ['local/start.ts', 'local/ladder.ts', 'local/operator.ts'],
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      mainFields: ['module', 'main'],
      keepNames: true,
      banner: { js: `import { createRequire as requiring } from 'node:module'; const require = requiring(${HERE});` },
      logLevel: 'warning',
      plugins: [madeBefore, whereItWas],
    });
  });

/**
 * What a deployment takes along, made as README says: templates and assets in `cdk.out`, and the functions' bundles. The tests
 * of the stack check its template by CloudFormation's rules, which takes as long as all else.
 */
export const synthesized = (): Promise<string> =>
  onceInARun('synthesized', async (draft) => {
    const env = { ...process.env, CDK_VALIDATION: 'false' };
    await promisify(exec)(`npm run -s synth -- --output ${join(draft, 'cdk.out')}`, { cwd: ROOT, env });
    cpSync(join(ROOT, 'dist/functions'), join(draft, 'functions'), { recursive: true });
  });

/** The folder of the functions' bundles, as they are packaged for AWS. */
export const builtFunctions = async (): Promise<string> => join(await synthesized(), 'functions');

/** The file of what a laptop builds at its start, or built at an earlier one of the same sources. */
const madeOnce = (): Promise<string> =>
  onceInARun('made.json', async (draft) => writeFileSync(draft, JSON.stringify(await builtOnce(buildAsAtStart))));

/** What a laptop builds at its start: the scripts and style sheets of the pages, and what its threads run. */
export const builtAtStart = async (): Promise<Built> => JSON.parse(readFileSync(await madeOnce(), 'utf8'));

const HERE = JSON.stringify(import.meta.url);

/** Reads what a laptop builds at its start, and was made when the programs were, instead of making it. */
const madeBefore: Plugin = {
  name: 'made before',
  setup(each) {
    each.onLoad({ filter: /\/local\/building\.ts$/ }, () => ({
      contents: `import { readFileSync } from 'node:fs';
        export const build = async () => JSON.parse(readFileSync(new URL('./built.json', import.meta.url), 'utf8'));`,
    }));
  },
};

/** A module that asks where it is means its source. */
const whereItWas: Plugin = {
  name: 'where it was',
  setup(each) {
    each.onLoad({ filter: /\/(?:local|functions|cdk\/build|shared|web)\/.*\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};
