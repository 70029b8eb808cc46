import { type BuildOptions, build } from 'esbuild';
import { inEdition, translationsOf } from './app.ts';
import { TranslationsApart } from './languages.ts';
import { chessOfTheService } from './rules.ts';

/**
 * Builds what an app has done beside its page: one script, app.js, with all systems and, but for the moves of chess games,
 * all rules inside it; its texts in other languages than English lie beside it.
 */
export async function bundleWorker(
  name: string,
  source: string,
  options: BuildOptions,
): Promise<ReadonlyMap<string, string>> {
  const apart = new TranslationsApart();
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [source],
    outdir: 'out',
    write: false,
    plugins: [chessOfTheService, apart],
  });
  return inEdition(
    name,
    new Map([['app.js', outputFiles[0]?.text ?? ''], ...(await translationsOf(apart.folders, options))]),
  );
}
