import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SCRIPTS } from '../web/page.tsx';

type Path = keyof typeof SCRIPTS;

const isPath = (text: string): text is Path => Object.hasOwn(SCRIPTS, text);

/** The scripts of the pages by path, built for the browser. */
export async function builtScripts(): Promise<Record<Path, string>> {
  const scripts: Record<Path, string> = { ...SCRIPTS };
  for (const path of Object.keys(SCRIPTS).filter(isPath)) scripts[path] = await bundle(SCRIPTS[path]);
  return scripts;
}

async function bundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: [source],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
