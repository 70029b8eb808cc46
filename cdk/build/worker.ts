import { type BuildOptions, build } from 'esbuild';
import { inEdition } from './app.ts';
import { Catalogues, translationsOf } from './languages.ts';
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
  const catalogues = new Catalogues();
  const { outputFiles = [] } = await build({
    ...options,
    entryPoints: [source],
    outdir: 'out',
    write: false,
    plugins: [chessOfTheService, catalogues],
  });
  return inEdition(
    name,
    new Map([['app.js', outputFiles[0]?.text ?? ''], ...(await translationsOf(catalogues.parts, options))]),
  );
}
