import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that people read who want to run this. */
const PAGES: readonly string[] = [
  'README.md',
  'SECURITY.md',
  ...['CONTRIBUTING.md'].filter((name) => readdirSync(ROOT).includes(name)),
  ...readdirSync(new URL('../../docs', import.meta.url))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `docs/${name}`),
];

/** A line that a page tells people to type, with the lines that it goes on in. */
export interface Typed {
  readonly page: string;
  readonly line: string;
}

export const textOf = (page: string): string => readFileSync(`${ROOT}/${page}`, 'utf8');

/** The lines of all blocks for a shell, in the order in which somebody who reads page after page would type them. */
export const typedLines = (): readonly Typed[] =>
  PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/^```(?:sh|bash)\n(.*?)^```/gms)]
      .flatMap(([, block = '']) => block.replace(/\\\n\s*/g, '').split('\n'))
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => ({ page, line })),
  );

/** Commands within sentences, such as `npm run check`. */
export const typedInSentences = (): readonly Typed[] =>
  PAGES.flatMap((page) =>
    [
      ...textOf(page)
        .replace(/^```.*?^```/gms, '')
        .matchAll(/`((?:[A-Z_]+=\S+ )*np[mx] [^`]+)`/g),
    ].map(([, line = '']) => ({ page, line })),
  );

/** The words of a line, without what is said of it. */
export const wordsOf = (line: string): readonly string[] => line.replace(/ +#.*/, '').split(' ');
