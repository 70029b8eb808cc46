import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#shared/vocabulary/language.ts';
import { stringsIn } from './strings-in.ts';

/** What readers stumbled over, or misread; of a template what stands before a value ends its string. */
const GIVEN_UP: Readonly<Record<Language, RegExp>> = {
  en: /\bdisplaced\b|\bvoid(?:ed)?\b|\bput(?:ting)?\b[^.]*\boff\b|has the turn/i,
  de: /Grand.Final|büß|\bFerien\b|\bUrlaub|bitte (?:die Leitung )?um ein|Unentschieden/i,
  fr: /Grand.Final|(?<!Pas )\bavant $|\bDéfai|jeu normal|\bVacances\b|signal\S+ (?:[msv]on|leur|votre|l’)|faux bond|État au/,
};

const cataloguesIn = (folder: string, language: Language): readonly string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith(`texts/${language}.ts`))
    .map((path) => join(folder, path));

describe('what people read', () => {
  it.each(LANGUAGES)('has no words in %s that were given up', async (language) => {
    const paths = ['functions', 'local', 'shared', 'web'].flatMap((folder) => cataloguesIn(folder, language));
    expect(paths.length).toBeGreaterThan(25);
    const found = await Promise.all(
      paths.map(async (path) =>
        (await stringsIn(readFileSync(path, 'utf8'), 'ts'))
          .filter(({ text }) => GIVEN_UP[language].test(text))
          .map(({ text }) => `${path}: ${text}`),
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});
