import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING } from '../web/bundling.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The scripts of the pages by path. */
export type Scripts = Readonly<Record<string, string>>;

/** Builds them for the browser. */
export async function builtScripts(): Promise<Scripts> {
  const { outputFiles } = await build({ ...BUNDLING, absWorkingDir: ROOT, outdir: ROOT, write: false });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [`/${relative(ROOT, path)}`, text]));
}
