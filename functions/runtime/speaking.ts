import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import type { Language } from '#shared/vocabulary/language.ts';
import { type Catalogue, findTranslations, readIn } from '#shared/words/language.ts';

const spoken = new AsyncLocalStorage<Language>();

/** Sets the reader's language to that of the work at hand, replacing what was set before. */
export const readAtWork = (): void => readIn(() => spoken.getStore() ?? 'en');

readAtWork();

// Beside a function that is packaged for Lambda; where it runs from its sources, its texts know all languages.
findTranslations((language) => {
  const { catalogue } = createRequire(import.meta.url)(`./${language}.cjs`) as { readonly catalogue: Catalogue };
  return catalogue;
});

/** Does something, all of whose texts are then in a language, also those that are made later on its way. */
export const inLanguage = <T>(language: Language | undefined, work: () => T): T => spoken.run(language ?? 'en', work);
