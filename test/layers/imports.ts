import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The modules that a text of TypeScript imports or exports again: for their types too, and when it runs. */
export const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, module = '']) => module);

export interface Import {
  readonly file: string;
  readonly imports: string;
}

const sourcesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

export const importsUnder = (folder: string): readonly Import[] =>
  sourcesUnder(folder).flatMap((file) =>
    importsIn(readFileSync(file, 'utf8'))
      .filter((module) => /^[.#]/.test(module))
      .map((module) => ({ file, imports: module.startsWith('#') ? module.slice(1) : join(dirname(file), module) })),
  );

/** The imports under a folder that climb two folders, or out of the top one: from the root, as `#shared/…`, they are read at a glance. */
export const climbingUnder = (folder: string): readonly string[] =>
  sourcesUnder(folder).flatMap((file) =>
    importsIn(readFileSync(file, 'utf8'))
      .filter(
        (module) => module.startsWith('../../') || (module.startsWith('../') && !file.includes('/', folder.length + 1)),
      )
      .map((module) => `${file}: ${module}`),
  );
