/// <reference lib="dom" />
import { isLanguage, type Language } from '#shared/vocabulary/language.ts';
import { readIn } from '#shared/words/language.ts';

// A small script of a page has its texts in all languages, and speaks that of the page.
readIn(() => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
});

/** Has a page that is no club's speak the first language of this browser that is spoken here. */
export function speakAsBrowser(): void {
  const wanted = languageOfBrowser();
  if (wanted) document.documentElement.lang = wanted;
}

/** Has it speak that of a club from now on. */
export function speakAs(language: Language = 'en'): void {
  document.documentElement.lang = language;
}

/** The first of this browser's languages that the site speaks; undefined if it speaks none. */
export const languageOfBrowser = (): Language | undefined =>
  navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage);
