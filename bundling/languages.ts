import { dirname, join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { TRANSLATIONS, type Translation } from '../shared/vocabulary/language.ts';

/** Where the texts of a folder lie in other languages than English. */
const TRANSLATED = new RegExp(`^\\./texts/(?:${TRANSLATIONS.join('|')})\\.ts$`);

/** Leaves translations out of what is bundled, and takes note of the folders whose texts would have been in it. */
export class TranslationsApart implements Plugin {
  readonly name = 'translations apart';
  readonly #folders = new Set<string>();

  /** The folders, in order, by their names in the sources. */
  get folders(): readonly string[] {
    return [...this.#folders].toSorted();
  }

  setup = ({ initialOptions, onResolve, onLoad }: Parameters<Plugin['setup']>[0]): void => {
    const root = initialOptions.absWorkingDir ?? process.cwd();
    onResolve({ filter: TRANSLATED }, ({ path, importer }) => {
      this.#folders.add(relative(root, dirname(importer)));
      return { path: join(dirname(importer), path), namespace: 'apart', sideEffects: false };
    });
    onLoad({ filter: /./, namespace: 'apart' }, () => ({
      contents: TRANSLATIONS.map((language) => `export const ${language} = undefined;`).join('\n'),
    }));
  };
}

/** A translation of the texts of some folders, as a script that exports it as `catalogue`. */
export async function bundleTranslation(
  language: Translation,
  folders: readonly string[],
  options: BuildOptions,
): Promise<string> {
  const lines = folders.flatMap((folder, index) => [
    `import { ${language} as texts${index} } from './${folder}/texts/${language}.ts';`,
    `catalogue['${folder}'] = texts${index};`,
  ]);
  const { outputFiles = [] } = await build({
    ...options,
    stdin: {
      contents: `export const catalogue = {};\n${lines.join('\n')}`,
      resolveDir: options.absWorkingDir ?? process.cwd(),
    },
    outdir: 'out',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
