import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The modules that a text of TypeScript imports or exports again: for their types too, and when it runs. */
export const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, module = '']) => module);

/** One file that names another of ours. */
export interface Import {
  readonly file: string;
  readonly imports: string;
}

/** Every import of our own files in the files under a folder, by their paths. */
export function importsUnder(folder: string): readonly Import[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  return files.flatMap((file) =>
    importsIn(readFileSync(file, 'utf8'))
      .filter((module) => module.startsWith('.'))
      .map((module) => ({ file, imports: join(dirname(file), module) })),
  );
}
