/// <reference lib="dom" />
import { isLanguage } from '../../shared/vocabulary/language.ts';
import { readIn } from '../../shared/words/texts.ts';

// A small script of a page has its texts in all languages, and speaks that of the page.
readIn(() => {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
});

/** Has a page that is no club's speak the first language of this browser that is spoken here. */
export function speakAsBrowser(): void {
  const wanted = navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage);
  if (wanted) document.documentElement.lang = wanted;
}
