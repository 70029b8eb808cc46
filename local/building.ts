import { pathToFileURL } from 'node:url';
import { type BuildOptions, build as bundle, stop } from 'esbuild';
import { bundleSite } from '#cdk/build/site.ts';
import type { Scripts } from '#web/scripts.ts';
import type { Built } from './built.ts';
import { ROOT } from './root.ts';

interface How {
  readonly legible?: boolean;
}

export const builtScripts = (how: How = {}): Promise<Scripts> => bundleSite({ root: ROOT, ...how });

/** Leaves no builder behind: it would hold more memory than all else together. */
export async function build(how: How): Promise<Built> {
  const [thread, scripts] = await Promise.all([threadScript(), builtScripts(how)]);
  await stop();
  return { thread, scripts };
}

/** What threads run, in one piece: it is there in a tenth of a second, also where a thread takes another's place. */
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
    logLevel: 'warning',
    ...more,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
