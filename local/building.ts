import { pathToFileURL } from 'node:url';
import { type BuildOptions, build as bundle, stop } from 'esbuild';
import { small } from '#cdk/build/sheets.ts';
import { bundleSite } from '#cdk/build/site.ts';
import { APP_ASSETS, APP_SHEETS } from '#functions/publishing/assets.ts';
import { FRONT_STYLE, PYRAMID_STYLE, STYLE } from '#functions/publishing/sheets.ts';
import { APP_SHEET_NAMES } from '#web/pages/page.tsx';
import type { Scripts } from '#web/scripts.ts';
import type { Built } from './built.ts';
import { ROOT } from './root.ts';

export const builtScripts = (): Promise<Scripts> => bundleSite({ root: ROOT });

/** Leaves no builder behind: it would hold more memory than all else together. */
export async function build(): Promise<Built> {
  const [thread, scripts, sheets] = await Promise.all([threadScript(), builtScripts(), builtSheets()]);
  await stop();
  return { thread, scripts, sheets };
}

/** The style sheets as a deployment has them, under the paths that sources give them. */
export async function builtSheets(): Promise<Built['sheets']> {
  const sources = {
    [APP_ASSETS.style]: STYLE,
    [APP_ASSETS.front]: FRONT_STYLE,
    [APP_ASSETS.pyramid]: PYRAMID_STYLE,
    ...Object.fromEntries(APP_SHEET_NAMES.map((name) => [APP_ASSETS.apps[name], APP_SHEETS[name]])),
  };
  const sheets = Object.entries(sources).map(async ([path, sheet]) => [path, await small(sheet)] as const);
  return Object.fromEntries(await Promise.all(sheets));
}

/**
 * What threads run, in one piece: it is there in a tenth of a second, also where a thread takes another's place. Each keeps the
 * text in memory, so it is short, but for the names that errors tell, and has a byte for each character.
 */
export async function threadScript(more: BuildOptions = {}): Promise<string> {
  const { outputFiles = [] } = await bundle({
    absWorkingDir: ROOT,
    entryPoints: ['local/threads/thread.ts'],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(`${ROOT}local/threads/thread.ts`).href) },
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
    ...more,
    write: false,
  });
  return outputFiles.map(({ text }) => inBytes(text)).join('');
}

/** Characters are left as they are in patterns and tagged templates alone, where an escape says the same. */
const inBytes = (script: string): string =>
  script.replace(/[^\0-\xff]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);
