/// <reference lib="dom" />
import { isLanguage, type Language } from '#shared/vocabulary/language.ts';
import { type Catalogue, learn, readIn } from '#shared/words/language.ts';
import { ladderOfAddress, lastSessions } from '../session/session.ts';
import { addressOfPart, keepOffline, loadScript } from './loading.ts';
import { languageOfBrowser } from './page-language.ts';

let spoken: Language = 'en';
readIn(() => spoken);

/** What the page is called until it shows more. */
let title = (): string => document.title;

/**
 * Has this page speak a club's language from now on, once its texts are there; what was drawn before stays as it is. Where
 * they can't be loaded, it goes on in the language that it spoke.
 */
export async function speak(language: Language = 'en'): Promise<void> {
  if (language === spoken) return;
  if (language !== 'en' && !(await isLearnt(language))) return;
  const isCalledSo = document.title === title();
  spoken = language;
  if (isCalledSo) document.title = title();
  document.documentElement.lang = language;
}

/** Texts come as a part of the app. */
async function isLearnt(language: Exclude<Language, 'en'>): Promise<boolean> {
  const address = addressOfPart(language);
  try {
    learn(language, (await loadScript<{ readonly catalogue: Catalogue }>(address)).catalogue);
    void keepOffline(address);
    return true;
  } catch {
    return false;
  }
}

/** Has a part of a page speak the language of the page, before it draws anything. */
export function speakAsPage(): Promise<void> {
  const { lang } = document.documentElement;
  return speak(isLanguage(lang) ? lang : 'en');
}

/**
 * Has an app speak the language of its club as far as this browser remembers that, else one of the browser’s, before it
 * draws anything; and says what its page is called until it shows more.
 */
export function speakAsBefore(called: () => string): Promise<void> {
  title = called;
  const { club } = ladderOfAddress();
  const known = lastSessions().find((each) => each.club.id === club);
  return speak(known ? known.club.language : languageOfBrowser());
}
