/// <reference lib="dom" />
import { isLanguage, type Language } from '../../shared/vocabulary/language.ts';

/** The first language of this browser that is spoken here; nothing where none is. */
export const languageOfBrowser = (): Language | undefined =>
  navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage);
