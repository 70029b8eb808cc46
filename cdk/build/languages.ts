import { readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { LANGUAGES, type Language, TRANSLATIONS, type Translation } from '#shared/vocabulary/language.ts';

/** A part of a catalogue: the folder that has it, and what it is called there. */
interface CataloguePart {
  readonly folder: string;
  readonly name: string;
}

const TEXTS = /^import \{([^}]*)\} from '([^']*\/texts)\.ts';$/gm;

/** The parts that `texts.ts` has of its folder, each as `part: NAME`, and where `partsOf` comes from. */
const JOINED = /^export const \{(.*?)\} = partsOf\('([^']+)'/ms;
const MAKER = /^import \{ partsOf \} from '([^']+)';$/m;

/** Where a declaration of a catalogue begins: it may stand between parts. */
const DECLARATION = /^(?=(?:export )?(?:const|function|type|interface) )/m;

/** Makes a module of each part of a catalogue, so that a script has only what it says: in English, or in all languages. */
export class Catalogues implements Plugin {
  readonly name = 'catalogues';
  readonly #in: 'english' | 'all';
  readonly #parts = new Map<string, CataloguePart>();

  constructor(languages: 'english' | 'all' = 'english') {
    this.#in = languages;
  }

  /** The parts, by their keys and in order. */
  get parts(): readonly (readonly [key: string, CataloguePart])[] {
    return [...this.#parts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }

  setup = ({ initialOptions, onResolve, onLoad }: Parameters<Plugin['setup']>[0]): void => {
    const root = initialOptions.absWorkingDir ?? process.cwd();
    onLoad({ filter: /\.tsx?$/, namespace: 'file' }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace(TEXTS, (_, names: string, from: string) => eachAlone(names, from));
      return contents === source ? undefined : { contents, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
    onResolve({ filter: /\/texts\?\w+$/ }, ({ path, importer, resolveDir }) => ({
      path: placeOf(path, resolveDir || dirname(importer), root),
      namespace: 'catalogue',
      sideEffects: false,
    }));
    onLoad({ filter: /./, namespace: 'catalogue' }, ({ path }) => {
      const [place = '', name = ''] = path.split('?');
      const source = readFileSync(`${place}.ts`, 'utf8');
      const [, joined = '', prefix = ''] = JOINED.exec(source) ?? [];
      const [, part = ''] = new RegExp(`\\b(\\w+): ${name}\\b`).exec(joined) ?? [];
      if (part === '') return { errors: [{ text: `${place}.ts has no texts called ${name}.` }] };
      const key = `${prefix}/${part}`;
      this.#parts.set(key, { folder: relative(root, dirname(place)), name: part });
      const [, maker = ''] = MAKER.exec(source) ?? [];
      const make = `import { texts } from '${placeOf(maker, dirname(place), root)}';`;
      const texts = this.#in === 'all' ? imported(part) : alone(place, 'en', part);
      const languages = this.#in === 'all' ? LANGUAGES.join(', ') : `en: ${part}`;
      const made = `const made = /* @__PURE__ */ texts('${key}', { ${languages} }); export { made as ${name} };`;
      return { contents: [make, texts, made].join('\n'), loader: 'ts', resolveDir: place };
    });
  };
}

/** Where an imported file lies: a path from the root begins with a #. */
const placeOf = (path: string, folder: string, root: string): string =>
  path.startsWith('#') ? resolve(root, path.slice(1)) : resolve(folder, path);

const eachAlone = (names: string, from: string): string =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => `import { ${each} } from '${from}?${each.split(' ')[0]}';`)
    .join(' ');

/** A catalogue with one of its parts, and all that is declared for several: what the part does not need is not bundled. */
function alone(place: string, language: Language, part: string): string {
  const declared = readFileSync(join(place, `${language}.ts`), 'utf8').split(DECLARATION);
  const kept = declared.filter((each) => !each.startsWith('export const ') || each.startsWith(`export const ${part} `));
  return kept.map((each) => each.replace(/^export /, '')).join('');
}

/** A part of a catalogue in all languages, each by its own name. */
const imported = (part: string): string =>
  LANGUAGES.map((language) => `import { ${part} as ${language} } from './${language}.ts';`).join('\n');

/** A translation of some parts, as a script that exports it as `catalogue`. */
export async function bundleTranslation(
  language: Translation,
  parts: Catalogues['parts'],
  options: BuildOptions,
): Promise<string> {
  const lines = parts.flatMap(([key, { folder, name }], index) => [
    `import { ${name} as part${index} } from './${folder}/texts/${language}.ts';`,
    `catalogue['${key}'] = part${index};`,
  ]);
  const { outputFiles = [] } = await build({
    ...options,
    inject: [],
    stdin: {
      contents: `export const catalogue = {};\n${lines.join('\n')}`,
      resolveDir: options.absWorkingDir ?? process.cwd(),
    },
    outdir: 'out',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The translations of some parts, each under the name of its script. */
export const translationsOf = (parts: Catalogues['parts'], options: BuildOptions) =>
  Promise.all(
    TRANSLATIONS.map(
      async (language) => [`${language}.js`, await bundleTranslation(language, parts, options)] as const,
    ),
  );
