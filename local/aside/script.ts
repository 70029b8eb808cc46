import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What threads run, in one piece: it is there in a tenth of a second, also where a thread takes another's place. */
export async function threadScript(more: BuildOptions = {}): Promise<string> {
  const { outputFiles = [] } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['local/aside/thread.ts'],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(`${ROOT}local/aside/thread.ts`).href) },
    logLevel: 'warning',
    ...more,
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
