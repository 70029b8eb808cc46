import type { Language, Translation } from '../vocabulary/language.ts';

/** Texts of one part of a catalogue: sentences, functions that make them, and groups of both. */
type Texts = object;

/** The same texts in every language; the compiler reports a text that one of them lacks. */
type InAllLanguages<T extends Texts> = { readonly en: T } & { readonly [L in Translation]: NoInfer<T> };

/** A translation of many parts, by the key of each, such as `me/rivals`. */
export type Catalogue = Readonly<Record<string, Texts>>;

/** Translations that don't come with the code, but in a file of their own. */
const catalogues = new Map<Language, Catalogue>();
let find: (language: Language) => Catalogue | undefined = () => undefined;
let reading: () => Language = () => 'en';

/** Sets how the language of the reader is found: in a browser it is the club's, in a function that of the work at hand. */
export function readIn(how: () => Language): void {
  reading = how;
}

export const language = (): Language => reading();

/** Makes a translation known that came in a file of its own. */
export function learn(language: Translation, catalogue: Catalogue): void {
  catalogues.set(language, catalogue);
}

/** Says where a translation is found when it is first read. */
export function findTranslations(how: typeof find): void {
  find = how;
}

function catalogueOf(language: Language): Catalogue {
  const catalogue = catalogues.get(language) ?? find(language) ?? {};
  catalogues.set(language, catalogue);
  return catalogue;
}

/**
 * A part of a catalogue, each text in the language that is read where it is used: a text that a module keeps in a constant
 * would stay in the language that was read when the module was loaded. Bundles have only the English texts inside, and
 * the translations beside them (`cdk/build/languages.ts`), by the key of the part; one that did not come is read in English.
 */
export const texts = <T extends Texts>(key: string, all: InAllLanguages<T>): T =>
  lookedUp(all.en, () => {
    const now = language();
    const inside: T | undefined = all[now];
    return inside ?? (catalogueOf(now)[key] as T | undefined) ?? all.en;
  });

/** The parts that are exported by a folder's `texts/en.ts` and its translations, each as `texts` has it. */
export const partsOf = <T extends object>(folder: string, all: InAllLanguages<T>): T =>
  Object.fromEntries(
    (Object.keys(all.en) as (keyof T & string)[]).map((part) => [
      part,
      texts(`${folder}/${part}`, { en: all.en[part] as Texts, de: all.de[part] as Texts, fr: all.fr[part] as Texts }),
    ]),
  ) as T;

/** The same object, but each text comes from what `current` returns at that moment. */
function lookedUp<T extends Texts>(english: T, current: () => T): T {
  const result = {} as T;
  for (const key of Object.keys(english) as (keyof T)[]) {
    const group = groupIn(english[key], () => current()[key]);
    Object.defineProperty(result, key, { enumerable: true, get: group ? () => group : () => current()[key] });
  }
  return result;
}

/** A group of texts is no list, and never null. */
function groupIn<T>(english: T, current: () => T): T | undefined {
  const isGroup = typeof english === 'object' && !Array.isArray(english);
  return isGroup ? (lookedUp(english as T & Texts, current as () => T & Texts) as T) : undefined;
}
